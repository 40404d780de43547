/** Logos and icons of the group and of its hospitals: accepted files, and how they are stored. */
import { createHash } from 'node:crypto';
import { fileTypeFromBuffer } from 'file-type';
import type { App } from '#src/platform/app.ts';
import { inTransaction, type Transaction } from '#src/platform/db/transaction.ts';
import { withPicture } from '#src/platform/files/pictures.server.ts';
import { m } from '#src/paraglide/messages.js';
import { findBrandImage, insertBrandImage } from '../data/brand-images.store.server.ts';
import { settingInvalid, imageTooLarge } from '../settings.errors.ts';
import { cleanDrawing } from './svg-drawing.server.ts';
import { mostBrandImageKilobytes } from './brand-images.rules.ts';

type Ports = Pick<App, 'db' | 'clock'>;

const logoBox = { width: 640, height: 160 };
const iconSide = 96;
const address = /^\/brand\/([0-9a-f]{32}\.(?:svg|png))$/;

/** Which image of the brand a file is for. */
export type BrandImageKind = 'logo' | 'icon';

/**
 * Stores the logo or icon of one hospital and returns its address; the caller has checked the permission. Throws
 * setting_invalid (422) beside `logo` or `icon`: not a picture, too large, or unreadable.
 */
export async function storeLogo(app: Ports, file: File, kind: BrandImageKind): Promise<string> {
  if (file.size > mostBrandImageKilobytes * 1024) throw imageTooLarge(kind);
  const drawing = await drawingOf(new Uint8Array(await file.arrayBuffer()), kind);
  if (!drawing) throw settingInvalid({ [kind]: m.settings_error_image });
  return inTransaction(app.db, (tx) => storeBrandImage(app, tx, drawing));
}

/** Whether there is a stored logo or icon at this address. */
export async function isBrandImage(tx: Transaction, value: string): Promise<boolean> {
  const [, name] = address.exec(value) ?? [];
  return name !== undefined && (await findBrandImage(tx, name)) !== null;
}

/** Stores a picture under an address that always shows the same picture: '/brand/<hash>.<type>'. */
export async function storeBrandImage(
  app: Ports,
  tx: Transaction,
  { bytes, type }: { bytes: Buffer; type: 'png' | 'svg' },
): Promise<string> {
  const name = `${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.${type}`;
  await insertBrandImage(tx, { name, bytes, createdAt: app.clock.now() });
  return `/brand/${name}`;
}

/** The picture, encoded again from its pixels, or cleaned; null when it is neither PNG nor SVG. */
export async function drawingOf(
  bytes: Uint8Array,
  kind: BrandImageKind,
): Promise<{ bytes: Buffer; type: 'png' | 'svg' } | null> {
  if ((await fileTypeFromBuffer(bytes))?.mime === 'image/png') {
    const box = kind === 'logo' ? logoBox : { width: iconSide, height: iconSide };
    const png = await withPicture(bytes, (picture) =>
      picture
        .resize({ ...box, fit: 'inside', withoutEnlargement: true })
        .png()
        .toBuffer(),
    );
    return png && { bytes: png, type: 'png' };
  }
  const clean = cleanDrawing(new TextDecoder().decode(bytes));
  return clean === null ? null : { bytes: Buffer.from(clean), type: 'svg' };
}
