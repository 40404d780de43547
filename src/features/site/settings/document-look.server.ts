import type { Database, Transaction } from '#src/platform/db/transaction.ts';
import { withPicture } from '#src/platform/files/pictures.server.ts';
import type { PdfLook } from '#src/platform/pdf/pdf-page.server.ts';
import { findBrandImage } from './data/brand-images.store.server.ts';
import { findSetting } from './data/settings.store.server.ts';
import { brandSchema } from './settings.schema.ts';

/** Pixels: a logo on paper is at most 200 points wide. */
const logoBox = { width: 800, height: 176 };

/**
 * How PDF documents and shared pictures look as the group's own: its colours, and its logo as PNG. A logo that cannot
 * be drawn is left out: a receipt without it is better than none.
 */
export async function documentLook(app: { db: Database | Transaction }): Promise<PdfLook & { cream: string }> {
  const { colours, logoUrl } = brandSchema.parse(await findSetting(app, 'brand'));
  const [, name] = /^\/brand\/([\w.]+)$/.exec(logoUrl ?? '') ?? [];
  const bytes = name ? await findBrandImage(app.db, name) : null;
  const logo = bytes
    ? await withPicture(bytes, (picture) =>
        picture
          .resize({ ...logoBox, fit: 'inside' })
          .png()
          .toBuffer(),
      ).catch(() => null)
    : null;
  return { ...colours, logo };
}
