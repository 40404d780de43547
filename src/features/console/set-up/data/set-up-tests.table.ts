import { boolean, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { TestedPart } from '../set-up.rules.ts';

/** The last test of each carrier and of the gateway. */
export const setUpTests = pgTable('set_up_tests', {
  part: text().$type<TestedPart>().primaryKey(),
  passed: boolean().notNull(),
  /** Keyed hash of the tested configuration: a changed one counts as not tested. */
  configuration: text().notNull(),
  testedAt: timestamp({ withTimezone: true }).notNull(),
});
