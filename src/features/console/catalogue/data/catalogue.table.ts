import { customType, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { catalogueStatus } from '#src/features/find-care/hospitals/data/hospitals.table.ts';
import type {
  CatalogueInputs,
  CatalogueListName,
  CatalogueRecord,
  ImportListName,
} from '../fields/catalogue-fields.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const instant = () => timestamp({ withTimezone: true });

/** Every saved state of an item of master data; the last one equals the item's own row. */
export const catalogueVersions = pgTable(
  'catalogue_versions',
  {
    list: text().$type<CatalogueListName>().notNull(),
    itemId: integer().notNull(),
    number: integer().notNull(),
    /** 'before' is the state of an item without versions at its first change. */
    event: text({
      enum: ['before', 'created', 'saved', 'proposed', 'approved', 'published', 'retired', 'restored', 'undone'],
    }).notNull(),
    status: catalogueStatus(),
    record: jsonb().$type<CatalogueRecord>().notNull(),
    takenAt: instant().notNull(),
    takenBy: uuid(),
    importId: uuid(),
  },
  (t) => [primaryKey({ columns: [t.list, t.itemId, t.number] }), index().on(t.importId)],
);

/** An import of master data: checked first, applied as a whole, undone as a whole. */
export const catalogueImports = pgTable(
  'catalogue_imports',
  {
    id: uuid().primaryKey(),
    list: text().$type<ImportListName>().notNull(),
    /** Rows of a list, or photos of its items. */
    kind: text({ enum: ['rows', 'photos'] })
      .notNull()
      .default('rows'),
    state: text({ enum: ['checked', 'applied', 'undone'] }).notNull(),
    fileName: text().notNull(),
    /** The cells of each row by column name. */
    rows: jsonb().$type<CatalogueInputs[]>().notNull(),
    /** What the import wrote, for its undoing; empty for master data, because versions record it. */
    effects: jsonb()
      .$type<{ id: string; before: CatalogueInputs | null; after: CatalogueInputs }[]>()
      .notNull()
      .default([]),
    createdCount: integer().notNull().default(0),
    changedCount: integer().notNull().default(0),
    createdAt: instant().notNull(),
    createdBy: uuid().notNull(),
    appliedAt: instant(),
    undoneAt: instant(),
  },
  (t) => [index().on(t.list, t.createdAt)],
);

/** A photo of a checked import, stored until it is applied or discarded. */
export const catalogueImportPhotos = pgTable(
  'catalogue_import_photos',
  {
    importId: uuid()
      .notNull()
      .references(() => catalogueImports.id, { onDelete: 'cascade' }),
    itemId: integer().notNull(),
    fileName: text().notNull(),
    /** The item's title, which becomes the description of the picture. */
    title: text().notNull(),
    bytes: bytea().notNull(),
    /** The picture in the media library, once it was encoded in all sizes. */
    mediaId: integer(),
  },
  (t) => [primaryKey({ columns: [t.importId, t.itemId] })],
);
