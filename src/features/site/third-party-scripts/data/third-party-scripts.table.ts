import { boolean, jsonb, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';

/** Programs of others that may run on public pages (specification, section 3): kept by staff, switched on and off. */
export const thirdPartyScripts = pgTable('third_party_scripts', {
  id: serial().primaryKey(),
  name: text().notNull(),
  /** Appended to the document's head. Checked before it was stored: nothing but elements that we know. */
  headMarkup: text().notNull(),
  /** Inserted at the start of the page. */
  bodyMarkup: text().notNull(),
  /** Where it runs. */
  contextKind: text({ enum: ['general', 'hospital', 'location', 'clinic', 'clinic_location'] }).notNull(),
  /** A hospital's or clinic's number; a location lower-cased with underscores; empty for every page. */
  contextValue: text().notNull(),
  needsConsent: boolean().notNull().default(true),
  /** Exact origins: 'https://www.example.com'. */
  hosts: jsonb().$type<string[]>().notNull(),
  isActive: boolean().notNull().default(false),
  createdAt: timestamp({ withTimezone: true }).notNull(),
  updatedAt: timestamp({ withTimezone: true }).notNull(),
});
