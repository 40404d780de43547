import { customType, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Logos and icons by the hash of their content, so that an address always shows the same picture. */
export const brandImages = pgTable('brand_images', {
  /** '<hash>.svg' or '<hash>.png'. */
  name: text().primaryKey(),
  bytes: bytea().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
});
