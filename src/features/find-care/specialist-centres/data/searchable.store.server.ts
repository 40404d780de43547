import { sql } from 'drizzle-orm';
import type { Transaction } from '#src/platform/db/transaction.ts';
import type { LocalText } from '#src/shared/local-text.ts';

interface SearchableSpeciality extends Record<string, unknown> {
  id: number;
  slug: string;
  name: LocalText;
  summary: LocalText;
  body: LocalText;
  reasons: LocalText[];
  aliases: string[];
  services: LocalText[];
  /** 'YYYY-MM-DD' */
  approvalExpiresOn: string;
}

interface SearchableClinic extends Record<string, unknown> {
  id: number;
  slug: string;
  place: string;
  specialitySlug: string;
  name: LocalText;
  aliases: string[];
  hospitalName: string;
  address: string;
  town: string;
  state: string;
}

export async function listSearchableSpecialities(
  tx: Transaction,
  ids: readonly number[],
): Promise<SearchableSpeciality[]> {
  const { rows } =
    await tx.execute<SearchableSpeciality>(sql`select s.id, s.slug, s.name, s.summary, s.body, s.reasons, s.aliases, to_char(s.approval_expires_on, 'YYYY-MM-DD') as "approvalExpiresOn",
      (select coalesce(json_agg(v.name order by v.position), '[]'::json) from published_speciality_services v where v.speciality_id = s.id) as services
    from published_specialities s where s.id in ${[...ids]} and s.approval_number <> '' and s.approval_expires_on is not null order by s.id`);
  return rows;
}

export async function listSearchableClinics(tx: Transaction, ids: readonly number[]): Promise<SearchableClinic[]> {
  const { rows } =
    await tx.execute<SearchableClinic>(sql`select c.id, c.slug, c.place, s.slug as "specialitySlug", s.name, s.aliases, h.name as "hospitalName", h.address, h.town, h.state
    from published_clinics c join published_specialities s on s.id = c.speciality_id join published_hospitals h on h.id = c.hospital_id where c.id in ${[...ids]} order by c.id`);
  return rows;
}

export async function listSpecialityIds(tx: Transaction): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`select id from published_specialities order by id`);
  return rows.map(({ id }) => id);
}

export async function listClinicIds(tx: Transaction): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`select id from published_clinics order by id`);
  return rows.map(({ id }) => id);
}
