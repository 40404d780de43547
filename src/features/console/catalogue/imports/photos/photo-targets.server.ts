/** The target of an import of photos, by the name of its list. */
import { cataloguePhotos } from './catalogue-photos.server.ts';
import { packagePhotos } from './package-photos.server.ts';
import type { PhotoListName } from './photo-imports.rules.ts';
import type { PhotoTarget } from './photo-target.ts';

/** What an import of photos for that list reads, writes and undoes. */
export function photoTarget(name: PhotoListName): PhotoTarget {
  return name === 'packages' ? packagePhotos : cataloguePhotos(name);
}
