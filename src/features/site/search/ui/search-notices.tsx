import { ButtonLink } from '#src/design/button.tsx';
import { Icon } from '#src/design/icon.tsx';
import { Notice } from '#src/design/notice.tsx';
import { phoneHref } from '#src/design/phone-link.tsx';
import { SiteLink } from '#src/design/site-link.tsx';
import { m } from '#src/paraglide/messages.js';
import { searchAddress } from '../search-address.rules.ts';
import type { SearchResult } from '../search.schema.ts';

/** What comes before all that was found: help at once, what everyday words mean, what was mistyped. */
export function SearchNotices({ result }: { result: SearchResult }) {
  const { keyword, emergencyPhone, didYouMean, isLoose, speciality } = result;
  return (
    <div className="grid gap-4 empty:hidden">
      {emergencyPhone ? <Urgent phone={emergencyPhone} /> : null}
      {didYouMean ? (
        <Notice>
          <p>{m.search_mended({ mended: didYouMean })}</p>
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

/** Self-contained, without anything to read first: the number, and where to go. */
function Urgent({ phone }: { phone: string }) {
  return (
    <section aria-labelledby="urgent" className="rounded-petal border-2 border-error bg-error-pale p-5 md:p-6">
      <h2 id="urgent" className="flex items-center gap-2 text-xl text-error">
        <Icon name="emergency" size={24} />
        {m.search_urgent_title()}
      </h2>
      <p className="measure mt-1">{m.search_urgent_text()}</p>
      <p className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
        <a
          href={phoneHref(phone)}
          className="inline-flex min-h-12 items-center gap-2 rounded-soft bg-error px-6 text-lg font-semibold text-white no-underline tabular-nums hover:text-white hover:underline"
        >
          <Icon name="phone" size={20} />
          {m.search_urgent_call({ phone })}
        </a>
        <SiteLink href="/our-hospitals" className="inline-flex min-h-11 items-center font-semibold">
          {m.search_urgent_hospitals()}
        </SiteLink>
      </p>
    </section>
  );
}

function SpecialityMeant({ speciality: { slug, name } }: { speciality: NonNullable<SearchResult['speciality']> }) {
  return (
    <section className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-petal border border-line bg-mist p-5">
      <p className="font-semibold text-deep">{m.search_speciality({ speciality: name })}</p>
      <p className="flex flex-wrap gap-3">
        <ButtonLink href={`/doctor?specialisation=${encodeURIComponent(slug)}`}>
          {m.search_speciality_doctors()}
        </ButtonLink>
        <ButtonLink href={`/speciality-centre/${slug}`} variant="secondary">
          {m.search_speciality_page({ speciality: name })}
        </ButtonLink>
      </p>
    </section>
  );
}
