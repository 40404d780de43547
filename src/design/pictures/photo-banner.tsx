import { LibraryPicture, type LibraryPictureData } from './library-picture.tsx';

/** A photograph as the banner of a page, in place of its drawing; on phones the text begins at once. */
export function PhotoBanner({ picture }: { picture: LibraryPictureData }) {
  return (
    <div className="aspect-[5/3] w-full max-sm:hidden">
      <LibraryPicture picture={picture} sizes="(min-width: 48rem) 40vw, 1px" isFirst className="size-full" />
    </div>
  );
}
