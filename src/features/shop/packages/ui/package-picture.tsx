import { LibraryPicture } from '#src/design/pictures/library-picture.tsx';
import { ScenePicture } from '#src/design/pictures/pictures.tsx';
import type { PackageCardData } from '../packages.schema.ts';

interface PackagePictureProps {
  item: Pick<PackageCardData, 'photo' | 'picture' | 'slug'>;
  /** The `sizes` attribute: how wide the picture is shown. */
  sizes: string;
  isFirst?: boolean;
}

/** The package's photo, or its drawn scene; it fills its frame. */
export function PackagePicture({ item: { photo, picture, slug }, sizes, isFirst = false }: PackagePictureProps) {
  return photo ? (
    <LibraryPicture picture={photo} sizes={sizes} isFirst={isFirst} className="size-full" />
  ) : (
    <ScenePicture topic={picture} seed={slug} className="size-full" />
  );
}
