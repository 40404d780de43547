import { likeLiteral } from '#src/platform/db/queries/like-literal.ts';
import { sql, type SQL } from 'drizzle-orm';
import { insurerNamesColumn, pictureColumn } from '#src/features/find-care/hospitals/hospitals.server.ts';
import type { App } from '#src/platform/app.ts';
import type { LocalText } from '#src/shared/local-text.ts';
import { nameWords } from '../doctors.rules.ts';
import type {
  CountedFilter,
  DoctorCardData,
  DoctorDetail,
  DoctorNarrowing,
  SpokenLanguage,
} from '../doctors.schema.ts';

type Store = Pick<App, 'db'>;
/** A card without its slots, which the appointments features supply. */
export type StoredCard = Omit<DoctorCardData, 'nextAvailable'>;
type CardRow = StoredCard & { total?: number };

const specialitiesOfDoctor = sql`(select coalesce(json_agg(json_build_object('slug', s.slug, 'name', s.name) order by ds.is_primary desc, s.position), '[]'::json)
  from doctor_specialities ds join published_specialities s on s.id = ds.speciality_id where ds.doctor_id = d.id) as specialities`;

/** A code that the list does not have is shown as it is. */
const nameOfLanguage = sql`coalesce(l.name, jsonb_build_object('en', spoken.code))`;
const languagesOfDoctor = sql`(select coalesce(json_agg(json_build_object('code', spoken.code, 'name', ${nameOfLanguage}) order by spoken.place), '[]'::json)
  from unnest(d.languages) with ordinality spoken (code, place) left join spoken_languages l on l.slug = spoken.code) as languages`;

const cardColumns = sql`d.id, d.slug, d.name, d.gender, ${languagesOfDoctor}, d.subspeciality, d.portrait_seed as "portraitSeed",
  d.offers_teleconsult as "offersTeleconsult", d.has_live_schedule as "hasLiveSchedule", ${pictureColumn(sql`d.picture_id`)}, ${specialitiesOfDoctor},
  (select coalesce(json_agg(json_build_object('id', h.id, 'slug', h.slug, 'name', h.name, 'state', h.state) order by h.id), '[]'::json)
    from doctor_hospitals dh join published_hospitals h on h.id = dh.hospital_id where dh.doctor_id = d.id) as hospitals`;

/** Doctors of a page in the order of their names, and the number of all matches. */
export async function listCardsByName(
  app: Store,
  filters: DoctorNarrowing,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ cards: StoredCard[]; total: number }> {
  const { rows } = await app.db.execute<CardRow>(sql`select ${cardColumns}, (count(*) over ())::int as total
    from published_doctors d where ${matching(filters)} order by d.search_name, d.id limit ${limit} offset ${offset}`);
  if (rows.length > 0 || offset === 0) return { cards: rows.map(withoutTotal), total: rows[0]?.total ?? 0 };
  // Past the last page no row contains the count.
  const counted = await app.db.execute<{ total: number }>(
    sql`select count(*)::int as total from published_doctors d where ${matching(filters)}`,
  );
  return { cards: [], total: counted.rows[0]?.total ?? 0 };
}

/** Ids of all matches, in the order of their names. */
export async function listMatchingIds(app: Store, filters: DoctorNarrowing): Promise<number[]> {
  const { rows } = await app.db.execute<{ id: number }>(
    sql`select d.id from published_doctors d where ${matching(filters)} order by d.search_name, d.id`,
  );
  return rows.map((row) => row.id);
}

/** Ids of the doctors whose name matches what is typed, those with a word that begins like its last word first. */
export async function listIdsByTypedName(app: Store, typed: string, limit: number): Promise<number[]> {
  const last = nameWords(typed).at(-1);
  if (last === undefined) return [];
  const { rows } = await app.db.execute<{ id: number }>(sql`select d.id from published_doctors d
    where ${matching({ doctor_name: typed })}
    order by (' ' || d.search_name) like ${`% ${likeLiteral(last)}%`} desc, d.search_name, d.id limit ${limit}`);
  return rows.map((row) => row.id);
}

/** Cards in the order of the given ids. */
export async function listCardsByIds(app: Store, ids: readonly number[]): Promise<StoredCard[]> {
  if (ids.length === 0) return [];
  const { rows } = await app.db.execute<CardRow>(
    sql`select ${cardColumns} from published_doctors d where d.id in ${[...ids]}`,
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Other doctors of the same main speciality, those of the same hospitals first. */
export async function listRelatedIds(app: Store, doctorId: number, limit: number): Promise<number[]> {
  const { rows } = await app.db.execute<{ id: number }>(sql`select d.id from published_doctors d
    join doctor_specialities ds on ds.doctor_id = d.id
    where d.id <> ${doctorId} and ds.speciality_id = (select speciality_id from doctor_specialities where doctor_id = ${doctorId} and is_primary limit 1)
    order by exists (select 1 from doctor_hospitals mine join doctor_hospitals theirs using (hospital_id)
      where mine.doctor_id = ${doctorId} and theirs.doctor_id = d.id) desc, ds.is_primary desc, d.search_name, d.id limit ${limit}`);
  return rows.map((row) => row.id);
}

/** Great-circle distance in kilometres from 'latitude,longitude' to the nearest hospital of each doctor. */
export async function listDistances(app: Store, from: string): Promise<Map<number, number>> {
  const [latitude, longitude] = from.split(',').map(Number) as [number, number];
  const { rows } = await app.db.execute<{ id: number; km: number }>(sql`select dh.doctor_id as id,
    min(2 * 6371 * asin(least(1, sqrt(pow(sin(radians(h.latitude - ${latitude}) / 2), 2)
      + cos(radians(${latitude})) * cos(radians(h.latitude)) * pow(sin(radians(h.longitude - ${longitude}) / 2), 2))))) as km
    from doctor_hospitals dh join hospitals h on h.id = dh.hospital_id group by dh.doctor_id`);
  return new Map(rows.map(({ id, km }) => [id, km]));
}

export async function listIdsOfHospital(app: Store, hospitalId: number, limit: number): Promise<number[]> {
  const { rows } = await app.db.execute<{
    id: number;
  }>(sql`select d.id from published_doctors d join doctor_hospitals dh on dh.doctor_id = d.id
    where dh.hospital_id = ${hospitalId} order by d.has_live_schedule desc, d.search_name, d.id limit ${limit}`);
  return rows.map((row) => row.id);
}

export async function listIdsOfCentre(
  app: Store,
  hospitalId: number,
  { specialitySlug, limit }: { specialitySlug: string; limit: number },
): Promise<number[]> {
  const { rows } = await app.db.execute<{
    id: number;
  }>(sql`select d.id from published_doctors d join doctor_hospitals dh on dh.doctor_id = d.id
    join doctor_specialities ds on ds.doctor_id = d.id join published_specialities s on s.id = ds.speciality_id
    where dh.hospital_id = ${hospitalId} and s.slug = ${specialitySlug}
    order by ds.is_primary desc, d.has_live_schedule desc, d.search_name, d.id limit ${limit}`);
  return rows.map((row) => row.id);
}

export async function listIdsOfSpeciality(
  app: Store,
  specialityId: number,
  { limit, isMain = false }: { limit: number; isMain?: boolean },
): Promise<number[]> {
  const { rows } = await app.db.execute<{
    id: number;
  }>(sql`select d.id from published_doctors d join doctor_specialities ds on ds.doctor_id = d.id
    where ds.speciality_id = ${specialityId} ${isMain ? sql`and ds.is_primary` : sql``} order by ds.is_primary desc, d.has_live_schedule desc, d.search_name, d.id limit ${limit}`);
  return rows.map((row) => row.id);
}

/** One doctor with all data of the doctor's page, by id or slug. */
export async function findDoctor(
  app: Store,
  by: { id: number } | { slug: string },
): Promise<Omit<DoctorDetail, 'nextAvailable'> | null> {
  const { rows } = await app.db.execute<
    Omit<DoctorDetail, 'nextAvailable'>
  >(sql`select d.id, d.slug, d.name, d.gender, ${languagesOfDoctor}, d.subspeciality,
    d.portrait_seed as "portraitSeed", d.offers_teleconsult as "offersTeleconsult", d.has_live_schedule as "hasLiveSchedule",
    d.registration_number as "registrationNumber", d.qualifications, d.about, d.interests, d.articles, d.practising_since as "practisingSince",
    d.confirms_at_once as "confirmsAtOnce", ${pictureColumn(sql`d.picture_id`)}, ${insurerNamesColumn(sql`d.panels`, sql`panels`)}, ${specialitiesOfDoctor},
    (select coalesce(json_agg(json_build_object('id', h.id, 'slug', h.slug, 'name', h.name, 'state', h.state, 'town', h.town, 'phone', h.phone,
      'room', dh.room, 'consultationFeeSen', dh.consultation_fee_sen) order by h.id), '[]'::json)
      from doctor_hospitals dh join published_hospitals h on h.id = dh.hospital_id where dh.doctor_id = d.id) as hospitals,
    (select coalesce(json_agg(json_build_object('hospitalId', w.hospital_id, 'weekday', w.weekday, 'from', to_char(w.starts_at, 'HH24:MI'),
      'to', to_char(w.ends_at, 'HH24:MI'), 'mode', w.mode, 'recurrence', w.recurrence, 'monthWeeks', coalesce(to_jsonb(w.month_weeks), '[]'),
      'monthDays', coalesce(to_jsonb(w.month_days), '[]'),
      'validFrom', w.valid_from, 'validUntil', w.valid_until) order by w.weekday, w.starts_at), '[]'::json)
      from weekly_sessions w where w.doctor_id = d.id) as sessions
    from published_doctors d where ${'id' in by ? sql`d.id = ${by.id}` : sql`d.slug = ${by.slug}`}`);
  return rows[0] ?? null;
}

/** The languages that doctors speak with the number of doctors, in the list's order, then the most spoken first. */
export async function listSpokenCounts(app: Pick<App, 'db'>): Promise<(SpokenLanguage & { doctors: number })[]> {
  const { rows } = await app.db.execute<SpokenLanguage & { doctors: number } & Record<string, unknown>>(
    sql`select spoken.code, ${nameOfLanguage} as name, count(*)::int as doctors
      from published_doctors d, unnest(d.languages) spoken (code) left join spoken_languages l on l.slug = spoken.code
      group by spoken.code, l.name, l.position order by l.position, count(*) desc, spoken.code`,
  );
  return rows;
}

/** Fields of practice within a speciality, and the number of doctors in each. */
export async function listSubspecialities(
  app: Store,
  specialisation: string | undefined,
): Promise<{ name: LocalText; speciality: string; doctors: number }[]> {
  const { rows } = await app.db.execute<{
    name: LocalText;
    speciality: string;
    doctors: number;
  }>(sql`select d.subspeciality as name, s.slug as speciality, count(*)::int as doctors
    from published_doctors d join doctor_specialities ds on ds.doctor_id = d.id and ds.is_primary join published_specialities s on s.id = ds.speciality_id
    where d.subspeciality is not null ${specialisation ? sql`and s.slug = ${specialisation}` : sql``}
    group by d.subspeciality, s.slug order by s.slug, d.subspeciality ->> 'en'`);
  return rows;
}

/** For each choice of each filter, the number of doctors who match it together with the other filters. */
export async function listChoiceCounts(
  app: Store,
  filters: DoctorNarrowing,
): Promise<{ name: CountedFilter; value: string; doctors: number }[]> {
  const except = (name: CountedFilter) => matching({ ...filters, [name]: undefined });
  const atHospitals = sql`published_doctors d join doctor_hospitals at on at.doctor_id = d.id join published_hospitals place on place.id = at.hospital_id`;
  const { rows } = await app.db.execute<{ name: CountedFilter; value: string; doctors: number }>(sql`
    select 'specialisation' as name, field.slug as value, count(*)::int as doctors from published_doctors d
      join doctor_specialities of on of.doctor_id = d.id join published_specialities field on field.id = of.speciality_id
      where ${except('specialisation')} group by field.slug
    union all select 'location', place.name, count(*)::int from ${atHospitals} where ${except('location')} group by place.name
    union all select 'location', place.state, count(distinct d.id)::int from ${atHospitals} where ${except('location')} group by place.state
    union all select 'gender', d.gender, count(*)::int from published_doctors d where ${except('gender')} group by d.gender
    union all select 'filter_lang', code, count(*)::int from published_doctors d, unnest(d.languages) as code
      where ${except('filter_lang')} group by code
    union all select 'teleconsult', 'yes', count(*)::int from published_doctors d where ${except('teleconsult')} and d.offers_teleconsult`);
  return rows;
}

function matching(filters: DoctorNarrowing): SQL {
  const conditions: SQL[] = [sql`true`];
  if (filters.location) {
    conditions.push(sql`exists (select 1 from doctor_hospitals dh join published_hospitals h on h.id = dh.hospital_id
      where dh.doctor_id = d.id and (h.name = ${filters.location} or h.state = ${filters.location}))`);
  }
  if (filters.specialisation) {
    conditions.push(sql`exists (select 1 from doctor_specialities ds join published_specialities s on s.id = ds.speciality_id
      where ds.doctor_id = d.id and s.slug = ${filters.specialisation})`);
  }
  if (filters.gender) conditions.push(sql`d.gender = ${filters.gender}`);
  if (filters.filter_lang) conditions.push(sql`${filters.filter_lang} = any (d.languages)`);
  if (filters.hasLiveSchedule) conditions.push(sql`d.has_live_schedule`);
  if (filters.teleconsult) conditions.push(sql`d.offers_teleconsult`);
  const words = nameWords(filters.doctor_name ?? '');
  if (words.length > 0) conditions.push(nameMatches(words));
  return sql.join(conditions, sql` and `);
}

/**
 * Similarity threshold: one wrong or missing letter in a word of seven is about this; names that only sound alike are
 * below it.
 */
const closeEnough = 0.45;

/** The condition on the name: it contains each word, or a part of it is similar to the whole text (a typing error). */
function nameMatches(words: string[]): SQL {
  const contains = words.map((word) => sql`d.search_name like ${`%${likeLiteral(word)}%`}`);
  const typed = words.join(' ');
  const each = sql.join(contains, sql` and `);
  // With fewer than four letters nearly every name is similar.
  return typed.length < 4
    ? sql`(${each})`
    : sql`((${each}) or word_similarity(${typed}, d.search_name) >= ${closeEnough})`;
}

function withoutTotal({ total: _total, ...card }: CardRow): StoredCard {
  return card;
}
