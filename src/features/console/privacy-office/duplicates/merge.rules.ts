/**
 * Details of the patient that staff choose from either account. An identity number includes its kind and nationality.
 */
export const mergeFields = ['name', 'dateOfBirth', 'gender', 'identity', 'address'] as const;
export type MergeField = (typeof mergeFields)[number];
export type MergeChoices = Record<MergeField, 'kept' | 'gone'>;

/** Days for which a merge can be undone; then the closed account is erased. */
export const undoDays = 30;

/** Why two accounts cannot be merged in their present state. */
export const mergeBlockers = ['staff', 'address_unproved', 'too_many_persons', 'deletion_open', 'both_unpaid'] as const;
export type MergeBlocker = (typeof mergeBlockers)[number];

export interface MergeFacts {
  hasStaff: boolean;
  isKeptProved: boolean;
  /** Number of persons that the account would have. */
  personCount: number;
  mostPersons: number;
  hasOpenDeletion: boolean;
  /** Whether both have a membership that waits for payment. */
  areBothUnpaid: boolean;
}

/** The reasons against a merge; empty when there are none. */
export function blockersOf(facts: MergeFacts): MergeBlocker[] {
  const found: Record<MergeBlocker, boolean> = {
    // An account with access to the console is not only a patient's record.
    staff: facts.hasStaff,
    // The address is not verified: a stranger may have registered it in the patient's name.
    address_unproved: !facts.isKeptProved,
    too_many_persons: facts.personCount > facts.mostPersons,
    // The deletion request is about one account; after a merge it would erase both.
    deletion_open: facts.hasOpenDeletion,
    both_unpaid: facts.areBothUnpaid,
  };
  return mergeBlockers.filter((blocker) => found[blocker]);
}

/** The facts by which persons of two accounts are compared. */
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
 * The persons who are in both accounts: the owners, and dependants with the same identity number, or with the same name
 * and day of birth where either has no number. Each person is matched once.
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
