import { sql } from 'drizzle-orm';
import type { App } from '#src/platform/app.ts';
import type { EntryImage } from '../content.schema.ts';
import { imageOf } from './reading.store.server.ts';

/** These pictures of the media library; unknown ones are left out. */
export async function findImages(app: Pick<App, 'db'>, ids: readonly number[]): Promise<EntryImage[]> {
  if (ids.length === 0) return [];
  const { rows } = await app.db.execute<{ image: EntryImage }>(
    sql`select ${imageOf(sql`m.id`)} as image from content_media m where m.id in ${[...new Set(ids)]}`,
  );
  return rows.map(({ image }) => image);
}
