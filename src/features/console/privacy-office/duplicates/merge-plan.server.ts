/**
 * The effect of a merge of two accounts, and the reasons against it: shown before it is confirmed, and checked again.
 */
import type { AccountMove, App } from '#src/platform/app.ts';
import { countMovable } from '#src/platform/data-subject/move-rows.server.ts';
import { inTransaction, type Transaction } from '#src/platform/db/transaction.ts';
import { isStaffMember } from '#src/features/console/roles/roles.server.ts';
import { findAccountById } from '#src/features/patient/accounts/accounts.server.ts';
import { listPersonRows, openBirthDate } from '#src/features/patient/persons/persons.server.ts';
import { maximumPersons } from '#src/features/patient/persons/persons.rules.ts';
import { waitsForPayment } from '#src/features/membership/memberships/memberships.server.ts';
import { hasOpenDeletion } from '../data/patient-merges.store.server.ts';
import { blockersOf, samePersons, type ComparedPerson, type MergeBlocker } from './merge.rules.ts';

export interface PlannedArea {
  /** Name of the part of the export. */
  name: string;
  moving: number;
  /** Number of records that the other account has too. */
  staying: number;
  /** References of bookings and cards that would become one record. */
  meetings: string[];
}

export interface MergePlan {
  areas: PlannedArea[];
  blockers: MergeBlocker[];
}

interface Two {
  keptId: string;
  goneId: string;
}

/** The plan of a merge, read in one snapshot. */
export async function planMerge(app: App, two: Two): Promise<MergePlan> {
  return inTransaction(app.db, async (tx) => {
    const move = await moveOf(app, tx, two);
    const areas: PlannedArea[] = [];
    for (const handler of app.dataSubjectHandlers) {
      const counts = await countMovable(tx, handler, move);
      // The owner is in both accounts and is not counted as a family member.
      if (handler.name === 'account') counts.staying -= 1;
      const meetings = (await handler.mergeMeetings?.(tx, move)) ?? [];
      if (counts.moving + counts.staying + meetings.length > 0) areas.push({ name: handler.name, ...counts, meetings });
    }
    return { areas, blockers: await findBlockers(app, tx, { two, move }) };
  });
}

/** The two accounts with the persons who are in both. */
export async function moveOf(
  app: Pick<App, 'secrets'>,
  tx: Transaction,
  { keptId, goneId }: Two,
): Promise<AccountMove> {
  const [from, to] = [await comparedPersons(app, tx, goneId), await comparedPersons(app, tx, keptId)];
  return { from: goneId, to: keptId, persons: samePersons(from, to) };
}

async function comparedPersons(
  app: Pick<App, 'secrets'>,
  tx: Transaction,
  accountId: string,
): Promise<ComparedPerson[]> {
  return (await listPersonRows(tx, accountId)).map((person) => ({
    id: person.id,
    isSelf: person.relationship === 'self',
    idHash: person.idHash,
    name: person.name,
    dateOfBirth: openBirthDate(app.secrets, person),
  }));
}

/** The reasons why the two accounts cannot be merged now. */
export async function findBlockers(
  app: App,
  tx: Transaction,
  { two: { keptId, goneId }, move }: { two: Two; move: AccountMove },
): Promise<MergeBlocker[]> {
  const kept = await findAccountById(tx, keptId);
  const [ours, theirs] = [await listPersonRows(tx, keptId), await listPersonRows(tx, goneId)];
  const unpaid = [await waitsForPayment(tx, keptId), await waitsForPayment(tx, goneId)];
  return blockersOf({
    hasStaff: (await isStaffMember(app, keptId)) || (await isStaffMember(app, goneId)),
    isKeptProved: Boolean(kept?.emailVerifiedAt),
    personCount: ours.length + theirs.filter(({ id }) => !(id in move.persons)).length,
    mostPersons: maximumPersons,
    hasOpenDeletion: await hasOpenDeletion(tx, [keptId, goneId]),
    areBothUnpaid: unpaid.every(Boolean),
  });
}
