/** A short table of plain texts; it scrolls by itself on narrow screens. */
export function PlainTable({ caption, head, rows }: { caption: string; head: readonly string[]; rows: readonly (readonly (string | number)[])[] }) {
  return (
    // What scrolls sideways must be reached by the keyboard too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="mb-4 overflow-x-auto" tabIndex={0} role="region" aria-label={caption}>
      <table className="w-full border-collapse text-[0.9375rem]">
        <caption className="pb-2 text-left font-semibold text-deep">{caption}</caption>
        <thead><tr>{head.map((label) => <th key={label} scope="col" className="border-b-2 border-line px-3 py-2 text-left font-semibold text-deep">{label}</th>)}</tr></thead>
        <tbody>
          {/* Rows of a log may be alike; their place tells them apart. */}
          {rows.map((row, place) => <tr key={`${place} ${row[0]}`} className="border-b border-line">{row.map((cell, index) => <td key={head[index]} className="px-3 py-2 tabular-nums">{cell}</td>)}</tr>)}
        </tbody>
      </table>
    </div>
  );
}
