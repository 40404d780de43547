import type { Database, Transaction } from '#src/platform/db/transaction.ts';
import { withPicture } from '#src/platform/files/pictures.server.ts';
import type { PdfLook } from '#src/platform/pdf/pdf-page.server.ts';
import { hospitalBrandOf } from '#src/features/find-care/hospitals/hospitals.server.ts';
import { isReadableAccent } from './brand-colours.rules.ts';
import { findBrandImage } from '../data/brand-images.store.server.ts';
import { findSetting } from '../data/settings.store.server.ts';
import { brandSchema } from '../settings.schema.ts';

/** Pixels: a logo in a document is at most 200 points wide. */
const logoBox = { width: 800, height: 176 };

/**
 * The look of PDF documents and shared pictures: the group's colours, and its logo as PNG. A document of one hospital
 * has that hospital's logo and accent colour, where it has them. A logo that cannot be drawn is left out, because a
 * receipt without it is better than none.
 */
export async function documentLook(
  app: { db: Database | Transaction },
  hospitalId?: number | null,
): Promise<PdfLook & { cream: string }> {
  const { colours, logoUrl } = brandSchema.parse(await findSetting(app, 'brand'));
  const own = hospitalId ? await hospitalBrandOf(app, hospitalId) : null;
  const accent = own?.accentColour && isReadableAccent(colours, own.accentColour) ? own.accentColour : null;
  return {
    ...colours,
    ...(accent ? { teal: accent, accent } : {}),
    logo: await logoAsPng(app, own?.logoUrl ?? logoUrl),
  };
}

async function logoAsPng(app: { db: Database | Transaction }, logoUrl: string | undefined): Promise<Buffer | null> {
  const [, name] = /^\/brand\/([\w.]+)$/.exec(logoUrl ?? '') ?? [];
  const bytes = name ? await findBrandImage(app.db, name) : null;
  if (!bytes) return null;
  return withPicture(bytes, (picture) =>
    picture
      .resize({ ...logoBox, fit: 'inside' })
      .png()
      .toBuffer(),
  ).catch(() => null);
}
