import { sql } from 'drizzle-orm';
import type { App } from '#src/platform/app.ts';
import type { Database, Transaction } from '#src/platform/db/transaction.ts';
import type { LocalText } from '#src/shared/local-text.ts';

export interface Country extends Record<string, unknown> {
  code: string;
  name: LocalText;
  position: number;
  /** Whether forms offer it. */
  isOffered: boolean;
}

/** Every country of the list, retired ones too. */
export async function listCountries(app: Pick<App, 'db'>): Promise<Country[]> {
  const { rows } = await app.db.execute<Country>(
    sql`select slug as code, name, position, status = 'published' as "isOffered" from countries order by position, slug`,
  );
  return rows;
}

/** Whether forms offer the country of this code. */
export async function isOfferedCountry(db: Database | Transaction, code: string): Promise<boolean> {
  const { rows } = await db.execute(sql`select from countries where slug = ${code} and status = 'published'`);
  return rows.length > 0;
}
