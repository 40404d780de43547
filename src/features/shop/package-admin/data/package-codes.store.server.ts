import { asc, sql } from 'drizzle-orm';
import { healthPackages } from '#src/features/shop/packages/data/packages.table.ts';
import type { Database } from '#src/platform/db/transaction.ts';

/** Every package by its address, with its English title. */
export function listCodes(db: Database): Promise<{ id: number; code: string; title: string }[]> {
  const { id, slug, title } = healthPackages;
  return db
    .select({ id, code: slug, title: sql<string>`${title} ->> 'en'` })
    .from(healthPackages)
    .orderBy(asc(id));
}
