/** The photo of a package, in place of its drawn scene: one of the media library, or a new one. */
import { recordAudit } from '#src/features/console/audit/audit.server.ts';
import { textOf } from '#src/features/console/frame/frame.server.ts';
import { requireStaffEverywhere } from '#src/features/console/roles/staff-access.rules.ts';
import { addImage, isPicture, uploadOf } from '#src/features/publishing/media-library/media-library.server.ts';
import { m } from '#src/paraglide/messages.js';
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import type { Database, Transaction } from '#src/platform/db/transaction.ts';
import { Failure } from '#src/shared/failure.ts';
import { listCodes } from './data/package-codes.store.server.ts';
import { findPackageRow, updatePackage } from './data/packages-admin.store.server.ts';
import { changing, lockedRow, refuseOutdated } from './package-changes.server.ts';
import { isTypedId } from '#src/shared/identifiers/typed-id.ts';

type Ports = Pick<App, 'db' | 'clock'>;

const pictureUnknown = () =>
  new Failure({
    status: 422,
    code: 'draft_invalid',
    text: m.catalogue_error_picture,
    fields: { image: m.catalogue_error_picture },
  });

/**
 * Gives a package the photo that its form chooses or uploads, or none. Throws 403, package_unknown (404),
 * changed_meanwhile (409), 422 beside the picture for a number that the media library does not have, and the errors of
 * `addImage`.
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

/** Every package, by its address and its English title, for the matching of files. */
export const listPackagesForPhotos = listCodes;

/** A package's photo and title; undefined where the package does not exist any more. */
export async function findPackagePhoto(db: Database | Transaction, id: number) {
  const row = await findPackageRow(db, id);
  return row && { pictureId: row.pictureId, name: row.title };
}

/**
 * Gives a package the photo that `change` returns for its present one, with its entry in the audit log. Returns the
 * former photo; undefined, and nothing written, where it is the same or the package does not exist any more.
 */
export async function writePackagePhoto(
  app: Pick<App, 'clock'>,
  tx: Transaction,
  input: { actor: Actor; id: number; importId: string; change: (pictureId: number | null) => number | null },
): Promise<{ before: number | null } | undefined> {
  const row = await findPackageRow(tx, input.id, true);
  const picture = row && input.change(row.pictureId);
  if (!row || picture === undefined || picture === row.pictureId) return undefined;
  await updatePackage(tx, row, { pictureId: picture, updatedAt: app.clock.now() });
  await recordAudit(app, tx, {
    actor: input.actor,
    action: 'package_photo',
    subjectKind: 'package',
    subjectId: String(row.id),
    detail: { slug: row.slug, picture, import: input.importId },
  });
  return { before: row.pictureId };
}

/** The id of the chosen picture, of a new one that is stored, or null for none. */
async function sentPicture(app: Ports, actor: Actor, form: FormData): Promise<number | null> {
  const picture = await uploadOf(form, 'newImage');
  if (picture.bytes.length > 0) return addImage(app, actor, { ...picture, action: 'manage_packages' });
  const typed = textOf(form, 'imageNumber') || textOf(form, 'image');
  if (typed === '') return null;
  if (!isTypedId(typed)) throw pictureUnknown();
  return Number(typed);
}
