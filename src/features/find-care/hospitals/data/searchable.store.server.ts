import { sql } from 'drizzle-orm';
import type { Transaction } from '#src/platform/db/transaction.ts';
import type { LocalText } from '#src/shared/local-text.ts';

interface SearchableHospital extends Record<string, unknown> {
  id: number;
  slug: string;
  name: string;
  town: string;
  state: string;
  postcode: string;
  address: string;
  summary: LocalText;
  about: LocalText;
  services: LocalText[];
  changedAt: string;
}

interface SearchableCentre extends Record<string, unknown> {
  id: number;
  slug: string;
  hospitalSlug: string;
  hospitalName: string;
  town: string;
  state: string;
  name: LocalText;
  summary: LocalText;
  body: LocalText;
  treatments: LocalText[];
  conditions: LocalText[];
  team: LocalText | null;
  equipment: LocalText[];
  pathway: LocalText[];
  questions: LocalText[];
  approvalExpiresOn: string;
  changedAt: string;
}

export async function listSearchableHospitals(tx: Transaction, ids: readonly number[]): Promise<SearchableHospital[]> {
  const { rows } =
    await tx.execute<SearchableHospital>(sql`select h.id, h.slug, h.name, h.town, h.state, h.postcode, h.address, h.summary, h.about,
      (select coalesce(json_agg(s.name order by s.position), '[]'::json) from published_hospital_services s where s.hospital_id = h.id) as services, to_json(h.updated_at) as "changedAt"
    from published_hospitals h where h.id in ${[...ids]} order by h.id`);
  return rows;
}

export async function listSearchableCentres(tx: Transaction, ids: readonly number[]): Promise<SearchableCentre[]> {
  const { rows } =
    await tx.execute<SearchableCentre>(sql`select c.id, c.slug, h.slug as "hospitalSlug", h.name as "hospitalName", h.town, h.state, c.name, c.summary, c.body, c.treatments, c.conditions, c.team, c.equipment, c.pathway, c.questions, to_char(c.approval_expires_on, 'YYYY-MM-DD') as "approvalExpiresOn", to_json(h.updated_at) as "changedAt"
    from published_centres c join published_hospitals h on h.id = c.hospital_id where c.id in ${[...ids]} and c.approval_number <> '' and c.approval_expires_on is not null order by c.id`);
  return rows;
}

export async function listHospitalIds(tx: Transaction): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`select id from published_hospitals order by id`);
  return rows.map(({ id }) => id);
}

export async function listCentreIds(tx: Transaction): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`select id from published_centres order by id`);
  return rows.map(({ id }) => id);
}
