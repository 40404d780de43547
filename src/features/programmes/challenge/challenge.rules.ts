/** Rules of the challenge: the state of its dates, its prizes, the parts of its page. */

/** The parts of the page in order; each is an anchor and a quick link. */
export const parts = [
  'overview',
  'how-to-participate',
  'topics-and-themes',
  'prizes',
  'timeline',
  'resources',
  'judges-and-mentors',
  'contact-us',
] as const;
export type Part = (typeof parts)[number];

export type DateState = 'past' | 'now' | 'to_come';

/** The state of a timeline entry on a Malaysian day; first and last day are included. */
export function stateOf({ from, to }: { from: string; to: string }, today: string): DateState {
  if (today < from) return 'to_come';
  return today > to ? 'past' : 'now';
}

/** 'RM35,000': prizes are in whole ringgit. */
export function formatRinggit(ringgit: number): string {
  return `RM${String(ringgit).replace(/\B(?=(\d{3})+$)/g, ',')}`;
}

/** The sum of all prizes, in ringgit. */
export function prizeTotal(prizes: readonly { awards: readonly { ringgit: number; count: number }[] }[]): number {
  return prizes.flatMap(({ awards }) => awards).reduce((total, { ringgit, count }) => total + ringgit * count, 0);
}

/** The challenge's documents; each is a PDF at the page's address, in the reader's language. */
export const challengeDocuments = ['guidelines', 'template'] as const;
export type ChallengeDocument = (typeof challengeDocuments)[number];

export const templateFile = '/innovationcampaign/template';
export const guidelinesFile = '/innovationcampaign/guidelines';
