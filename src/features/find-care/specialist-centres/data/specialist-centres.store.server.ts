import { likeLiteral } from '#src/platform/db/queries/like-literal.ts';
import { sql, type SQL } from 'drizzle-orm';
import type { App } from '#src/platform/app.ts';
import { isApproved, pictureJson } from '#src/features/find-care/hospitals/hospitals.server.ts';
import { queryWords } from '../specialist-centres.rules.ts';
import type {
  ClinicPageData,
  SpecialityCardData,
  SpecialityOption,
  SpecialityPageData,
} from '../specialist-centres.schema.ts';

type Store = Pick<App, 'db'>;
type DatedStore = Pick<App, 'db' | 'clock'>;
export type SpecialityKey = { id: number } | { slug: string };
export type ClinicKey = { id: number } | { speciality: SpecialityKey; clinicSlug: string };

/**
 * A speciality with its texts while their approval is in force; without an approval only name, clinics and doctors are
 * shown.
 */
const specialityJson = (
  app: DatedStore,
) => sql`json_build_object('id', s.id, 'slug', s.slug, 'name', s.name, 'summary', s.summary, 'icon', s.icon, 'approvalNumber', s.approval_number, 'reviewedBy', s.reviewed_by, 'reviewedOn', s.reviewed_on, 'emergencyCall', s.emergency_call, 'picture', ${pictureJson(sql`s.picture_id`)},
  'body', case when ${isApproved(sql`s`, app)} then s.body else '{"en":""}'::jsonb end,
  'reasons', case when ${isApproved(sql`s`, app)} then s.reasons else '[]'::jsonb end) as speciality`;
const servicesJson = (
  app: DatedStore,
) => sql`(select coalesce(json_agg(json_build_object('id', v.id, 'slug', v.slug, 'name', v.name, 'summary', v.summary) order by v.position), '[]'::json)
  from published_speciality_services v where v.speciality_id = s.id and ${isApproved(sql`s`, app)}) as services`;
const clinicJson = sql`json_build_object('id', c.id, 'slug', c.slug, 'place', c.place, 'rooms', c.rooms, 'phone', c.phone, 'hours', c.hours, 'hospital', json_build_object('id', h.id, 'slug', h.slug,
  'name', h.name, 'state', h.state, 'town', h.town, 'address', h.address, 'postcode', h.postcode, 'location', h.latitude || ',' || h.longitude))`;

/** Specialities in the group's order, and the number of all matches. */
export async function listSpecialitiesBy(
  app: Store,
  wanted: { q: string | undefined; limit: number; offset: number },
): Promise<{ items: SpecialityCardData[]; total: number }> {
  const { rows } = await app.db.execute<{ items: SpecialityCardData[]; total: number }>(sql`
    with found as (select s.id, s.slug, s.name, s.summary, s.icon, s.position from published_specialities s where ${matching(wanted.q)}),
    page as (select * from found order by position, id limit ${wanted.limit} offset ${wanted.offset})
    select (select count(*)::int from found) as total,
    (select coalesce(json_agg(json_build_object('id', id, 'slug', slug, 'name', name, 'summary', summary, 'icon', icon) order by position, id), '[]'::json) from page) as items`);
  return rows[0] ?? { items: [], total: 0 };
}

export async function listSpecialityOptions(app: Store): Promise<SpecialityOption[]> {
  const { rows } = await app.db.execute<SpecialityOption & Record<string, unknown>>(
    sql`select id, slug, name from published_specialities order by position, id`,
  );
  return rows;
}

/** A speciality with its services and every clinic. */
export async function findSpecialityPage(app: DatedStore, key: SpecialityKey): Promise<SpecialityPageData | null> {
  const { rows } = await app.db.execute<
    SpecialityPageData & Record<string, unknown>
  >(sql`select ${specialityJson(app)}, ${servicesJson(app)},
    (select coalesce(json_agg(${clinicJson} order by h.state, h.name), '[]'::json)
      from published_clinics c join published_hospitals h on h.id = c.hospital_id where c.speciality_id = s.id) as clinics
    from published_specialities s where ${sameSpeciality(key)}`);
  return rows[0] ?? null;
}

/** One clinic with its speciality, its services and the speciality's other clinics. */
export async function findClinicPage(app: DatedStore, key: ClinicKey): Promise<ClinicPageData | null> {
  const same =
    'id' in key ? sql`c.id = ${key.id}` : sql`${sameSpeciality(key.speciality)} and c.slug = ${key.clinicSlug}`;
  const { rows } = await app.db.execute<
    ClinicPageData & Record<string, unknown>
  >(sql`select ${specialityJson(app)}, ${servicesJson(app)}, ${clinicJson} as clinic,
    (select coalesce(json_agg(json_build_object('slug', o.slug, 'hospitalName', oh.name, 'state', oh.state) order by oh.state <> h.state, oh.state, oh.name), '[]'::json)
      from published_clinics o join published_hospitals oh on oh.id = o.hospital_id where o.speciality_id = s.id and o.id <> c.id) as others
    from published_clinics c join published_specialities s on s.id = c.speciality_id join published_hospitals h on h.id = c.hospital_id where ${same}`);
  return rows[0] ?? null;
}

function sameSpeciality(key: SpecialityKey): SQL {
  return 'id' in key ? sql`s.id = ${key.id}` : sql`s.slug = ${key.slug}`;
}

/** The condition that the names or everyday words of any language contain every word. */
function matching(q: string | undefined): SQL {
  const text = sql`unaccent((s.name ->> 'en') || ' ' || coalesce(s.name ->> 'ms', '') || ' ' || coalesce(s.name ->> 'zh', '') || ' ' || array_to_string(s.aliases, ' '))`;
  const words = queryWords(q).map((word) => sql`${text} ilike unaccent(${`%${likeLiteral(word)}%`})`);
  return words.length > 0 ? sql.join(words, sql` and `) : sql`true`;
}
