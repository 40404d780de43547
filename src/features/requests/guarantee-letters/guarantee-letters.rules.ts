/** Rules of applying for a guarantee letter: the choices of its first step and the address with them. */

/** A patient's applications on one page. */
export const lettersPerPage = 20;

/** Value of the doctor field while the patient does not know the doctor. */
export const notKnownYet = 'not_known';

/** The choices of the first step, from the address. */
export interface LetterChoice {
  /** A hospital's id. */
  hospital: string;
  /** A person of the account, 'other', or '' for the patient. */
  person: string;
  /** A stored card, 'none', or '' for the first one. */
  card: string;
}

/** The choices of the first step from the query; a missing one is empty. */
export function readLetterChoice(query: URLSearchParams): LetterChoice {
  const text = (name: string) => (query.get(name) ?? '').slice(0, 40);
  return { hospital: text('hospital'), person: text('person'), card: text('card') };
}

/** The address of the application page with these choices; empty ones are left out. */
export function letterHref({ hospital, person, card }: Partial<LetterChoice>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ hospital, person, card })) if (value) query.set(name, value);
  const asked = query.toString();
  return `/gl-application${asked ? `?${asked}` : ''}`;
}

/** The last four characters of an identity number for comparison: letters and digits alone. */
export function lastFour(number: string): string {
  return number
    .replace(/[^A-Za-z0-9]/g, '')
    .slice(-4)
    .toUpperCase();
}
