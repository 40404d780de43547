import type { ReactNode } from 'react';
import { m } from '#src/paraglide/messages.js';

interface PlainTableProps {
  caption: string;
  head: readonly string[];
  /** The first cell of a row is a text that names it. */
  rows: readonly (readonly ReactNode[])[];
  /** Indexes of columns with figures, which are aligned right. */
  numbers?: readonly number[];
}

/** A short table; on phones each row is a card, with a label for each cell. */
export function PlainTable({ caption, head, rows, numbers = [] }: PlainTableProps) {
  const side = (index: number) => (numbers.includes(index) ? 'lg:text-right' : 'lg:text-left');
  return (
    <table className="mb-6 w-full border-collapse text-[0.9375rem] max-lg:block">
      <caption className="pb-2 text-left font-semibold text-deep max-lg:block">{caption}</caption>
      {rows.length > 0 && (
        <thead className="max-lg:hidden">
          <tr>
            {head.map((label, index) => (
              <th
                key={label}
                scope="col"
                className={`border-b-2 border-line px-3 py-2 font-semibold text-deep ${side(index)}`}
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody className="max-lg:block">
        {rows.length === 0 && (
          <tr className="max-lg:block">
            <td className="text-muted max-lg:block">{m.orders_desk_nothing()}</td>
          </tr>
        )}
        {/* Rows of a log may be equal, so their index is the key. */}
        {rows.map((row, place) => (
          <tr key={place} className="border-b border-line max-lg:block max-lg:py-2">
            {row.map((cell, index) => (
              <td
                key={head[index]}
                className={`tabular-nums max-lg:flex max-lg:gap-3 max-lg:py-0.5 lg:px-3 lg:py-2 ${side(index)}`}
              >
                <span aria-hidden="true" className="w-28 shrink-0 text-[0.875rem] leading-6 text-muted lg:hidden">
                  {head[index]}
                </span>
                <span className="min-w-0 break-words">{cell}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
