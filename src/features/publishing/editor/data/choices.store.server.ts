import { sql } from 'drizzle-orm';
import type { App } from '#src/platform/app.ts';
import type { LocalText } from '#src/shared/local-text.ts';
import type { Database, Transaction } from '#src/platform/db/transaction.ts';

export interface HospitalChoice extends Record<string, unknown> {
  slug: string;
  name: string;
}

/** Hospitals that an event, a vacancy or a campaign may refer to. */
export async function hospitalChoices(app: Pick<App, 'db'>): Promise<HospitalChoice[]> {
  const { rows } = await app.db.execute<HospitalChoice>(sql`select slug, name from published_hospitals order by name`);
  return rows;
}

/** Specialities that a treatment, a campaign or an event may refer to. */
export async function specialityChoices(app: Pick<App, 'db'>): Promise<{ slug: string; name: LocalText }[]> {
  const { rows } = await app.db.execute<{ slug: string; name: LocalText }>(
    sql`select slug, name from published_specialities order by name ->> 'en'`,
  );
  return rows;
}

/** Types of packages that a list of a landing page may be narrowed to. */
export async function packageTypeChoices(app: Pick<App, 'db'>): Promise<{ slug: string; name: LocalText }[]> {
  const { rows } = await app.db.execute<{ slug: string; name: LocalText }>(
    sql`select slug, name from package_types where status = 'published' order by position`,
  );
  return rows;
}

/** The campaign's packages that are not on sale, or whose advertising approval expires before its last day. */
export async function packagesEndingBefore(
  db: Database | Transaction,
  { packageSlugs, endsOn }: { packageSlugs?: unknown; endsOn?: unknown },
): Promise<string[]> {
  const slugs = Array.isArray(packageSlugs) ? packageSlugs.filter((slug) => typeof slug === 'string') : [];
  if (slugs.length === 0 || typeof endsOn !== 'string') return [];
  const { rows } = await db.execute<{
    slug: string;
  }>(sql`select wanted.slug from unnest(${sql.param(slugs)}::text[]) as wanted (slug)
    where not exists (select 1 from health_packages p
      where p.slug = wanted.slug and p.status = 'published' and p.approval_expires_on >= ${endsOn}::date)`);
  return rows.map(({ slug }) => slug);
}
