import { sql } from 'drizzle-orm';
import type { Transaction } from '#src/platform/db/transaction.ts';
import type { LocalText } from '#src/shared/local-text.ts';
import type { InclusionGroup } from '../packages.schema.ts';

interface SearchablePackage extends Record<string, unknown> {
  id: number;
  slug: string;
  title: LocalText;
  summary: LocalText;
  about: LocalText;
  suits: LocalText;
  type: LocalText;
  inclusions: InclusionGroup[];
  hospitals: string[];
  publishedAt: string;
  approvalStartsOn: string;
  approvalExpiresOn: string;
  changedAt: string;
}

/** Published packages with the days between which they may be shown: all, or those of the given ids. */
export async function listSearchablePackages(tx: Transaction, ids: readonly number[]): Promise<SearchablePackage[]> {
  const { rows } =
    await tx.execute<SearchablePackage>(sql`select p.id, p.slug, p.title, p.summary, p.about, p.suits, t.name as type, p.inclusions,
      array(select h.name from package_hospitals ph join published_hospitals h on h.id = ph.hospital_id where ph.package_id = p.id order by h.id) as hospitals,
      to_json(p.published_at) as "publishedAt", to_char(p.approval_starts_on, 'YYYY-MM-DD') as "approvalStartsOn", to_char(p.approval_expires_on, 'YYYY-MM-DD') as "approvalExpiresOn", to_json(p.updated_at) as "changedAt"
    from health_packages p join package_types t on t.slug = p.type_slug
    where p.status = 'published' and p.published_at is not null and p.approval_starts_on is not null and p.approval_expires_on is not null and p.id in ${[...ids]} order by p.id`);
  return rows;
}

export async function listPackageIds(tx: Transaction): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`select id from health_packages order by id`);
  return rows.map(({ id }) => id);
}

/** Locks these packages against changes until the transaction ends. */
export async function lockPackages(tx: Transaction, ids: readonly number[]): Promise<void> {
  await tx.execute(sql`select 1 from health_packages where id in ${[...ids]} order by id for update`);
}
