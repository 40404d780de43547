import type { ReactNode } from 'react';
import { useRouteLoaderData } from 'react-router';
import { ClinicalReviewNote } from '#src/design/content/clinical-review-note.tsx';
import { Chip } from '#src/design/content/chip.tsx';
import { Icon } from '#src/design/icons/icon.tsx';
import { Local, LocalParagraphs } from '#src/design/content/local.tsx';
import { PagePart } from '#src/design/rendering/page-part.tsx';
import { Page } from '#src/design/frame/page.tsx';
import { ShareLinks } from '#src/design/content/share-links.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { AddToCart } from '#src/features/shop/cart/ui/add-to-cart.tsx';
import { BookmarkButton } from '#src/features/patient/collections/ui/bookmark-button.tsx';
import { PageHead, type SiteIdentity } from '#src/features/site/seo/ui/page-head.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { localPath } from '#src/shared/addresses.ts';
import { formatUnbrokenDay } from '#src/shared/dates.ts';
import { localText } from '#src/shared/local-text.ts';
import { formatSen } from '#src/shared/money.ts';
import { stateName } from '#src/shared/places/state-names.ts';
import { packageStructuredData } from '../package-structured-data.rules.ts';
import { compareAddress, listAddress, hospitalsUnfolded } from '../packages.rules.ts';
import type { PackageDetail, PackagePageData } from '../packages.schema.ts';
import { ageWords, genderWords, validityWords, visitWords } from '../ui/package-words.ts';
import { percentOf } from '../pricing.rules.ts';
import { PackageInclusions } from '../ui/package-inclusions.tsx';
import { PackagePicture } from '../ui/package-picture.tsx';
import { PackageStrip } from '../ui/package-strip.tsx';

/** The page of the keyword component `health-package`. */
export default function PackagePage({ data }: { data: PackagePageData }) {
  const { item, related, taxPercent, memberPrices } = data;
  const language = getLocale();
  const site = useRouteLoaderData<SiteIdentity>('root');
  const path = `/health-package/${item.slug}`;
  const title = localText(item.title, language).text;
  const summary = localText(item.summary, language).text;
  const origin = site?.origin ?? '';
  const url = origin + localPath(path, language);
  const crumbs = [
    { label: m.packages_title(), href: '/health-package' },
    { label: title, href: path },
  ];
  return (
    <Page
      title={title}
      line={<Local text={item.type.name} />}
      intro={<Local text={item.summary} />}
      crumbs={crumbs}
      banner={
        <div className="aspect-[3/2] w-full">
          <PackagePicture item={item} sizes="(min-width: 48rem) 40vw, 100vw" isFirst />
        </div>
      }
    >
      <PageHead
        title={m.packages_page_title({ title })}
        description={m.packages_page_description({ title, price: formatSen(item.priceSen), summary })}
        keywords={[title, localText(item.type.name, language).text, item.title.en]}
        path={path}
        crumbs={crumbs}
        jsonLd={[packageStructuredData(item, { url, origin, group: site?.brand.groupName ?? '' })]}
      />
      <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_23rem]">
        <div className="min-w-0 space-y-12 max-lg:order-2">
          <Suits item={item} />
          <PackageInclusions groups={item.inclusions} />
          <About item={item} />
          <Preparation item={item} />
          <ClinicalReviewNote review={item} />
          <Where item={item} />
        </div>
        <aside aria-label={m.packages_buy()} className="space-y-6 lg:sticky lg:top-24">
          <Buy item={item} taxPercent={taxPercent} memberPrices={memberPrices} />
          <div className="flex flex-wrap gap-x-6 gap-y-1 sm:gap-y-3">
            <BookmarkButton kind="health_package" itemId={String(item.id)} back={path} />
            <SiteLink
              href={compareAddress([item.slug, ...related.slice(0, 2).map(({ slug }) => slug)])}
              className="inline-flex min-h-11 items-center"
            >
              {m.packages_compare_similar()}
            </SiteLink>
            <SiteLink href={`/enquiry?package=${item.slug}`} className="inline-flex min-h-11 items-center">
              {m.forms_enquiry_ask()}
            </SiteLink>
          </div>
          <ShareLinks url={url} title={title} />
        </aside>
      </div>
      <PackageStrip
        title={m.packages_related()}
        packages={related}
        beside={[item]}
        more={{ href: listAddress({ type: item.type.slug }), label: m.packages_related_all() }}
      />
    </Page>
  );
}

/** The price with the tax explained, and the button for the cart. */
function Buy({ item, taxPercent, memberPrices }: Pick<PackagePageData, 'item' | 'taxPercent' | 'memberPrices'>) {
  const tax = percentOf(item.priceSen, taxPercent);
  return (
    <section className="rounded-petal border border-line bg-white p-5 shadow-card sm:p-6">
      <h2 className="sr-only">{m.packages_price()}</h2>
      <p className="text-3xl font-semibold text-deep tabular-nums">{formatSen(item.priceSen)}</p>
      <p className="mt-1 text-[0.9375rem] text-muted">{m.packages_price_citizen()}</p>
      {taxPercent > 0 ? (
        <p className="mt-2 text-[0.9375rem] text-muted">
          {m.packages_price_non_citizen({
            percent: taxPercent,
            tax: formatSen(tax),
            total: formatSen(item.priceSen + tax),
          })}
        </p>
      ) : null}
      <MemberPrices prices={memberPrices} />
      <PagePart>
        <AddToCart packageId={item.id} hospitals={item.hospitals} />
      </PagePart>
      <dl className="mt-5 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 border-t border-line pt-4 text-[0.9375rem]">
        <Fact term={m.packages_validity()}>{validityWords(item.validityDays)}</Fact>
        <Fact term={m.packages_visit()}>{visitWords(item.visitMinutes)}</Fact>
        <Fact term={m.packages_approval()}>
          {item.approvalNumber}
          <span className="block text-sm text-muted">
            {m.packages_approval_until({ day: formatUnbrokenDay(item.approvalExpiresOn, getLocale()) })}
          </span>
        </Fact>
      </dl>
    </section>
  );
}

/** The members' prices: cart and checkout apply them automatically for a signed-in member. */
function MemberPrices({ prices }: { prices: PackagePageData['memberPrices'] }) {
  if (prices.length === 0) return null;
  return (
    <div className="mt-3 rounded-soft bg-success-pale px-4 py-2 text-[0.9375rem]">
      <ul className="tabular-nums">
        {prices.map(({ tier, priceSen }) => (
          <li key={tier}>{m.packages_member_price({ tier, price: formatSen(priceSen) })}</li>
        ))}
      </ul>
      <SiteLink href="/cares" className="inline-flex min-h-11 items-center">
        {m.packages_member_more()}
      </SiteLink>
    </div>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{term}</dt>
      <dd className="text-deep tabular-nums">{children}</dd>
    </>
  );
}

function Suits({ item }: { item: PackageDetail }) {
  return (
    <section>
      <h2 className="mb-3 text-xl font-semibold text-deep">{m.packages_suits()}</h2>
      <p className="measure">
        <Local text={item.suits} />
      </p>
      <p className="mt-3 flex flex-wrap gap-2">
        <Chip>{genderWords(item.gender)}</Chip>
        <Chip>{ageWords(item)}</Chip>
      </p>
    </section>
  );
}

function About({ item }: { item: PackageDetail }) {
  return (
    <section>
      <h2 className="mb-3 text-xl font-semibold text-deep">{m.packages_about()}</h2>
      <LocalParagraphs text={item.about} />
    </section>
  );
}

function Preparation({ item }: { item: PackageDetail }) {
  if (item.preparation.length === 0) return null;
  return (
    <section>
      <h2 className="mb-3 text-xl font-semibold text-deep">{m.packages_preparation()}</h2>
      <ol className="measure space-y-2.5 border-l-2 border-gold pl-5">
        {item.preparation.map((step) => (
          <li key={step.en}>
            <Local text={step} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The hospitals by state; a long list is inside a disclosure with the count. */
function Where({ item }: { item: PackageDetail }) {
  const states = Map.groupBy(item.hospitals, ({ state }) => state);
  return (
    <section>
      <h2 className="mb-3 text-xl font-semibold text-deep">{m.packages_where({ count: item.hospitals.length })}</h2>
      <details
        open={item.hospitals.length <= hospitalsUnfolded}
        className="group rounded-petal border border-line px-5 py-2"
      >
        <summary className="no-marker flex min-h-11 items-center justify-between gap-4 py-2 font-medium text-teal">
          {[...states.keys()].map((state) => stateName(state, getLocale())).join(getLocale() === 'zh' ? '、' : ', ')}
          <Icon name="down" className="transition-transform duration-150 group-open:rotate-180" />
        </summary>
        <PagePart>
          <dl className="gap-x-8 pt-2 pb-3 sm:columns-2">
            {[...states].map(([state, hospitals]) => (
              <div key={state} className="mb-3 break-inside-avoid">
                <dt className="font-semibold text-deep">{stateName(state, getLocale())}</dt>
                {hospitals.map(({ id, slug, name }) => (
                  <dd key={id}>
                    <SiteLink href={`/${slug}`} className="inline-flex min-h-11 items-center gap-2">
                      <Icon name="pin" size={16} className="text-teal" />
                      {name}
                    </SiteLink>
                  </dd>
                ))}
              </div>
            ))}
          </dl>
        </PagePart>
      </details>
    </section>
  );
}
