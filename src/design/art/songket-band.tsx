import { colour } from './drawing.tsx';

/** A fine line of songket diamonds, woven in gold at low contrast: the divider of sections. */
export function SongketBand({ tone = 'light' }: { tone?: 'light' | 'deep' }) {
  // All bands of a tone are the same pattern, so they may share the pattern's id.
  const pattern = `songket-${tone}`;
  const strength = tone === 'deep' ? 0.75 : 0.5;
  return (
    <svg width="100%" height={12} className="block w-full" fill="none" aria-hidden="true">
      <pattern id={pattern} width="32" height="12" patternUnits="userSpaceOnUse">
        <path d="M0 6l8-5 8 5-8 5zM16 6l8-5 8 5-8 5z" stroke={colour.gold} strokeOpacity={strength} />
        <path
          d="M8 3.8 11.5 6 8 8.2 4.5 6zM24 4.8 26 6l-2 1.2L22 6zM16 4.5v3M0 4.5v3M32 4.5v3"
          fill={colour.gold}
          fillOpacity={strength}
          stroke={colour.gold}
          strokeOpacity={strength}
          strokeWidth=".6"
        />
      </pattern>
      <rect width="100%" height="12" fill={`url(#${pattern})`} />
    </svg>
  );
}
