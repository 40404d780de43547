import { LibraryPicture, type LibraryPictureData } from './library-picture.tsx';
import { HospitalPicture } from './pictures.tsx';

interface HospitalPhotoProps {
  hospital: { picture: LibraryPictureData | null; slug: string; town: string; state: string };
  /** The `sizes` attribute: how wide the picture is shown. */
  sizes: string;
  isFirst?: boolean;
}

/** The hospital's photo, or a drawing of it in its town. */
export function HospitalPhoto({
  hospital: { picture, slug, town, state },
  sizes,
  isFirst = false,
}: HospitalPhotoProps) {
  return picture ? (
    <LibraryPicture picture={picture} sizes={sizes} isFirst={isFirst} className="size-full" />
  ) : (
    <HospitalPicture seed={slug} town={town} state={state} className="size-full" />
  );
}
