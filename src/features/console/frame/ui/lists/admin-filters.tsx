import type { ReactNode } from 'react';
import { useRouteLoaderData } from 'react-router';
import { Button } from '#src/design/button.tsx';
import { TextField } from '#src/design/field.tsx';
import { Icon } from '#src/design/icon.tsx';
import { pageHref, SiteLink } from '#src/design/site-link.tsx';
import { viewQuery } from '#src/features/console/list-views/list-views.rules.ts';
import type { ShownView } from '#src/features/console/list-views/list-views.server.ts';
import { SavedViews } from '#src/features/console/list-views/ui/saved-views.tsx';
import { m } from '#src/paraglide/messages.js';
import { columnParam, listHref, type ListState } from '#src/features/console/frame/list-state.rules.ts';
import { FileLinks } from './file-links.tsx';

interface AdminFiltersProps {
  /** The list's address, without language prefix. */
  path: string;
  state: ListState;
  /** What the search covers: 'Name or mail address'. Without it there is no search. */
  searchLabel?: string;
  /** Address of the list's CSV; the link to the workbook is made from it. */
  csvHref?: string | undefined;
  /** Address of the file that the list's import accepts unchanged, where the reader may import. */
  importHref?: string | undefined;
  /** The filters: SelectField or TextField with the filter's query name and `defaultValue={state.filters.name}`. */
  children?: ReactNode;
}

/**
 * Search and filters above an admin page's table, as a plain form, with links to its files. Its props are stable,
 * because admin pages of every feature use it.
 */
export function AdminFilters({ path, state, searchLabel, csvHref, importHref, children }: AdminFiltersProps) {
  const sort = `${state.isDescending ? '-' : ''}${state.sort}`;
  const isNarrowed = state.q !== '' || Object.keys(state.filters).length > 0;
  const views = useRouteLoaderData<{ listViews?: ShownView[] }>('console-layout')?.listViews ?? [];
  const here = listHref(path, state, { page: 1 });
  return (
    <>
      <SavedViews path={path} here={here} shown={viewQuery(here)} views={views} />
      <form
        method="get"
        action={pageHref(path)}
        role="search"
        aria-label={m.staff_list_filters()}
        className="mb-5 rounded-soft border border-line bg-white px-4 py-2 lg:py-4"
      >
        {/* Collapsed on phones unless a filter is set; always open on wide screens. */}
        <details
          open={isNarrowed}
          className="group lg:[&::details-content]:[block-size:auto] lg:[&::details-content]:[content-visibility:visible]"
        >
          <summary className="no-marker flex min-h-11 items-center gap-2 font-semibold text-deep lg:supports-[selector(::details-content)]:hidden">
            {m.staff_list_filters()}
            <Icon name="down" className="ml-auto text-teal transition-transform group-open:rotate-180" />
          </summary>
          <div className="grid items-end gap-x-4 gap-y-3 max-lg:pt-2 sm:grid-cols-2 xl:grid-cols-4">
            {searchLabel && (
              <TextField type="search" name="q" label={searchLabel} defaultValue={state.q} maxLength={100} />
            )}
            {children}
          </div>
          <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2">
            <Button type="submit">{m.staff_list_show()}</Button>
            {isNarrowed && (
              <SiteLink href={`${path}?sort=${sort}`} className="inline-flex min-h-11 items-center">
                {m.staff_list_clear()}
              </SiteLink>
            )}
            {(csvHref || importHref) && <FileLinks csvHref={csvHref} importHref={importHref} />}
          </div>
        </details>
        <input type="hidden" name="sort" value={sort} />
        {state.columns?.map((key) => (
          <input key={key} type="hidden" name={columnParam} value={key} />
        ))}
      </form>
    </>
  );
}
