import { sql } from 'drizzle-orm';
import type { App } from '#src/platform/app.ts';
import type { Language } from '#src/shared/languages.ts';
import type { LocalText } from '#src/shared/local-text.ts';
import type { Database, Transaction } from '#src/platform/db/transaction.ts';

export interface NamedChoice extends Record<string, unknown> {
  slug: string;
  name: string;
}

/** Hospitals that an event, a vacancy or a campaign may refer to. */
export async function hospitalChoices(app: Pick<App, 'db'>): Promise<NamedChoice[]> {
  const { rows } = await app.db.execute<NamedChoice>(sql`select slug, name from published_hospitals order by name`);
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

interface AskedNames {
  slugs: readonly string[];
  language: Language;
}

/** The titles of packages in a language, those not on sale too. */
export async function packageTitles(app: Pick<App, 'db'>, { slugs, language }: AskedNames): Promise<NamedChoice[]> {
  if (slugs.length === 0) return [];
  const { rows } = await app.db
    .execute<NamedChoice>(sql`select slug, coalesce(title ->> ${language}, title ->> 'en') as name
    from health_packages where slug = any(${sql.param([...slugs])}::text[])`);
  return rows;
}

/** The titles of articles in a language, or in English where it has none. */
export async function articleTitles(app: Pick<App, 'db'>, { slugs, language }: AskedNames): Promise<NamedChoice[]> {
  if (slugs.length === 0) return [];
  const { rows } = await app.db.execute<NamedChoice>(sql`select distinct on (e.slug) e.slug, t.title as name
    from content_entries e join content_texts t on t.entry_id = e.id
    where e.kind = 'article' and e.deleted_at is null and e.slug = any(${sql.param([...slugs])}::text[])
      and t.title <> '' and t.language in (${language}, 'en')
    order by e.slug, t.language = ${language} desc`);
  return rows;
}

/** What pictures of the media library show, in a language; without a description the name of the file. */
export async function pictureNames(
  app: Pick<App, 'db'>,
  { ids, language }: { ids: readonly number[]; language: Language },
): Promise<{ id: number; name: string }[]> {
  if (ids.length === 0) return [];
  const { rows } = await app.db.execute<{ id: number; name: string }>(sql`select id,
      coalesce(nullif(alt ->> ${language}, ''), nullif(alt ->> 'en', ''), name) as name
    from content_media where id = any(${sql.param([...ids])}::int[])`);
  return rows;
}
