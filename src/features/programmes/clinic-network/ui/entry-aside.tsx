import { ButtonLink } from '#src/design/form/button.tsx';
import { Local } from '#src/design/content/local.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { m } from '#src/paraglide/messages.js';
import type { LibraryEntryData } from '../clinic-network.schema.ts';
import type { EntryPart } from './entry-parts.tsx';

/** The contents: the page's parts as links. On phones the folded headings themselves are the contents. */
export function Contents({ parts }: { parts: readonly EntryPart[] }) {
  if (parts.length < 3) return null;
  return (
    <nav
      aria-label={m.clinic_network_on_this_page()}
      className="mt-6 hidden max-w-3xl rounded-petal bg-mist p-5 sm:block"
    >
      <p aria-hidden="true" className="font-semibold text-deep">
        {m.clinic_network_on_this_page()}
      </p>
      <ul className="mt-1 sm:columns-2">
        {parts.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className="inline-flex min-h-11 items-center">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The specialities that treat it, with booking links. */
export function Departments({ departments }: Pick<LibraryEntryData, 'departments'>) {
  if (departments.length === 0) return null;
  return (
    <section aria-labelledby="departments" className="rounded-petal border border-line bg-pale p-6">
      <h2 id="departments" className="text-xl">
        {m.clinic_network_departments()}
      </h2>
      <ul className="mt-3 space-y-4">
        {departments.map(({ slug, name }) => (
          <li key={slug} className="gap-4 sm:max-lg:flex sm:max-lg:items-center sm:max-lg:justify-between">
            <SiteLink href={`/speciality-centre/${slug}`} className="inline-flex min-h-11 items-center font-semibold">
              <Local text={name} />
            </SiteLink>
            <ButtonLink
              href={`/doctor?specialisation=${slug}&sortBy=next_free`}
              variant="secondary"
              className="w-full sm:max-lg:w-auto"
            >
              {m.clinic_network_book()}
              <span className="sr-only">
                : <Local text={name} />
              </span>
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
