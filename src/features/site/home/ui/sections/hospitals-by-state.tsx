import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { stateName } from '#src/shared/places/state-names.ts';
import type { SectionProps } from '#src/features/site/home/home.schema.ts';
import { SectionHeading } from '../section-heading.tsx';

/** Every hospital by state. Phones show only the states, each linking to its list. */
export function HospitalsByState({ title, data }: SectionProps<'hospitals'>) {
  return (
    <section className="bg-pale">
      <div className="page-column section later">
        <SectionHeading
          title={title}
          hint={m.home_hospitals_hint()}
          more={{ href: '/our-hospitals?view=map', label: m.home_hospitals_map() }}
        />
        <ul className="grid grid-cols-2 gap-x-6 gap-y-0 sm:block sm:columns-2 sm:gap-x-10 lg:columns-4">
          {data.map(({ state, hospitals }) => (
            <li key={state} className="break-inside-avoid sm:mb-7">
              <h3 className="max-sm:h-full font-semibold">
                <SiteLink
                  href={`/our-hospitals?location=${encodeURIComponent(state)}`}
                  className="flex min-h-11 items-center justify-between gap-3 border-b-2 border-gold py-1 leading-snug max-sm:h-full text-deep no-underline hover:underline"
                >
                  {stateName(state, getLocale())}
                  <span className="text-sm font-normal text-muted tabular-nums">
                    <span aria-hidden="true">{hospitals.length}</span>
                    <span className="sr-only">{m.home_hospitals_count({ count: hospitals.length })}</span>
                  </span>
                </SiteLink>
              </h3>
              <ul className="hidden pt-1 sm:block">
                {hospitals.map(({ slug, name }) => (
                  <li key={slug}>
                    <SiteLink
                      href={`/${slug}`}
                      className="flex min-h-11 items-center py-1 text-sm leading-snug text-ink no-underline hover:text-teal hover:underline"
                    >
                      {name}
                    </SiteLink>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
