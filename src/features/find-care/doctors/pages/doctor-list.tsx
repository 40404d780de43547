import { EmptyState } from '#src/design/states/empty-state.tsx';
import { ButtonLink } from '#src/design/form/button.tsx';
import { Notice } from '#src/design/states/notice.tsx';
import { NothingYet } from '#src/design/states/nothing-yet.tsx';
import { PagePart } from '#src/design/rendering/page-part.tsx';
import { Page } from '#src/design/frame/page.tsx';
import { Pagination } from '#src/design/navigation/pagination.tsx';
import { NearestFirstLink } from '#src/features/find-care/nearest-hospital/ui/nearest-first-link.tsx';
import { PageHead } from '#src/features/site/seo/ui/page-head.tsx';
import { m } from '#src/paraglide/messages.js';
import { requestContext } from '#src/platform/request-context.ts';
import { inBrowserOnly, noPart } from '#src/shared/browser-part.ts';
import { isIndexedList, pageNumber } from '#src/shared/lists/list-address.ts';
import { choicesNamed, doctorsPerPage, listAddress } from '../doctors.rules.ts';
import type { DoctorFilters as Filters, DoctorList } from '../doctors.schema.ts';
import { countDoctorChoices, listDoctors, loadDoctorChoices, loadDoctorFilterOptions } from '../doctors.server.ts';
import { readDoctorFilters } from '../doctor-filters.rules.ts';
import { cardInBrowser } from '../ui/card-in-browser.ts';
import { ActiveFilters } from '../ui/active-filters.tsx';
import { DoctorCard } from '../ui/doctor-card.tsx';
import { DoctorFilters } from '../ui/doctor-filters.tsx';
import { useSavedFilters } from '../ui/use-saved-filters.ts';
import type { Route } from './+types/doctor-list';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, language } = context.get(requestContext);
  const query = new URL(request.url).searchParams;
  const options = await loadDoctorFilterOptions(app);
  const { filters, ignored } = readDoctorFilters(query, options);
  const page = pageNumber(query.get('page'));
  const [choices, list, counts] = await Promise.all([
    loadDoctorChoices(app, language),
    listDoctors(app, { ...filters, limit: doctorsPerPage, offset: (page - 1) * doctorsPerPage }),
    countDoctorChoices(app, filters),
  ]);
  return {
    options: inBrowserOnly(choices, ({ towns }) => ({ towns })),
    named: choicesNamed(choices, filters),
    counts: inBrowserOnly(counts, noPart),
    filters,
    hasIgnored: ignored.length > 0,
    page,
    list: { ...list, items: list.items.map(cardInBrowser) },
  };
}

export default function DoctorListPage({ loaderData }: Route.ComponentProps) {
  const { options, named, counts, filters, hasIgnored, page, list } = loaderData;
  const address = listAddress({ ...filters, near: undefined }, page);
  useSavedFilters(filters);
  const crumbs = [{ label: m.doctors_title(), href: '/doctor' }];
  return (
    <Page isLanding title={m.doctors_title()} intro={m.doctors_intro()} crumbs={crumbs}>
      <PageHead
        title={m.doctors_title()}
        description={m.doctors_description()}
        keywords={m.doctors_keywords().split(', ')}
        // The canonical address: another town gives the same list in another order, and a typed name is left out.
        path={address}
        noindex={filters.doctor_name !== undefined || !isIndexedList(address)}
        crumbs={crumbs}
      />
      <div className="grid items-start gap-6 lg:grid-cols-[18rem_minmax(0,1fr)] lg:gap-8">
        <DoctorFilters filters={filters} options={options} counts={counts} />
        <section aria-labelledby="doctors-found" className="min-w-0">
          {hasIgnored ? (
            <div className="mb-4">
              <Notice tone="info">{m.doctors_filters_ignored()}</Notice>
            </div>
          ) : null}
          <div className="mb-5 flex flex-wrap items-center gap-x-6 gap-y-1">
            <h2 id="doctors-found" className="text-lg font-semibold text-deep">
              {resultWords(list)}
            </h2>
            <ActiveFilters filters={filters} options={named} />
            {filters.near ? null : <NearestFirstLink />}
          </div>
          {list.items.length > 0 ? (
            <Found list={list} page={page} filters={filters} />
          ) : (
            <NothingFound list={list} filters={filters} />
          )}
        </section>
      </div>
    </Page>
  );
}

function resultWords({ total, offset, items }: DoctorList): string {
  if (total === 0) return m.doctors_count_none();
  if (total === 1) return m.doctors_count_one();
  if (items.length === 0) return m.doctors_count({ total });
  return m.doctors_count_range({ from: offset + 1, to: offset + items.length, total });
}

function Found({ list, page, filters }: { list: DoctorList; page: number; filters: Filters }) {
  return (
    <>
      <ul className="mb-8 grid gap-4">
        {list.items.map((doctor) => (
          <li key={doctor.id}>
            <PagePart>
              <DoctorCard doctor={doctor} />
            </PagePart>
          </li>
        ))}
      </ul>
      <Pagination
        page={page}
        pageSize={doctorsPerPage}
        total={list.total}
        hrefFor={(wanted) => listAddress(filters, wanted)}
      />
    </>
  );
}

/** An empty page: past the last one, or without a match; with a next step. */
function NothingFound({ list, filters }: { list: DoctorList; filters: Filters }) {
  if (list.total > 0) {
    return (
      <EmptyState
        title={m.doctors_past_end()}
        action={<ButtonLink href={listAddress(filters)}>{m.doctors_first_page()}</ButtonLink>}
      >
        {m.doctors_past_end_hint()}
      </EmptyState>
    );
  }
  if (listAddress({ ...filters, sortBy: undefined }) === listAddress({})) return <NothingYet />;
  const wider: Filters = filters.specialisation ? { specialisation: filters.specialisation } : {};
  const isNarrower = listAddress(wider) !== listAddress({ ...filters, sortBy: undefined });
  return (
    <EmptyState
      title={m.doctors_empty()}
      action={
        <ButtonLink href={isNarrower ? listAddress(wider) : '/doctor?sortBy=name'}>
          {filters.specialisation && isNarrower ? m.doctors_empty_wider() : m.doctors_empty_all()}
        </ButtonLink>
      }
    >
      {m.doctors_empty_hint()}
    </EmptyState>
  );
}
