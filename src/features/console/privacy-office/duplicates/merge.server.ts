/** The merge of two accounts of one patient: proposed by one member of staff, confirmed by another. */
import { z } from 'zod';
import { isUuid } from '#src/shared/identifiers/uuid.ts';
import type { Actor } from '#src/platform/actor.ts';
import type { AccountMove, App, MovedRow } from '#src/platform/app.ts';
import { moveRows } from '#src/platform/data-subject/move-rows.server.ts';
import { inTransaction, type Transaction } from '#src/platform/db/transaction.ts';
import {
  emailHashOf,
  findAccountById,
  mergedEmailEnd,
  queueProfileSync,
  withdrawProfile,
  type AccountRow,
} from '#src/features/patient/accounts/accounts.server.ts';
import { listPersonRows } from '#src/features/patient/persons/persons.server.ts';
import { endSessions } from '#src/features/patient/sessions/sessions.server.ts';
import { readSetting } from '#src/features/site/settings/settings.server.ts';
import { m } from '#src/paraglide/messages.js';
import { deleteUndecidedPairsOf, updatePair, type PairRow } from '../data/duplicates.store.server.ts';
import {
  closeAsMerged,
  deleteMerge,
  findMergeOf,
  insertMerge,
  lockBoth,
  updateMerge,
  type MergeRow,
} from '../data/patient-merges.store.server.ts';
import { fieldsInvalid, mergeBlocked, pairUnknown, secondPersonNeeded } from '../privacy-office.errors.ts';
import { reasonSchema } from '../privacy-office.schema.ts';
import { chooseDetails, readDetails, writeDetails, type PatientDetails } from './chosen-details.server.ts';
import { lockSeenPair, recordAboutPair } from './duplicates.server.ts';
import { mailMerged } from './merge-mails.server.ts';
import { findBlockers, moveOf } from './merge-plan.server.ts';
import { mergeFields, undoDays, type MergeChoices } from './merge.rules.ts';

const side = z.enum(['one', 'other']);
const proposalSchema = z.object({
  keep: side,
  name: side,
  dateOfBirth: side,
  gender: side,
  identity: side,
  address: side,
  mergeReason: reasonSchema,
  isSure: z.literal('yes'),
});
const fieldTexts = {
  keep: m.privacy_merge_error_choice,
  mergeReason: m.privacy_error_reason,
  isSure: m.privacy_merge_error_sure,
};

export interface PairChange {
  id: string;
  seen: number;
}

/** What a merge stores of the former state, sealed: the closed account's address, and replaced details. */
export interface FormerState {
  email: string;
  before: PatientDetails;
  after: PatientDetails;
}

/**
 * Proposes a merge: the account that stays, and the account from which each detail is taken. Nothing changes before a
 * second person confirms it. Throws pair_unknown (404), fields_invalid (422), merge_blocked, changed_meanwhile,
 * step_impossible, own_record (409).
 */
export async function proposeMerge(
  app: App,
  actor: Actor,
  { typed, ...change }: PairChange & { typed: Record<string, string> },
): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    const { pair, staffId } = await lockSeenPair(tx, actor, { ...change, to: 'proposed' });
    const { keep, mergeReason, isSure: _sure, ...sides } = checkedProposal(typed);
    const [keptId, goneId] = keep === 'one' ? [pair.oneId, pair.otherId] : [pair.otherId, pair.oneId];
    const choices = Object.fromEntries(
      mergeFields.map((field) => [field, sides[field] === keep ? 'kept' : 'gone']),
    ) as MergeChoices;
    await checkMerge(app, tx, { keptId, goneId, choices });
    const id = app.random.uuid();
    await insertMerge(tx, {
      id,
      pairId: pair.id,
      keptId,
      goneId,
      choices,
      reason: app.secrets.seal(mergeReason, ['patient_merges', 'reason', id]),
      proposedBy: staffId,
      proposedAt: app.clock.now(),
    });
    await updatePair(tx, pair.id, { state: 'proposed', decidedBy: staffId, decidedAt: app.clock.now() });
    await recordAboutPair(app, tx, { actor, action: 'merge_proposed', pair });
  });
}

function checkedProposal(typed: Record<string, string>) {
  const checked = proposalSchema.safeParse(typed);
  if (checked.success) return checked.data;
  const names = new Set(checked.error.issues.map(({ path }) => String(path[0])));
  const wrong = Object.entries({
    ...Object.fromEntries(mergeFields.map((field) => [field, m.privacy_merge_error_choice])),
    ...fieldTexts,
  });
  throw fieldsInvalid(Object.fromEntries(wrong.filter(([name]) => names.has(name))));
}

/**
 * Locks both accounts. Throws pair_unknown (404), merge_blocked (409), fields_invalid (422). Returns what is to be
 * moved.
 */
async function checkMerge(
  app: App,
  tx: Transaction,
  two: { keptId: string; goneId: string; choices: MergeChoices },
): Promise<{ move: AccountMove; before: PatientDetails; after: PatientDetails }> {
  if (!(await lockBoth(tx, [two.keptId, two.goneId]))) throw pairUnknown();
  const move = await moveOf(app, tx, two);
  const [blocker] = await findBlockers(app, tx, { two, move });
  if (blocker) throw mergeBlocked(blocker);
  const [kept, gone] = [await readDetails(app, tx, two.keptId), await readDetails(app, tx, two.goneId)];
  return { move, before: kept, after: chooseDetails(app, { kept, gone, choices: two.choices }) };
}

/** Withdraws a proposal. Throws pair_unknown (404), changed_meanwhile, step_impossible, own_record (409). */
export async function withdrawProposal(app: App, actor: Actor, change: PairChange): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    const { pair, merge } = await lockProposal(tx, actor, { ...change, to: 'open' });
    await deleteMerge(tx, merge.id);
    await updatePair(tx, pair.id, { state: 'open', decidedBy: null, decidedAt: null });
    await recordAboutPair(app, tx, { actor, action: 'merge_withdrawn', pair });
  });
}

async function lockProposal(
  tx: Transaction,
  actor: Actor,
  change: PairChange & { to: 'open' | 'merged' },
): Promise<{ pair: PairRow; staffId: string; merge: MergeRow }> {
  const locked = await lockSeenPair(tx, actor, change);
  const merge = isUuid(change.id) ? await findMergeOf(tx, change.id, true) : undefined;
  if (!merge || merge.mergedAt) throw pairUnknown();
  return { ...locked, merge };
}

/**
 * Merges the two accounts in one transaction: all rows of one move to the other, by the rules of the features that
 * store them. The closed account leads to the one that stays; its sessions end, and its sign-in methods stay with it.
 * Both addresses get a mail. Throws as proposeMerge, and second_person_needed (409) for the person who proposed it.
 */
export async function confirmMerge(app: App, actor: Actor, change: PairChange): Promise<void> {
  const brand = await readSetting(app, 'brand');
  await inTransaction(app.db, async (tx) => {
    const { pair, staffId, merge } = await lockProposal(tx, actor, { ...change, to: 'merged' });
    if (merge.proposedBy === staffId) throw secondPersonNeeded();
    const { move, before, after } = await checkMerge(app, tx, merge);
    const kept = (await findAccountById(tx, merge.keptId))!;
    const gone = (await findAccountById(tx, merge.goneId))!;
    const former: FormerState = { email: gone.email, before, after };
    await withdrawProfile(app, tx, gone.id);
    await writeDetails(app, tx, { accountId: kept.id, details: after });
    const moved = [...(await moveEverything(app, tx, move)), ...(await closeAccount(app, tx, { gone, kept }))];
    await queueProfileSync(app, tx, { accountId: kept.id, action: 'update-remidi-profile' });
    const now = app.clock.now();
    await updateMerge(tx, merge.id, {
      confirmedBy: staffId,
      mergedAt: now,
      undoUntil: new Date(now.getTime() + undoDays * 86_400_000),
      persons: move.persons,
      moved,
      former: app.secrets.seal(JSON.stringify(former), ['patient_merges', 'former', merge.id]),
    });
    await updatePair(tx, pair.id, { state: 'merged', decidedBy: staffId, decidedAt: now });
    await deleteUndecidedPairsOf(tx, gone.id);
    await recordAboutPair(app, tx, { actor, action: 'patients_merged', pair });
    await mailMerged(app, tx, { mergeId: merge.id, kept, gone, brand, isUndone: false });
  });
}

/** Moves all rows by the handlers' rules, and lets the handlers decide what the rules cannot. */
export async function moveEverything(app: App, tx: Transaction, move: AccountMove): Promise<MovedRow[]> {
  const moved = await moveRows(tx, app.dataSubjectHandlers, move);
  for (const handler of app.dataSubjectHandlers) moved.push(...((await handler.mergeMore?.(app, tx, move)) ?? []));
  return moved;
}

/** Closes the account, and ends its sessions and pending sign-ins. */
async function closeAccount(
  app: App,
  tx: Transaction,
  { gone, kept }: { gone: AccountRow; kept: AccountRow },
): Promise<MovedRow[]> {
  await endSessions(app, tx, { accountId: gone.id });
  const self = (await listPersonRows(tx, gone.id)).find(({ relationship }) => relationship === 'self');
  return closeAsMerged(tx, {
    goneId: gone.id,
    keptId: kept.id,
    email: `${gone.id}${mergedEmailEnd}`,
    formerHashes: [emailHashOf(app, gone.email), gone.phoneHash, self?.idHash].filter(
      (hash) => typeof hash === 'string',
    ),
    now: app.clock.now(),
  });
}
