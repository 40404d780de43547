/**
 * Divides a change of a record: health texts that no doctor has approved wait, wherever they come from, and everything
 * else is saved at once.
 */
import type { App } from '#src/platform/app.ts';
import type { Transaction } from '#src/platform/db/transaction.ts';
import { findOpenProposal } from './data/text-proposals.store.server.ts';
import { changedHealthFields, healthTextsOf } from './health-texts.rules.ts';
import type { ProposalContext } from './proposal-record.server.ts';
import type { HealthField, HealthTexts, ProposalKind, TextReview } from './text-proposals.schema.ts';
import {
  fingerprintOf,
  storeFormerReview,
  proposeTexts,
  reviewInForce,
  takeBackTexts,
} from './proposed-texts.server.ts';

type Reading = { app: Pick<App, 'clock'>; tx: Transaction };
/** Values by field name; `reviewedBy` and `reviewedOn` are the review of its health texts. */
export type ReviewedValues = Record<string, unknown>;

/** A kind of record with its health fields. */
export interface ReviewedKind {
  kind: ProposalKind;
  fields: readonly HealthField[];
}

/** A record in its stored form. */
export interface StoredRecord<Values extends ReviewedValues = ReviewedValues> {
  id: number;
  /** Whether it was never public, or is a draft again. */
  isDraft: boolean;
  values: Values;
}

/** The part of a change that is saved at once, and the part that waits. */
export interface JudgedTexts<Values extends ReviewedValues = ReviewedValues> {
  /** With the review of its texts; fields whose texts wait keep their former values. */
  values: Values;
  /** Whether it is a new record or a draft whose texts are not approved: it cannot be public yet. */
  isHeld: boolean;
  /** The record as it would be with the waiting texts; null where none wait. */
  wanted: Values | null;
}

/** The review that a record has; null where name or day is missing. */
export function reviewOf(values: ReviewedValues): TextReview | null {
  const { reviewedBy, reviewedOn } = values as { reviewedBy?: string | null; reviewedOn?: string | null };
  return reviewedBy && reviewedOn ? { reviewedBy, reviewedOn } : null;
}

const withReview = <Values extends ReviewedValues>(values: Values, review: TextReview | null): Values => ({
  ...values,
  reviewedBy: review?.reviewedBy ?? '',
  reviewedOn: review?.reviewedOn ?? null,
});

/**
 * Divides a change. The review comes from the approval of exactly these texts; with `isStated` it is the one in the
 * values, for a file before the site opens. `isPublic`: whether the record is to be public after the change.
 */
export async function judgeTexts<Values extends ReviewedValues>(
  { app, tx }: Reading,
  { kind, fields }: ReviewedKind,
  change: { before: StoredRecord<Values> | null; values: Values; isPublic: boolean; isStated?: boolean },
): Promise<JudgedTexts<Values>> {
  const { before, values, isPublic } = change;
  const texts = healthTextsOf(fields, values);
  const changed = before ? changedHealthFields(healthTextsOf(fields, before.values), texts) : Object.keys(texts);
  if (change.isStated && reviewOf(values)) return { values, isHeld: false, wanted: null };
  if (before && !before.isDraft && changed.length === 0)
    return { values: withReview(values, reviewOf(before.values)), isHeld: false, wanted: null };
  const key = before && { kind, recordId: before.id };
  const review = key && (await reviewInForce(app, tx, { key, texts }));
  if (review || ((!before || before.isDraft) && Object.keys(texts).length === 0))
    return { values: withReview(values, review), isHeld: false, wanted: null };
  if (before && !before.isDraft) {
    const unchanged = Object.fromEntries(changed.map((name) => [name, before.values[name]]));
    return { values: withReview({ ...values, ...unchanged }, reviewOf(before.values)), isHeld: false, wanted: values };
  }
  const isAsked = isPublic || (key !== null && (await findOpenProposal(tx, key)) !== undefined);
  return { values: withReview(values, null), isHeld: true, wanted: isAsked ? values : null };
}

export interface FollowedChange {
  before: StoredRecord | null;
  id: number;
  /** The record's English title. */
  title: string;
  hospitalId: number | null;
  judged: JudgedTexts;
  isStated?: boolean;
  /** The accounts that wrote in a draft. */
  writers?: readonly string[];
  importId?: string | null;
}

/** After a change was written: stores the waiting texts, and the reviews of texts that were replaced or stated. */
export async function followTexts(
  context: ProposalContext,
  { kind, fields }: ReviewedKind,
  change: FollowedChange,
): Promise<void> {
  const { before, judged, title, hospitalId } = change;
  const shared = { key: { kind, recordId: change.id }, title, hospitalId };
  const present = healthTextsOf(fields, judged.values);
  const was = before ? healthTextsOf(fields, before.values) : {};
  const former = before && reviewOf(before.values);
  const stated = reviewOf(judged.values);
  if (before && !before.isDraft && former && changedHealthFields(was, present).length > 0)
    await storeFormerReview(context, { ...shared, texts: was, review: former });
  if (change.isStated && stated) await storeFormerReview(context, { ...shared, texts: present, review: stated });
  if (!judged.wanted) return;
  const wanted = healthTextsOf(fields, judged.wanted);
  const names = new Set([...Object.keys(wanted), ...changedHealthFields(present, wanted)]);
  await proposeTexts(context, {
    ...shared,
    values: Object.fromEntries([...names].map((name) => [name, judged.wanted![name]])),
    wanted,
    present,
    writers: change.writers ?? [],
    importId: change.importId ?? null,
  });
}

/** Withdraws the waiting proposal of a record whose form was saved with its present texts. */
export async function dropOverruled(
  context: ProposalContext,
  { kind, fields }: ReviewedKind,
  { id, values }: { id: number; values: ReviewedValues },
): Promise<void> {
  const key = { kind, recordId: id };
  const open = await findOpenProposal(context.tx, key);
  // A repeated review proposes the present text of the record: that proposal stays open.
  if (open && open.fingerprint !== fingerprintOf(healthTextsOf(fields, values))) await takeBackTexts(context, key);
}

/** Whether a record may get former texts back: a draft any texts, another record only approved ones. */
export async function mayReturn(
  { app, tx }: Reading,
  { kind, fields }: ReviewedKind,
  { before, values }: { before: StoredRecord; values: ReviewedValues },
): Promise<boolean> {
  const texts: HealthTexts = healthTextsOf(fields, values);
  if (before.isDraft || Object.keys(texts).length === 0) return true;
  if (changedHealthFields(healthTextsOf(fields, before.values), texts).length === 0) return true;
  return (await reviewInForce(app, tx, { key: { kind, recordId: before.id }, texts })) !== null;
}
