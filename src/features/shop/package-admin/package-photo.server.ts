/** The photo of a package, in place of the drawn scene of its type: one of the media library, or a new one. */
import { textOf } from '#src/features/console/frame/frame.server.ts';
import { requireStaffEverywhere } from '#src/features/console/roles/staff-access.rules.ts';
import { addImage, isPicture, mediaLibrary } from '#src/features/publishing/media-library/media-library.server.ts';
import { m } from '#src/paraglide/messages.js';
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { Failure } from '#src/shared/failure.ts';
import { updatePackage } from './data/packages-admin.store.server.ts';
import { changing, lockedRow, refuseOutdated } from './package-changes.server.ts';

type Ports = Pick<App, 'db' | 'clock'>;

const offered = 11;

const pictureUnknown = () =>
  new Failure({
    status: 422,
    code: 'draft_invalid',
    text: m.catalogue_error_picture,
    fields: { image: m.catalogue_error_picture },
  });

/**
 * Gives a package the photo that its form names or brings, or none. Throws 403, package_unknown (404),
 * changed_meanwhile (409), 422 beside the picture for a number that the media library does not have, and what
 * `addImage` throws.
 */
export async function changePackagePhoto(app: Ports, actor: Actor, { id, form }: { id: number; form: FormData }) {
  requireStaffEverywhere(actor, 'manage_packages');
  const pictureId = await sentPicture(app, actor, form);
  await changing(app, actor, async (tx, now) => {
    const before = await lockedRow(tx, id);
    refuseOutdated(before, textOf(form, 'version'));
    if (pictureId !== null && !(await isPicture(tx, pictureId))) throw pictureUnknown();
    await updatePackage(tx, before, { pictureId, updatedAt: now });
    return { id, action: 'package_photo', detail: { slug: before.slug, picture: pictureId } };
  });
}

/** The id of the chosen picture, of a new one that is stored, or null for none. */
async function sentPicture(app: Ports, actor: Actor, form: FormData): Promise<number | null> {
  const file = form.get('newImage');
  if (file instanceof File && file.size > 0) {
    const alt = { en: textOf(form, 'alt', 300), ms: textOf(form, 'alt-ms', 300), zh: textOf(form, 'alt-zh', 300) };
    const bytes = new Uint8Array(await file.arrayBuffer());
    return addImage(app, actor, { name: file.name, bytes, alt, action: 'manage_packages' });
  }
  const typed = textOf(form, 'imageNumber') || textOf(form, 'image');
  if (typed === '') return null;
  if (!/^[1-9]\d{0,8}$/.test(typed)) throw pictureUnknown();
  return Number(typed);
}

/** The newest pictures of the media library, for the form. */
export async function offeredPictures(app: Pick<App, 'db'>) {
  const { items } = await mediaLibrary(app, { limit: offered, offset: 0 });
  return items.map(({ id, alt, widths }) => ({ id, alt, widths }));
}
