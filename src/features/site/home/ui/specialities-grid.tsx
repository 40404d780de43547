import { SpecialityIcon } from '#src/design/art/speciality-icon.tsx';
import { Local } from '#src/design/local.tsx';
import { SiteLink } from '#src/design/site-link.tsx';
import { m } from '#src/paraglide/messages.js';
import type { SectionProps } from '../home.schema.ts';
import { SectionHeading } from './section-heading.tsx';

/** The specialities most asked for, each by its icon. */
export function SpecialitiesGrid({ title, data }: SectionProps<'specialities'>) {
  return (
    <section className="page-column section">
      <SectionHeading
        title={title}
        hint={m.home_specialities_hint()}
        more={{ href: '/speciality-centre', label: m.home_specialities_all() }}
      />
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-6">
        {data.map(({ slug, name, icon }) => (
          <li key={slug}>
            <SiteLink
              href={`/speciality-centre/${slug}`}
              className="flex h-full min-h-36 flex-col items-center justify-center gap-3 rounded-petal border border-line bg-white px-2 py-4 text-center no-underline shadow-card font-medium text-deep hover:border-teal hover:bg-pale"
            >
              <SpecialityIcon name={icon} />
              <span className="max-w-full break-words hyphens-auto">
                <Local text={name} />
              </span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
