import { bigint, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * A version per cache tag (column `area`): raised in the transaction of a change, announced by NOTIFY, compared by the
 * page cache.
 */
export const cacheTags = pgTable('area_versions', {
  area: text().primaryKey(),
  version: bigint({ mode: 'number' }).notNull().default(1),
});
