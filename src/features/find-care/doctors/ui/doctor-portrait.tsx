import { LibraryPicture } from '#src/design/pictures/library-picture.tsx';
import { DoctorPicture } from '#src/design/pictures/pictures.tsx';
import type { DoctorCardData } from '../doctors.schema.ts';

/** The doctor's photo, or a drawn portrait. */
export function DoctorPortrait({
  doctor: { picture, portraitSeed, gender },
  sizes,
}: {
  doctor: Pick<DoctorCardData, 'picture' | 'portraitSeed' | 'gender'>;
  /** The `sizes` attribute: how wide the picture is shown. */
  sizes: string;
}) {
  return picture ? (
    <LibraryPicture picture={picture} sizes={sizes} className="size-full" />
  ) : (
    <DoctorPicture seed={portraitSeed} gender={gender} className="size-full" />
  );
}
