import { sql } from 'drizzle-orm';
import type { LibraryPictureData } from '#src/design/pictures/library-picture.tsx';
import { pictureColumn } from '#src/features/find-care/hospitals/hospitals.server.ts';
import type { App } from '#src/platform/app.ts';
import type { GroupNumbers, SpecialityItem } from '../home.schema.ts';

/** The group's present figures from the database. */
export async function countGroup(app: Pick<App, 'db'>): Promise<GroupNumbers> {
  const { rows } = await app.db.execute<GroupNumbers & Record<string, unknown>>(sql`select
    (select count(*) from published_hospitals)::int as hospitals,
    (select count(distinct state) from published_hospitals)::int as states,
    (select coalesce(sum(beds), 0) from published_hospitals)::int as beds,
    (select count(*) from published_hospitals where has_emergency)::int as emergencies,
    (select coalesce(min(opened_year), 0) from published_hospitals)::int as "since",
    (select count(*) from published_doctors)::int as doctors,
    (select count(*) from published_doctors where offers_teleconsult)::int as teleconsults,
    (select count(distinct code) from published_doctors, unnest(languages) as code)::int as languages,
    (select count(*) from published_specialities)::int as specialities,
    (select count(*) from published_centres)::int as centres`);
  const [numbers] = rows;
  if (!numbers) throw new Error('The query of counts returned no row.');
  return numbers;
}

/** A picture of the media library; null where there is none with this id. */
export async function findPicture(app: Pick<App, 'db'>, id: number): Promise<LibraryPictureData | null> {
  const { rows } = await app.db.execute<{ picture: LibraryPictureData | null }>(
    sql`select ${pictureColumn(sql`${id}::int`)}`,
  );
  return rows[0]?.picture ?? null;
}

/** Beds and hospitals of each state, the largest first. */
export async function listStateNumbers(
  app: Pick<App, 'db'>,
): Promise<{ state: string; hospitals: number; beds: number }[]> {
  const { rows } = await app.db.execute<{
    state: string;
    hospitals: number;
    beds: number;
  }>(sql`select state, count(*)::int as hospitals, sum(beds)::int as beds
    from published_hospitals group by state order by count(*) desc, state`);
  return rows;
}

/** The first specialities in the group's order, with their icons. */
export async function listFirstSpecialities(app: Pick<App, 'db'>, limit: number): Promise<SpecialityItem[]> {
  const { rows } = await app.db.execute<SpecialityItem & Record<string, unknown>>(
    sql`select slug, name, icon from published_specialities order by position, id limit ${limit}`,
  );
  return rows.map(({ slug, name, icon }) => ({ slug, name, icon }));
}
