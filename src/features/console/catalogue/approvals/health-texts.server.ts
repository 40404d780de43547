/**
 * Health texts of master data: the fields of its lists that a doctor approves, and the part of a change that waits for
 * approval.
 */
import { changedHealthFields, healthTextsOf } from '#src/features/console/text-proposals/health-texts.rules.ts';
import {
  dropOverruled,
  followTexts,
  judgeTexts,
  mayReturn,
  reviewInForce,
  reviewOf,
  type JudgedTexts,
  type ReviewedKind,
  type StoredRecord,
} from '#src/features/console/text-proposals/text-proposals.server.ts';
import {
  proposalKinds,
  type HealthField,
  type HealthTexts,
  type RecordKey,
} from '#src/features/console/text-proposals/text-proposals.schema.ts';
import { m } from '#src/paraglide/messages.js';
import { reviewFault } from '#src/shared/health-texts/clinical-review.ts';
import { malaysianDay } from '#src/shared/dates.ts';
import type { MessageText } from '#src/shared/failure.ts';
import type { Changing } from '../changes/change-context.ts';
import { inputNamesOf, type CatalogueList, type CatalogueRecord } from '../fields/catalogue-fields.ts';
import type { CatalogueStatus } from '../catalogue-status.rules.ts';
import type { CatalogueItem } from '../data/records.store.server.ts';
import type { CodesByList } from '../data/record-writes.store.server.ts';
import { listDraftWriters } from '../data/versions.store.server.ts';
import { inputsOf } from '../fields/field-texts.rules.ts';

type Reading = Pick<Changing, 'app' | 'tx'>;
export type Judged = JudgedTexts<CatalogueRecord>;

/** The list as a kind of record with health fields; undefined for lists without any. */
function reviewedKind({ name, fields }: CatalogueList): ReviewedKind | undefined {
  const kind = proposalKinds.find((known) => known === name);
  const health = fields.flatMap(({ name: field, isHealth }): HealthField[] =>
    isHealth ? [{ name: field, isHealth }] : [],
  );
  return kind && { kind, fields: health };
}

/** The key of an item's texts; undefined for lists without health texts. */
export function textsKey(list: CatalogueList, id: number): RecordKey | undefined {
  const kind = reviewedKind(list)?.kind;
  return kind && { kind, recordId: id };
}

/** The health texts of an item's record. */
export function textsOf(list: CatalogueList, record: CatalogueRecord): HealthTexts {
  return healthTextsOf(reviewedKind(list)?.fields ?? [], record);
}

const stored = ({ id, status, record }: CatalogueItem): StoredRecord => {
  return { id, isDraft: status === 'draft', values: record };
};

interface Wanted {
  list: CatalogueList;
  before: CatalogueItem | null;
  record: CatalogueRecord;
  /** The status that the change requests. */
  status: CatalogueStatus;
  isStated?: boolean;
}

/**
 * Divides a change of an item into the part that is saved and the part that waits for approval, with the status of the
 * item after it.
 */
export async function judgeItem(
  reading: Reading,
  wanted: Wanted,
): Promise<{ judged: Judged; status: CatalogueStatus }> {
  const { list, before, record, status, isStated = false } = wanted;
  const kind = reviewedKind(list);
  if (!kind) return { judged: { values: record, isHeld: false, wanted: null }, status };
  const change = { before: before && stored(before), values: record, isPublic: status === 'published', isStated };
  const judged = await judgeTexts(reading, kind, change);
  return { judged, status: judged.isHeld ? 'draft' : status };
}

interface Followed {
  list: CatalogueList;
  before: CatalogueItem | null;
  id: number;
  judged: Judged;
  isStated?: boolean;
}

/** After a change of an item was written: stores the waiting proposal, and the reviews of replaced texts. */
export async function followItem(changing: Changing, { list, before, id, judged, isStated }: Followed): Promise<void> {
  const kind = reviewedKind(list);
  if (!kind) return;
  await followTexts(changing, kind, {
    before: before && stored(before),
    id,
    title: titleIn(list, judged.values),
    hospitalId: hospitalOf(judged.values, changing.codes),
    judged,
    isStated: isStated ?? false,
    writers: judged.isHeld ? await listDraftWriters(changing.tx, { list: list.name, itemId: id }) : [],
    importId: changing.importId ?? null,
  });
}

/** Withdraws the waiting proposal of an item whose form was saved with its present texts. */
export async function dropOverruledItem(
  changing: Changing,
  { list, id, record }: { list: CatalogueList; id: number; record: CatalogueRecord },
): Promise<void> {
  const kind = reviewedKind(list);
  if (kind) await dropOverruled(changing, kind, { id, values: record });
}

/** Whether an item may get a former record back. */
export async function mayItemReturn(
  reading: Reading,
  { list, item, record }: { list: CatalogueList; item: CatalogueItem; record: CatalogueRecord },
): Promise<boolean> {
  const kind = reviewedKind(list);
  return !kind || mayReturn(reading, kind, { before: stored(item), values: record });
}

/** The English title of a record. */
export function titleIn(list: CatalogueList, record: CatalogueRecord): string {
  const field = list.fields.find(({ name }) => name === list.title)!;
  return inputsOf([field], record)[inputNamesOf(field)[0]!] ?? '';
}

/** The hospital of a record; null for one of the whole group. */
export function hospitalOf(record: CatalogueRecord, codes: CodesByList): number | null {
  return codes.get('hospitals')?.get(record['hospital'] as string) ?? null;
}

/**
 * The faults of an item that becomes public: its health texts must be approved, or must have been public with a review
 * in force.
 */
export async function unapprovedFaults(
  { app, tx }: Reading,
  { list, before, record }: { list: CatalogueList; before: CatalogueItem; record: CatalogueRecord },
): Promise<Record<string, MessageText>> {
  const key = textsKey(list, before.id);
  const texts = textsOf(list, record);
  if (!key || Object.keys(texts).length === 0) return {};
  if (await reviewInForce(app, tx, { key, texts })) return {};
  const isSame = changedHealthFields(textsOf(list, before.record), texts).length === 0;
  const review = reviewOf(record) ?? { reviewedBy: null, reviewedOn: null };
  const found = reviewFault(review, malaysianDay(app.clock.now()));
  // A retired item was public with its review: its texts must not have changed since.
  if (before.status === 'retired' && isSame && !found) return {};
  return { reviewed_by: found === 'review_overdue' ? m.catalogue_error_review_overdue : m.catalogue_error_unapproved };
}
