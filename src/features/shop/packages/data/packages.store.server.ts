import { inArray, sql, type SQL } from 'drizzle-orm';
import { pictureJson } from '#src/features/find-care/hospitals/hospitals.server.ts';
import type { App } from '#src/platform/app.ts';
import type { Database, Transaction } from '#src/platform/db/transaction.ts';
import { malaysianDay } from '#src/shared/dates.ts';
import type { Language } from '#src/shared/languages.ts';
import type { LocalText } from '#src/shared/local-text.ts';
import { defaultSort } from '../packages.rules.ts';
import type {
  CountedFilter,
  PackageCardData,
  PackageDetail,
  PackageFilters,
  PackageSort,
  PackageType,
} from '../packages.schema.ts';
import type { UnpricedLine } from '../pricing.rules.ts';
import { healthPackages } from './packages.table.ts';

export type Source = { db: Database | Transaction } & Pick<App, 'clock'>;
type CardRow = PackageCardData & { total?: number };

/**
 * The only condition for what a visitor may see or buy: published, and with an advertising approval in force today.
 * Every query of this store for visitors uses it, for the row `p`.
 */
function onSale({ clock }: Pick<App, 'clock'>): SQL {
  const now = clock.now();
  const day = malaysianDay(now);
  return sql`p.status = 'published' and p.published_at <= ${now.toISOString()}::timestamptz
    and p.approval_starts_on <= ${day}::date and p.approval_expires_on >= ${day}::date`;
}

/** The type, the drawn scene of the package or else of its type, and the photo in place of it. */
const typeOfPackage = sql`json_build_object('slug', t.slug, 'name', t.name) as type, coalesce(p.scene, t.picture) as picture, ${pictureJson(sql`p.picture_id`)} as photo`;
const facts = sql`p.id, p.slug, p.title, p.summary, p.price_sen as "priceSen", p.min_age as "minAge", p.max_age as "maxAge", p.gender,
  p.validity_days as "validityDays", p.approval_number as "approvalNumber", ${typeOfPackage}`;
const places = sql`(select coalesce(json_agg(json_build_object('id', h.id, 'slug', h.slug, 'name', h.name, 'state', h.state) order by h.id), '[]'::json)
  from package_hospitals ph join published_hospitals h on h.id = ph.hospital_id where ph.package_id = p.id) as hospitals`;
const cardColumns = sql`${facts}, ${places},
  (select coalesce(sum(jsonb_array_length(g -> 'items')), 0)::int from jsonb_array_elements(p.inclusions) g) as "inclusionCount",
  (select coalesce(json_agg(item), '[]'::json) from (select item from jsonb_array_elements(p.inclusions) with ordinality g (part, place),
    jsonb_array_elements(g.part -> 'items') with ordinality i (item, rank) order by g.place, i.rank limit 4) first) as highlights`;

/** The conditions of a list: the filters, with the hospitals that a location stands for. */
export type Narrowing = Omit<PackageFilters, 'location'> & { hospitalIds?: readonly number[] | undefined };

/** A page of the packages on sale that match all filters. Only the cards of that page are assembled. */
export async function listCards(
  app: Source,
  filters: Narrowing,
  page: { limit: number; offset: number; language: Language },
): Promise<{ cards: PackageCardData[]; total: number }> {
  const order = orderBy(filters.sortBy ?? defaultSort, page.language);
  const { rows } = await app.db.execute<CardRow & Record<string, unknown>>(sql`with matching as (
      select p.id, (row_number() over (order by ${order}))::int as place, (count(*) over ())::int as total from health_packages p where ${matching(app, filters)}
      order by place limit ${page.limit} offset ${page.offset})
    select ${cardColumns}, m.total from matching m join health_packages p on p.id = m.id join package_types t on t.slug = p.type_slug order by m.place`);
  if (rows.length > 0 || page.offset === 0)
    return { cards: rows.map(({ total: _total, ...card }) => card), total: rows[0]?.total ?? 0 };
  // Past the last page no row contains the count.
  const counted = await app.db.execute<{ total: number }>(
    sql`select count(*)::int as total from health_packages p where ${matching(app, filters)}`,
  );
  return { cards: [], total: counted.rows[0]?.total ?? 0 };
}

/** For each choice of each filter, the number of packages that match it together with the other filters. */
export async function listChoiceCounts(
  app: Source,
  filters: Narrowing,
): Promise<{ name: CountedFilter; value: string; packages: number }[]> {
  const except = (name: 'type' | 'gender' | 'hospitalIds') => matching(app, { ...filters, [name]: undefined });
  const atHospitals = sql`health_packages p join package_hospitals ph on ph.package_id = p.id join published_hospitals h on h.id = ph.hospital_id`;
  const { rows } = await app.db.execute<{ name: CountedFilter; value: string; packages: number }>(sql`
    select 'type' as name, p.type_slug as value, count(*)::int as packages from health_packages p where ${except('type')} group by p.type_slug
    union all select 'gender', g, count(*)::int from health_packages p, unnest(array['female', 'male']) g
      where ${except('gender')} and p.gender in ('any', g) group by g
    union all select 'location', h.name, count(*)::int from ${atHospitals} where ${except('hospitalIds')} group by h.name
    union all select 'location', h.state, count(distinct p.id)::int from ${atHospitals} where ${except('hospitalIds')} group by h.state`);
  return rows;
}

/** Cards of the packages on sale, in the order of the given ids. */
export async function listCardsByIds(app: Source, ids: readonly number[]): Promise<PackageCardData[]> {
  if (ids.length === 0) return [];
  const { rows } = await app.db.execute<PackageCardData & Record<string, unknown>>(sql`select ${cardColumns}
    from health_packages p join package_types t on t.slug = p.type_slug where p.id in ${[...ids]} and ${onSale(app)}`);
  return inOrder(rows, ids);
}

/** One package on sale with all data of its page. */
export async function findPackage(app: Source, by: { id: number } | { slug: string }): Promise<PackageDetail | null> {
  const [found] = await listDetails(app, 'id' in by ? sql`p.id = ${by.id}` : sql`p.slug = ${by.slug}`);
  return found ?? null;
}

/** Whether the package was on sale once and staff have withdrawn it. */
export async function isWithdrawn({ db }: Pick<App, 'db'>, id: number): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select 1 from health_packages where id = ${id} and status = 'withdrawn' and published_at is not null`,
  );
  return rows.length > 0;
}

/** The slug of the package on sale that a withdrawn one names as its successor; null without one. */
export async function findSuccessor(app: Source, id: number): Promise<string | null> {
  const { rows } = await app.db.execute<{ slug: string }>(sql`select p.slug from health_packages p
    where p.id = (select was.successor_id from health_packages was
      where was.id = ${id} and was.status = 'withdrawn' and was.published_at is not null) and ${onSale(app)}`);
  return rows[0]?.slug ?? null;
}

/** Several packages with all data of a comparison, in the order of the slugs. */
export async function listPackagesBySlugs(app: Source, slugs: readonly string[]): Promise<PackageDetail[]> {
  if (slugs.length === 0) return [];
  const found = await listDetails(app, sql`p.slug in ${[...slugs]}`);
  return slugs.flatMap((slug) => found.find((each) => each.slug === slug) ?? []);
}

async function listDetails(app: Source, which: SQL): Promise<PackageDetail[]> {
  const { rows } = await app.db.execute<
    PackageDetail & Record<string, unknown>
  >(sql`select ${facts}, p.about, p.suits, p.inclusions, p.preparation,
    p.visit_minutes as "visitMinutes", p.reviewed_by as "reviewedBy", to_char(p.reviewed_on, 'YYYY-MM-DD') as "reviewedOn", to_char(p.approval_expires_on, 'YYYY-MM-DD') as "approvalExpiresOn",
    (select coalesce(json_agg(json_build_object('id', h.id, 'slug', h.slug, 'name', h.name, 'state', h.state, 'town', h.town, 'phone', h.phone) order by h.state, h.name), '[]'::json)
      from package_hospitals ph join published_hospitals h on h.id = ph.hospital_id where ph.package_id = p.id) as hospitals
    from health_packages p join package_types t on t.slug = p.type_slug where ${which} and ${onSale(app)}`);
  return rows;
}

/** Related packages: of the same type first, then those for the same people; best-selling first. */
export async function listRelatedIds(app: Source, id: number, limit: number): Promise<number[]> {
  const { rows } = await app.db.execute<{ id: number }>(sql`select p.id from health_packages p, health_packages mine
    where mine.id = ${id} and p.id <> mine.id and ${onSale(app)} and (p.gender = 'any' or mine.gender = 'any' or p.gender = mine.gender)
    order by (p.type_slug = mine.type_slug) desc, (p.gender = mine.gender) desc, p.times_sold desc, p.id limit ${limit}`);
  return rows.map((row) => row.id);
}

/** Cards of the best-selling packages of a hospital, or of all. */
export async function listPopularCards(app: Source, limit: number, hospitalId?: number): Promise<PackageCardData[]> {
  const here =
    hospitalId === undefined
      ? sql`true`
      : sql`exists (select 1 from package_hospitals ph where ph.package_id = p.id and ph.hospital_id = ${hospitalId})`;
  const { rows } = await app.db.execute<PackageCardData & Record<string, unknown>>(sql`with popular as (
      select p.id from health_packages p where ${onSale(app)} and ${here} order by p.times_sold desc, p.id limit ${limit})
    select ${cardColumns} from popular join health_packages p on p.id = popular.id join package_types t on t.slug = p.type_slug
    order by p.times_sold desc, p.id`);
  return rows;
}

export async function listTypes(app: Pick<App, 'db'>): Promise<PackageType[]> {
  const { rows } = await app.db.execute<{ slug: string; name: PackageType['name'] }>(
    sql`select slug, name from package_types where status = 'published' order by position`,
  );
  return rows;
}

type SaleLine = Omit<UnpricedLine, 'quantity' | 'unitPriceSen'>;

/** The present offer of each requested line: package, hospital and price, in the order of the requests. */
export async function listSaleLines(
  app: Source,
  pairs: readonly { packageId: number; hospitalId: number }[],
): Promise<(SaleLine & { isOffered: boolean })[]> {
  if (pairs.length === 0) return [];
  const wanted = JSON.stringify(
    pairs.map(({ packageId, hospitalId }) => ({ package_id: packageId, hospital_id: hospitalId })),
  );
  const { rows } = await app.db.execute<SaleLine & { isOffered: boolean } & Record<string, unknown>>(sql`select
    p.id as "packageId", w.hospital_id as "hospitalId", p.slug, p.title, json_build_object('slug', t.slug, 'name', t.name) as type,
    coalesce(h.name, '') as "hospitalName", p.price_sen as "normalPriceSen", p.validity_days as "validityDays", p.approval_number as "approvalNumber",
    to_char(p.approval_expires_on, 'YYYY-MM-DD') as "approvalExpiresOn", (ph.package_id is not null) as "isOffered"
    from json_to_recordset(${wanted}::json) as w (package_id int, hospital_id int)
    join health_packages p on p.id = w.package_id join package_types t on t.slug = p.type_slug
    left join package_hospitals ph on ph.package_id = p.id and ph.hospital_id = w.hospital_id
    left join hospitals h on h.id = ph.hospital_id where ${onSale(app)}`);
  return rows;
}

export interface Offer extends Pick<
  PackageCardData,
  'id' | 'slug' | 'type' | 'picture' | 'photo' | 'title' | 'priceSen' | 'validityDays' | 'approvalNumber'
> {
  /** 'YYYY-MM-DD'. */
  approvalExpiresOn: string;
  hospitals: { id: number; name: string }[];
}

/** The offers of the given packages, as a cart needs them. */
export async function listOffersByIds(app: Source, ids: readonly number[]): Promise<Offer[]> {
  if (ids.length === 0) return [];
  const { rows } = await app.db.execute<
    Offer & Record<string, unknown>
  >(sql`select p.id, p.slug, p.title, p.price_sen as "priceSen", ${typeOfPackage},
    p.validity_days as "validityDays", p.approval_number as "approvalNumber", to_char(p.approval_expires_on, 'YYYY-MM-DD') as "approvalExpiresOn",
    (select coalesce(json_agg(json_build_object('id', h.id, 'name', h.name) order by h.id), '[]'::json)
      from package_hospitals ph join published_hospitals h on h.id = ph.hospital_id where ph.package_id = p.id) as hospitals
    from health_packages p join package_types t on t.slug = p.type_slug where p.id in ${[...ids]} and ${onSale(app)}`);
  return rows;
}

/** Titles of packages, also of those not on sale: a line in a cart keeps its name. */
export async function listTitles(
  db: Database | Transaction,
  ids: readonly number[],
): Promise<{ id: number; title: LocalText }[]> {
  if (ids.length === 0) return [];
  return db
    .select({ id: healthPackages.id, title: healthPackages.title })
    .from(healthPackages)
    .where(inArray(healthPackages.id, [...ids]));
}

function matching(app: Source, filters: Narrowing): SQL {
  const conditions = [onSale(app)];
  if (filters.type) conditions.push(sql`p.type_slug = ${filters.type}`);
  if (filters.age)
    conditions.push(sql`p.min_age <= ${Number(filters.age)} and coalesce(p.max_age, 200) >= ${Number(filters.age)}`);
  // Packages for everybody are also for women and for men.
  if (filters.gender) conditions.push(sql`p.gender in ('any', ${filters.gender})`);
  // By id, so that the planner knows how many rows these are and joins them at once instead of one by one.
  if (filters.hospitalIds)
    conditions.push(
      sql`p.id in (select ph.package_id from package_hospitals ph where ph.hospital_id = any(${sql.raw(`array[${filters.hospitalIds.map(Number).join(',')}]::int[]`)}))`,
    );
  return sql.join(conditions, sql` and `);
}

function orderBy(sort: PackageSort, language: Language): SQL {
  switch (sort) {
    case 'price':
      return sql`p.price_sen, p.id`;
    case 'price_down':
      return sql`p.price_sen desc, p.id`;
    case 'newest':
      return sql`p.published_at desc, p.id desc`;
    case 'name':
      return sql`lower(coalesce(p.title ->> ${language}::text, p.title ->> 'en')), p.id`;
    default:
      return sql`p.times_sold desc, p.id`;
  }
}

function inOrder<Item extends { id: number }>(rows: readonly Item[], ids: readonly number[]): Item[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
