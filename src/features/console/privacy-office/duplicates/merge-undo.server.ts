/**
 * A merge can be undone within thirty days; then the closed account is erased. Rows that are written to it late are
 * moved too.
 */
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { moveRowsBack } from '#src/platform/data-subject/move-rows.server.ts';
import { inTransaction, type Transaction } from '#src/platform/db/transaction.ts';
import { queueRemovals, removeFromProvider } from '#src/platform/identity/identity-removals.server.ts';
import {
  findAccountByEmail,
  findAccountById,
  queueProfileSync,
} from '#src/features/patient/accounts/accounts.server.ts';
import { isOwnPassword } from '#src/features/patient/credentials/credentials.server.ts';
import { readSetting } from '#src/features/site/settings/settings.server.ts';
import { m } from '#src/paraglide/messages.js';
import { updatePair } from '../data/duplicates.store.server.ts';
import {
  findMergeOf,
  forgetPointer,
  listMergedInto,
  listMergesSince,
  listMergesToClose,
  listSubjectsOf,
  lockMergeInForce,
  readyForErasure,
  reopenAccount,
  updateMerge,
  type MergeRow,
} from '../data/patient-merges.store.server.ts';
import { addressTaken, fieldsInvalid, pairUnknown, undoOver } from '../privacy-office.errors.ts';
import { reasonSchema } from '../privacy-office.schema.ts';
import { readDetails, writeDetails, type PatientDetails } from './chosen-details.server.ts';
import { lockSeenPair, recordAboutPair } from './duplicates.server.ts';
import { mailMerged } from './merge-mails.server.ts';
import { moveEverything, type FormerState, type PairChange } from './merge.server.ts';

/**
 * Undoes a merge: rows that have not changed since are moved back, and the closed account opens again with its own
 * sign-in methods. Throws pair_unknown (404), undo_over, address_taken, changed_meanwhile, step_impossible, own_record
 * (409), fields_invalid (422).
 */
export async function undoMerge(
  app: App,
  actor: Actor,
  { reason, ...change }: PairChange & { reason: string },
): Promise<void> {
  const brand = await readSetting(app, 'brand');
  await inTransaction(app.db, async (tx) => {
    const { pair, staffId } = await lockSeenPair(tx, actor, { ...change, to: 'open' });
    const merge = await findMergeOf(tx, pair.id, true);
    if (!merge?.mergedAt) throw pairUnknown();
    if (!reasonSchema.safeParse(reason).success) throw fieldsInvalid({ reason: m.privacy_error_reason });
    const now = app.clock.now();
    if (merge.closedAt || !merge.former || merge.undoUntil! < now) throw undoOver();
    const former = JSON.parse(app.secrets.open(merge.former, ['patient_merges', 'former', merge.id])) as FormerState;
    if (await findAccountByEmail(tx, former.email)) throw addressTaken();
    if (!(await findAccountById(tx, merge.keptId))) throw pairUnknown();
    await reopenAccount(tx, { id: merge.goneId, email: former.email, now });
    await moveRowsBack(tx, merge.moved ?? []);
    await restoreDetails(app, tx, { accountId: merge.keptId, former });
    for (const accountId of [merge.keptId, merge.goneId])
      await queueProfileSync(app, tx, { accountId, action: 'update-remidi-profile' });
    await updateMerge(tx, merge.id, { undoneAt: now, undoneBy: staffId, moved: null, former: null });
    await updatePair(tx, pair.id, { state: 'open', decidedBy: null, decidedAt: null });
    await recordAboutPair(app, tx, { actor, action: 'merge_undone', pair });
    const [kept, gone] = [await findAccountById(tx, merge.keptId), await findAccountById(tx, merge.goneId)];
    await mailMerged(app, tx, { mergeId: merge.id, kept: kept!, gone: gone!, brand, isUndone: true });
  });
}

/** Restores the replaced details, unless somebody has changed them since. */
async function restoreDetails(
  app: App,
  tx: Transaction,
  { accountId, former }: { accountId: string; former: FormerState },
): Promise<void> {
  const now = await readDetails(app, tx, accountId);
  const isUntouched = (Object.keys(former.after) as (keyof PatientDetails)[]).every(
    (name) => now[name] === former.after[name],
  );
  if (isUntouched) await writeDetails(app, tx, { accountId, details: former.before });
}

const followMs = 3_600_000;

/**
 * Moves rows of requests that were in progress when their account was merged, such as a booking. Returns how many rows
 * were moved.
 */
export async function followMerges(app: App): Promise<number> {
  const ids = await listMergesSince(app.db, new Date(app.clock.now().getTime() - followMs));
  let followed = 0;
  for (const id of ids)
    followed += await inTransaction(app.db, async (tx) => {
      const merge = await lockMergeInForce(tx, id);
      return merge ? followMerge(app, tx, merge) : 0;
    });
  return followed;
}

async function followMerge(app: App, tx: Transaction, merge: MergeRow): Promise<number> {
  const late = await moveEverything(app, tx, { from: merge.goneId, to: merge.keptId, persons: merge.persons ?? {} });
  if (late.length > 0) await updateMerge(tx, merge.id, { moved: [...(merge.moved ?? []), ...late] });
  return late.length;
}

/**
 * Erases accounts whose merge can no longer be undone: only hashes still lead from each to the account that stayed.
 * Returns how many.
 */
export async function closeMerges(app: App): Promise<number> {
  const ids = await listMergesToClose(app.db, app.clock.now());
  for (const id of ids)
    await inTransaction(app.db, async (tx) => {
      const merge = await lockMergeInForce(tx, id);
      if (!merge) return;
      await followMerge(app, tx, merge);
      await eraseMerged(app, tx, merge.goneId);
      await updateMerge(tx, id, { closedAt: app.clock.now(), moved: null, former: null, persons: null });
    });
  if (ids.length > 0) await removeFromProvider(app);
  return ids.length;
}

/** Erases what a closed account still has, its sign-in methods included. */
async function eraseMerged(app: App, tx: Transaction, accountId: string): Promise<void> {
  const subjects = (await listSubjectsOf(tx, accountId)).filter(isOwnPassword).map(({ subject }) => subject);
  await readyForErasure(tx, accountId);
  for (const handler of app.dataSubjectHandlers)
    if (handler.name !== 'duplicates') await handler.erase(app, tx, accountId);
  await queueRemovals(app, tx, subjects);
}

/** Erases the accounts that were merged into one that is itself erased; they no longer lead to any account. */
export async function eraseMergedInto(app: App, tx: Transaction, accountId: string): Promise<void> {
  for (const merged of await listMergedInto(tx, accountId)) {
    await eraseMerged(app, tx, merged);
    await forgetPointer(tx, merged);
  }
}
