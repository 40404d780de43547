import { ButtonLink } from '#src/design/form/button.tsx';
import { Notice } from '#src/design/states/notice.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { UrgentCard } from '#src/features/site/urgent-help/ui/urgent-card.tsx';
import { m } from '#src/paraglide/messages.js';
import { searchAddress } from '../search-address.rules.ts';
import type { SearchResult } from '../search.schema.ts';

/** Notices before the results: urgent help, the meaning of everyday words, a corrected keyword. */
export function SearchNotices({ result }: { result: SearchResult }) {
  const { keyword, urgent, didYouMean, isLoose, speciality } = result;
  return (
    <div className="grid gap-4 empty:hidden">
      {urgent ? <UrgentCard {...urgent} /> : null}
      {didYouMean ? (
        <Notice>
          <p>{m.search_corrected({ corrected: didYouMean })}</p>
          <p>
            <SiteLink href={searchAddress({ keyword, isExact: true })} className="inline-flex min-h-11 items-center">
              {m.search_exactly({ keyword })}
            </SiteLink>
          </p>
        </Notice>
      ) : null}
      {isLoose ? <Notice>{m.search_loose()}</Notice> : null}
      {speciality ? <SpecialityMeant speciality={speciality} /> : null}
    </div>
  );
}

function SpecialityMeant({ speciality: { slug, name } }: { speciality: NonNullable<SearchResult['speciality']> }) {
  return (
    <section className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-petal border border-line bg-mist p-5 max-sm:flex-nowrap max-sm:gap-x-3 max-sm:p-3">
      <p className="leading-snug font-semibold text-deep">{m.search_speciality({ speciality: name })}</p>
      <p className="flex shrink-0 flex-wrap gap-3">
        <ButtonLink href={`/doctor?specialisation=${encodeURIComponent(slug)}`}>
          {m.search_speciality_doctors()}
        </ButtonLink>
        {/* On phones the page is a result below, which this must not push out of the first screen. */}
        <ButtonLink href={`/speciality-centre/${slug}`} variant="secondary" className="max-sm:hidden">
          {m.search_speciality_page({ speciality: name })}
        </ButtonLink>
      </p>
    </section>
  );
}
