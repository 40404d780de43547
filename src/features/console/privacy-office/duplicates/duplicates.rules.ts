/** Signs that two patient accounts belong to one person. `staff`: a member of staff made the pair. */
export const pairSigns = ['number', 'name', 'phone', 'staff'] as const;
export type PairSign = (typeof pairSigns)[number];

export const pairStates = ['open', 'apart', 'proposed', 'merged'] as const;
export type PairState = (typeof pairStates)[number];

/**
 * A pair is decided to be two people, or it is proposed to be merged and then confirmed; every decision can be undone.
 */
export const pairTransitions: Readonly<Record<PairState, readonly PairState[]>> = {
  open: ['apart', 'proposed'],
  apart: ['open'],
  proposed: ['open', 'merged'],
  merged: ['open'],
};

/** A person with a folded name and a day of birth in clear. */
export interface NamedPerson {
  accountId: string;
  folded: string;
  born: string;
}

/**
 * More people than this with the same name and day of birth are not compared with each other, because the cause must be
 * another one.
 */
const mostAlike = 10;

/** The pairs of people with the same name and day of birth, lower account id first. */
export function pairsByName(people: readonly NamedPerson[]): [string, string][] {
  const groups = Map.groupBy(people, ({ folded, born }) => `${born} ${folded}`);
  return [...groups.values()]
    .filter(({ length }) => length <= mostAlike)
    .flatMap((group) => {
      const ids = group.map(({ accountId }) => accountId).toSorted();
      return ids.flatMap((one, index) => ids.slice(index + 1).map((other): [string, string] => [one, other]));
    });
}
