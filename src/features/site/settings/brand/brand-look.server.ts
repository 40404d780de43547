/** The look of the site as the group's own: its colours, its logo and its icons. */
import { fileTypeFromBuffer } from 'file-type';
import type { Actor, Staff } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { inTransaction, type Transaction } from '#src/platform/db/transaction.ts';
import { withPicture } from '#src/platform/files/pictures.server.ts';
import { invalidateTag } from '#src/platform/page-cache/cache-tags.server.ts';
import { recordAudit } from '#src/features/console/audit/audit.server.ts';
import { requireStaffEverywhere } from '#src/features/console/roles/staff-access.rules.ts';
import { m } from '#src/paraglide/messages.js';
import { unreadableColours } from './brand-colours.rules.ts';
import { drawingOf, storeBrandImage, type BrandImageKind } from './brand-images.server.ts';
import { findBrandImage } from '../data/brand-images.store.server.ts';
import { findSettingRow, updateSetting } from '../data/settings.store.server.ts';
import { settingInvalid, settingUnknown, imageTooLarge } from '../settings.errors.ts';
import { brandSchema, coloursSchema, type Brand, type BrandColours } from '../settings.schema.ts';
import { cleanDrawing } from './svg-drawing.server.ts';
import { mostBrandImageKilobytes } from './brand-images.rules.ts';

type Ports = Pick<App, 'db' | 'clock'>;

const touchIconSide = 180;

/**
 * Changes the colours. Throws setting_invalid (422) beside the colours that cannot be read where the site uses them,
 * and forbidden (403).
 */
export async function changeColours(
  app: Ports,
  actor: Actor,
  typed: Record<keyof BrandColours, string>,
): Promise<void> {
  const staff = requireStaffEverywhere(actor, 'manage_settings');
  const colours = coloursSchema.safeParse(typed);
  if (!colours.success)
    throw settingInvalid(
      Object.fromEntries(colours.error.issues.map(({ path }) => [String(path[0]), m.settings_error_colour])),
    );
  const unreadable = unreadableColours(colours.data);
  if (unreadable.length > 0)
    throw settingInvalid(Object.fromEntries(unreadable.map((name) => [name, m.settings_error_contrast])));
  await inTransaction(app.db, (tx) => changeBrand(app, tx, { staff, changeOf: () => ({ colours: colours.data }) }));
}

/**
 * Replaces a logo or an icon. A PNG is encoded again, and everything but shapes is removed from an SVG; the icon for
 * phones is made from it. Throws setting_invalid (422) beside the file: not a picture, too large, or unreadable.
 */
export async function changeBrandImage(
  app: Ports,
  actor: Actor,
  { kind, bytes }: { kind: BrandImageKind; bytes: Uint8Array },
): Promise<void> {
  const staff = requireStaffEverywhere(actor, 'manage_settings');
  if (bytes.length > mostBrandImageKilobytes * 1024) throw imageTooLarge(kind);
  const drawing = await drawingOf(bytes, kind);
  const touchIcon = kind === 'icon' ? await touchIconOf(bytes) : null;
  if (!drawing || (kind === 'icon' && !touchIcon)) throw settingInvalid({ [kind]: m.settings_error_image });
  await inTransaction(app.db, async (tx) => {
    const address = await storeBrandImage(app, tx, drawing);
    const change = touchIcon
      ? { faviconUrl: address, touchIconUrl: await storeBrandImage(app, tx, { bytes: touchIcon, type: 'png' }) }
      : { logoUrl: address };
    await changeBrand(app, tx, { staff, changeOf: () => change });
  });
}

/** Removes the group's own logo or icon: the shipped mark is shown again. */
export async function removeBrandImage(app: Ports, actor: Actor, kind: BrandImageKind): Promise<void> {
  const staff = requireStaffEverywhere(actor, 'manage_settings');
  const change = kind === 'logo' ? { logoUrl: undefined } : { faviconUrl: '/favicon.svg', touchIconUrl: undefined };
  await inTransaction(app.db, (tx) => changeBrand(app, tx, { staff, changeOf: () => change }));
}

/** A logo or icon by the name in its address; null where there is none. */
export function brandImage(app: Pick<App, 'db'>, name: string): Promise<Buffer | null> {
  return findBrandImage(app.db, name);
}

async function changeBrand(
  app: Ports,
  tx: Transaction,
  { staff, changeOf }: { staff: Staff; changeOf: (brand: Brand) => Partial<Record<keyof Brand, unknown>> },
): Promise<void> {
  const row = await findSettingRow(tx, 'brand', true);
  if (!row) throw settingUnknown();
  const after = brandSchema.parse({ ...(row.value as object), ...changeOf(row.value as Brand) });
  const now = app.clock.now();
  // Two changes in one millisecond would have the same version for the form of the setting.
  const updatedAt = now > row.updatedAt ? now : new Date(row.updatedAt.getTime() + 1);
  await updateSetting(tx, 'brand', { value: after, updatedAt });
  await recordAudit(app, tx, {
    actor: staff,
    action: 'setting_changed',
    subjectKind: 'setting',
    subjectId: 'brand',
    detail: { before: row.value, after },
  });
  await invalidateTag(tx, 'settings');
}

/** Phones show the icon without transparency, in a square. */
async function touchIconOf(bytes: Uint8Array): Promise<Buffer | null> {
  const isPng = (await fileTypeFromBuffer(bytes))?.mime === 'image/png';
  const clean = isPng ? null : cleanDrawing(new TextDecoder().decode(bytes));
  if (!isPng && clean === null) return null;
  return withPicture(isPng ? bytes : Buffer.from(clean!), (picture) =>
    picture
      .resize({ width: touchIconSide, height: touchIconSide, fit: 'contain', background: '#FFFFFF' })
      .flatten({ background: '#FFFFFF' })
      .png()
      .toBuffer(),
  );
}
