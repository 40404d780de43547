import { boolean, jsonb, pgTable, serial, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** A proposed change of a record, which waits for a second administrator. */
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

/** Third-party scripts on public pages (specification, section 3): maintained by staff, switched on and off. */
export const thirdPartyScripts = pgTable('third_party_scripts', {
  id: serial().primaryKey(),
  name: text().notNull(),
  /** Appended to the document's head. Validated before it was stored: only known elements. */
  headMarkup: text().notNull(),
  /** Inserted at the start of the page. */
  bodyMarkup: text().notNull(),
  /** The context in which it runs. */
  contextKind: text({ enum: ['general', 'hospital', 'location', 'clinic', 'clinic_location'] }).notNull(),
  /** A hospital's or clinic's id; a location in lower case with underscores; empty for every page. */
  contextValue: text().notNull(),
  needsConsent: boolean().notNull().default(true),
  /** Exact origins: 'https://www.example.com'. */
  hosts: jsonb().$type<string[]>().notNull(),
  isActive: boolean().notNull().default(false),
  proposal: jsonb().$type<ScriptProposal>(),
  /** Exact origins: 'https://www.example.com'. */
  proposedBy: uuid(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
  updatedAt: timestamp({ withTimezone: true }).notNull(),
});
