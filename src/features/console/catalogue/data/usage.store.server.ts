/** Uses of an item that prevent its retirement, and the search documents that a change concerns. */
import { sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '#src/platform/db/transaction.ts';
import type { CatalogueListName } from '../fields/catalogue-fields.ts';

export interface Usage extends Record<string, number> {
  appointments: number;
  vouchers: number;
  doctors: number;
  packages: number;
  entries: number;
  hospitals: number;
}

const none = sql`0`;
const upcoming = (place: SQL, now: Date) => sql`(select count(*) from appointments a where ${place}
  and a.status in ('requested', 'confirmed', 'rescheduled', 'arrived') and a.ends_at > ${now.toISOString()}::timestamptz)`;

/** The number of uses of an item, by kind; all zero where it may be retired. */
export async function countUsage(
  tx: Transaction,
  item: { list: CatalogueListName; id: number; code: string },
  now: Date,
): Promise<Usage> {
  const { list, id, code } = item;
  const counts: Record<keyof Usage & string, SQL> = {
    appointments: none,
    vouchers: none,
    doctors: none,
    packages: none,
    entries: none,
    hospitals: none,
  };
  if (list === 'doctors') counts.appointments = upcoming(sql`a.doctor_id = ${id}`, now);
  if (list === 'hospitals') {
    counts.appointments = upcoming(sql`a.hospital_id = ${id}`, now);
    counts.vouchers = sql`(select count(*) from vouchers v join order_lines l on l.id = v.line_id where l.hospital_id = ${id} and v.state = 'valid')`;
    counts.packages = sql`(select count(*) from package_hospitals ph join health_packages p on p.id = ph.package_id where ph.hospital_id = ${id} and p.status = 'published')`;
    counts.doctors = sql`(select count(*) from doctor_hospitals dh join doctors d on d.id = dh.doctor_id where dh.hospital_id = ${id} and d.status = 'published')`;
  }
  if (list === 'specialities')
    counts.doctors = sql`(select count(*) from doctor_specialities ds join doctors d on d.id = ds.doctor_id where ds.speciality_id = ${id} and d.status = 'published')`;
  if (list === 'languages')
    counts.doctors = sql`(select count(*) from doctors d where ${code} = any (d.languages) and d.status = 'published')`;
  if (list === 'facilities')
    counts.hospitals = sql`(select count(*) from hospitals h where h.facilities @> array[${code}]::text[] and h.status = 'published')`;
  if (list === 'topics')
    counts.entries = sql`(select count(distinct p.entry_id) from content_published p where p.topics @> array[${code}]::text[])`;
  if (list === 'package-types')
    counts.packages = sql`(select count(*) from health_packages p where p.type_slug = ${code} and p.status = 'published')`;
  const { rows } = await tx.execute<Usage>(
    sql`select ${sql.join(
      Object.entries(counts).map(([name, count]) => sql`${count}::int as ${sql.identifier(name)}`),
      sql`, `,
    )}`,
  );
  return rows[0]!;
}

/** Upcoming appointments of a doctor in hospitals other than these. */
export async function countAppointmentsElsewhere(
  tx: Transaction,
  { doctorId, hospitalIds, now }: { doctorId: number; hospitalIds: readonly number[]; now: Date },
): Promise<number> {
  const place = sql`a.doctor_id = ${doctorId} and not (a.hospital_id = any (${sql.param([...hospitalIds])}::int[]))`;
  const { rows } = await tx.execute<{ count: number }>(sql`select ${upcoming(place, now)}::int as count`);
  return rows[0]?.count ?? 0;
}

export type TiedKind = 'hospitals' | 'centres' | 'specialities' | 'clinics' | 'doctors' | 'packages' | 'entries';

const ties: Partial<Record<CatalogueListName, Partial<Record<TiedKind, string>>>> = {
  hospitals: {
    centres: 'select id from centres_of_excellence where hospital_id = any',
    clinics: 'select id from speciality_clinics where hospital_id = any',
    doctors: 'select distinct doctor_id as id from doctor_hospitals where hospital_id = any',
    packages: 'select distinct package_id as id from package_hospitals where hospital_id = any',
  },
  'hospital-services': { hospitals: 'select distinct hospital_id as id from hospital_services where id = any' },
  specialities: {
    clinics: 'select id from speciality_clinics where speciality_id = any',
    doctors: 'select distinct doctor_id as id from doctor_specialities where speciality_id = any',
  },
  'speciality-services': {
    specialities: 'select distinct speciality_id as id from speciality_services where id = any',
  },
  topics: {
    entries:
      'select distinct p.entry_id as id from content_topics k join content_published p on p.topics @> array[k.slug] where k.id = any',
  },
  'package-types': {
    packages: 'select p.id from health_packages p join package_types k on k.slug = p.type_slug where k.id = any',
  },
};

/** The kind of an item's own search document, which is written anew after a change and removed after a deletion. */
const ownKinds: Partial<Record<CatalogueListName, TiedKind>> = {
  hospitals: 'hospitals',
  centres: 'centres',
  specialities: 'specialities',
  clinics: 'clinics',
  doctors: 'doctors',
};

/** Search documents that mention these items, by kind. */
export async function listTied(
  tx: Transaction,
  list: CatalogueListName,
  ids: readonly number[],
): Promise<[TiedKind, number[]][]> {
  const own = ownKinds[list];
  const found: [TiedKind, number[]][] = own ? [[own, [...ids]]] : [];
  for (const [kind, statement] of Object.entries(ties[list] ?? {})) {
    const { rows } = await tx.execute<{ id: number }>(sql`${sql.raw(statement)} (${sql.param([...ids])}::int[])`);
    found.push([kind as TiedKind, rows.map(({ id }) => id)]);
  }
  return found;
}

/**
 * Updates the setting of insurers, which the guarantee-letter form and medical cards offer: the published ones of the
 * list, by name.
 */
export async function putInsurerSetting(tx: Transaction): Promise<void> {
  await tx.execute(sql`update settings set value = (select coalesce(jsonb_agg(name order by name), '[]'::jsonb) from insurers where status = 'published')
    where key = 'insurers'`);
}
