import { LibraryPicture, type LibraryPictureData } from '#src/design/pictures/library-picture.tsx';
import { m } from '#src/paraglide/messages.js';

/** Further pictures of a hospital in one row, which scrolls where they do not fit. */
export function HospitalGallery({ pictures }: { pictures: readonly LibraryPictureData[] }) {
  return (
    <div
      role="group"
      // A keyboard scrolls what can have the focus.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-label={m.hospitals_pictures()}
      className="overflow-x-auto pb-3"
    >
      <ul className="flex gap-4">
        {pictures.map((picture) => (
          <li key={picture.id} className="w-64 shrink-0 overflow-hidden rounded-soft sm:w-80">
            <LibraryPicture picture={picture} sizes="20rem" className="aspect-[3/2] w-full" />
          </li>
        ))}
      </ul>
    </div>
  );
}
