/** What an import of photos does with one list: find its items, write their photos and undo that. */
import type { Actor, Staff } from '#src/platform/actor.ts';
import type { Database } from '#src/platform/db/transaction.ts';
import type { LocalText } from '#src/shared/local-text.ts';
import type { CatalogueImport } from '#src/features/console/catalogue/data/imports.store.server.ts';
import type { AppliedImport, ImportContext, ImportTarget } from '../import-target.ts';

/** An item that a photo can be matched to. */
export interface PhotoItem {
  id: number;
  /** The item's code in file names; for a centre 'hospital/centre'. */
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
  /** The permission with which pictures are added. */
  action: 'manage_catalogue' | 'manage_packages';
  /** The code in the name of a file. */
  codeOf: (fileName: string) => string;
  /** Every item, retired ones too. */
  items: (db: Database) => Promise<PhotoItem[]>;
  /** An item's photo; undefined where the item was deleted. */
  photoOf: (db: Database, itemId: number) => Promise<ItemPhoto | undefined>;
  /** Gives items their photos; the result may be needed by `undo`. */
  apply: (
    context: ImportContext,
    row: CatalogueImport,
    photos: readonly { itemId: number; mediaId: number }[],
  ) => Promise<Pick<AppliedImport, 'changedCount' | 'effects'>>;
  /** Gives items their former photos; an item whose photo has changed since keeps it. */
  undo: ImportTarget['undo'];
}
