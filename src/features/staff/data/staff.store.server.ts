import { eq, inArray } from 'drizzle-orm';
import type { App } from '#src/platform/app.ts';
import { accounts } from '#src/features/accounts/data/accounts.table.ts';
import { hospitals } from '#src/features/hospitals/data/hospitals.table.ts';

export async function findNameOf(app: Pick<App, 'db'>, accountId: string): Promise<string | undefined> {
  const [row] = await app.db.select({ name: accounts.name }).from(accounts).where(eq(accounts.id, accountId));
  return row?.name;
}

/** Names of some hospitals, or of all, in order of name. */
export async function listHospitalNames(app: Pick<App, 'db'>, which: 'all' | readonly number[]): Promise<{ id: number; name: string }[]> {
  if (which !== 'all' && which.length === 0) return [];
  return app.db.select({ id: hospitals.id, name: hospitals.name }).from(hospitals)
    .where(which === 'all' ? undefined : inArray(hospitals.id, [...which])).orderBy(hospitals.name);
}
