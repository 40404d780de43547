import { integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { MenuItem, MenuKey } from '../menus.schema.ts';

/** Every saved version of a menu. The newest is shown; without items, the shipped menu is shown. */
export const menuVersions = pgTable(
  'menu_versions',
  {
    menu: text().$type<MenuKey>().notNull(),
    version: integer().notNull(),
    items: jsonb().notNull().$type<MenuItem[]>(),
    savedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.menu, table.version] })],
);
