import { PetalList, PetalPoint } from '#src/design/content/petal-list.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { m } from '#src/paraglide/messages.js';
import type { SectionProps } from '#src/features/site/home/home.schema.ts';
import { GroupFigures } from './group-figures.tsx';

/** Reasons to trust the group: figures and commitments. */
export function Trust({ title, data }: SectionProps<'trust'>) {
  return (
    <section className="on-deep bg-deep text-white">
      <div className="page-column section later grid gap-6 sm:gap-12 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <div>
          <h2 className="text-white max-sm:text-xl">{title}</h2>
          <PetalList className="measure mt-3 max-sm:text-[0.9375rem] sm:mt-5 text-white/90">
            {[m.home_trust_register(), m.home_trust_fees(), m.home_trust_times(), m.home_trust_privacy()].map(
              (promise) => (
                <PetalPoint key={promise}>{promise}</PetalPoint>
              ),
            )}
          </PetalList>
          <p className="mt-2 sm:mt-6">
            <SiteLink
              href="/corporate-home"
              className="inline-flex min-h-11 items-center font-medium text-white underline decoration-gold underline-offset-4"
            >
              {m.home_trust_more()}
            </SiteLink>
          </p>
        </div>
        <GroupFigures numbers={data} />
      </div>
    </section>
  );
}
