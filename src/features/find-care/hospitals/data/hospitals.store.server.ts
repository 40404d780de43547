import { likeLiteral } from '#src/platform/db/queries/like-literal.ts';
import { sql, type SQL } from 'drizzle-orm';
import type { App } from '#src/platform/app.ts';
import type { Database, Transaction } from '#src/platform/db/transaction.ts';
import { isApproved } from '../advertised.server.ts';
import { hospitalBrandJson } from '../hospital-brand.server.ts';
import { queryWords } from '../hospitals.rules.ts';
import { insurerNamesColumn, pictureColumn, pictureJson } from '../library-picture.server.ts';
import type {
  Facility,
  HospitalBrand,
  HospitalDetail,
  HospitalOption,
  HospitalPageData,
  HospitalServicesData,
  InternationalHospital,
  ListedHospital,
  PatientCareData,
  Town,
} from '../hospitals.schema.ts';

type Store = Pick<App, 'db'>;
type DatedStore = Pick<App, 'db' | 'clock'>;
export type HospitalKey = { id: number } | { slug: string };

const brandColumn = sql`${hospitalBrandJson(sql`h`)} as brand`;
const cardColumns = sql`h.id, h.slug, h.name, h.state, h.town, h.latitude || ',' || h.longitude as location, h.phone,
  h.emergency_phone as "emergencyPhone", h.has_emergency as "hasEmergency", ${pictureColumn(sql`h.picture_id`)}`;
const listColumns = sql`${cardColumns}, h.address, h.postcode, h.summary, h.is_clinic_network_member as "isClinicNetworkMember"`;
/** Facilities that are no longer in the list are not shown. */
const facilitiesColumn = sql`(select coalesce(json_agg(json_build_object('code', f.slug, 'name', f.name, 'icon', f.icon) order by f.position, f.slug), '[]'::json)
  from facilities f where f.slug = any (h.facilities) and f.status = 'published') as facilities`;
/** A number that the media library no longer has is left out. */
const galleryColumn = sql`(select coalesce(json_agg(${pictureJson(sql`m.id`)} order by g.place), '[]'::json)
  from unnest(h.gallery) with ordinality as g (number, place)
  join content_media m on m.id = case when g.number ~ '^[0-9]{1,9}$' then g.number::integer end) as gallery`;
const detailColumns = sql`${listColumns}, h.email, h.beds, h.opened_year as "openedYear", h.about, ${facilitiesColumn},
  h.receives_international_patients as "receivesInternationalPatients", h.hours, h.visiting_hours as "visitingHours", h.accreditations,
  h.company_name as "companyName", h.licence_number as "licenceNumber", h.person_in_charge as "personInCharge",
  ${insurerNamesColumn(sql`h.insurers`, sql`insurers`)}, ${galleryColumn}, ${brandColumn}`;

interface HospitalFilter {
  state: string | undefined;
  q: string | undefined;
  /** The code of a facility that they have. */
  facility?: string | undefined;
  near?: string | undefined;
  limit: number;
  offset: number;
}

/** Hospitals by name, or the nearest to a place first, and the number of all matches. */
export async function listHospitalsBy(
  app: Store,
  wanted: HospitalFilter,
): Promise<{ items: ListedHospital[]; total: number }> {
  const where = matching(wanted);
  const away = wanted.near ? awayFrom(wanted.near) : sql`0::float8`;
  const { rows } = await app.db.execute<{ total: number; items: ListedHospital[] }>(sql`
    with found as (select ${listColumns}, ${away} as away from published_hospitals h where ${where}),
    page as (select * from found order by away, name, id limit ${wanted.limit} offset ${wanted.offset})
    select (select count(*)::int from found) as total, (select coalesce(json_agg(to_jsonb(page) - 'away' order by away, name, id), '[]'::json) from page) as items`);
  return rows[0] ?? { items: [], total: 0 };
}

export async function listHospitalOptions(app: Store): Promise<HospitalOption[]> {
  const { rows } = await app.db.execute<HospitalOption & Record<string, unknown>>(
    sql`select id, slug, name, state from published_hospitals order by name, id`,
  );
  return rows;
}

/** The facilities that published hospitals have, in the list's order. */
export async function listFacilities(app: Store): Promise<Facility[]> {
  const { rows } = await app.db.execute<Facility & Record<string, unknown>>(
    sql`select f.slug as code, f.name, f.icon from facilities f where f.status = 'published'
      and exists (select from published_hospitals h where h.facilities @> array[f.slug]) order by f.position, f.slug`,
  );
  return rows;
}

/** Towns with a hospital, by name, each with the coordinates of its first hospital. */
export async function listTowns(app: Store): Promise<Town[]> {
  const { rows } = await app.db.execute<Town & Record<string, unknown>>(
    sql`select distinct on (town) town, latitude || ',' || longitude as location from hospitals order by town, id`,
  );
  return rows;
}

export async function listInternationalHospitals(app: Store): Promise<InternationalHospital[]> {
  const { rows } = await app.db.execute<
    InternationalHospital & Record<string, unknown>
  >(sql`select h.id, h.slug, h.name, h.state, h.town, h.phone, h.beds from published_hospitals h
    where h.receives_international_patients order by h.name, h.id`);
  return rows;
}

export async function findHospital(app: Store, key: HospitalKey): Promise<HospitalDetail | null> {
  const { rows } = await app.db.execute<HospitalDetail & Record<string, unknown>>(
    sql`select ${detailColumns} from published_hospitals h where ${sameHospital(key)}`,
  );
  return rows[0] ?? null;
}

/** The brand of a hospital in any status, for documents that it issued; null where it has none of its own. */
export async function findHospitalBrand(db: Database | Transaction, id: number): Promise<HospitalBrand | null> {
  const { rows } = await db.execute<{ brand: HospitalBrand | null }>(
    sql`select ${brandColumn} from hospitals h where h.id = ${id}`,
  );
  return rows[0]?.brand ?? null;
}

/**
 * A hospital with the parts of its page. Clinics are read from the specialist centres' tables, to save the page a
 * second query.
 */
export async function findHospitalPage(app: DatedStore, key: HospitalKey): Promise<HospitalPageData | null> {
  const { rows } = await app.db.execute<Omit<HospitalPageData, 'hospital'> & { hospital: HospitalDetail }>(sql`
    with h as (select * from published_hospitals h where ${sameHospital(key)})
    select (select to_json(d) from (select ${detailColumns}) d) as hospital,
    (select coalesce(json_agg(json_build_object('slug', s.slug, 'name', s.name, 'summary', s.summary, 'icon', s.icon) order by s.position), '[]'::json)
      from published_hospital_services s where s.hospital_id = h.id) as services,
    (select coalesce(json_agg(json_build_object('slug', t.slug, 'title', t.title, 'icon', t.icon) order by t.position), '[]'::json)
      from published_patient_care_topics t where t.hospital_id = h.id) as topics,
    (select coalesce(json_agg(json_build_object('slug', c.slug, 'name', c.name, 'summary', c.summary, 'icon', coalesce(sp.icon, c.speciality_slug)) order by c.id), '[]'::json)
      from published_centres c left join published_specialities sp on sp.slug = c.speciality_slug where c.hospital_id = h.id and ${isApproved(sql`c`, app)}) as centres,
    (select coalesce(json_agg(json_build_object('slug', sp.slug, 'clinicSlug', sc.slug, 'name', sp.name, 'icon', sp.icon) order by sp.position), '[]'::json)
      from published_clinics sc join published_specialities sp on sp.id = sc.speciality_id where sc.hospital_id = h.id) as clinics,
    (select coalesce(json_agg(n.* order by n.away), '[]'::json) from ${nearest(3)} n) as nearby
    from h`);
  return rows[0] ?? null;
}

export async function findHospitalServices(app: Store, key: HospitalKey): Promise<HospitalServicesData | null> {
  const { rows } = await app.db.execute<HospitalServicesData & Record<string, unknown>>(sql`
    select (select to_json(d) from (select ${cardColumns}, ${brandColumn}) d) as hospital,
    (select coalesce(json_agg(json_build_object('id', s.id, 'slug', s.slug, 'name', s.name, 'summary', s.summary, 'details', s.details, 'hours', s.hours, 'icon', s.icon, 'phone', s.phone, 'reviewedBy', s.reviewed_by, 'reviewedOn', s.reviewed_on) order by s.position), '[]'::json)
      from published_hospital_services s where s.hospital_id = h.id) as services
    from published_hospitals h where ${sameHospital(key)}`);
  return rows[0] ?? null;
}

export async function findPatientCare(app: Store, key: HospitalKey): Promise<PatientCareData | null> {
  const { rows } = await app.db.execute<PatientCareData & Record<string, unknown>>(sql`
    select (select to_json(d) from (select ${cardColumns}, ${brandColumn}, h.visiting_hours as "visitingHours") d) as hospital,
    (select coalesce(json_agg(json_build_object('id', t.id, 'slug', t.slug, 'title', t.title, 'body', t.body, 'icon', t.icon, 'reviewedBy', t.reviewed_by, 'reviewedOn', t.reviewed_on) order by t.position), '[]'::json)
      from published_patient_care_topics t where t.hospital_id = h.id) as topics
    from published_hospitals h where ${sameHospital(key)}`);
  return rows[0] ?? null;
}

function sameHospital(key: HospitalKey): SQL {
  return 'id' in key ? sql`h.id = ${key.id}` : sql`h.slug = ${key.slug}`;
}

/** The nearest other hospitals by great-circle distance; the earth's radius does not change the order. */
function nearest(count: number): SQL {
  return sql`(select o.id, o.slug, o.name, o.state, o.town, o.latitude || ',' || o.longitude as location, o.phone,
    o.emergency_phone as "emergencyPhone", o.has_emergency as "hasEmergency",
    pow(sin(radians(o.latitude - h.latitude) / 2), 2) + cos(radians(h.latitude)) * cos(radians(o.latitude)) * pow(sin(radians(o.longitude - h.longitude) / 2), 2) as away
    from published_hospitals o where o.id <> h.id order by away limit ${count})`;
}

/**
 * A value that grows with the great-circle distance from 'latitude,longitude'; the earth's radius does not change the
 * order.
 */
function awayFrom(place: string): SQL {
  const [latitude, longitude] = place.split(',').map(Number) as [number, number];
  return sql`pow(sin(radians(h.latitude - ${latitude}) / 2), 2)
    + cos(radians(${latitude})) * cos(radians(h.latitude)) * pow(sin(radians(h.longitude - ${longitude}) / 2), 2)`;
}

/** The condition that name, town, state or address contain every word. */
function matching({ state, q, facility }: Pick<HospitalFilter, 'state' | 'q' | 'facility'>): SQL {
  const conditions = queryWords(q).map(
    (word) =>
      sql`unaccent(h.name || ' ' || h.town || ' ' || h.state || ' ' || h.address || ' ' || h.postcode) ilike unaccent(${`%${likeLiteral(word)}%`})`,
  );
  if (state) conditions.push(sql`h.state = ${state}`);
  if (facility) conditions.push(sql`h.facilities @> array[${facility}]::text[]`);
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`;
}
