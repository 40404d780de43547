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

/** What ran, and waited, until a file switched it off: undoing that file restores it, if nothing has changed since. */
export interface StoppedScript {
  importId: string;
  values: ScriptProposal;
  proposal: ScriptProposal | null;
  proposedBy: string | null;
}

/** Third-party scripts on public pages (specification, section 3): maintained by staff, switched on and off. */
export const thirdPartyScripts = pgTable('third_party_scripts', {
  id: serial().primaryKey(),
  /** Names the record in files; it stays when the record is renamed. */
  code: text().notNull().unique(),
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
  /** The administrator who proposed it, and may not confirm it. */
  proposedBy: uuid(),
  stopped: jsonb().$type<StoppedScript>(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
  updatedAt: timestamp({ withTimezone: true }).notNull(),
});
