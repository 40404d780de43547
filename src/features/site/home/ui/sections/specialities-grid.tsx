import { SpecialityIcon } from '#src/design/art/speciality-icon.tsx';
import { Local } from '#src/design/content/local.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { m } from '#src/paraglide/messages.js';
import type { SectionProps } from '#src/features/site/home/home.schema.ts';
import { SectionHeading } from '../section-heading.tsx';
import { specialitiesShown } from '#src/features/site/home/home-lists.rules.ts';

/** The most wanted specialities, each with its icon. */
export function SpecialitiesGrid({ title, data }: SectionProps<'specialities'>) {
  return (
    <section className="page-column section later">
      <SectionHeading
        title={title}
        hint={m.home_specialities_hint()}
        more={{ href: '/speciality-centre', label: m.home_specialities_all() }}
      />
      <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3 sm:gap-3 lg:grid-cols-6">
        {data.map(({ slug, name, icon }, index) => (
          <li key={slug} className={index < specialitiesShown.phone ? undefined : 'max-sm:hidden'}>
            <SiteLink
              href={`/speciality-centre/${slug}`}
              className="flex h-full min-h-16 items-center gap-1.5 rounded-petal border border-line bg-white px-2 py-2 text-sm leading-tight sm:min-h-36 sm:flex-col sm:justify-center sm:gap-3 sm:py-4 sm:text-center sm:text-base no-underline shadow-card font-medium text-deep hover:border-teal hover:bg-pale"
            >
              <span
                aria-hidden="true"
                className="max-sm:w-8 max-sm:shrink-0 max-sm:[&>svg]:h-auto max-sm:[&>svg]:w-full"
              >
                <SpecialityIcon name={icon} />
              </span>
              <span className="max-w-full min-w-0 hyphens-auto wrap-anywhere">
                <Local text={name} />
              </span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
