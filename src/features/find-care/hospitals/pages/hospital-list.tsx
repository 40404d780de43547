import { lazy, Suspense } from 'react';
import { ButtonLink } from '#src/design/form/button.tsx';
import { ChipLink } from '#src/design/content/chip.tsx';
import { EmptyState } from '#src/design/states/empty-state.tsx';
import { Notice } from '#src/design/states/notice.tsx';
import { NothingYet } from '#src/design/states/nothing-yet.tsx';
import { PagePart } from '#src/design/rendering/page-part.tsx';
import { Page } from '#src/design/frame/page.tsx';
import { Pagination } from '#src/design/navigation/pagination.tsx';
import { NearestFirstLink } from '#src/features/find-care/nearest-hospital/ui/nearest-first-link.tsx';
import { rememberTown } from '#src/features/find-care/nearest-hospital/ui/remember-town.ts';
import { PageHead } from '#src/features/site/seo/ui/page-head.tsx';
import { isIndexedList } from '#src/shared/lists/list-address.ts';
import { localText } from '#src/shared/local-text.ts';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { requestContext } from '#src/platform/request-context.ts';
import { saveFilters } from '#src/shared/lists/saved-filters.ts';
import type { HospitalFilters as Filters } from '../hospital-filters.ts';
import { hospitalListAddress, hospitalsPerPage, readHospitalFilters } from '../hospitals.rules.ts';
import type { Facility, HospitalList } from '../hospitals.schema.ts';
import { listHospitalsNear } from '../hospitals.server.ts';
import { HospitalCard } from '../ui/list/hospital-card.tsx';
import { HospitalFilters } from '../ui/list/hospital-filters.tsx';
import { useSavedFilters } from '../ui/list/use-saved-filters.ts';
import { ViewSwitch } from '../ui/list/view-switch.tsx';
import type { Route } from './+types/hospital-list';

// The outline of the country is loaded only where the map is shown.
const HospitalMap = lazy(() =>
  import('../ui/list/hospital-map.tsx').then(({ HospitalMap: component }) => ({ default: component })),
);

/** Most hospitals on the map: it shows all matches. */
const onMap = 100;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { app } = context.get(requestContext);
  const asked = readHospitalFilters(new URL(request.url).searchParams);
  const part =
    asked.view === 'map'
      ? { limit: onMap, offset: 0 }
      : { limit: hospitalsPerPage, offset: (asked.page - 1) * hospitalsPerPage };
  const { location: state, ...wanted } = asked.filters;
  const { list, towns, town, facilities, facility } = await listHospitalsNear(app, { state, ...wanted, ...part });
  const hasIgnored = asked.hasIgnored || asked.filters.facility !== facility;
  return { ...asked, hasIgnored, filters: { ...asked.filters, near: town, facility }, list, towns, facilities };
}

export default function HospitalListPage({ loaderData }: Route.ComponentProps) {
  const { filters, view, page, hasIgnored, list, towns, facilities } = loaderData;
  useSavedFilters(filters);
  const address = hospitalListAddress({ ...filters, near: undefined }, { page });
  const crumbs = [{ label: m.hospitals_title(), href: '/our-hospitals' }];
  const title = filters.location ? m.hospitals_title_in({ state: filters.location }) : m.hospitals_title();
  return (
    <Page isLanding title={title} intro={m.hospitals_intro()} crumbs={crumbs}>
      <PageHead
        title={title}
        description={m.hospitals_description()}
        keywords={m.hospitals_keywords().split(', ')}
        // The map, and the order from another town, show the same hospitals.
        path={address}
        noindex={filters.q !== undefined || !isIndexedList(address)}
        crumbs={crumbs}
      />
      <HospitalFilters filters={filters} view={view} towns={towns} facilities={facilities} />
      {hasIgnored ? (
        <div className="mt-4">
          <Notice tone="info">{m.hospitals_filter_ignored()}</Notice>
        </div>
      ) : null}
      <div className="my-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="flex flex-wrap items-center gap-3">
          <h2 className="text-lg font-semibold text-deep">{resultWords(list)}</h2>
          <SetFilters filters={filters} view={view} facilities={facilities} />
          {filters.near ? null : <NearestFirstLink />}
        </div>
        <ViewSwitch filters={filters} view={view} />
      </div>
      {list.items.length === 0 ? (
        <NothingFound total={list.total} filters={filters} />
      ) : view === 'map' ? (
        <Suspense>
          <HospitalMap hospitals={list.items} />
        </Suspense>
      ) : (
        <Cards list={list} page={page} filters={filters} />
      )}
    </Page>
  );
}

function SetFilters({
  filters,
  view,
  facilities,
}: {
  filters: Filters;
  view: 'list' | 'map';
  facilities: readonly Facility[];
}) {
  const { location, q, near } = filters;
  const facility = facilities.find(({ code }) => code === filters.facility);
  return (
    <>
      {location && <SetFilter rest={{ ...filters, location: undefined }} view={view} label={location} />}
      {facility && (
        <SetFilter
          rest={{ ...filters, facility: undefined }}
          view={view}
          label={localText(facility.name, getLocale()).text}
        />
      )}
      {q && <SetFilter rest={{ ...filters, q: undefined }} view={view} label={q} />}
      {near && (
        <SetFilter rest={{ ...filters, near: undefined }} view={view} label={m.nearest_hospital_near({ town: near })} />
      )}
    </>
  );
}

/**
 * A filter's chip. The stored filters must change too, otherwise the list would restore the removed filter when it is
 * opened without a query.
 */
function SetFilter({ rest, view, label }: { rest: Filters; view: 'list' | 'map'; label: string }) {
  return (
    <ChipLink href={hospitalListAddress(rest, { view })} onFollow={() => storeWithout(rest)}>
      {label}
    </ChipLink>
  );
}

function storeWithout({ location, facility = '', q = '', near = '' }: Filters): void {
  if (!near) rememberTown('');
  saveFilters('hospitals', { location: location ?? '', facility, q, near });
}

function resultWords({ total }: HospitalList): string {
  if (total === 0) return m.hospitals_count_none();
  return total === 1 ? m.hospitals_count_one() : m.hospitals_count({ total });
}

function Cards({ list, page, filters }: { list: HospitalList; page: number; filters: Filters }) {
  return (
    <>
      <ul className="mb-8 grid gap-3 sm:gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {list.items.map((hospital) => (
          <li key={hospital.id} className="later">
            <PagePart>
              <HospitalCard hospital={hospital} />
            </PagePart>
          </li>
        ))}
      </ul>
      <Pagination
        page={page}
        pageSize={hospitalsPerPage}
        total={list.total}
        hrefFor={(wanted) => hospitalListAddress(filters, { page: wanted })}
      />
    </>
  );
}

/** An empty page: past the last one, or without a match; with a next step. */
function NothingFound({ total, filters }: { total: number; filters: Filters }) {
  if (total > 0) {
    return (
      <EmptyState
        title={m.hospitals_past_end()}
        action={<ButtonLink href={hospitalListAddress(filters)}>{m.hospitals_first_page()}</ButtonLink>}
      />
    );
  }
  if (hospitalListAddress(filters) === hospitalListAddress({})) return <NothingYet />;
  return (
    <EmptyState
      title={m.hospitals_empty()}
      action={
        <ButtonLink href="/our-hospitals" onClick={() => saveFilters('hospitals', {})}>
          {m.hospitals_all()}
        </ButtonLink>
      }
    >
      {m.hospitals_empty_hint()}
    </EmptyState>
  );
}
