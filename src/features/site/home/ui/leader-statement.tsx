import { DoctorPicture } from '#src/design/pictures.tsx';
import { m } from '#src/paraglide/messages.js';

/** A statement of the head of the group. */
export function LeaderStatement({ group }: { group: string }) {
  return (
    <section className="rounded-petal bg-cream p-6 md:p-8 lg:sticky lg:top-28">
      <h2 className="sr-only">{m.home_leader()}</h2>
      <div className="grid gap-6 md:grid-cols-[auto_minmax(0,1fr)] lg:grid-cols-1">
        <div className="size-28 overflow-hidden rounded-petal bg-white md:size-36">
          <DoctorPicture seed="malay:group-chief-executive" gender="female" className="size-full" />
        </div>
        <figure>
          <blockquote className="measure space-y-4 text-lg">
            <p>{m.home_leader_1()}</p>
            <p>{m.home_leader_2()}</p>
          </blockquote>
          <figcaption className="mt-5">
            <strong className="block text-deep">{m.home_leader_name()}</strong>
            <span className="text-muted">{m.home_leader_role({ group })}</span>
          </figcaption>
        </figure>
      </div>
    </section>
  );
}
