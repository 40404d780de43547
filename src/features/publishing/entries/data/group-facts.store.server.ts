import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '#src/platform/db/transaction.ts';
import type { LocalText } from '#src/shared/local-text.ts';
import type { GroupFacts, HospitalFacts, PackageFacts, ServiceFacts } from '../text-checks/group-facts.schema.ts';

/** Hospitals with their beds, numbers and centres; packages on sale with their prices; and the number of doctors. */
export async function readFigures(
  db: Database | Transaction,
): Promise<
  Pick<GroupFacts, 'hospitals' | 'packages' | 'doctors' | 'services'> & { visitingHours: (LocalText | null)[] }
> {
  const { rows } = await db.execute<{
    hospitals: (HospitalFacts & { visitingHours: LocalText | null })[];
    packages: PackageFacts[];
    services: ServiceFacts[];
    doctors: number;
  }>(sql`select
    (select coalesce(json_agg(json_build_object('slug', h.slug, 'name', h.name, 'beds', h.beds, 'visitingHours', h.visiting_hours,
      'phones', array(select distinct regexp_replace(p, '\\D', '', 'g') from unnest(array[h.phone, h.emergency_phone]
        || array(select s.phone from hospital_services s where s.hospital_id = h.id)
        || array(select c.phone from centres_of_excellence c where c.hospital_id = h.id)
        || array(select c.phone from speciality_clinics c where c.hospital_id = h.id)) as p),
      'centres', (select coalesce(json_agg(c.name order by c.id), '[]'::json) from published_centres c where c.hospital_id = h.id)) order by h.id), '[]'::json)
      from published_hospitals h) as hospitals,
    (select coalesce(json_agg(json_build_object('slug', p.slug, 'title', p.title, 'priceSen', p.price_sen,
      'includes', (select coalesce(json_agg(line), '[]'::json) from jsonb_array_elements(p.inclusions) part, jsonb_array_elements(part->'items') line),
      'hospitals', array(select h.slug from package_hospitals ph join published_hospitals h on h.id = ph.hospital_id where ph.package_id = p.id)) order by p.id), '[]'::json)
      from health_packages p where p.status = 'published') as packages,
    (select coalesce(json_agg(json_build_object('hospital', h.slug, 'name', s.name, 'hours', s.hours) order by s.id), '[]'::json)
      from hospital_services s join published_hospitals h on h.id = s.hospital_id where s.status = 'published') as services,
    (select count(*)::int from published_doctors) as doctors`);
  const { hospitals = [], packages = [], services = [], doctors = 0 } = rows[0] ?? {};
  return {
    hospitals: hospitals.map(({ visitingHours: _hours, ...hospital }) => hospital),
    packages,
    services,
    doctors,
    visitingHours: hospitals.map(({ visitingHours }) => visitingHours),
  };
}
