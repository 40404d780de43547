/** Health texts of packages: whom a package suits, what it contains and how to prepare wait for a doctor's approval. */
import type { HealthField } from '#src/features/console/text-proposals/text-proposals.schema.ts';
import {
  approveProposal,
  dropOverruled,
  findOpenProposal,
  fingerprintOf,
  followTexts,
  judgeTexts,
  mayReturn,
  proposalOutdated,
  proposeTexts,
  recordOfProposal,
  reviewInForce,
  shownProposal,
  takeBackTexts,
  type JudgedTexts,
  type ProposalContext,
  type ProposalDecision,
  type ReviewedKind,
  type StoredRecord,
} from '#src/features/console/text-proposals/text-proposals.server.ts';
import { healthTextsOf } from '#src/features/console/text-proposals/health-texts.rules.ts';
import { requireStaffEverywhere } from '#src/features/console/roles/staff-access.rules.ts';
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import type { Database, Transaction } from '#src/platform/db/transaction.ts';
import { addDraftWriter } from '../data/draft-writers.store.server.ts';
import { findPackageRow, updatePackage, type PackageRow } from '../data/packages-admin.store.server.ts';
import type { PackageDraft } from './package-draft.schema.ts';
import { changing, lockedRow, refuseOutdated, refuseWithoutReview } from '../package-changes.server.ts';
import { packageUnknown, reviewMissing } from '../package-admin.errors.ts';

type Ports = Pick<App, 'db' | 'clock'>;
export type JudgedPackage = JudgedTexts<PackageDraft>;

const health = (names: readonly string[], isHealth: HealthField['isHealth']) =>
  names.map((name) => ({ name, isHealth }));
const packageKind: ReviewedKind = {
  kind: 'packages',
  fields: [
    ...health(['title'], 'with_words'),
    ...health(['summary', 'about', 'suits', 'inclusions', 'preparation', 'minAge', 'maxAge', 'gender'], 'always'),
  ],
};
const keyOf = (id: number) => ({ kind: packageKind.kind, recordId: id });
const stored = (row: PackageRow): StoredRecord<PackageDraft> => {
  return { id: row.id, isDraft: row.status === 'draft', values: row as unknown as PackageDraft };
};

/**
 * Divides a change of a package into the part that is saved and the part that waits for approval; null for a new
 * package.
 */
export function judgePackage(
  reading: { app: Pick<App, 'clock'>; tx: Transaction },
  before: PackageRow | null,
  change: { draft: PackageDraft; isPublic: boolean; isStated?: boolean },
): Promise<JudgedPackage> {
  const { draft: values, isPublic, isStated = false } = change;
  return judgeTexts(reading, packageKind, { before: before && stored(before), values, isPublic, isStated });
}

/**
 * After a change of a package was written: stores the proposal that waits, the reviews of replaced texts, and who wrote
 * a draft.
 */
export async function followPackage(
  context: ProposalContext,
  change: { before: PackageRow | null; id: number; judged: JudgedPackage; isStated?: boolean; importId?: string },
): Promise<void> {
  const { before, id, judged, isStated = false, importId = null } = change;
  if (judged.isHeld && 'accountId' in context.actor) await addDraftWriter(context.tx, id, context.actor.accountId);
  const row = await findPackageRow(context.tx, id);
  await followTexts(context, packageKind, {
    before: before && stored(before),
    id,
    title: judged.values.title.en,
    hospitalId: null,
    judged,
    isStated,
    writers: row?.draftWriters ?? [],
    importId,
  });
}

/** Withdraws the waiting proposal of a package whose form was saved with its present texts. */
export const dropOverruledTexts = (context: ProposalContext, id: number, values: PackageDraft) =>
  dropOverruled(context, packageKind, { id, values });

/** Whether a package may get its former texts back when an import is undone. */
export const mayPackageReturn = (
  reading: { app: Pick<App, 'clock'>; tx: Transaction },
  before: PackageRow,
  values: PackageDraft,
) => mayReturn(reading, packageKind, { before: stored(before), values });

/**
 * Throws review_missing (422) where no doctor has approved the texts of a draft, or where the review of other texts is
 * too old.
 */
export async function refuseUnapproved(app: Ports, tx: Transaction, row: PackageRow): Promise<void> {
  const texts = healthTextsOf(packageKind.fields, row);
  if (await reviewInForce(app, tx, { key: keyOf(row.id), texts })) return;
  if (row.status === 'draft') throw reviewMissing();
  refuseWithoutReview(row, app.clock.now());
}

/** The waiting proposal of a package, and the package as its form shows it: with the proposed texts. */
export async function withProposal(db: Database, item: PackageRow) {
  const open = await findOpenProposal(db, keyOf(item.id));
  return { proposal: shownProposal(open), edited: { ...item, ...open?.values, draftWriters: [] } as PackageRow };
}

/** A package as it is and as it would be, for its reviewer. Throws package_unknown (404). */
export async function packageOfProposal(db: Database | Transaction, id: number): Promise<PackageRow> {
  const row = await findPackageRow(db, id);
  if (!row) throw packageUnknown();
  return row;
}

/**
 * Approves proposed texts of a package and stores them as its texts. Throws 403, 404, 409 for staff who may not approve
 * them (`approveProposal`), proposal_outdated (409) where its texts have changed since.
 */
export async function approvePackageTexts(app: Ports, actor: Actor, decision: ProposalDecision): Promise<void> {
  await changing(app, actor, async (tx, now) => {
    // The package is locked first, as when it is saved.
    const before = await lockedRow(tx, (await recordOfProposal(tx, decision.id)).recordId);
    const { proposal, review } = await approveProposal({ app, tx, actor }, decision);
    const after = { ...before, ...proposal.values, ...review } as PackageRow;
    const isAsProposed =
      fingerprintOf(healthTextsOf(packageKind.fields, before)) === proposal.basedOn &&
      fingerprintOf(healthTextsOf(packageKind.fields, after)) === proposal.fingerprint;
    if (!isAsProposed) throw proposalOutdated();
    await updatePackage(tx, before, { ...proposal.values, ...review, updatedAt: now, draftWriters: [] });
    const judged = { values: after as unknown as PackageDraft, isHeld: false, wanted: null };
    await followPackage({ app, tx, actor }, { before, id: before.id, judged });
    return { id: before.id, action: 'package_approved', detail: { slug: before.slug } };
  });
}

interface TextStep {
  id: number;
  /** The time at which the page read it. */
  version: string;
}

/**
 * Withdraws the waiting proposal of a package, which stays as it is. Throws 403, package_unknown (404),
 * changed_meanwhile (409).
 */
export async function takeBackPackageTexts(app: Ports, actor: Actor, { id, version }: TextStep): Promise<void> {
  requireStaffEverywhere(actor, 'manage_packages');
  await changing(app, actor, async (tx) => {
    const row = await lockedRow(tx, id);
    refuseOutdated(row, version);
    await takeBackTexts({ app, tx, actor }, keyOf(id));
    return { id, action: 'package_texts_taken_back', detail: { slug: row.slug } };
  });
}

/**
 * Asks a doctor to review a package's texts as they are. Throws 403, package_unknown (404), changed_meanwhile (409).
 */
export async function askPackageReview(app: Ports, actor: Actor, { id, version }: TextStep): Promise<void> {
  requireStaffEverywhere(actor, 'manage_packages');
  await changing(app, actor, async (tx) => {
    const row = await lockedRow(tx, id);
    refuseOutdated(row, version);
    const texts = healthTextsOf(packageKind.fields, row);
    const shared = { key: keyOf(id), title: row.title.en, hospitalId: null, writers: row.draftWriters };
    await proposeTexts({ app, tx, actor }, { ...shared, values: texts, wanted: texts, present: texts });
    return { id, action: 'package_review_asked', detail: { slug: row.slug } };
  });
}
