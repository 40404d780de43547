import { boolean, jsonb, pgTable, serial, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** What a record would become: waits until a second administrator confirms it. */
export interface ScriptProposal {
  name: string;
  headMarkup: string;
  bodyMarkup: string;
  contextKind: 'general' | 'hospital' | 'location' | 'clinic' | 'clinic_location';
  contextValue: string;
  needsConsent: boolean;
  hosts: string[];
  isActive: boolean;
}

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
  proposal: jsonb().$type<ScriptProposal>(),
  /** The administrator who asked for it: any other one confirms it. */
  proposedBy: uuid(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
  updatedAt: timestamp({ withTimezone: true }).notNull(),
});
