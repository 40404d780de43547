import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
  timestamp,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { catalogueStatus, hospitals } from '#src/features/find-care/hospitals/data/hospitals.table.ts';
import { contentMedia } from '#src/features/publishing/entries/data/content.table.ts';
import type { SceneName } from '#src/design/pictures/scene-names.ts';
import type { LocalText } from '#src/shared/local-text.ts';
import type { InclusionGroup } from '../packages.schema.ts';

/** Types of packages: screening, heart, maternity, ... (the specification's healthpackage_type_name). */
export const packageTypes = pgTable('package_types', {
  slug: text().primaryKey(),
  id: serial().notNull().unique(),
  name: jsonb().$type<LocalText>().notNull(),
  /** Name of the scene for packages of this type that have no scene of their own. */
  picture: text().notNull(),
  position: integer().notNull(),
  status: catalogueStatus(),
});

export const healthPackages = pgTable(
  'health_packages',
  {
    id: serial().primaryKey(),
    slug: text().notNull().unique(),
    typeSlug: text()
      .notNull()
      .references(() => packageTypes.slug),
    title: jsonb().$type<LocalText>().notNull(),
    summary: jsonb().$type<LocalText>().notNull(),
    /** Paragraphs separated by a blank line. */
    about: jsonb().$type<LocalText>().notNull(),
    suits: jsonb().$type<LocalText>().notNull(),
    inclusions: jsonb().$type<InclusionGroup[]>().notNull(),
    preparation: jsonb().$type<LocalText[]>().notNull(),
    minAge: smallint().notNull(),
    /** Null: no upper age. */
    maxAge: smallint(),
    gender: text({ enum: ['any', 'female', 'male'] }).notNull(),
    priceSen: integer().notNull(),
    /** Days from payment in which the package can be used. */
    validityDays: smallint().notNull(),
    visitMinutes: smallint().notNull(),
    /** The clinical reviewer; empty in rows from before reviews were required. */
    reviewedBy: text().notNull().default(''),
    reviewedOn: date(),
    /** The accounts that have written in a draft since a doctor's approval: none of them approves it. */
    draftWriters: text().array().notNull().default([]),
    /** The advertising approval ('KKLIU 1234/2026'), without which it is neither shown nor sold. */
    approvalNumber: text(),
    approvalStartsOn: date(),
    approvalExpiresOn: date(),
    status: text({ enum: ['draft', 'published', 'withdrawn'] }).notNull(),
    publishedAt: timestamp({ withTimezone: true }),
    /**
     * The package to which the address of a withdrawn package leads (301). A CHECK refuses it for packages that are not
     * withdrawn, and for the package itself.
     */
    successorId: integer().references((): AnyPgColumn => healthPackages.id),
    /** Name of its own drawn scene. Null: that of its type. */
    scene: text().$type<SceneName>(),
    /** A photo in place of the drawn scene. */
    pictureId: integer().references(() => contentMedia.id),
    /** Sales count, for the order by popularity. */
    timesSold: integer().notNull().default(0),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    index().on(t.typeSlug),
    index().on(t.timesSold),
    index().on(t.priceSen),
    index().on(t.successorId),
    index().on(t.pictureId),
  ],
);

/** The hospitals that offer a package, and their capacity per month. */
export const packageHospitals = pgTable(
  'package_hospitals',
  {
    packageId: integer()
      .notNull()
      .references(() => healthPackages.id),
    hospitalId: integer()
      .notNull()
      .references(() => hospitals.id),
    monthlyCapacity: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.packageId, t.hospitalId] }), index().on(t.hospitalId, t.packageId)],
);

/**
 * Places of one month: created with the first reservation, or when staff set another number. A CHECK keeps used
 * within capacity.
 */
export const packageCapacity = pgTable(
  'package_capacity',
  {
    packageId: integer()
      .notNull()
      .references(() => healthPackages.id),
    hospitalId: integer()
      .notNull()
      .references(() => hospitals.id),
    /** Its first day. */
    month: date().notNull(),
    capacity: integer().notNull(),
    used: integer().notNull().default(0),
  },
  (t) => [index().on(t.hospitalId), primaryKey({ columns: [t.packageId, t.hospitalId, t.month] })],
);

/** Reservations of places. Lapsed: the order did not pay in time and another order released the places. */
export const capacityReservations = pgTable(
  'capacity_reservations',
  {
    orderId: text().notNull(),
    packageId: integer().notNull(),
    hospitalId: integer().notNull(),
    month: date().notNull(),
    quantity: integer().notNull(),
    status: text({ enum: ['reserved', 'confirmed', 'released', 'lapsed'] }).notNull(),
    reservedUntil: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.orderId, t.packageId, t.hospitalId, t.month] }),
    index().on(t.packageId, t.hospitalId, t.month, t.status),
  ],
);

export const promotions = pgTable('promotions', {
  id: serial().primaryKey(),
  /** In capitals, as codes are compared. */
  code: text().notNull().unique(),
  name: jsonb().$type<LocalText>().notNull(),
  /** Either percent or amount. */
  percentOff: smallint(),
  amountOffSen: integer(),
  maximumDiscountSen: integer(),
  minimumSpendSen: integer().notNull().default(0),
  /** Types of packages that it applies to; empty means all. */
  typeSlugs: text().array().notNull(),
  startsAt: timestamp({ withTimezone: true }).notNull(),
  endsAt: timestamp({ withTimezone: true }).notNull(),
  /** Null: no limit. A CHECK keeps used within it. */
  globalLimit: integer(),
  personalLimit: integer(),
  used: integer().notNull().default(0),
  approvalNumber: text(),
  approvalStartsOn: date(),
  approvalExpiresOn: date(),
  isPublished: boolean().notNull(),
  updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

/** How often one person has used a code; a CHECK keeps it within the limit. */
export const promotionPeople = pgTable(
  'promotion_people',
  {
    promotionId: integer()
      .notNull()
      .references(() => promotions.id),
    /** An owner key ('patient:...', 'guest:...') or a keyed hash of a phone number or mail address. */
    personKey: text().notNull(),
    used: integer().notNull(),
    personalLimit: integer(),
  },
  (t) => [primaryKey({ columns: [t.promotionId, t.personKey] })],
);

/** One order uses at most one code. */
export const promotionClaims = pgTable(
  'promotion_claims',
  {
    orderId: text().primaryKey(),
    promotionId: integer()
      .notNull()
      .references(() => promotions.id),
    personKeys: text().array().notNull(),
    isReleased: boolean().notNull().default(false),
    claimedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index().on(t.promotionId)],
);
