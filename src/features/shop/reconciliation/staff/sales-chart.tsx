import { formatSen } from '#src/shared/money.ts';
import type { SalesRow } from '../data/sales.store.server.ts';

const height = 180;
const width = 720;

/** Bars of amounts by day. The table below has the figures; the chart's label names its period and its largest day. */
export function SalesChart({ rows, label }: { rows: readonly SalesRow[]; label: string }) {
  const most = Math.max(1, ...rows.map(({ sen }) => sen));
  const step = width / Math.max(1, rows.length);
  const [first, last] = [rows[0]?.label ?? '', rows.at(-1)?.label ?? ''];
  return (
    <>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={`${label}, ${first} - ${last}, max ${formatSen(most === 1 ? 0 : most)}`}
        className="h-auto w-full"
      >
        <path d={`M0 ${height}H${width}`} className="stroke-line" strokeWidth="1" />
        <path d={`M0 ${height / 2}H${width}`} className="stroke-line" strokeWidth="1" strokeDasharray="4 4" />
        {rows.map(({ label: day, sen }, index) => {
          const tall = (sen / most) * (height - 10);
          return (
            <rect
              key={day}
              x={index * step + step * 0.15}
              y={height - tall}
              width={step * 0.7}
              height={tall}
              rx={Math.min(3, step * 0.2)}
              className="fill-teal"
            >
              <title>{`${day}: ${formatSen(sen)}`}</title>
            </rect>
          );
        })}
      </svg>
      {/* Outside the drawing, so that the letters do not shrink with the drawing on a phone. */}
      <p aria-hidden="true" className="mt-1 flex justify-between gap-4 text-[0.875rem] text-muted">
        <span>{first}</span>
        <span>{last}</span>
      </p>
    </>
  );
}
