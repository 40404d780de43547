import type { ReactNode } from 'react';

/** Names and values, one pair a row. */
export function RecordList({ items }: { items: readonly { label: string; value: ReactNode }[] }) {
  return (
    <dl className="divide-y divide-line border-y border-line">
      {items.map(({ label, value }) => (
        <div key={label} className="grid gap-x-6 py-3 sm:grid-cols-[minmax(8rem,1fr)_2fr]">
          <dt className="font-semibold text-deep">{label}</dt>
          <dd className="min-w-0 tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
