import { eq } from 'drizzle-orm';
import type { App } from '#src/platform/app.ts';
import { settings } from './settings.table.ts';

export async function findSetting(app: Pick<App, 'db'>, key: string): Promise<unknown> {
  const [row] = await app.db.select({ value: settings.value }).from(settings).where(eq(settings.key, key));
  return row?.value;
}
