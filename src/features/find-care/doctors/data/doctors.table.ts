import { boolean, index, integer, jsonb, pgTable, primaryKey, serial, text, timestamp } from 'drizzle-orm/pg-core';
import { catalogueStatus, hospitals } from '#src/features/find-care/hospitals/data/hospitals.table.ts';
import { specialities } from '#src/features/find-care/specialist-centres/data/specialist-centres.table.ts';
import { contentMedia } from '#src/features/publishing/entries/data/content.table.ts';
import type { Qualification } from '../doctors.schema.ts';
import type { LocalText } from '#src/shared/local-text.ts';

export const doctors = pgTable(
  'doctors',
  {
    id: serial().primaryKey(),
    slug: text().notNull().unique(),
    /** With the title, as shown: 'Dr Aisyah binti Rahman'. */
    name: text().notNull(),
    gender: text({ enum: ['female', 'male'] }).notNull(),
    /** Codes of the language list: en, ms, zh, yue, ta, ... */
    languages: text().array().notNull(),
    /** Register number of the Malaysian Medical Council. */
    registrationNumber: text().notNull(),
    qualifications: jsonb().$type<Qualification[]>().notNull(),
    subspeciality: jsonb().$type<LocalText>(),
    about: jsonb().$type<LocalText>().notNull(),
    interests: jsonb().$type<LocalText[]>().notNull(),
    practisingSince: integer().notNull(),
    offersTeleconsult: boolean().notNull(),
    /** Whether a booking is confirmed at once; otherwise it is a request that the front desk confirms. */
    confirmsAtOnce: boolean().notNull(),
    /** Without a live schedule the doctor is booked by request only. */
    hasLiveSchedule: boolean().notNull(),
    portraitSeed: text().notNull(),
    /** Lower-case, without accents and honorifics; trigram index in SQL. */
    searchName: text().notNull(),
    /** Codes of the insurers that have the doctor on their panel. */
    panels: text().array().notNull().default([]),
    pictureId: integer().references(() => contentMedia.id),
    /** The last parts of the addresses of articles that the doctor's page names: 'chest-pain'. */
    articles: text().array().notNull().default([]),
    status: catalogueStatus(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [index().on(t.name), index().on(t.pictureId)],
);

export const doctorSpecialities = pgTable(
  'doctor_specialities',
  {
    doctorId: integer()
      .notNull()
      .references(() => doctors.id),
    specialityId: integer()
      .notNull()
      .references(() => specialities.id),
    isPrimary: boolean().notNull(),
  },
  (t) => [primaryKey({ columns: [t.doctorId, t.specialityId] }), index().on(t.specialityId, t.doctorId)],
);

export const doctorHospitals = pgTable(
  'doctor_hospitals',
  {
    doctorId: integer()
      .notNull()
      .references(() => doctors.id),
    hospitalId: integer()
      .notNull()
      .references(() => hospitals.id),
    /** 'Suite 2-08, Level 2'. */
    room: text().notNull(),
    consultationFeeSen: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.doctorId, t.hospitalId] }), index().on(t.hospitalId, t.doctorId)],
);
