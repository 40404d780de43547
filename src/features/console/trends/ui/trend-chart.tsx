import { Fragment } from 'react';

export interface ChartSeries {
  label: string;
  /** One for each period; null draws nothing. */
  values: readonly (number | null)[];
}

interface TrendChartProps {
  title: string;
  series: readonly ChartSeries[];
  /** The name of each period. */
  periods: readonly string[];
  /** Formats a value. */
  write: (value: number) => string;
}

const width = 720;
const height = 220;
const top = 12;
// The second is hollow, so that the two can be told apart without colours.
const looks = ['fill-teal stroke-teal', 'fill-white stroke-teal'] as const;

/**
 * Bars by period, one or two beside each other, drawn on the server. The table beside it has every figure, and the
 * drawing's accessible name has the largest value, so that no information depends on colour alone.
 */
export function TrendChart({ title, series, periods, write }: TrendChartProps) {
  const most = Math.max(0, ...series.flatMap(({ values }) => values.map((value) => value ?? 0)));
  const step = width / Math.max(1, periods.length);
  const bar = (step * 0.7) / series.length;
  const tallOf = (value: number) => (most === 0 ? 0 : (value / most) * (height - top));
  return (
    <figure>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={`${title}: ${series.map(({ label }) => label).join(', ')}. ${periods[0]} – ${periods.at(-1)}. ${write(most)}`}
        className="h-auto w-full"
      >
        <path d={`M0 ${top}H${width}M0 ${(height + top) / 2}H${width}`} className="stroke-line" strokeDasharray="4 4" />
        <path d={`M0 ${height}H${width}`} className="stroke-line" />
        {periods.map((period, index) => (
          <Fragment key={period}>
            {series.map(({ label, values }, place) => {
              const value = values[index] ?? null;
              if (value === null || value === 0) return null;
              const tall = Math.max(2, tallOf(value));
              return (
                <rect
                  key={label}
                  x={index * step + step * 0.15 + place * bar}
                  y={height - tall}
                  width={bar * 0.94}
                  height={tall}
                  strokeWidth="2"
                  className={looks[place]}
                >
                  <title>{`${period}, ${label}: ${write(value)}`}</title>
                </rect>
              );
            })}
          </Fragment>
        ))}
      </svg>
      {/* Outside the drawing, so that the letters do not shrink with the drawing on a phone. */}
      <figcaption className="mt-2 text-[0.875rem] text-muted">
        <span aria-hidden="true" className="flex justify-between gap-4">
          <span>{periods[0]}</span>
          <span>{`↑ ${write(most)}`}</span>
          <span>{periods.at(-1)}</span>
        </span>
        {series.length > 1 && (
          <span className="mt-2 flex flex-wrap gap-x-5 gap-y-1">
            {series.map(({ label }, place) => (
              <span key={label} className="inline-flex items-center gap-2">
                <svg viewBox="0 0 12 12" className="size-3" aria-hidden="true">
                  <rect x="1" y="1" width="10" height="10" strokeWidth="2" className={looks[place]} />
                </svg>
                {label}
              </span>
            ))}
          </span>
        )}
      </figcaption>
    </figure>
  );
}
