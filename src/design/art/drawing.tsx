import type { ReactNode } from 'react';

/** The frame of every picture that is served as a file. */
export function Drawing({ width, height, children }: { width: number; height: number; children: ReactNode }) {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  );
}

/** Colours that all drawings share. */
export const colour = {
  deep: '#0E2A47',
  blue: '#1C3D60',
  slate: '#5B7C93',
  teal: '#0B6B6B',
  lagoon: '#3C9089',
  pale: '#E3F3F0',
  mist: '#CFE6E1',
  cream: '#FFF8E8',
  sand: '#F3DFB8',
  gold: '#C9973B',
  brick: '#C4714F',
  rose: '#E9B8A0',
  white: '#FFF',
  sea: '#A8D3DA',
  glass: '#9CC8CE',
  hillFar: '#D3E8E1',
  hill: '#B2D6CB',
  hillNear: '#8CC0B1',
  leaf: '#4F9C8A',
  leafDark: '#2E7D72',
  trunk: '#8A6A55',
  lawn: '#C5E0D0',
} as const;

/** The stroke for edges of objects that people made; the landscape has no edges. */
export const pen = { stroke: colour.deep, strokeWidth: 1.6 } as const;

/** A jasmine of radius 10 around the origin, small enough for every picture. */
export const jasmine = 'M0 0Q-6-7 0-10 6-7 0 0Q5-7 10-3 8 3 0 0Q9 2 6 8 0 9 0 0Q0 9-6 8-9 2 0 0Q-8 3-10-3-5-7 0 0';
