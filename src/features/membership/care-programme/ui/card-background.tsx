const gold = '#C9973B';
/** One upright petal of the jasmine. */
const petal = 'M0 0C-12-17-9-28 0-28C9-28 12-17 0 0Z';

/**
 * The card's background: a songket weave at low contrast, a large jasmine that is cut by the corner, and a fine gold
 * edge.
 */
export function CardBackground({ isHighest }: { isHighest: boolean }) {
  const weave = isHighest ? 'card-weave-gold' : 'card-weave-teal';
  return (
    <svg
      viewBox="0 0 416 262"
      preserveAspectRatio="xMidYMid slice"
      className="absolute inset-0 -z-10 size-full"
      fill="none"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id={`${weave}-light`} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor={isHighest ? '#1C3D60' : '#0B6B6B'} />
          <stop offset=".55" stopColor={isHighest ? '#0E2A47' : '#085252'} />
          <stop offset="1" stopColor={isHighest ? '#0A1F36' : '#063F43'} />
        </linearGradient>
        <pattern id={weave} width="28" height="28" patternUnits="userSpaceOnUse">
          <path
            d="M14 2 26 14 14 26 2 14ZM14 9l5 5-5 5-5-5Z"
            stroke={gold}
            strokeOpacity={isHighest ? 0.2 : 0.13}
            strokeWidth=".8"
          />
        </pattern>
      </defs>
      <rect width="416" height="262" fill={`url(#${weave}-light)`} />
      <rect width="416" height="262" fill={`url(#${weave})`} />
      <g transform="translate(356 104) scale(4.6)" stroke={gold} strokeOpacity=".38" strokeWidth=".32">
        {[0, 72, 144, 216, 288].map((turn) => (
          <path key={turn} d={petal} transform={`rotate(${turn})`} />
        ))}
        {[36, 108, 180, 252, 324].map((turn) => (
          <path key={turn} d="M0 0V-16" transform={`rotate(${turn})`} strokeOpacity=".3" />
        ))}
      </g>
      <path d="M0 214C90 190 148 236 230 212S370 176 416 196V262H0Z" fill="#000" fillOpacity=".14" />
      <rect x="1" y="1" width="414" height="260" rx="17" stroke={gold} strokeOpacity=".65" strokeWidth="1.5" />
    </svg>
  );
}
