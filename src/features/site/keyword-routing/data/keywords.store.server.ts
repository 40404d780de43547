import { sql } from 'drizzle-orm';
import type { App } from '#src/platform/app.ts';
import type { Keyword } from '../keywords.schema.ts';

interface KeywordRow extends Record<string, unknown> {
  url: string | null;
  component: Keyword['component'] | null;
  item_id: string | null;
  hospital_id: number | null;
  moved_to: string | null;
  is_gone: boolean | null;
}

/** The keyword of a path and its redirect, in one query; a keyword takes precedence. */
export async function findKeyword(
  app: Pick<App, 'db'>,
  path: string,
): Promise<{ keyword?: Keyword; movedTo?: string; isGone?: true }> {
  const { rows } = await app.db.execute<KeywordRow>(sql`
    select k.url, k.component, k.item_id, k.hospital_id, m.moved_to, m.is_gone
    from (select ${path}::text as path) p left join keywords k using (path) left join moved_paths m using (path)`);
  const row = rows[0];
  if (row?.component && row.item_id !== null && row.url !== null) {
    return {
      keyword: {
        url: row.url,
        component: row.component,
        id: row.item_id,
        ...(row.hospital_id === null ? {} : { hosp: row.hospital_id }),
      },
    };
  }
  return row?.moved_to ? { movedTo: row.moved_to, ...(row.is_gone ? { isGone: true } : {}) } : {};
}

export async function findOwnAddress(
  app: Pick<App, 'db'>,
  item: { component: string; itemId: string },
): Promise<string | null> {
  const { rows } = await app.db.execute<{ path: string }>(
    sql`select path from keywords where component = ${item.component} and item_id = ${item.itemId} and path = url limit 1`,
  );
  return rows[0]?.path ?? null;
}

/** Keywords that are the own address of their item. */
export async function listKeywords(
  app: Pick<App, 'db'>,
): Promise<{ path: string; component: string; createdAt: string }[]> {
  const { rows } = await app.db.execute<{
    path: string;
    component: string;
    createdAt: string;
  }>(sql`select path, component,
    to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "createdAt" from keywords where path = url order by path limit 50000`);
  return rows;
}
