import type { ReactNode } from 'react';
import { getLocale } from '#src/paraglide/runtime.js';

export interface Column<Row> {
  /**
   * Name of its order in the address, if the list can be ordered by it: one of the ListShape's sorts. On narrow screens
   * the column 'state' or 'status' is beside the first one.
   */
  key: string;
  label: string;
  cell: (row: Row) => ReactNode;
  isSortable?: boolean;
  /** Figures are aligned right. */
  isNumber?: boolean;
  /** A day or time: on wide screens the column leaves room for the day on one line, with the time below it. */
  isDate?: boolean;
  /**
   * On narrow screens its name stands before the value: one that says nothing without it. Figures have it unless it is
   * false, as for an amount that stands for itself.
   */
  isNamed?: boolean;
  /** Left out where there is no room for a table: the record's own page has it. */
  isWideOnly?: boolean;
}

/** The cells below the line of the name and the state begin a line of their own. */
const lineBelow = "@max-4xl:before:order-2 @max-4xl:before:basis-full @max-4xl:before:content-['']";

/** A row of a list: cells of a table, or two lines where there is no room for one. */
export function AdminRow<Row>({
  row,
  columns,
  isEachDayNamed,
  tick,
}: {
  row: Row;
  columns: readonly Column<Row>[];
  isEachDayNamed: boolean;
  tick?: ReactNode;
}) {
  return (
    <tr
      className={`border-line not-last:border-b hover:bg-mist @max-4xl:relative @max-4xl:flex @max-4xl:flex-wrap @max-4xl:items-baseline @max-4xl:gap-x-3.5 @max-4xl:px-3.5 @max-4xl:py-2 ${lineBelow}`}
    >
      {tick && (
        <td className="align-top @max-4xl:absolute @max-4xl:top-0 @max-4xl:right-0 @4xl:align-baseline">{tick}</td>
      )}
      {columns.map((column, index) => (
        <BodyCell
          key={column.key}
          column={isEachDayNamed && column.isDate ? { ...column, isNamed: true } : column}
          row={row}
          isFirst={index === 0}
          hasTick={tick !== undefined}
        />
      ))}
    </tr>
  );
}

const firstCell = '@max-4xl:basis-0 @max-4xl:grow font-semibold @4xl:font-normal @4xl:[&_a]:min-h-7';

/** The place of a cell on a narrow screen. */
function placeOf({ key, isWideOnly }: Pick<Column<never>, 'key' | 'isWideOnly'>, hasTick: boolean): string {
  if (isWideOnly) return '@max-4xl:hidden';
  if (key === 'state' || key === 'status') return `@max-4xl:order-1 @max-4xl:flex ${hasTick ? '@max-4xl:pr-8' : ''}`;
  return '@max-4xl:order-3 @max-4xl:flex @max-4xl:text-[0.875rem]';
}

function BodyCell<Row>({
  column,
  row,
  isFirst,
  hasTick,
}: {
  column: Column<Row>;
  row: Row;
  isFirst: boolean;
  hasTick: boolean;
}) {
  const Cell = isFirst ? 'th' : 'td';
  const { label, isNumber, isDate, isNamed } = column;
  return (
    <Cell
      {...(isFirst ? { scope: 'row' as const } : {})}
      className={`min-w-0 text-left align-top @max-4xl:has-[>div:empty]:hidden @4xl:px-2.5 @4xl:py-2 @4xl:align-baseline ${isNumber ? 'tabular-nums @4xl:text-right' : ''} ${isFirst ? firstCell : `font-normal @max-4xl:gap-1.5 ${placeOf(column, hasTick)}`} ${isFirst && hasTick ? '@max-4xl:pr-8' : ''}`}
    >
      {!isFirst && (isNamed ?? isNumber) && (
        <span aria-hidden="true" className="shrink-0 text-muted @4xl:hidden">
          {getLocale() === 'zh' ? `${label}：` : `${label}:`}
        </span>
      )}
      <div className={`min-w-0 grow ${isDate ? 'min-[90rem]:min-w-32' : ''}`}>{column.cell(row)}</div>
    </Cell>
  );
}
