import { LibraryPicture, type LibraryPictureData } from './library-picture.tsx';
import { DoctorPicture } from './pictures.tsx';

/** What a doctor's portrait is made of. */
export interface DoctorPortraitData {
  picture: LibraryPictureData | null;
  portraitSeed: string;
  gender: string;
}

interface DoctorPortraitProps {
  doctor: DoctorPortraitData;
  /** The `sizes` attribute: how wide the picture is shown. */
  sizes: string;
}

/** The doctor's photo, or a drawn portrait. */
export function DoctorPortrait({ doctor: { picture, portraitSeed, gender }, sizes }: DoctorPortraitProps) {
  return picture ? (
    <LibraryPicture picture={picture} sizes={sizes} className="size-full" />
  ) : (
    <DoctorPicture seed={portraitSeed} gender={gender} className="size-full" />
  );
}
