import { date, index, integer, jsonb, pgTable, serial, text, unique } from 'drizzle-orm/pg-core';
import { contentMedia } from '#src/features/publishing/entries/data/content.table.ts';
import { catalogueStatus, hospitals } from '#src/features/find-care/hospitals/data/hospitals.table.ts';
import type { LocalText } from '#src/shared/local-text.ts';

export const specialities = pgTable(
  'specialities',
  {
    id: serial().primaryKey(),
    slug: text().notNull().unique(),
    name: jsonb().$type<LocalText>().notNull(),
    summary: jsonb().$type<LocalText>().notNull(),
    /** Paragraphs separated by a blank line. */
    body: jsonb().$type<LocalText>().notNull(),
    /** Reasons for an appointment, in plain words. */
    reasons: jsonb().$type<LocalText[]>().notNull(),
    /** The clinical reviewer; empty in rows from before reviews were required. */
    reviewedBy: text().notNull().default(''),
    reviewedOn: date(),
    /** Key of a speciality icon. */
    icon: text().notNull(),
    /** Everyday words for search: 'heart', 'jantung', '心脏'. */
    aliases: text().array().notNull(),
    position: integer().notNull(),
    /** The Board's advertising approval; empty in rows from before approvals were required, which are hidden. */
    approvalNumber: text().notNull().default(''),
    approvalExpiresOn: date(),
    status: catalogueStatus(),
    /** Whether its page begins with the emergency number; null until staff answer. */
    emergencyCall: text({ enum: ['yes', 'no'] }),
    /** A photo in place of the drawing. */
    pictureId: integer().references(() => contentMedia.id),
  },
  (t) => [index().on(t.pictureId)],
);

/** A speciality's clinic in one hospital. Its slug is the hospital's slug. */
export const specialityClinics = pgTable(
  'speciality_clinics',
  {
    id: serial().primaryKey(),
    specialityId: integer()
      .notNull()
      .references(() => specialities.id),
    hospitalId: integer()
      .notNull()
      .references(() => hospitals.id),
    slug: text().notNull(),
    /** 'Level 2, Block A'. */
    place: text().notNull(),
    phone: text().notNull(),
    hours: jsonb().$type<LocalText>().notNull(),
    /** 'Room 3', 'Procedure room'. */
    rooms: text().array().notNull().default([]),
    status: catalogueStatus(),
  },
  (t) => [unique().on(t.specialityId, t.slug), index().on(t.hospitalId)],
);

export const specialityServices = pgTable(
  'speciality_services',
  {
    id: serial().primaryKey(),
    specialityId: integer()
      .notNull()
      .references(() => specialities.id),
    slug: text().notNull(),
    name: jsonb().$type<LocalText>().notNull(),
    summary: jsonb().$type<LocalText>().notNull(),
    position: integer().notNull(),
    status: catalogueStatus(),
  },
  (t) => [unique().on(t.specialityId, t.slug)],
);
