import {
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { contentMedia } from '#src/features/publishing/entries/data/content.table.ts';
import type { LocalText } from '#src/shared/local-text.ts';

/** Only published rows are public: public pages read the views `published_...` of the migrations. */
export const catalogueStatus = () =>
  text({ enum: ['draft', 'published', 'retired'] })
    .notNull()
    .default('published');

export const hospitals = pgTable(
  'hospitals',
  {
    id: serial().primaryKey(),
    slug: text().notNull().unique(),
    name: text().notNull(),
    /** One of the twelve states of the specification. */
    state: text().notNull(),
    town: text().notNull(),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    postcode: text().notNull(),
    address: text().notNull(),
    phone: text().notNull(),
    emergencyPhone: text().notNull(),
    email: text().notNull(),
    hasEmergency: boolean().notNull(),
    isClinicNetworkMember: boolean().notNull(),
    receivesInternationalPatients: boolean().notNull(),
    beds: integer().notNull(),
    openedYear: integer().notNull(),
    summary: jsonb().$type<LocalText>().notNull(),
    /** Paragraphs separated by a blank line. */
    about: jsonb().$type<LocalText>().notNull(),
    /** Codes of facilities (facilities.slug): parking, pharmacy, surau, cafe, ... */
    facilities: text().array().notNull(),
    /** Opening hours of the reception; null where unknown. */
    hours: jsonb().$type<LocalText>(),
    visitingHours: jsonb().$type<LocalText>(),
    /** Abbreviations of the certificates: 'MSQH', 'JCI'. */
    accreditations: text().array().notNull().default([]),
    /** Codes of the insurers that have this hospital on their panel (insurers.slug). */
    insurers: text().array().notNull().default([]),
    pictureId: integer().references(() => contentMedia.id),
    /** The company that runs the hospital, as its register has it. */
    companyName: text().notNull().default(''),
    /** Licence number under the Private Healthcare Facilities and Services Act 1998. */
    licenceNumber: text().notNull().default(''),
    /** The person in charge under that Act. */
    personInCharge: text().notNull().default(''),
    status: catalogueStatus(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /**
     * The hospital's own brand; for a missing part the group's is shown. The logo is an address: '/brand/<hash>.svg'.
     */
    logo: text().notNull().default(''),
    icon: text().notNull().default(''),
    strapline: jsonb().$type<LocalText>(),
    /** '#RRGGBB'. */
    accentColour: text().notNull().default(''),
    /** Numbers of further pictures in the media library, in the order in which the hospital's page shows them. */
    gallery: text().array().notNull().default([]),
  },
  (t) => [index().on(t.state, t.name), index().on(t.pictureId), index().using('gin', t.facilities)],
);

/** Facilities of hospitals for patients and visitors, besides treatment. */
export const facilities = pgTable('facilities', {
  id: serial().primaryKey(),
  slug: text().notNull().unique(),
  name: jsonb().$type<LocalText>().notNull(),
  icon: text().notNull(),
  /** Order on pages and in the filter, smallest first. */
  position: integer().notNull().default(100),
  status: catalogueStatus(),
});

export const hospitalServices = pgTable(
  'hospital_services',
  {
    id: serial().primaryKey(),
    hospitalId: integer()
      .notNull()
      .references(() => hospitals.id),
    slug: text().notNull(),
    name: jsonb().$type<LocalText>().notNull(),
    summary: jsonb().$type<LocalText>().notNull(),
    /** Headings, lists and questions (shared/text-sections.ts); null where there is no further text. */
    details: jsonb().$type<LocalText>(),
    hours: jsonb().$type<LocalText>().notNull(),
    icon: text().notNull(),
    phone: text().notNull(),
    position: integer().notNull(),
    /** The clinical reviewer; empty without a review. */
    reviewedBy: text().notNull().default(''),
    reviewedOn: date(),
    status: catalogueStatus(),
  },
  (t) => [unique().on(t.hospitalId, t.slug)],
);

export const patientCareTopics = pgTable(
  'patient_care_topics',
  {
    id: serial().primaryKey(),
    hospitalId: integer()
      .notNull()
      .references(() => hospitals.id),
    slug: text().notNull(),
    title: jsonb().$type<LocalText>().notNull(),
    /** Paragraphs separated by a blank line. */
    body: jsonb().$type<LocalText>().notNull(),
    icon: text().notNull(),
    position: integer().notNull(),
    /** The clinical reviewer; empty without a review. */
    reviewedBy: text().notNull().default(''),
    reviewedOn: date(),
    status: catalogueStatus(),
  },
  (t) => [unique().on(t.hospitalId, t.slug)],
);

export const centresOfExcellence = pgTable(
  'centres_of_excellence',
  {
    id: serial().primaryKey(),
    hospitalId: integer()
      .notNull()
      .references(() => hospitals.id),
    /** Slug of its speciality (specialities.slug); hospitals do not depend on specialist centres. */
    specialitySlug: text().notNull(),
    /** The specification's medicalSlug. */
    slug: text().notNull(),
    name: jsonb().$type<LocalText>().notNull(),
    summary: jsonb().$type<LocalText>().notNull(),
    body: jsonb().$type<LocalText>().notNull(),
    treatments: jsonb().$type<LocalText[]>().notNull(),
    conditions: jsonb().$type<LocalText[]>().notNull().default([]),
    team: jsonb().$type<LocalText>(),
    /** 'Name | purpose', in pairs like figures and questions (shared/line-pairs.ts). */
    equipment: jsonb().$type<LocalText[]>().notNull().default([]),
    pathway: jsonb().$type<LocalText[]>().notNull().default([]),
    figures: jsonb().$type<LocalText[]>().notNull().default([]),
    figuresSource: jsonb().$type<LocalText>(),
    questions: jsonb().$type<LocalText[]>().notNull().default([]),
    /** The clinical reviewer; empty in rows from before reviews were required. */
    reviewedBy: text().notNull().default(''),
    reviewedOn: date(),
    phone: text().notNull(),
    /** The Board's advertising approval; empty in rows from before approvals were required, which are hidden. */
    approvalNumber: text().notNull().default(''),
    approvalExpiresOn: date(),
    status: catalogueStatus(),
    /** A photo in place of the speciality's drawing. */
    pictureId: integer().references(() => contentMedia.id),
  },
  (t) => [unique().on(t.hospitalId, t.slug), index().on(t.pictureId)],
);

/** Insurers that have an agreement with the group. */
export const insurers = pgTable('insurers', {
  id: serial().primaryKey(),
  slug: text().notNull().unique(),
  name: text().notNull(),
  phone: text().notNull().default(''),
  email: text().notNull().default(''),
  status: catalogueStatus(),
});
