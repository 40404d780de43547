import { integer, jsonb, pgTable, timestamp } from 'drizzle-orm/pg-core';
import type { LayoutRow } from '../home.schema.ts';

/** Every saved layout of the home page. The newest is shown; one without sections is the shipped layout. */
export const homeLayouts = pgTable('home_layouts', {
  version: integer().primaryKey(),
  sections: jsonb().notNull().$type<LayoutRow[]>(),
  savedAt: timestamp({ withTimezone: true }).notNull(),
});
