import { BottomBar } from '#src/design/navigation/bottom-bar.tsx';
import { Button, ButtonLink } from '#src/design/form/button.tsx';
import { EmptyState } from '#src/design/states/empty-state.tsx';
import { Notice } from '#src/design/states/notice.tsx';
import { NothingYet } from '#src/design/states/nothing-yet.tsx';
import { Page } from '#src/design/frame/page.tsx';
import { Pagination } from '#src/design/navigation/pagination.tsx';
import { pageHref } from '#src/design/navigation/site-link.tsx';
import { PageHead } from '#src/features/site/seo/ui/page-head.tsx';
import { m } from '#src/paraglide/messages.js';
import { requestContext } from '#src/platform/request-context.ts';
import { inBrowserOnly } from '#src/shared/browser-part.ts';
import { isIndexedList, pageNumber } from '#src/shared/lists/list-address.ts';
import { listAddress, mostCompared, packagesPerPage } from '../packages.rules.ts';
import type { PackageFilters as Filters, PackageList } from '../packages.schema.ts';
import {
  bestMemberPercent,
  countPackageChoices,
  listPackages,
  loadPackageFilterOptions,
  readPackageFilters,
} from '../packages-on-sale.server.ts';
import { ActiveFilters } from '../ui/active-filters.tsx';
import { PackageCard } from '../ui/package-card.tsx';
import { PackageFilters } from '../ui/package-filters.tsx';
import { useSavedFilters } from '../ui/use-saved-filters.ts';
import type { Route } from './+types/package-list';

const compareForm = 'compare-packages';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, language } = context.get(requestContext);
  const query = new URL(request.url).searchParams;
  const options = await loadPackageFilterOptions(app);
  const { filters, ignored } = readPackageFilters(query, options);
  const page = pageNumber(query.get('page'));
  const [list, counts, memberPercent] = await Promise.all([
    listPackages(app, { ...filters, language, limit: packagesPerPage, offset: (page - 1) * packagesPerPage }),
    countPackageChoices(app, filters),
    bestMemberPercent(app),
  ]);
  // Rendered on the server, so that the browser needs no code for them.
  const items = list.items.map((item) => inBrowserOnly(item, ({ id }) => ({ id })));
  return { options, counts, filters, hasIgnored: ignored.length > 0, page, list: { ...list, items }, memberPercent };
}

export default function PackageListPage({ loaderData }: Route.ComponentProps) {
  const { options, counts, filters, hasIgnored, page, list, memberPercent } = loaderData;
  useSavedFilters(filters);
  const crumbs = [{ label: m.packages_title(), href: '/health-package' }];
  return (
    <Page isLanding title={m.packages_title()} intro={m.packages_intro({ count: mostCompared })} crumbs={crumbs}>
      <PageHead
        title={m.packages_title()}
        description={m.packages_description()}
        keywords={m.packages_keywords().split(', ')}
        path={listAddress(filters, page)}
        noindex={!isIndexedList(listAddress(filters, page))}
        crumbs={crumbs}
      />
      <div className="grid items-start gap-6 lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-8">
        <PackageFilters filters={filters} options={options} counts={counts} />
        <section aria-labelledby="packages-found" className="group/list min-w-0">
          {hasIgnored ? (
            <div className="mb-4">
              <Notice tone="info">{m.packages_filters_ignored()}</Notice>
            </div>
          ) : null}
          <div className="mb-5 flex flex-wrap items-center gap-x-6 gap-y-3">
            <h2 id="packages-found" className="text-lg font-semibold text-deep">
              {resultWords(list)}
            </h2>
            <ActiveFilters filters={filters} options={options} />
          </div>
          {list.items.length > 0 ? (
            <Found list={list} page={page} filters={filters} memberPercent={memberPercent} />
          ) : (
            <NothingFound list={list} filters={filters} />
          )}
        </section>
      </div>
    </Page>
  );
}

function resultWords({ total, offset, items }: PackageList): string {
  if (total === 0) return m.packages_count_none();
  if (total === 1) return m.packages_count_one();
  if (items.length === 0) return m.packages_count({ total });
  return m.packages_count_range({ from: offset + 1, to: offset + items.length, total });
}

function Found({
  list,
  page,
  filters,
  memberPercent,
}: {
  list: PackageList;
  page: number;
  filters: Filters;
  memberPercent: number;
}) {
  return (
    <>
      <ul className="mb-8 grid gap-5 sm:grid-cols-2 xl:grid-cols-3">
        {list.items.map((item) => (
          <li key={item.id}>
            <PackageCard item={item} picks={compareForm} memberPercent={memberPercent} />
          </li>
        ))}
      </ul>
      <CompareBar />
      <Pagination
        page={page}
        pageSize={packagesPerPage}
        total={list.total}
        hrefFor={(wanted) => listAddress(filters, wanted)}
      />
      <p className="mt-6 text-sm text-muted">{m.packages_tax_note()}</p>
    </>
  );
}

/** Appears when a package is picked. CSS alone shows it, so that it works without scripts. */
function CompareBar() {
  return (
    <BottomBar className="mb-8 hidden group-has-[[name=packages]:checked]/list:block">
      <form id={compareForm} method="get" action={pageHref('/health-package/compare')} className="contents">
        <p className="text-[0.9375rem]">{m.packages_compare_hint({ count: mostCompared })}</p>
        <Button type="submit">{m.packages_compare_picked()}</Button>
      </form>
    </BottomBar>
  );
}

/** An empty page: past the last one, or without a match; with a next step. */
function NothingFound({ list, filters }: { list: PackageList; filters: Filters }) {
  if (list.total > 0) {
    return (
      <EmptyState
        title={m.packages_past_end()}
        action={<ButtonLink href={listAddress(filters)}>{m.packages_first_page()}</ButtonLink>}
      >
        {m.packages_past_end_hint()}
      </EmptyState>
    );
  }
  if (listAddress({ ...filters, sortBy: undefined }) === listAddress({})) return <NothingYet />;
  const wider: Filters = filters.type ? { type: filters.type } : {};
  const isNarrower = listAddress(wider) !== listAddress({ ...filters, sortBy: undefined });
  return (
    <EmptyState
      title={m.packages_empty()}
      action={
        <ButtonLink href={isNarrower ? listAddress(wider) : '/health-package?sortBy=name'}>
          {filters.type && isNarrower ? m.packages_empty_wider() : m.packages_empty_all()}
        </ButtonLink>
      }
    >
      {m.packages_empty_hint()}
    </EmptyState>
  );
}
