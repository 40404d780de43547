import { colour } from '../drawing.tsx';

/** Low hills in outline: a quiet divider as wide as the page. */
export function LandscapeLine({ tone = 'light', className }: { tone?: 'light' | 'deep'; className?: string }) {
  return (
    <svg
      viewBox="0 0 1200 48"
      width={1200}
      height={48}
      preserveAspectRatio="xMidYMax slice"
      className={`block h-12 w-full ${className ?? ''}`}
      fill="none"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      stroke={tone === 'deep' ? colour.gold : colour.hill}
      strokeOpacity={tone === 'deep' ? 0.55 : 1}
      aria-hidden="true"
    >
      <path d="M0 40c70-26 132-26 204-4s126-18 196-20 112 26 176 22 110-34 190-30 118 34 186 30 120-26 248-8M108 24c52-16 96-12 148 6M700 18c40-10 74-6 108 8" />
      <path d="M0 47h1200M250 47q60-22 130 0M860 47q50-18 110 0" />
    </svg>
  );
}
