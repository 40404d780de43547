/** A fine line of songket diamonds: the divider of sections. */
export function SongketBand({ tone = 'light' }: { tone?: 'light' | 'deep' }) {
  const line = tone === 'deep' ? '#C9973B' : '#C9973B';
  const id = `songket-${tone}`;
  return (
    <svg aria-hidden="true" className="block w-full" height="12" fill="none">
      <defs>
        <pattern id={id} width="24" height="12" patternUnits="userSpaceOnUse">
          <path d="M0 6 6 1l6 5-6 5zM12 6l6-5 6 5-6 5z" stroke={line} strokeOpacity={tone === 'deep' ? 0.7 : 0.55} />
          <path d="M6 4.4 8 6 6 7.6 4 6zM18 4.4 20 6l-2 1.6L16 6z" fill={line} fillOpacity="0.6" />
        </pattern>
      </defs>
      <rect width="100%" height="12" fill={`url(#${id})`} />
    </svg>
  );
}
