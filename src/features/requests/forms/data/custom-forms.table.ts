import { index, integer, jsonb, pgTable, serial, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { hospitals } from '#src/features/find-care/hospitals/data/hospitals.table.ts';
import type { CustomForm } from '../custom/custom-form.schema.ts';

const at = () => timestamp({ withTimezone: true });

/** A form that staff build, with its draft. */
export const customForms = pgTable(
  'custom_forms',
  {
    id: serial().primaryKey(),
    /** Its address: /forms/{slug}. It never changes, because it is printed and linked. */
    slug: text().notNull().unique(),
    /** The hospital to which the form belongs, and whose staff see the answers; null: the whole group. */
    hospitalId: integer().references(() => hospitals.id),
    status: text({ enum: ['draft', 'published', 'retired'] }).notNull(),
    draft: jsonb().notNull().$type<CustomForm>(),
    /** Increased by each change, so that a colleague's change in the meantime is not overwritten. */
    revision: integer().notNull().default(1),
    /** The number of the version that visitors fill in; 0 before the first publication. */
    version: integer().notNull().default(0),
    createdAt: at().notNull(),
    changedAt: at().notNull(),
  },
  (t) => [index().on(t.hospitalId, t.changedAt), index().on(t.changedAt), index().on(t.status, t.changedAt)],
);

/** Every published version. It never changes, because answers are shown with the version that they answered. */
export const customFormVersions = pgTable(
  'custom_form_versions',
  {
    id: serial().primaryKey(),
    formId: integer()
      .notNull()
      .references(() => customForms.id),
    number: integer().notNull(),
    form: jsonb().notNull().$type<CustomForm>(),
    publishedAt: at().notNull(),
  },
  (t) => [uniqueIndex('custom_form_versions_number').on(t.formId, t.number)],
);
