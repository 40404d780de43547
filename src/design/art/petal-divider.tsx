import { colour, jasmine } from './drawing.tsx';

/** Two petal curves that meet in a jasmine: closes one part of a page before the next. */
export function PetalDivider({ tone = 'light', className }: { tone?: 'light' | 'deep'; className?: string }) {
  return (
    <svg
      viewBox="0 0 240 28"
      width={240}
      height={28}
      className={`mx-auto block h-auto max-w-full ${className ?? ''}`}
      fill="none"
      stroke={colour.gold}
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeOpacity={tone === 'deep' ? 0.8 : 0.7}
      aria-hidden="true"
    >
      <path
        d="M4 14h56C78 14 88 4 100 4c-2 12-14 14-24 10M236 14h-56c-18 0-28-10-40-10 2 12 14 14 24 10"
        strokeWidth="1.3"
      />
      <path d={jasmine} transform="translate(120 14) scale(1.15)" strokeWidth="1.3" />
    </svg>
  );
}
