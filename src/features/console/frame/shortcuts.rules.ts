/** Keyboard shortcuts of the console: the letter after `g` that opens each list. */

/** By the list's address. Each letter is used once; a list without a letter is found with Ctrl+K. */
export const goLetters: Readonly<Record<string, string>> = {
  '/staff': 'h',
  '/staff/appointments': 'a',
  '/staff/waiting-list': 'w',
  '/staff/new-times': 'n',
  '/staff/leave': 'l',
  '/staff/schedules': 's',
  '/staff/holidays': 'y',
  '/staff/enquiries': 'e',
  '/staff/guarantee-letters': 'g',
  '/staff/vouchers': 'v',
  '/staff/members': 'm',
  '/staff/orders': 'o',
  '/staff/refunds': 'r',
  '/staff/packages': 'p',
  '/staff/promotions': 'd',
  '/staff/catalogue': 't',
  '/staff/content': 'c',
  '/staff/forms': 'f',
  '/staff/reviews': 'q',
  '/staff/media': 'i',
  '/staff/keywords': 'k',
  '/staff/people': 'u',
  '/staff/audit': 'j',
};

/** Milliseconds after `g` within which the letter must be pressed. */
export const goWithinMs = 1_500;

/** The address that a letter opens; undefined where the member of staff sees no list with that letter. */
export function addressOfLetter(menuItems: readonly { path: string }[], letter: string): string | undefined {
  return ['/staff', ...menuItems.map(({ path }) => path)].find((path) => goLetters[path] === letter);
}
