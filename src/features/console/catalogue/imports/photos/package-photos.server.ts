/** Photos of packages: the import stores the former photo of each package, so that it can be undone. */
import { requireStaffEverywhere } from '#src/features/console/roles/staff-access.rules.ts';
import {
  findPackagePhoto,
  listPackagesForPhotos,
  publishImportedPackages,
  writePackagePhoto,
} from '#src/features/shop/package-admin/package-admin.server.ts';
import type { ImportEffect } from '../import-target.ts';
import type { PhotoTarget } from './photo-target.ts';
import { codeOfFile } from './photo-imports.rules.ts';

const idOf = (text: string | undefined) => (text ? Number(text) : null);
const cell = (pictureId: number | null) => ({ picture: pictureId === null ? '' : String(pictureId) });

export const packagePhotos: PhotoTarget = {
  require: (actor) => requireStaffEverywhere(actor, 'manage_packages'),
  action: 'manage_packages',
  codeOf: codeOfFile,
  items: listPackagesForPhotos,
  photoOf: findPackagePhoto,
  async apply({ app, tx, actor }, row, photos) {
    const effects: ImportEffect[] = [];
    for (const { itemId, mediaId } of photos) {
      const written = await writePackagePhoto(app, tx, {
        actor,
        id: itemId,
        importId: row.id,
        change: () => mediaId,
      });
      if (written) effects.push({ id: String(itemId), before: cell(written.before), after: cell(mediaId) });
    }
    await publishImportedPackages(tx, idsOf(effects));
    return { changedCount: effects.length, effects };
  },
  async undo({ app, tx, actor }, row) {
    const undone: ImportEffect[] = [];
    for (const effect of row.effects) {
      const [before, after] = [idOf(effect.before?.['picture']), idOf(effect.after['picture'])];
      const written = await writePackagePhoto(app, tx, {
        actor,
        id: Number(effect.id),
        importId: row.id,
        change: (now) => (now === after ? before : now),
      });
      if (written) undone.push(effect);
    }
    await publishImportedPackages(tx, idsOf(undone));
    return { kept: row.effects.length - undone.length };
  },
};

const idsOf = (effects: readonly ImportEffect[]) => effects.map(({ id }) => Number(id));
