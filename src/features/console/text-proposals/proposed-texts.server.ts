/** Waiting health texts, and the reviews of approved ones. */
import { createHash } from 'node:crypto';
import type { App } from '#src/platform/app.ts';
import type { Database, Transaction } from '#src/platform/db/transaction.ts';
import { readSetting } from '#src/features/site/settings/settings.server.ts';
import { reviewFault } from '#src/shared/health-texts/clinical-review.ts';
import { malaysianDay } from '#src/shared/dates.ts';
import {
  findApproved,
  findOpenProposal,
  insertProposal,
  listFormerWriters,
  listOpenOfImport,
  updateProposal,
  type ProposalRow,
} from './data/text-proposals.store.server.ts';
import { canonical } from './health-texts.rules.ts';
import { recordProposal, type ProposalContext } from './proposal-record.server.ts';
import type { HealthTexts, RecordKey, ShownProposal, TextReview } from './text-proposals.schema.ts';

type Ports = Pick<App, 'clock'>;

/** SHA-256 of health texts, the same for equal ones. */
export function fingerprintOf(texts: HealthTexts): string {
  return createHash('sha256').update(canonical(texts)).digest('hex');
}

/** The review in force of exactly these texts; null where nobody has approved them, or too long ago. */
export async function reviewInForce(
  app: Ports,
  db: Database | Transaction,
  { key, texts }: { key: RecordKey; texts: HealthTexts },
): Promise<TextReview | null> {
  const found = await findApproved(db, key, fingerprintOf(texts));
  const review = { reviewedBy: found?.reviewer ?? null, reviewedOn: found?.reviewedOn ?? null };
  const { reviewedBy, reviewedOn } = review;
  if (reviewedBy === null || reviewedOn === null || reviewFault(review, malaysianDay(app.clock.now()))) return null;
  return { reviewedBy, reviewedOn };
}

/** A new proposal for a record. */
export interface NewTexts {
  key: RecordKey;
  /** The record's English title. */
  title: string;
  hospitalId: number | null;
  /** The proposed values of the fields that change. */
  values: HealthTexts;
  /** The health texts that the record would have, and its present ones. */
  wanted: HealthTexts;
  present: HealthTexts;
  /**
   * The accounts that wrote in them besides the actor and outside proposals: for a draft, all accounts that saved it.
   */
  writers?: readonly string[];
  importId?: string | null;
}

/** Stores health texts until a doctor has approved them; an earlier waiting proposal of the record is replaced. */
export async function proposeTexts({ app, tx, actor }: ProposalContext, texts: NewTexts): Promise<void> {
  const { key, title, hospitalId, values, wanted, present } = texts;
  const open = await findOpenProposal(tx, key);
  const own = 'accountId' in actor ? [actor.accountId] : [];
  const writers = [...new Set([...(await listFormerWriters(tx, key)), ...(texts.writers ?? []), ...own])];
  const now = app.clock.now();
  const fingerprint = fingerprintOf(wanted);
  const isSame = open?.state === 'waiting' && open.fingerprint === fingerprint;
  const row = {
    title,
    hospitalId,
    values,
    fingerprint,
    basedOn: fingerprintOf(present),
    state: 'waiting' as const,
    writers,
    proposedAt: isSame ? open.proposedAt : now,
    importId: texts.importId ?? null,
    note: '',
    decidedBy: null,
    decidedAt: null,
  };
  const id = open ? open.id : await insertProposal(tx, { ...key, ...row });
  if (open) await updateProposal(tx, open.id, row);
  await recordProposal({ app, tx, actor }, { id, ...key, hospitalId }, 'proposed');
}

/** Withdraws the waiting proposal of a record, which stays as it is. False where none waits. */
export async function takeBackTexts(context: ProposalContext, key: RecordKey): Promise<boolean> {
  const open = await findOpenProposal(context.tx, key);
  if (open) await settle(context, open);
  return open !== undefined;
}

/** Withdraws the proposals of an import; returns their number. */
export async function takeBackImported(context: ProposalContext, importId: string): Promise<number> {
  const open = await listOpenOfImport(context.tx, importId);
  for (const proposal of open) await settle(context, proposal);
  return open.length;
}

async function settle(context: ProposalContext, proposal: ProposalRow): Promise<void> {
  const { app, tx, actor } = context;
  const decidedBy = 'accountId' in actor ? actor.accountId : null;
  await updateProposal(tx, proposal.id, { state: 'taken_back', decidedBy, decidedAt: app.clock.now() });
  await recordProposal(context, proposal, 'taken_back');
}

/** Stores a review from before approvals, whose reviewer was typed: it stays in force for these texts. */
export async function storeFormerReview(
  { app, tx }: Omit<ProposalContext, 'actor'>,
  input: { key: RecordKey; title: string; hospitalId: number | null; texts: HealthTexts; review: TextReview },
): Promise<void> {
  const { key, title, hospitalId, texts, review } = input;
  const fingerprint = fingerprintOf(texts);
  const known = await findApproved(tx, key, fingerprint);
  if (known && known.reviewedOn! >= review.reviewedOn) return;
  const now = app.clock.now();
  await insertProposal(tx, {
    ...key,
    title,
    hospitalId,
    values: texts,
    fingerprint,
    basedOn: fingerprint,
    state: 'approved',
    writers: [],
    proposedAt: now,
    reviewer: review.reviewedBy,
    reviewedOn: review.reviewedOn,
    decidedAt: now,
  });
}

/** A record's proposal for its form; null where none waits. */
export function shownProposal(open: ProposalRow | undefined): ShownProposal | null {
  if (!open || (open.state !== 'waiting' && open.state !== 'sent_back')) return null;
  return { id: open.id, state: open.state, since: open.proposedAt.toISOString(), note: open.note };
}

/** Whether files may still state reviews from before approvals: the group has never opened its site. */
export async function mayStateReviews(db: Database | Transaction): Promise<boolean> {
  const { isOpen, wasOpened } = await readSetting({ db }, 'opening');
  return !isOpen && !wasOpened;
}
