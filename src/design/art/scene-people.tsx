import { colour } from './drawing.tsx';

const line = { stroke: colour.deep, strokeWidth: 2, strokeLinejoin: 'round' as const };

/** Someone standing on the ground line (y 244); with a scarf it is a tudung. */
export function PersonInScene({ x, skin, top, scarf, isSmall = false }: { x: number; skin: string; top: string; scarf?: string; isSmall?: boolean }) {
  const scale = isSmall ? 0.62 : 1;
  return (
    <g transform={`translate(${x} 244) scale(${scale})`}>
      <path d="M-14-44h28l4 44h-13l-5-30-5 30h-13z" fill={colour.blue} {...line} />
      <path d="M-20-88c4-14 36-14 40 0l4 48h-48z" fill={top} {...line} />
      <circle cx="0" cy="-112" r="17" fill={skin} {...line} />
      {scarf
        ? <path fillRule="evenodd" d="M0-134c16 0 22 12 21 26 0 12 3 22 5 28-14 8-38 8-52 0 2-6 5-16 5-28-1-14 5-26 21-26zm0 10c-9 0-13 6-13 14s5 13 13 13 13-5 13-13-4-14-13-14z" fill={scarf} {...line} />
        : <path d="M-18-112c-2-16 6-22 18-22s20 6 18 22c-6-8-28-12-36 0z" fill="#2A211E" />}
      <path d="M-5-110h.1M5-110h.1M-4-104c3 3 5 3 8 0" stroke={colour.deep} strokeWidth="2.4" strokeLinecap="round" />
    </g>
  );
}

/** A doctor in a white coat. */
export function DoctorPortraitInScene({ x, scale = 1 }: { x: number; scale?: number }) {
  return (
    <g transform={`translate(${x} 244) scale(${scale})`}>
      <path d="M-13-40h26l3 40h-12l-4-28-4 28h-12z" fill={colour.deep} {...line} />
      <path d="M-24-94c6-14 42-14 48 0l5 64h-58z" fill={colour.white} {...line} />
      <path d="M-8-102 0-88l8-14M0-88v56M-12-96c-3 16 0 22 6 22M12-96c3 14 1 20-4 22" {...line} />
      <circle cx="6" cy="-70" r="4" fill={colour.gold} />
      <circle cx="0" cy="-120" r="17" fill="#EBC29B" {...line} />
      <path d="M-18-120c-3-18 6-24 18-24s21 6 18 24c-4-8-8-12-12-13-8 4-20 4-24 13z" fill="#2A211E" />
      <path d="M-6-117h.1M6-117h.1M-4-111c3 3 5 3 8 0" stroke={colour.deep} strokeWidth="2.4" strokeLinecap="round" />
      <path d="M-11-118a5 5 0 1 0 10 0 5 5 0 1 0-10 0M1-118a5 5 0 1 0 10 0 5 5 0 1 0-10 0" stroke={colour.deep} strokeWidth="1.5" />
    </g>
  );
}
