import { sql } from 'drizzle-orm';
import type { Transaction } from '#src/platform/db/transaction.ts';
import type { LocalText } from '#src/shared/local-text.ts';

export interface SearchableDoctor extends Record<string, unknown> {
  id: number;
  slug: string;
  name: string;
  subspeciality: LocalText | null;
  about: LocalText;
  interests: LocalText[];
  specialities: LocalText[];
  aliases: string[];
  hospitals: { name: string; town: string; state: string }[];
  changedAt: string;
}

/** All doctors with their searchable texts, or the given ones. */
export async function listSearchableDoctors(tx: Transaction, ids: readonly number[]): Promise<SearchableDoctor[]> {
  const { rows } =
    await tx.execute<SearchableDoctor>(sql`select d.id, d.slug, d.name, d.subspeciality, d.about, d.interests,
      (select coalesce(json_agg(s.name order by ds.is_primary desc, s.position), '[]'::json) from doctor_specialities ds join published_specialities s on s.id = ds.speciality_id where ds.doctor_id = d.id) as specialities,
      array(select distinct unnest(s.aliases) from doctor_specialities ds join published_specialities s on s.id = ds.speciality_id where ds.doctor_id = d.id) as aliases,
      (select coalesce(json_agg(json_build_object('name', h.name, 'town', h.town, 'state', h.state) order by h.id), '[]'::json) from doctor_hospitals dh join published_hospitals h on h.id = dh.hospital_id where dh.doctor_id = d.id) as hospitals,
      to_json(d.updated_at) as "changedAt"
    from published_doctors d where d.id in ${[...ids]} order by d.id`);
  return rows;
}

export async function listDoctorIds(tx: Transaction): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`select id from published_doctors order by id`);
  return rows.map(({ id }) => id);
}
