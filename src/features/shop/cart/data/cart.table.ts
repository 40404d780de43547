import { boolean, index, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { hospitals } from '#src/features/find-care/hospitals/data/hospitals.table.ts';
import { healthPackages } from '#src/features/shop/packages/data/packages.table.ts';

/** Lines of carts, by owner key (ownerOf): a guest's or a patient's. */
export const cartLines = pgTable(
  'cart_lines',
  {
    id: uuid().primaryKey(),
    ownerKey: text().notNull(),
    packageId: integer()
      .notNull()
      .references(() => healthPackages.id),
    hospitalId: integer()
      .notNull()
      .references(() => hospitals.id),
    /** One of the patient's persons; null where none is chosen yet, and for guests. */
    personId: text(),
    /** Whether the person treated is a citizen: decides the service tax. Null until it is known. */
    personIsCitizen: boolean(),
    quantity: integer().notNull(),
    isSelected: boolean().notNull(),
    /** The price that the owner was last shown, so that the cart can point out a change. */
    shownPriceSen: integer('told_price_sen').notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    index().on(t.hospitalId),
    index().on(t.packageId),
    unique('cart_lines_once')
      .on(t.ownerKey, t.packageId, t.hospitalId, t.personId, t.personIsCitizen)
      .nullsNotDistinct(),
    index().on(t.ownerKey, t.createdAt),
  ],
);
