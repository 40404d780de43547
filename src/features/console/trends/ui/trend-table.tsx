interface TrendTableProps {
  caption: string;
  head: readonly string[];
  /** The first cell of a row names its period. */
  rows: readonly (readonly string[])[];
  /** Without it, phones show the newest rows alone. */
  isWhole: boolean;
}

/** The figures of a chart. It has few and short columns, so it stays a table on phones. */
export function TrendTable({ caption, head, rows, isWhole }: TrendTableProps) {
  return (
    // Where it is wider than the screen, the arrow keys scroll it.
    <div role="group" aria-label={caption} tabIndex={0} className="min-w-0 overflow-x-auto">
      <table className="w-full border-collapse text-[0.9375rem]">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {head.map((label, index) => (
              <th
                key={label}
                scope="col"
                className={`border-b-2 border-line px-2 py-1.5 align-bottom font-semibold text-deep ${index === 0 ? 'text-left' : 'text-right'}`}
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([period, ...cells]) => (
            <tr key={period} className={`border-b border-line ${isWhole ? '' : 'max-md:nth-last-[n+3]:hidden'}`}>
              <th scope="row" className="px-2 py-1 text-left font-normal whitespace-nowrap">
                {period}
              </th>
              {cells.map((cell, index) => (
                <td key={head[index + 1]} className="px-2 py-1 text-right tabular-nums whitespace-nowrap">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
