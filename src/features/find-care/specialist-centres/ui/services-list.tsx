import { Local } from '#src/design/content/local.tsx';
import type { SpecialityService } from '../specialist-centres.schema.ts';

/** The services of a speciality or a clinic. */
export function ServicesList({
  services,
  heading: Heading = 'h3',
}: {
  services: readonly SpecialityService[];
  heading?: 'h2' | 'h3';
}) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {services.map(({ slug, name, summary }) => (
        <li key={slug} id={slug} className="scroll-mt-28 rounded-petal border border-line bg-white p-5">
          <Heading className="text-[1.125rem] font-semibold text-deep">
            <Local text={name} />
          </Heading>
          <p className="mt-1 text-muted">
            <Local text={summary} />
          </p>
        </li>
      ))}
    </ul>
  );
}
