/**
 * A health text is published only in the wording that a registered doctor has approved, and the doctor must not be its
 * author.
 */
import type { Actor, Staff } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { inTransaction, type Database, type Transaction } from '#src/platform/db/transaction.ts';
import { recordAudit } from '#src/features/console/audit/audit.server.ts';
import { findReviewer } from '#src/features/console/roles/roles.server.ts';
import { requireStaff } from '#src/features/console/roles/staff-access.rules.ts';
import {
  countWaitingProposals,
  listWaitingProposals,
  noteMissing,
} from '#src/features/console/text-proposals/text-proposals.server.ts';
import { kindNames, needsReview, traitsOf } from '#src/features/publishing/entries/content-kinds.schema.ts';
import { after } from '#src/features/publishing/entries/content.rules.ts';
import { entryUnknown } from '#src/features/publishing/entries/entries.server.ts';
import { m } from '#src/paraglide/messages.js';
import { nextReview } from '#src/shared/health-texts/clinical-review.ts';
import { malaysianDay } from '#src/shared/dates.ts';
import { Failure } from '#src/shared/failure.ts';
import type { Language } from '#src/shared/languages.ts';
import {
  findApproval,
  findFingerprint,
  listWaiting,
  listWriters,
  upsertApproval,
  type ApprovalRow,
  type TextKey,
} from '../data/approvals.store.server.ts';
import {
  findEntry,
  listTexts,
  lockEntry,
  updateEntry,
  updateText,
  type EntryRow,
  type TextRow,
} from '../data/editing.store.server.ts';
import { waitingShown } from '../editor.rules.ts';
import { longestNote } from '#src/features/console/text-proposals/text-proposals.schema.ts';
import { changedMeanwhile, stepNotAllowed } from '../editor.errors.ts';

type Ports = Pick<App, 'db' | 'clock'>;

const notADoctor = () => new Failure({ status: 409, code: 'reviewer_unlinked', text: m.content_review_error_doctor });
const ownText = () => new Failure({ status: 409, code: 'own_text', text: m.content_review_error_own });

const clinicalKinds = {
  always: kindNames.filter((kind) => traitsOf(kind).isClinical === true),
  unlessGeneral: kindNames.filter((kind) => traitsOf(kind).isClinical === 'unless general'),
};

/** The approval in force for the present text, and whether an earlier text was approved. */
export interface Approval {
  reviewer: string | null;
  /** 'YYYY-MM-DD'. */
  reviewedOn: string | null;
  reviewDueOn: string | null;
  field: ApprovalRow['field'];
  /** A doctor approved an earlier text: it was changed afterwards, or that doctor wrote a part of it. */
  isFormer: boolean;
  /** True if the reviewer comes from the register; false for a review from before approvals. */
  isRegistered: boolean;
}

const none: Approval = {
  reviewer: null,
  reviewedOn: null,
  reviewDueOn: null,
  field: null,
  isFormer: false,
  isRegistered: false,
};

/** The facts of a review that the rules of publication need. */
export const reviewFor = ({ reviewer, reviewDueOn, isFormer }: Approval) => ({
  reviewer,
  reviewDueOn,
  isReviewFormer: isFormer,
});

/** The approval of the present text. A doctor who wrote any part of it cannot approve it. */
export async function approvalOf(
  db: Database | Transaction,
  entry: EntryRow,
  text: Pick<TextRow, 'language' | 'updatedBy'>,
): Promise<Approval> {
  if (!needsReview(entry.kind, entry.fields)) return none;
  const key = { entryId: entry.id, language: text.language };
  const found = await findApproval(db, key, await findFingerprint(db, key));
  if (!found) return { ...none, isFormer: (await findApproval(db, key)) !== undefined };
  if (found.approvedBy && (await writersOf(db, entry, text)).has(found.approvedBy)) return { ...none, isFormer: true };
  const reviewedOn = malaysianDay(found.approvedAt);
  return {
    reviewer: found.reviewer,
    reviewedOn,
    reviewDueOn: nextReview(reviewedOn),
    field: found.field,
    isFormer: false,
    isRegistered: found.approvedBy !== null,
  };
}

/**
 * The accounts that wrote the text: of the person who created the entry, of the one who saved it last, and of everybody
 * who saved it since the last publication.
 */
async function writersOf(
  db: Database | Transaction,
  entry: EntryRow,
  { language, updatedBy }: Pick<TextRow, 'language' | 'updatedBy'>,
): Promise<Set<string | null>> {
  const saved = await listWriters(db, { entryId: entry.id, language });
  return new Set([entry.createdBy, entry.updatedBy, updatedBy, ...saved]);
}

/** A text as its reviewer reads it. */
export interface ReviewedText {
  entry: EntryRow;
  text: TextRow;
  /** The fingerprint of the text that was read. The decision sends it back, so that the decision is about this text. */
  fingerprint: string;
  approval: Approval;
  /** Why this person cannot approve it. */
  refusal: 'doctor' | 'own' | null;
}

/** Opens a text for its review. Throws 403 and 404. */
export async function textForReview(app: Pick<Ports, 'db'>, actor: Actor, key: TextKey): Promise<ReviewedText> {
  const staff = requireStaff(actor, 'review_content');
  const { entry, text, fingerprint } = await clinicalText(app.db, await findEntry(app.db, key.entryId), key.language);
  const [approval, refusal] = await Promise.all([
    approvalOf(app.db, entry, text),
    refusalOf(app.db, staff, { entry, text }),
  ]);
  return { entry, text, fingerprint, approval, refusal };
}

async function clinicalText(db: Database | Transaction, entry: EntryRow | undefined, language: Language) {
  if (!entry || !needsReview(entry.kind, entry.fields)) throw entryUnknown();
  const text = (await listTexts(db, entry.id)).find((candidate) => candidate.language === language);
  const fingerprint = await findFingerprint(db, { entryId: entry.id, language });
  if (!text || text.title === '' || !fingerprint) throw entryUnknown();
  return { entry, text, fingerprint };
}

async function refusalOf(
  db: Database | Transaction,
  staff: Staff,
  { entry, text }: { entry: EntryRow; text: TextRow },
): Promise<ReviewedText['refusal']> {
  if (!(await findReviewer(db, staff.accountId))) return 'doctor';
  return (await writersOf(db, entry, text)).has(staff.accountId) ? 'own' : null;
}

export interface Decision extends TextKey {
  /** The fingerprint of the text that was read. */
  fingerprint: string;
}

/**
 * Approves the text that was read, with the doctor's name from the register. Throws 403, 404, 409 for a person who is
 * no registered doctor or who wrote in the text, and where the text was changed since it was opened.
 */
export async function approveText(app: Ports, actor: Actor, decision: Decision): Promise<void> {
  const staff = requireStaff(actor, 'review_content');
  await inTransaction(app.db, async (tx) => {
    const { entry, text } = await lockedText(tx, decision);
    const reviewer = await findReviewer(tx, staff.accountId);
    if (!reviewer) throw notADoctor();
    if ((await writersOf(tx, entry, text)).has(staff.accountId)) throw ownText();
    const now = app.clock.now();
    const reviewedOn = malaysianDay(now);
    await upsertApproval(tx, {
      ...decision,
      reviewer: reviewer.name,
      field: reviewer.field,
      doctorId: reviewer.doctorId,
      approvedBy: staff.accountId,
      approvedAt: now,
    });
    const { isSample: _invented, ...fields } = entry.fields;
    await updateEntry(tx, entry.id, {
      reviewer: reviewer.name,
      reviewedOn,
      reviewDueOn: nextReview(reviewedOn),
      fields,
    });
    await recordAudit(app, tx, {
      actor,
      action: 'content_approve',
      subjectKind: entry.kind,
      subjectId: String(entry.id),
      detail: { language: text.language, slug: entry.slug, doctor: reviewer.doctorId },
    });
  });
}

/** Sends a text in review back to its writers as a draft, with a note. Throws 403, 404, 409, 422 without a note. */
export async function sendBack(
  app: Ports,
  actor: Actor,
  { note, ...decision }: Decision & { note: string },
): Promise<void> {
  requireStaff(actor, 'review_content');
  await inTransaction(app.db, async (tx) => {
    const { entry, text } = await lockedText(tx, decision);
    if (note.trim() === '') throw noteMissing();
    const status = after(text.status, 'send_back');
    if (!status) throw stepNotAllowed();
    await updateText(tx, text, { status });
    await recordAudit(app, tx, {
      actor,
      action: 'content_send_back',
      subjectKind: entry.kind,
      subjectId: String(entry.id),
      detail: { language: text.language, slug: entry.slug, note: note.trim().slice(0, longestNote) },
    });
  });
}

async function lockedText(tx: Transaction, { entryId, language, fingerprint }: Decision) {
  const found = await clinicalText(tx, await lockEntry(tx, entryId), language);
  if (found.fingerprint !== fingerprint) throw changedMeanwhile();
  return found;
}

/** Texts that wait for a doctor's approval, the longest waiting first. Throws 403. */
export async function listWaitingApprovals(app: Pick<Ports, 'db'>, actor: Actor) {
  requireStaff(actor, 'review_content');
  return listWaiting(app.db, { kinds: clinicalKinds, limit: waitingShown });
}

/** The number of texts that wait for a doctor's approval: of entries, and those that are proposed for records. */
export async function countWaitingApprovals(app: Pick<Ports, 'db'>, staff: Staff): Promise<number> {
  const [texts, proposals] = await Promise.all([listWaitingApprovals(app, staff), countWaitingProposals(app, staff)]);
  return texts.total + proposals;
}

/** Since when the longest waiting of them waits; null where none does. */
export async function oldestWaitingApproval(app: Pick<Ports, 'db'>, staff: Staff): Promise<Date | null> {
  const [texts, proposals] = await Promise.all([listWaitingApprovals(app, staff), listWaitingProposals(app, staff)]);
  const [first] = [texts.rows[0], proposals.rows[0]].flatMap((row) => row?.since ?? []).toSorted();
  return first ? new Date(first) : null;
}
