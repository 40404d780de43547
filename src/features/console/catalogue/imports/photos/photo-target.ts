/** What an import of photos does with one list: find its items, write their photos and take them back. */
import type { Actor, Staff } from '#src/platform/actor.ts';
import type { Database } from '#src/platform/db/transaction.ts';
import type { LocalText } from '#src/shared/local-text.ts';
import type { CatalogueImport } from '#src/features/console/catalogue/data/imports.store.server.ts';
import type { AppliedImport, ImportContext, ImportTarget } from '../import-target.ts';

/** An item that a photo can be matched to. */
export interface PhotoItem {
  id: number;
  /** The code that files are named by; of a centre 'hospital/centre'. */
  code: string;
  title: string;
}

/** An item's photo, and the name that describes a new one. */
export interface ItemPhoto {
  pictureId: number | null;
  name: LocalText;
}

export interface PhotoTarget {
  /** Throws 403. */
  require: (actor: Actor) => Staff;
  /** The permission that the pictures are added by. */
  action: 'manage_catalogue' | 'manage_packages';
  /** The code that a file is named by. */
  codeOf: (fileName: string) => string;
  /** Every item, also what is retired. */
  items: (db: Database) => Promise<PhotoItem[]>;
  /** An item's photo; undefined where the item is gone. */
  photoOf: (db: Database, itemId: number) => Promise<ItemPhoto | undefined>;
  /** Gives items their photos; what it wrote may be needed by `undo`. */
  apply: (
    context: ImportContext,
    row: CatalogueImport,
    photos: readonly { itemId: number; mediaId: number }[],
  ) => Promise<Pick<AppliedImport, 'changedCount' | 'effects'>>;
  /** Gives items their former photos; an item whose photo was changed since stays. */
  undo: ImportTarget['undo'];
}
