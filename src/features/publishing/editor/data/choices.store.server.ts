import { sql } from 'drizzle-orm';
import type { App } from '#src/platform/app.ts';

export interface HospitalChoice extends Record<string, unknown> {
  slug: string;
  name: string;
}

/** Hospitals that an event, a post or a promotion may be at. */
export async function hospitalChoices(app: Pick<App, 'db'>): Promise<HospitalChoice[]> {
  const { rows } = await app.db.execute<HospitalChoice>(sql`select slug, name from published_hospitals order by name`);
  return rows;
}
