import { LibraryPicture } from '#src/design/pictures/library-picture.tsx';
import { Local, LocalParagraphs } from '#src/design/content/local.tsx';
import { DoctorPicture } from '#src/design/pictures/pictures.tsx';
import { m } from '#src/paraglide/messages.js';
import type { Leader } from '#src/features/site/home/home.schema.ts';

/** A statement of the head of the group. */
export function LeaderStatement({ leader: { name, role, statement, image, picture } }: { leader: Leader }) {
  return (
    <section className="rounded-petal bg-cream p-6 md:p-8 lg:sticky lg:top-28">
      <h2 className="sr-only">{m.home_leader({ name })}</h2>
      <div className="grid gap-6 md:grid-cols-[auto_minmax(0,1fr)] lg:grid-cols-1">
        <div className="size-28 overflow-hidden rounded-petal bg-white md:size-36">
          {picture ? (
            <LibraryPicture picture={picture} sizes="9rem" className="size-full" />
          ) : (
            <DoctorPicture seed={image.seed} gender={image.gender} className="size-full" />
          )}
        </div>
        <figure>
          <blockquote className="measure space-y-4 text-lg">
            <LocalParagraphs text={statement} />
          </blockquote>
          <figcaption className="mt-5">
            <strong className="block text-deep">{name}</strong>
            <span className="text-muted">
              <Local text={role} />
            </span>
          </figcaption>
        </figure>
      </div>
    </section>
  );
}
