import { likeLiteral } from '#src/platform/db/queries/like-literal.ts';
import { and, asc, desc, eq, or, sql, type SQL } from 'drizzle-orm';
import type { Database, Transaction } from '#src/platform/db/transaction.ts';
import { hospitals } from '#src/features/find-care/hospitals/data/hospitals.table.ts';
import {
  specialities,
  specialityClinics,
} from '#src/features/find-care/specialist-centres/data/specialist-centres.table.ts';
import type { LocalText } from '#src/shared/local-text.ts';
import { thirdPartyScripts } from './third-party-scripts.table.ts';

export type { ScriptProposal } from './third-party-scripts.table.ts';

export type ScriptRow = typeof thirdPartyScripts.$inferSelect;
export type NewScript = typeof thirdPartyScripts.$inferInsert;
export type ContextKind = ScriptRow['contextKind'];

export async function listActiveScripts(db: Database): Promise<ScriptRow[]> {
  return db
    .select()
    .from(thirdPartyScripts)
    .where(eq(thirdPartyScripts.isActive, true))
    .orderBy(asc(thirdPartyScripts.id));
}

/** Every record, by name. They stay as they are until the transaction ends. */
export async function listAllScripts(tx: Transaction): Promise<ScriptRow[]> {
  return tx
    .select()
    .from(thirdPartyScripts)
    .orderBy(asc(thirdPartyScripts.name), asc(thirdPartyScripts.id))
    .for('update');
}

export interface ScriptFilter {
  q: string;
  isActive?: boolean;
  contextKind?: ContextKind;
  sort: 'name' | 'state' | 'changed';
  isDescending: boolean;
  limit: number;
  offset: number;
}

/** A page of the scripts that fit the filter, and the number of all of them. */
export async function listScripts(db: Database, filter: ScriptFilter): Promise<{ rows: ScriptRow[]; total: number }> {
  const like = `%${likeLiteral(filter.q.toLowerCase())}%`;
  const where = and(
    filter.q
      ? or(sql`lower(${thirdPartyScripts.name}) like ${like}`, sql`${thirdPartyScripts.hosts}::text like ${like}`)
      : undefined,
    filter.isActive === undefined ? undefined : eq(thirdPartyScripts.isActive, filter.isActive),
    filter.contextKind ? eq(thirdPartyScripts.contextKind, filter.contextKind) : undefined,
  );
  const column: SQL = {
    name: sql`lower(${thirdPartyScripts.name})`,
    state: sql`${thirdPartyScripts.isActive}`,
    changed: sql`${thirdPartyScripts.updatedAt}`,
  }[filter.sort];
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(thirdPartyScripts)
      .where(where)
      .orderBy(filter.isDescending ? desc(column) : asc(column), asc(thirdPartyScripts.id))
      .limit(filter.limit)
      .offset(filter.offset),
    db.$count(thirdPartyScripts, where),
  ]);
  return { rows, total };
}

/** `lock` prevents changes until the transaction ends. */
export async function findScript(db: Database | Transaction, id: number, lock = false): Promise<ScriptRow | undefined> {
  const query = db.select().from(thirdPartyScripts).where(eq(thirdPartyScripts.id, id));
  const [row] = lock ? await query.for('update') : await query;
  return row;
}

export async function insertScript(tx: Transaction, row: NewScript): Promise<number> {
  const [added] = await tx.insert(thirdPartyScripts).values(row).returning({ id: thirdPartyScripts.id });
  return added!.id;
}

export async function updateScript(tx: Transaction, id: number, change: Partial<NewScript>): Promise<void> {
  await tx.update(thirdPartyScripts).set(change).where(eq(thirdPartyScripts.id, id));
}

export async function deleteScript(tx: Transaction, id: number): Promise<void> {
  await tx.delete(thirdPartyScripts).where(eq(thirdPartyScripts.id, id));
}

/** Hospitals, states and clinics: the contexts of scripts. */
export async function listPlaces(db: Database): Promise<{
  hospitals: { id: number; name: string; state: string }[];
  clinics: { id: number; speciality: LocalText; hospital: string }[];
}> {
  const [places, clinics] = await Promise.all([
    db
      .select({ id: hospitals.id, name: hospitals.name, state: hospitals.state })
      .from(hospitals)
      .orderBy(asc(hospitals.name)),
    db
      .select({ id: specialityClinics.id, speciality: specialities.name, hospital: hospitals.name })
      .from(specialityClinics)
      .innerJoin(specialities, eq(specialities.id, specialityClinics.specialityId))
      .innerJoin(hospitals, eq(hospitals.id, specialityClinics.hospitalId))
      .orderBy(asc(hospitals.name), asc(specialities.position)),
  ]);
  return { hospitals: places, clinics };
}

/** The codes of hospitals, 'seri-murni', and of clinics, 'cardiology/seri-murni', by their ids. */
export async function listPlaceCodes(tx: Transaction): Promise<{
  hospitals: { id: number; code: string }[];
  clinics: { id: number; code: string }[];
}> {
  return {
    hospitals: await tx.select({ id: hospitals.id, code: hospitals.slug }).from(hospitals),
    clinics: await tx
      .select({
        id: specialityClinics.id,
        code: sql<string>`${specialities.slug} || '/' || ${hospitals.slug}`,
      })
      .from(specialityClinics)
      .innerJoin(specialities, eq(specialities.id, specialityClinics.specialityId))
      .innerJoin(hospitals, eq(hospitals.id, specialityClinics.hospitalId)),
  };
}
