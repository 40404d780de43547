/** Pictures in blocks of landing pages must be in the media library. */
import type { Transaction } from '#src/platform/db/transaction.ts';
import type { EntryText } from '#src/features/publishing/entries/content.schema.ts';
import { picturesOfBlocks } from '#src/features/publishing/entries/landing-blocks/landing-blocks.rules.ts';
import { isPicture } from '#src/features/publishing/media-library/media-library.server.ts';
import { blockPictureUnknown } from '../editor.errors.ts';

/** Throws blocks_refused (422) where a block of these texts has a number that no picture of the library has. */
export async function refuseUnknownPictures(tx: Transaction, texts: readonly EntryText[] = []): Promise<void> {
  const ids = texts.flatMap(({ own }) => picturesOfBlocks(own['blocks']));
  for (const id of new Set(ids)) if (!(await isPicture(tx, id))) throw blockPictureUnknown();
}
