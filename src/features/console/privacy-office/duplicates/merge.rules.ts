/** Details of the patient that staff choose from either account. An identity number brings its kind and nationality. */
export const mergeFields = ['name', 'dateOfBirth', 'gender', 'identity', 'address'] as const;
export type MergeField = (typeof mergeFields)[number];
export type MergeChoices = Record<MergeField, 'kept' | 'gone'>;

/** A merge can be undone for so many days; then the closed account is erased. */
export const undoDays = 30;

/** Why two accounts cannot be merged as they are. */
export const mergeBlockers = ['staff', 'address_unproved', 'too_many_persons', 'deletion_open', 'both_unpaid'] as const;
export type MergeBlocker = (typeof mergeBlockers)[number];

export interface MergeFacts {
  hasStaff: boolean;
  isKeptProved: boolean;
  /** Persons that the account would have. */
  personCount: number;
  mostPersons: number;
  hasOpenDeletion: boolean;
  /** Both wait for the payment of a membership. */
  areBothUnpaid: boolean;
}

/** What stands against a merge; empty when nothing does. */
export function blockersOf(facts: MergeFacts): MergeBlocker[] {
  const found: Record<MergeBlocker, boolean> = {
    // An account with access to the console is no patient's record alone.
    staff: facts.hasStaff,
    // Nobody has shown whose address it is: it may be a stranger's who registered in the patient's name.
    address_unproved: !facts.isKeptProved,
    too_many_persons: facts.personCount > facts.mostPersons,
    // The request is about one account; after a merge it would erase both.
    deletion_open: facts.hasOpenDeletion,
    both_unpaid: facts.areBothUnpaid,
  };
  return mergeBlockers.filter((blocker) => found[blocker]);
}

/** A person as two accounts are compared. */
export interface ComparedPerson {
  id: string;
  isSelf: boolean;
  idHash: string | null;
  name: string;
  dateOfBirth: string | null;
}

const folded = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

function areSame(one: ComparedPerson, other: ComparedPerson): boolean {
  if (one.isSelf || other.isSelf) return one.isSelf && other.isSelf;
  if (one.idHash !== null && other.idHash !== null) return one.idHash === other.idHash;
  return one.dateOfBirth !== null && one.dateOfBirth === other.dateOfBirth && folded(one.name) === folded(other.name);
}

/**
 * Which person of the first account is which of the second: the owners, and dependants with one identity number, or
 * with one name and day of birth where either has no number. Each is matched once.
 */
export function samePersons(from: readonly ComparedPerson[], to: readonly ComparedPerson[]): Record<string, string> {
  const taken = new Set<string>();
  const pairs: [string, string][] = [];
  for (const one of from) {
    const match = to.find((other) => !taken.has(other.id) && areSame(one, other));
    if (!match) continue;
    taken.add(match.id);
    pairs.push([one.id, match.id]);
  }
  return Object.fromEntries(pairs);
}
