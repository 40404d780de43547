import { likeLiteral } from '#src/platform/db/queries/like-literal.ts';
import { and, asc, desc, eq, ilike, inArray, ne, or, sql } from 'drizzle-orm';
import { hospitals } from '#src/features/find-care/hospitals/data/hospitals.table.ts';
import { keywords } from '#src/features/site/keyword-routing/data/keywords.table.ts';
import { deleteRedirectsTo, moveAddress } from '#src/features/site/keyword-routing/keyword-routing.server.ts';
import type { Database, Transaction } from '#src/platform/db/transaction.ts';
import type { AdminPackage, PackageDraft } from '../draft/package-draft.schema.ts';
import { healthPackages, packageHospitals } from '#src/features/shop/packages/data/packages.table.ts';
import { isRowId } from '#src/platform/db/queries/row-id.ts';

interface AdminRowsQuery {
  q?: string | undefined;
  status?: AdminPackage['status'] | undefined;
  sort?: string | undefined;
  isDescending?: boolean | undefined;
  limit: number;
  offset: number;
}

export type PackageRow = typeof healthPackages.$inferSelect;

const orders = {
  title: sql`${healthPackages.title} ->> 'en'`,
  status: healthPackages.status,
  price: healthPackages.priceSen,
  sold: healthPackages.timesSold,
  approval: healthPackages.approvalExpiresOn,
};

/** All packages for staff, by a part of title, slug or approval number; by title unless ordered otherwise. */
export async function listPackageRows(
  db: Database,
  wanted: AdminRowsQuery,
): Promise<{ items: AdminPackage[]; total: number }> {
  const part = wanted.q ? `%${likeLiteral(wanted.q)}%` : undefined;
  const where = and(
    wanted.status ? eq(healthPackages.status, wanted.status) : undefined,
    part
      ? or(
          sql`${healthPackages.title}::text ilike ${part}`,
          ilike(healthPackages.slug, part),
          ilike(healthPackages.approvalNumber, part),
        )
      : undefined,
  );
  const { id, slug, title, typeSlug, priceSen, status, timesSold, approvalNumber, approvalExpiresOn } = healthPackages;
  const column = orders[wanted.sort as keyof typeof orders] ?? orders.title;
  const items = await db
    .select({ id, slug, title, typeSlug, priceSen, status, timesSold, approvalNumber, approvalExpiresOn })
    .from(healthPackages)
    .where(where)
    .orderBy(wanted.isDescending ? desc(column) : asc(column), asc(id))
    .limit(wanted.limit)
    .offset(wanted.offset);
  return { items, total: await db.$count(healthPackages, where) };
}

/** The package and the capacity of its hospitals; `lock` prevents changes until the transaction ends. */
export async function findPackageRow(
  db: Database | Transaction,
  id: number,
  lock = false,
): Promise<PackageRow | undefined> {
  if (!isRowId(id)) return undefined;
  const query = db.select().from(healthPackages).where(eq(healthPackages.id, id));
  const [row] = lock ? await query.for('update') : await query;
  return row;
}

export function listHospitalCapacities(
  db: Database | Transaction,
  packageId: number,
): Promise<{ hospitalId: number; monthlyCapacity: number }[]> {
  return db
    .select({ hospitalId: packageHospitals.hospitalId, monthlyCapacity: packageHospitals.monthlyCapacity })
    .from(packageHospitals)
    .where(eq(packageHospitals.packageId, packageId))
    .orderBy(packageHospitals.hospitalId);
}

/** Inserts a new package as a draft, with its own address. */
export async function insertPackage(tx: Transaction, draft: PackageDraft, now: Date): Promise<number> {
  const [row] = await tx
    .insert(healthPackages)
    .values({ ...draft, status: 'draft', updatedAt: now })
    .returning({ id: healthPackages.id });
  const path = addressOf(draft.slug);
  await tx
    .insert(keywords)
    .values({ path, component: 'health-package', itemId: String(row!.id), url: path, createdAt: now });
  return row!.id;
}

/** Updates a package. A changed address leaves a redirect from the old one. */
export async function updatePackage(tx: Transaction, before: PackageRow, change: Partial<PackageRow>): Promise<void> {
  // The address of a package that is on sale again no longer leads to a successor.
  const successor = change.status !== undefined && change.status !== 'withdrawn' ? { successorId: null } : {};
  await tx
    .update(healthPackages)
    .set({ ...change, ...successor })
    .where(eq(healthPackages.id, before.id));
  if (change.slug === undefined || change.slug === before.slug) return;
  const [was, is] = [addressOf(before.slug), addressOf(change.slug)];
  await tx.update(keywords).set({ path: is, url: is }).where(eq(keywords.path, was));
  await moveAddress(tx, was, is);
}

/** Locks both packages, always in the same order, so that two changes of the same pair wait for each other. */
export async function lockPair(tx: Transaction, ids: readonly number[]): Promise<PackageRow[]> {
  return tx
    .select()
    .from(healthPackages)
    .where(inArray(healthPackages.id, [...ids]))
    .orderBy(asc(healthPackages.id))
    .for('update');
}

/** The packages that name this one as their successor. */
export function listPredecessors(
  db: Database | Transaction,
  id: number,
): Promise<{ id: number; title: PackageRow['title'] }[]> {
  return db
    .select({ id: healthPackages.id, title: healthPackages.title })
    .from(healthPackages)
    .where(eq(healthPackages.successorId, id))
    .orderBy(asc(healthPackages.id));
}

/** The packages on sale, for the choice of a successor, by their English title. */
export function listSuccessorChoices(
  db: Database,
  except: number,
): Promise<{ id: number; title: PackageRow['title'] }[]> {
  return db
    .select({ id: healthPackages.id, title: healthPackages.title })
    .from(healthPackages)
    .where(and(eq(healthPackages.status, 'published'), ne(healthPackages.id, except)))
    .orderBy(sql`${healthPackages.title} ->> 'en'`, asc(healthPackages.id));
}

export async function putHospital(tx: Transaction, row: typeof packageHospitals.$inferInsert): Promise<void> {
  await tx
    .insert(packageHospitals)
    .values(row)
    .onConflictDoUpdate({
      target: [packageHospitals.packageId, packageHospitals.hospitalId],
      set: { monthlyCapacity: row.monthlyCapacity },
    });
}

export async function deleteHospital(tx: Transaction, packageId: number, hospitalId: number): Promise<void> {
  await tx
    .delete(packageHospitals)
    .where(and(eq(packageHospitals.packageId, packageId), eq(packageHospitals.hospitalId, hospitalId)));
}

/** A hospital that offers a package. */
export interface PackagePlace {
  hospitalId: number;
  hospital: string;
  monthlyCapacity: number;
}

/** Every package with the hospitals that offer it, in the order of their ids. */
export async function listPlacesOfAll(tx: Transaction): Promise<(PackageRow & { places: PackagePlace[] })[]> {
  const { packageId, hospitalId, monthlyCapacity } = packageHospitals;
  const places = await tx
    .select({ packageId, hospitalId, monthlyCapacity, hospital: hospitals.slug })
    .from(packageHospitals)
    .innerJoin(hospitals, eq(hospitals.id, hospitalId))
    .orderBy(asc(hospitals.slug));
  const byPackage = Map.groupBy(places, (place) => place.packageId);
  const rows = await tx.select().from(healthPackages).orderBy(asc(healthPackages.id));
  return rows.map((row) => ({
    ...row,
    places: (byPackage.get(row.id) ?? []).map(({ packageId: _of, ...place }) => place),
  }));
}

/** Whether another page has the address that a package of this name would get. */
export async function isPackageAddressTaken(tx: Transaction, slug: string): Promise<boolean> {
  return (
    (
      await tx
        .select()
        .from(keywords)
        .where(eq(keywords.path, addressOf(slug)))
        .limit(1)
    ).length > 0
  );
}

/** Makes these hospitals the only ones that offer the package. */
export async function putPlaces(
  tx: Transaction,
  packageId: number,
  places: readonly { hospitalId: number; monthlyCapacity: number }[],
): Promise<void> {
  await tx.delete(packageHospitals).where(eq(packageHospitals.packageId, packageId));
  if (places.length > 0) await tx.insert(packageHospitals).values(places.map((place) => ({ ...place, packageId })));
}

/** Deletes a package and its addresses. Throws the database's error where something refers to it. */
export async function deletePackage(tx: Transaction, { id, slug }: PackageRow): Promise<void> {
  await putPlaces(tx, id, []);
  await tx.delete(healthPackages).where(eq(healthPackages.id, id));
  await tx.delete(keywords).where(and(eq(keywords.component, 'health-package'), eq(keywords.itemId, String(id))));
  await deleteRedirectsTo(tx, addressOf(slug));
}

/** Published packages whose approval expires by that day, earliest first. */
export function listPackageApprovalsEnding(
  db: Database,
  until: string,
): Promise<{ id: number; slug: string; approvalNumber: string | null; approvalExpiresOn: string | null }[]> {
  const { id, slug, approvalNumber, approvalExpiresOn } = healthPackages;
  return db
    .select({ id, slug, approvalNumber, approvalExpiresOn })
    .from(healthPackages)
    .where(and(eq(healthPackages.status, 'published'), sql`${approvalExpiresOn} <= ${until}`))
    .orderBy(asc(approvalExpiresOn));
}

/**
 * Published campaigns that name a package and last longer than its approval; all that name it while it is not on sale.
 */
export async function listCampaignsOutliving(
  db: Database,
  item: { slug: string; status: string; approvalExpiresOn: string | null },
): Promise<{ id: number; title: string; endsOn: string }[]> {
  const endsOn = item.status === 'published' ? item.approvalExpiresOn : null;
  const { rows } = await db.execute<{
    id: number;
    title: string;
    endsOn: string;
  }>(sql`select e.id, coalesce(t.title, e.slug) as title, e.fields ->> 'endsOn' as "endsOn" from content_entries e
    left join content_texts t on t.entry_id = e.id and t.language = 'en'
    where e.kind = 'campaign' and e.fields -> 'packageSlugs' @> to_jsonb(array[${item.slug}::text])
      and exists (select 1 from content_published p where p.entry_id = e.id) and (e.fields ->> 'endsOn') > ${endsOn ?? ''} order by e.id`);
  return rows;
}

function addressOf(slug: string): string {
  return `/health-package/${slug}`;
}
