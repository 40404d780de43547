/** Packages from a file: what is stored, the faults of a row by field, its writing and its deletion. */
import { recordAudit } from '#src/features/console/audit/audit.server.ts';
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { sqlState, type Transaction } from '#src/platform/db/transaction.ts';
import { invalidateTag } from '#src/platform/page-cache/cache-tags.server.ts';
import { reviewFault } from '#src/shared/clinical-review.ts';
import { malaysianDay } from '#src/shared/dates.ts';
import type { MessageText } from '#src/shared/failure.ts';
import { approvalMissing, keepPackagesFound, reviewMissing } from '#src/features/shop/packages/packages.server.ts';
import { isApprovalInForce } from '#src/features/shop/packages/packages.rules.ts';
import { packageDraftSchema, type PackageDraft } from './package-draft.schema.ts';
import { packageTexts } from './package-words.rules.ts';
import {
  deletePackage,
  findDeskRow,
  insertPackage,
  isPackageAddressTaken,
  listPlacesOfAll,
  putPlaces,
  updatePackage,
  type PackageRow,
  type PackagePlace,
} from './data/packages-admin.store.server.ts';

type Ports = Pick<App, 'clock'>;
type Faults = Record<string, MessageText>;
type Status = PackageRow['status'];

/** A stored package with its hospitals; `lock` keeps it as it is until the transaction ends. */
export interface StoredPackage extends PackageRow {
  places: PackagePlace[];
}

/** A package of a file: a new one, or the stored one of that id. */
export interface PackageImport {
  id: number | null;
  draft: PackageDraft;
  status: Status;
  /** The hospitals that offer it, each with its patients a month. */
  places: { hospitalId: number; monthlyCapacity: number }[];
}

/** Every package with its hospitals, in the order of their ids. */
export function listStoredPackages(tx: Transaction): Promise<StoredPackage[]> {
  return listPlacesOfAll(tx);
}

/**
 * The faults of a row by field: wrong values, an address that something else has, and for what is on sale a missing
 * approval or clinical review.
 */
export async function packageImportFaults(
  app: Ports,
  tx: Transaction,
  { id, draft, status }: Omit<PackageImport, 'places'>,
): Promise<Faults> {
  const parsed = packageDraftSchema.safeParse(draft);
  if (!parsed.success) {
    const wrong = parsed.error.issues.map(({ path }) => String(path[0]));
    return Object.fromEntries(wrong.map((name) => [name, packageTexts[name]!]));
  }
  const today = malaysianDay(app.clock.now());
  const faults: Faults = {};
  if (id === null && (await isPackageAddressTaken(tx, draft.slug))) faults['slug'] = packageTexts['slug']!;
  if (status !== 'published') return faults;
  if (!isApprovalInForce(draft, today)) faults['approvalNumber'] = approvalMissing().details.text;
  if (reviewFault(draft, today)) faults['reviewedBy'] = reviewMissing().details.text;
  return faults;
}

/** Writes a package, with its entry in the audit log. Returns its id. */
export async function writeImportedPackage(
  app: Ports,
  tx: Transaction,
  { actor, row, importId }: { actor: Actor; row: PackageImport; importId: string },
): Promise<number> {
  const now = app.clock.now();
  const before = row.id === null ? undefined : await findDeskRow(tx, row.id, true);
  const id = before ? before.id : await insertPackage(tx, row.draft, now);
  const written = before ?? (await findDeskRow(tx, id, true))!;
  const isNewlyOnSale = row.status === 'published' && written.status !== 'published';
  await updatePackage(tx, written, {
    ...row.draft,
    status: row.status,
    updatedAt: now,
    ...(isNewlyOnSale ? { publishedAt: written.publishedAt ?? now } : {}),
  });
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
  const row = await findDeskRow(tx, id, true);
  if (!row || row.timesSold > 0) return false;
  try {
    await tx.transaction((inner) => deletePackage(inner, row));
  } catch (error) {
    if (sqlState(error) === '23503') return false;
    throw error;
  }
  await recordAudit(app, tx, {
    actor,
    action: 'package_deleted',
    subjectKind: 'package',
    subjectId: String(id),
    detail: { slug: row.slug, import: importId },
  });
  return true;
}

/** Search and pages follow the packages that were written or deleted. */
export async function publishImportedPackages(tx: Transaction, ids: readonly number[]): Promise<void> {
  await keepPackagesFound(tx, ids);
  // Texts of campaigns mention prices of packages.
  for (const tag of ['packages', 'keywords', 'campaigns']) await invalidateTag(tx, tag);
}
