interface FunnelChartProps {
  title: string;
  /** In order; each step follows the one before. */
  steps: readonly { label: string; value: number }[];
  /** Formats a number. */
  write: (value: number) => string;
  /** Formats the percentage of the step before. */
  writeShare: (percent: number) => string;
}

/**
 * Steps below each other, each a bar whose length is its share of the longest, with its number and the percentage of
 * the step before. Words and numbers are text beside the drawing, so that they can be read on phones too.
 */
export function FunnelChart({ title, steps, write, writeShare }: FunnelChartProps) {
  const most = Math.max(1, ...steps.map(({ value }) => value));
  return (
    <figure role="group" aria-label={title}>
      <ol className="grid gap-3">
        {steps.map(({ label, value }, index) => {
          const before = steps[index - 1]?.value ?? 0;
          return (
            <li key={label}>
              <p className="flex flex-wrap items-baseline justify-between gap-x-4">
                <span>{label}</span>
                <span className="tabular-nums">
                  <span className="font-semibold text-deep">{write(value)}</span>
                  {before > 0 && (
                    <span className="ml-3 text-[0.875rem] text-muted">{writeShare((100 * value) / before)}</span>
                  )}
                </span>
              </p>
              <svg viewBox="0 0 720 20" preserveAspectRatio="none" className="mt-1 h-4 w-full" aria-hidden="true">
                <rect x="0" y="0" width="720" height="20" className="fill-pale" />
                <rect x="0" y="0" width={(720 * value) / most} height="20" className="fill-teal" />
              </svg>
            </li>
          );
        })}
      </ol>
    </figure>
  );
}
