import { ButtonLink } from '#src/design/form/button.tsx';
import { EmptyState } from '#src/design/states/empty-state.tsx';
import { Icon } from '#src/design/icons/icon.tsx';
import { Local } from '#src/design/content/local.tsx';
import { Notice } from '#src/design/states/notice.tsx';
import { Page } from '#src/design/frame/page.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { PageHead } from '#src/features/site/seo/ui/page-head.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { requestContext } from '#src/platform/request-context.ts';
import { localText } from '#src/shared/local-text.ts';
import { formatSen } from '#src/shared/money.ts';
import { compareAddress, comparedSlugs, mostCompared } from '../packages.rules.ts';
import type { PackageDetail } from '../packages.schema.ts';
import { comparePackages } from '../packages-on-sale.server.ts';
import { ageWords, genderWords, validityWords, visitWords } from '../ui/package-words.ts';
import type { Route } from './+types/package-compare';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { app } = context.get(requestContext);
  // A form of checkboxes sends each value separately; a shared address has all values in one parameter, separated by
  // commas.
  const asked = new URL(request.url).searchParams.getAll('packages').join(',');
  const items = await comparePackages(app, comparedSlugs(asked));
  return { items, hasMore: new Set(asked.split(',').filter(Boolean)).size > mostCompared };
}

/** Up to three packages side by side, so that differences are visible. */
export default function PackageComparePage({ loaderData: { items, hasMore } }: Route.ComponentProps) {
  const crumbs = [
    { label: m.packages_title(), href: '/health-package' },
    { label: m.packages_compare_title(), href: '/health-package/compare' },
  ];
  return (
    <Page title={m.packages_compare_title()} intro={m.packages_compare_intro()} crumbs={crumbs}>
      <PageHead
        title={m.packages_compare_title()}
        description={m.packages_compare_intro()}
        keywords={[m.packages_compare_title()]}
        path="/health-package/compare"
        crumbs={crumbs}
        noindex={items.length > 0}
      />
      {hasMore ? (
        <div className="mb-5">
          <Notice tone="info">{m.packages_compare_first({ count: mostCompared })}</Notice>
        </div>
      ) : null}
      {items.length === 0 ? (
        <EmptyState
          title={m.packages_compare_empty()}
          action={<ButtonLink href="/health-package">{m.packages_compare_choose()}</ButtonLink>}
        >
          {m.packages_compare_empty_hint({ count: mostCompared })}
        </EmptyState>
      ) : (
        <Comparison items={items} />
      )}
    </Page>
  );
}

/** On phones each label is above its values, so that all packages fit side by side without scrolling. */
const stacked: Record<number, string> = {
  1: 'max-md:block max-md:[&_:is(thead,tbody)]:block max-md:[&_tr]:grid',
  2: 'max-md:block max-md:[&_:is(thead,tbody)]:block max-md:[&_tr]:grid max-md:[&_tr]:grid-cols-2',
  3: 'max-md:block max-md:[&_:is(thead,tbody)]:block max-md:[&_tr]:grid max-md:[&_tr]:grid-cols-3',
};

function Comparison({ items }: { items: PackageDetail[] }) {
  const rows: [string, (item: PackageDetail) => string][] = [
    [m.packages_price(), (item) => formatSen(item.priceSen)],
    [m.packages_filter_gender(), (item) => genderWords(item.gender)],
    [m.packages_filter_age(), ageWords],
    [m.packages_visit(), (item) => visitWords(item.visitMinutes)],
    [m.packages_validity(), (item) => validityWords(item.validityDays)],
    [m.packages_hospitals(), (item) => m.packages_at_hospitals({ count: item.hospitals.length })],
    [m.packages_approval(), (item) => item.approvalNumber],
  ];
  return (
    <div className="overflow-x-auto rounded-petal border border-line">
      <table className={`w-full border-collapse bg-white text-sm md:text-[0.9375rem] ${stacked[items.length] ?? ''}`}>
        <thead>
          <tr className="align-top">
            <th scope="col" className="w-1/4 p-4 text-left font-semibold text-deep max-md:sr-only">
              {m.packages_compare_what()}
            </th>
            {items.map((item) => (
              <Column key={item.id} item={item} others={items.filter((other) => other !== item)} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, words]) => (
            <tr key={name} className="border-t border-line align-top">
              <th
                scope="row"
                className="p-4 text-left font-medium text-muted max-md:col-span-full max-md:px-2 max-md:pt-3 max-md:pb-0"
              >
                {name}
              </th>
              {items.map((item) => (
                <td key={item.id} className="p-3 tabular-nums max-md:px-2 md:p-4">
                  {words(item)}
                </td>
              ))}
            </tr>
          ))}
          <Inclusions items={items} />
        </tbody>
      </table>
    </div>
  );
}

function Column({ item, others }: { item: PackageDetail; others: PackageDetail[] }) {
  const title = localText(item.title, getLocale()).text;
  return (
    <th scope="col" className="p-3 text-left font-normal max-md:px-2 md:p-4">
      <SiteLink
        href={`/health-package/${item.slug}`}
        className="inline-flex min-h-11 items-center text-base leading-snug font-semibold"
      >
        <Local text={item.title} />
      </SiteLink>
      <SiteLink
        href={compareAddress(others.map(({ slug }) => slug))}
        aria-label={m.packages_compare_remove_named({ title })}
        className="flex min-h-11 items-center gap-1 text-sm"
      >
        <Icon name="close" size={16} />
        {m.packages_compare_remove()}
      </SiteLink>
    </th>
  );
}

/** Every inclusion of any of the packages, once, and which packages have it. */
function Inclusions({ items }: { items: PackageDetail[] }) {
  const all = new Map(
    items.flatMap(({ inclusions }) => inclusions.flatMap((group) => group.items)).map((text) => [text.en, text]),
  );
  const has = (item: PackageDetail, name: string) =>
    item.inclusions.some((group) => group.items.some(({ en }) => en === name));
  return [...all].map(([name, text]) => (
    <tr key={name} className="border-t border-line align-top">
      <th scope="row" className="p-4 text-left font-medium max-md:col-span-full max-md:px-2 max-md:pt-3 max-md:pb-0">
        <Local text={text} />
      </th>
      {items.map((item) => (
        <td key={item.id} className="p-3 max-md:px-2 md:p-4">
          {has(item, name) ? (
            <span className="inline-flex items-center gap-1 text-teal md:gap-2">
              <Icon name="check" size={18} />
              {m.packages_yes()}
            </span>
          ) : (
            <span className="text-muted">{m.packages_no()}</span>
          )}
        </td>
      ))}
    </tr>
  ));
}
