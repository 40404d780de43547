/** Packages from a file: what is stored, the faults of a row by field, its writing and its deletion. */
import { recordAudit } from '#src/features/console/audit/audit.server.ts';
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { deletedUnlessUsed, type Transaction } from '#src/platform/db/transaction.ts';
import { reviewFault } from '#src/shared/health-texts/clinical-review.ts';
import { malaysianDay } from '#src/shared/dates.ts';
import type { MessageText } from '#src/shared/failure.ts';
import { storeSearchablePackages } from '#src/features/shop/packages/packages.server.ts';
import { isApprovalInForce } from '#src/features/shop/packages/packages.rules.ts';
import { m } from '#src/paraglide/messages.js';
import { deleteProposals } from '#src/features/console/text-proposals/text-proposals.server.ts';
import { invalidatePackages } from './package-changes.server.ts';
import { followPackage, judgePackage, mayPackageReturn } from './draft/package-texts.server.ts';
import { packageDraftSchema, type PackageDraft } from './draft/package-draft.schema.ts';
import { packageTexts } from './package-words.rules.ts';
import {
  deletePackage,
  findPackageRow,
  insertPackage,
  isPackageAddressTaken,
  listPlacesOfAll,
  putPlaces,
  updatePackage,
  type PackageRow,
  type PackagePlace,
} from './data/packages-admin.store.server.ts';
import { approvalMissing } from './package-admin.errors.ts';

type Ports = Pick<App, 'clock'>;
type Faults = Record<string, MessageText>;
type Status = PackageRow['status'];

/** A stored package with its hospitals; `lock` prevents changes until the transaction ends. */
export interface StoredPackage extends PackageRow {
  places: PackagePlace[];
}

/** A package of a file: a new one, or the stored one with that id. */
export interface PackageImport {
  id: number | null;
  draft: PackageDraft;
  status: Status;
  /** The hospitals that offer it, each with its patients a month. */
  places: { hospitalId: number; monthlyCapacity: number }[];
  /** Whether the file may state a review: only while the group has never opened its site. */
  isStated: boolean;
}

/** Every package with its hospitals, in the order of their ids. */
export function listStoredPackages(tx: Transaction): Promise<StoredPackage[]> {
  return listPlacesOfAll(tx);
}

/**
 * The faults of a row by field: wrong values, an address that is in use, and, for a package on sale, a missing approval
 * or clinical review.
 */
export async function packageImportFaults(
  app: Ports,
  tx: Transaction,
  { id, draft, status, isStated }: Omit<PackageImport, 'places'>,
): Promise<Faults> {
  const parsed = packageDraftSchema.safeParse(draft);
  if (!parsed.success) {
    const wrong = parsed.error.issues.map(({ path }) => String(path[0]));
    return Object.fromEntries(wrong.map((name) => [name, packageTexts[name]!]));
  }
  const today = malaysianDay(app.clock.now());
  const faults: Faults = {};
  if (id === null && (await isPackageAddressTaken(tx, draft.slug))) faults['slug'] = packageTexts['slug']!;
  Object.assign(faults, await statedFaults(tx, { id, draft: parsed.data, isStated }, today));
  if (status !== 'published') return faults;
  if (!isApprovalInForce(draft, today)) faults['approvalNumber'] = approvalMissing().details.text;
  return faults;
}

/**
 * The faults of a review in a file. Before the site opens, the review must be complete and in force; after that, it
 * must equal the stored one.
 */
async function statedFaults(
  tx: Transaction,
  { id, draft, isStated }: Pick<PackageImport, 'id' | 'draft' | 'isStated'>,
  today: string,
) {
  const hasReview = draft.reviewedBy !== '' || draft.reviewedOn !== null;
  if (isStated) return hasReview && reviewFault(draft, today) ? { reviewedBy: m.package_admin_error_review_file } : {};
  const stored = id === null ? undefined : await findPackageRow(tx, id);
  const isSame =
    draft.reviewedBy === (stored?.reviewedBy ?? '') && (draft.reviewedOn ?? null) === (stored?.reviewedOn ?? null);
  return isSame ? {} : { reviewedBy: m.catalogue_error_review_stated };
}

/** Whether a row's health texts will wait for a doctor's approval. */
export async function importWaits(app: Ports, tx: Transaction, { id, draft, status, isStated }: PackageImport) {
  const before = id === null ? null : ((await findPackageRow(tx, id)) ?? null);
  const change = { draft, isPublic: status === 'published', isStated };
  return (await judgePackage({ app, tx }, before, change)).wanted !== null;
}

/** Whether the package of a row may get the row's texts back when an import is undone. */
export async function mayImportReturn(app: Ports, tx: Transaction, { id, draft }: PackageImport): Promise<boolean> {
  const before = id === null ? undefined : await findPackageRow(tx, id);
  return before === undefined || mayPackageReturn({ app, tx }, before, draft);
}

/** Writes a package, with its entry in the audit log. Returns its id. */
export async function writeImportedPackage(
  app: Ports,
  tx: Transaction,
  { actor, row, importId }: { actor: Actor; row: PackageImport; importId: string },
): Promise<number> {
  const now = app.clock.now();
  const before = row.id === null ? null : ((await findPackageRow(tx, row.id, true)) ?? null);
  const { isStated } = row;
  const change = { draft: row.draft, isPublic: row.status === 'published', isStated };
  const judged = await judgePackage({ app, tx }, before, change);
  const id = before?.id ?? (await insertPackage(tx, judged.values, now));
  const written = before ?? (await findPackageRow(tx, id, true))!;
  // A new package whose texts wait is a draft until a doctor has approved them.
  const status = judged.isHeld ? 'draft' : row.status;
  const isNewlyOnSale = status === 'published' && written.status !== 'published';
  await updatePackage(tx, written, {
    ...judged.values,
    status,
    updatedAt: now,
    ...(isNewlyOnSale ? { publishedAt: written.publishedAt ?? now } : {}),
  });
  await followPackage({ app, tx, actor }, { before, id, judged, isStated, importId });
  await putPlaces(tx, id, row.places);
  await recordAudit(app, tx, {
    actor,
    action: before ? 'package_changed' : 'package_written',
    subjectKind: 'package',
    subjectId: String(id),
    detail: { slug: row.draft.slug, priceSen: row.draft.priceSen, status: row.status, import: importId },
  });
  return id;
}

/** Deletes a package that nobody has bought or put into a cart; false, and nothing deleted, otherwise. */
export async function deleteImportedPackage(
  app: Ports,
  tx: Transaction,
  { actor, id, importId }: { actor: Actor; id: number; importId: string },
): Promise<boolean> {
  const row = await findPackageRow(tx, id, true);
  if (!row || row.timesSold > 0) return false;
  if (!(await deletedUnlessUsed(tx, (inner) => deletePackage(inner, row)))) return false;
  await deleteProposals(tx, { kind: 'packages', recordId: id });
  await recordAudit(app, tx, {
    actor,
    action: 'package_deleted',
    subjectKind: 'package',
    subjectId: String(id),
    detail: { slug: row.slug, import: importId },
  });
  return true;
}

/** Updates search and pages after packages were written or deleted. */
export async function publishImportedPackages(tx: Transaction, ids: readonly number[]): Promise<void> {
  await storeSearchablePackages(tx, ids);
  await invalidatePackages(tx);
}
