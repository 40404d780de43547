import type { ReactNode } from 'react';
import { Icon } from '#src/design/icons/icon.tsx';
import { Pagination } from '#src/design/navigation/pagination.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { m } from '#src/paraglide/messages.js';
import { AdminRow, type Column } from './admin-row.tsx';
import { ColumnChoice } from './column-choice.tsx';
import { listHref, mostCounted, rowsPerPage, type ListState } from '#src/features/console/frame/list-state.rules.ts';

export type { Column } from './admin-row.tsx';

interface AdminTableProps<Row> {
  /** Caption of the table for screen readers: 'People with access'. */
  caption: string;
  /** The list's address, without language prefix. */
  path: string;
  state: ListState;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  /**
   * Number of all matching rows; more than mostCounted where there are more. Without it the page renders its own
   * paging (a log that is paged by key).
   */
  total?: number;
  /** Shown when nothing matches, with where to look instead. */
  empty: ReactNode;
  /** A checkbox before each row; ticked ones are sent with the form of that id as `item`. */
  selection?: RowSelection<Row> | undefined;
}

interface RowSelection<Row> {
  form: string;
  /** The row's name for a screen reader: its title. */
  labelOf: (row: Row) => string;
  /** Whether the row can be selected; without it, all can. */
  isSelectable?: (row: Row) => boolean;
}

/**
 * An admin list: ordered by its headings, in pages of 20. Where there is no room for a table a row is two lines: what
 * names it, then its other values. Plain links, no scripts needed.
 *
 *   loader:    const state = readListState(url.searchParams, shape);           // list-state.rules.ts
 *              const { rows, total } = await listItems(app, actor, state);     // limit rowsPerPage,
 *                                                                              // offset (page - 1) * rowsPerPage
 *   component: <AdminFilters path="/staff/items" state={state} csvHref={listHref('/staff/items/csv', state)}>
 *                ...
 *              </AdminFilters>
 *              <AdminTable path="/staff/items" state={state} columns={[...]} rows={rows} total={total}
 *                keyOf={(row) => row.id} caption=... empty=... />
 *   file:      '/staff/items/csv' is a route with a loader alone that answers exportedFile(...)   // csv.server.ts
 *
 * The first column names the row: let its cell be a SiteLink to the detail. Its props are stable, because admin pages
 * of every area use it.
 */
export function AdminTable<Row>({
  caption,
  path,
  state,
  columns,
  rows,
  keyOf,
  total,
  empty,
  selection,
}: AdminTableProps<Row>) {
  const isEmpty = rows.length === 0;
  const shown = columns.filter(({ key }, index) => index === 0 || (state.columns?.includes(key) ?? true));
  // A single day needs no name; of several, each says which it is.
  const hasSeveralDays = shown.filter(({ isDate }) => isDate).length > 1;
  return (
    <div className="@container">
      <div className="mb-1 flex flex-wrap items-start justify-between gap-x-6">
        {total !== undefined && (
          <p className="flex min-h-11 items-center font-semibold text-deep" role="status">
            {countWords(total)}
          </p>
        )}
        {!isEmpty && <ColumnChoice path={path} state={state} columns={columns.slice(1)} />}
      </div>
      {!isEmpty && <OrderLinks path={path} state={state} columns={shown} />}
      {isEmpty ? (
        <div className="rounded-soft border border-line bg-white p-6 text-muted">{empty}</div>
      ) : (
        <div className="mb-6 overflow-x-auto rounded-soft border border-line bg-white @4xl:shadow-card">
          <table className="w-full border-collapse text-[0.9375rem] @max-4xl:block">
            <caption className="sr-only">{caption}</caption>
            <thead className="@max-4xl:hidden">
              <tr>
                {selection && (
                  <td className="w-11 border-b-2 border-line">
                    <span className="sr-only">{m.staff_list_select()}</span>
                  </td>
                )}
                {shown.map((column) => (
                  <HeadCell key={column.key} column={column} path={path} state={state} />
                ))}
              </tr>
            </thead>
            <tbody className="@max-4xl:block">
              {rows.map((row) => (
                <AdminRow
                  key={keyOf(row)}
                  row={row}
                  columns={shown}
                  isEachDayNamed={hasSeveralDays}
                  tick={selection && <Tick row={row} selection={selection} value={keyOf(row)} />}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {total !== undefined && total > rowsPerPage && (
        <div className="mb-6">
          <Pagination
            page={state.page}
            pageSize={rowsPerPage}
            total={Math.min(total, mostCounted)}
            hrefFor={(page) => listHref(path, state, { page })}
          />
        </div>
      )}
    </div>
  );
}

/** 'Nothing found', '7 entries', 'More than 1,000 entries'. */
export function countWords(total: number): string {
  if (total === 0) return m.staff_count_none();
  if (total > mostCounted) return m.staff_count_more({ most: mostCounted.toLocaleString('en-MY') });
  return total === 1 ? m.staff_count_one() : m.staff_count({ total });
}

/** The order that a press on a column's name asks for. */
const nextSort = (key: string, { sort, isDescending }: ListState) => (sort === key && !isDescending ? `-${key}` : key);

/** The orders of the list where its headings are not shown. */
function OrderLinks<Row>({
  path,
  state,
  columns,
}: {
  path: string;
  state: ListState;
  columns: readonly Column<Row>[];
}) {
  const sortable = columns.filter(({ isSortable }) => isSortable);
  if (sortable.length === 0) return null;
  return (
    <nav aria-label={m.staff_list_order()} className="mb-1 flex flex-wrap items-center gap-x-4 @4xl:hidden">
      <span aria-hidden="true" className="text-[0.9375rem] text-muted">
        {m.staff_list_order()}
      </span>
      {sortable.map(({ key, label }) => {
        const isSorted = state.sort === key;
        return (
          <SiteLink
            key={key}
            href={listHref(path, state, { sort: nextSort(key, state) })}
            aria-current={isSorted ? 'true' : undefined}
            className="inline-flex min-h-11 items-center gap-1 text-[0.9375rem] aria-[current]:font-semibold"
          >
            {label}
            {isSorted && <Icon name="down" size={16} className={state.isDescending ? '' : 'rotate-180'} />}
            {isSorted && (
              <span className="sr-only">
                {state.isDescending ? m.staff_list_descending() : m.staff_list_ascending()}
              </span>
            )}
          </SiteLink>
        );
      })}
    </nav>
  );
}

function HeadCell<Row>({ column, path, state }: { column: Column<Row>; path: string; state: ListState }) {
  const { key, label, isNumber, isSortable } = column;
  const isSorted = isSortable && state.sort === key;
  const next = nextSort(key, state);
  return (
    <th
      scope="col"
      aria-sort={isSorted ? (state.isDescending ? 'descending' : 'ascending') : undefined}
      className={`border-b-2 border-line px-2.5 align-bottom text-[0.875rem] font-semibold text-deep ${isNumber ? 'text-right' : 'text-left'}`}
    >
      {isSortable ? (
        <SiteLink
          href={listHref(path, state, { sort: next })}
          className="inline-flex min-h-11 items-center gap-1 text-deep no-underline hover:underline"
        >
          {label}
          {isSorted && <Icon name="down" size={16} className={state.isDescending ? '' : 'rotate-180'} />}
        </SiteLink>
      ) : (
        <span className="inline-flex min-h-11 items-center">{label}</span>
      )}
    </th>
  );
}

/** The checkbox that selects a row, large enough for a finger. */
function Tick<Row>({ row, selection, value }: { row: Row; selection: RowSelection<Row>; value: string | number }) {
  const { form, labelOf, isSelectable } = selection;
  if (isSelectable?.(row) === false) return null;
  return (
    <label className="relative inline-flex size-11 items-center justify-center @4xl:top-1">
      <input
        type="checkbox"
        form={form}
        name="item"
        value={value}
        aria-label={m.staff_list_select_row({ title: labelOf(row) })}
        className="size-5 accent-teal"
      />
    </label>
  );
}
