/** A proposal for its reviewer, for any kind of record, and the decision about it. */
import { changesBetween, type Change } from '#src/features/publishing/editor/editor.server.ts';
import {
  proposalForReview,
  recordOfProposal,
  sendBackProposal,
  type ProposalDecision,
} from '#src/features/console/text-proposals/text-proposals.server.ts';
import type { ProposalKind } from '#src/features/console/text-proposals/text-proposals.schema.ts';
import { approvePackageTexts, packageOfProposal } from '#src/features/shop/package-admin/package-admin.server.ts';
import type { Actor } from '#src/platform/actor.ts';
import { inTransaction, type Database } from '#src/platform/db/transaction.ts';
import { languages, type Language } from '#src/shared/languages.ts';
import { inputNamesOf, type CatalogueField, type CatalogueRecord } from '../fields/catalogue-fields.ts';
import type { Ports } from '../changes/catalogue-changes.server.ts';
import { inputsOf } from '../fields/field-texts.rules.ts';
import { packageRecordOf } from '../imports/adapters/prices/package-adapter.server.ts';
import { importList } from '../lists/file-lists.ts';
import { approveItemTexts, proposedItem } from './text-approvals.server.ts';

/** One input of a record that has health texts: with its changes, or with its present text where nothing changes. */
export interface ReviewedInput {
  input: string;
  changes: Change[];
}

export interface ReviewedRecord {
  kind: ProposalKind;
  title: string;
  /** Since when it has waited, an ISO instant. */
  since: string;
  /** The fingerprint of what was read. The decision sends it back, so that the decision is about these texts. */
  fingerprint: string;
  refusal: 'doctor' | 'own' | null;
  /** By language; null for inputs that all languages share. */
  parts: { language: Language | null; inputs: ReviewedInput[] }[];
}

/** Opens a proposal for its review. Throws 403, 404. */
export async function recordForReview(app: { db: Database }, actor: Actor, id: number): Promise<ReviewedRecord> {
  const { proposal, refusal } = await proposalForReview(app, actor, id);
  const { kind, title, fingerprint, values } = proposal;
  const { fields, before, after } = await proposedRecords(app.db, { kind, recordId: proposal.recordId, values });
  return {
    kind,
    title,
    since: proposal.proposedAt.toISOString(),
    fingerprint,
    refusal,
    parts: partsOf(fields, before, after),
  };
}

async function proposedRecords(
  db: Database,
  { kind, recordId, values }: { kind: ProposalKind; recordId: number; values: CatalogueRecord },
): Promise<{ fields: CatalogueField[]; before: CatalogueRecord; after: CatalogueRecord }> {
  if (kind === 'packages') {
    const row = { ...(await packageOfProposal(db, recordId)), places: [] };
    const fields = importList('packages').fields.filter(({ name }) => name in values);
    return { fields: [...fields], before: packageRecordOf(row), after: packageRecordOf({ ...row, ...values }) };
  }
  const { list, item } = await proposedItem(db, { kind, recordId });
  const fields = list.fields.filter(({ name }) => name in values);
  return { fields, before: item.record, after: { ...item.record, ...values } };
}

/** The inputs that differ, by language; all of them where none does, as in a draft or a repeated review. */
function partsOf(
  fields: readonly CatalogueField[],
  before: CatalogueRecord,
  after: CatalogueRecord,
): ReviewedRecord['parts'] {
  const [was, is] = [inputsOf(fields, before), inputsOf(fields, after)];
  const hasChanges = Object.keys(is).some((name) => was[name] !== is[name]);
  const inLanguages = ([null, ...languages] as const).map((language) => ({
    language,
    inputs: fields
      .flatMap((field) => {
        const names = inputNamesOf(field);
        return names.filter((name) => (names.length > 1 ? name.endsWith(`_${language}`) : language === null));
      })
      .filter((name) => (hasChanges ? was[name] !== is[name] : is[name] !== ''))
      .map((input) => ({
        input,
        changes: changesBetween(was[input] ?? '', is[input] ?? '', language ?? 'en'),
      })),
  }));
  return inLanguages.filter(({ inputs }) => inputs.length > 0);
}

/**
 * Approves a proposal and applies it, or sends it back with a note. Errors of `approveItemTexts` and
 * `sendBackProposal`.
 */
export async function decideRecord(
  app: Ports,
  actor: Actor,
  decision: ProposalDecision & { isApproval: boolean; note: string },
): Promise<void> {
  const { isApproval, note, ...what } = decision;
  if (isApproval) {
    const kind = await inTransaction(app.db, async (tx) => (await recordOfProposal(tx, what.id)).kind);
    await (kind === 'packages' ? approvePackageTexts : approveItemTexts)(app, actor, what);
  } else await inTransaction(app.db, (tx) => sendBackProposal({ app, tx, actor }, { ...what, note }));
}
