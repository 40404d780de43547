import type { ReactNode } from 'react';
import { useRouteLoaderData } from 'react-router';
import { Button } from '#src/design/form/button.tsx';
import { Icon } from '#src/design/icons/icon.tsx';
import { pageHref, SiteLink } from '#src/design/navigation/site-link.tsx';
import { viewQuery } from '#src/features/console/list-views/list-views.rules.ts';
import type { ShownView } from '#src/features/console/list-views/list-views.server.ts';
import { SavedViews, ViewForm } from '#src/features/console/list-views/ui/saved-views.tsx';
import { m } from '#src/paraglide/messages.js';
import { columnParam, listHref, type ListState } from '#src/features/console/frame/list-state.rules.ts';
import { ConsoleIcon } from '../icons/console-icon.tsx';
import { FileLinks } from './file-links.tsx';
import { ListTool } from './list-tool.tsx';

interface AdminFiltersProps {
  /** The list's address, without language prefix. */
  path: string;
  state: ListState;
  /** What the search covers: 'Name or mail address'. Without it there is no search. */
  searchLabel?: string;
  /** The filter that a list begins with, such as the day of the front desk: it is never folded. */
  lead?: { name: string; control: ReactNode };
  /** Address of the list's CSV; the link to the workbook is made of it. */
  csvHref?: string | undefined;
  /** Address of the file that the list's import accepts unchanged, where the reader may import. */
  importHref?: string | undefined;
  /** The filters: SelectField or TextField with the filter's query name and `defaultValue={state.filters.name}`. */
  children?: ReactNode;
}

/**
 * One row above an admin page's table: the search first, the other filters folded while none of them is set, then what
 * the list can be saved as. A plain form. Its props are stable, because admin pages of every area use it.
 */
export function AdminFilters({ path, state, searchLabel, lead, csvHref, importHref, children }: AdminFiltersProps) {
  const sort = `${state.isDescending ? '-' : ''}${state.sort}`;
  const isNarrowed = state.q !== '' || Object.keys(state.filters).length > 0;
  const folded = Object.keys(state.filters).filter((name) => name !== lead?.name).length;
  const views = useRouteLoaderData<{ listViews?: ShownView[] }>('console-layout')?.listViews ?? [];
  const here = listHref(path, state, { page: 1 });
  return (
    <>
      <SavedViews path={path} shown={viewQuery(here)} views={views} />
      <div className="mb-2 flex flex-wrap items-end gap-x-2.5 gap-y-2">
        <form
          method="get"
          action={pageHref(path)}
          role="search"
          aria-label={m.staff_list_filters()}
          className="contents"
        >
          {searchLabel && <SearchBox label={searchLabel} typed={state.q} />}
          {lead?.control}
          {!searchLabel && !lead && children}
          <Button variant="secondary" className="px-4">
            {m.staff_list_show()}
          </Button>
          {(searchLabel || lead) && children && <FoldedFilters count={folded}>{children}</FoldedFilters>}
          <input type="hidden" name="sort" value={sort} />
          {state.columns?.map((key) => (
            <input key={key} type="hidden" name={columnParam} value={key} />
          ))}
        </form>
        {isNarrowed && (
          <SiteLink href={`${path}?sort=${sort}`} className="order-1 inline-flex min-h-11 items-center px-1">
            {m.staff_list_clear()}
          </SiteLink>
        )}
        <div className="order-1 flex flex-wrap items-end gap-x-2.5 sm:ml-auto">
          <ListTool label={m.views_save()}>
            <ViewForm list={path} address={here} />
          </ListTool>
          {(csvHref || importHref) && (
            <ListTool label={m.staff_list_download()}>
              <FileLinks csvHref={csvHref} importHref={importHref} />
            </ListTool>
          )}
        </div>
      </div>
    </>
  );
}

/** The search, in the height of its buttons: what it covers stands in it until something is typed. */
function SearchBox({ label, typed }: { label: string; typed: string }) {
  return (
    <span className="relative min-w-0 grow basis-full sm:max-w-sm sm:basis-56">
      <ConsoleIcon name="search" className="pointer-events-none absolute inset-y-0 left-3 my-auto text-muted" />
      <input
        type="search"
        id="q"
        name="q"
        aria-label={label}
        placeholder={label}
        defaultValue={typed}
        maxLength={100}
        className="block min-h-11 w-full rounded-soft border-2 border-field bg-white py-1.5 pr-3 pl-10 leading-snug text-ink placeholder:text-muted hover:border-teal"
      />
    </span>
  );
}

/** The filters besides the search. Open while one of them is set, below the row and above what stands at its end. */
function FoldedFilters({ count, children }: { count: number; children: ReactNode }) {
  return (
    <details open={count > 0} className="group min-w-0 open:order-2 open:basis-full">
      <summary className="no-marker inline-flex min-h-11 items-center gap-2 rounded-soft border-2 border-field bg-white px-4 font-semibold text-deep hover:border-teal">
        {m.staff_list_more_filters()}
        {count > 0 && (
          <span className="rounded-full bg-pale px-2 text-[0.875rem] font-semibold text-teal-dark tabular-nums">
            {m.staff_list_filters_set({ count })}
          </span>
        )}
        <Icon name="down" size={18} className="text-teal transition-transform group-open:rotate-180" />
      </summary>
      <div className="mt-2 rounded-soft border border-line bg-white p-4">
        <div className="grid items-end gap-x-4 gap-y-3 sm:grid-cols-2 xl:grid-cols-4">{children}</div>
        <Button className="mt-4">{m.staff_list_show()}</Button>
      </div>
    </details>
  );
}
