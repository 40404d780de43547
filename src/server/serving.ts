import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Pool } from 'pg';
import { listMissingSets } from '#src/platform/reference-data/reference-data.store.server.ts';
import { referenceSetNames } from './seed/reference-data.ts';

/** Why the site cannot serve its pages. */
export type ServingFault = 'migrations are behind' | 'reference data is missing';

/** The newest migration of this build, by the migrator's journal. */
const newestMigration = newestOf(resolve('db/migrations/meta/_journal.json'));

/**
 * Compares the database with this build: fully migrated, with its reference data. Null when it is. Throws when the
 * database does not answer.
 */
export async function servingFault(pool: Pool): Promise<ServingFault | null> {
  try {
    const { rows } = await pool.query<{ newest: string | null }>(
      'select max(created_at) as newest from drizzle.__drizzle_migrations',
    );
    if (Number(rows[0]?.newest ?? 0) < newestMigration) return 'migrations are behind';
    return (await listMissingSets(pool, referenceSetNames)).length > 0 ? 'reference data is missing' : null;
  } catch (error) {
    if (isUnknownTable(error)) return 'migrations are behind';
    throw error;
  }
}

function isUnknownTable(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '42P01';
}

function newestOf(journal: string): number {
  const { entries } = JSON.parse(readFileSync(journal, 'utf8')) as { entries: { when: number }[] };
  return Math.max(...entries.map(({ when }) => when));
}
