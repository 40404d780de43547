import type { ReactNode } from 'react';

export interface PictureProps {
  className?: string | undefined;
  /** Says what the picture shows; without it the picture is decoration and silent. */
  label?: string | undefined;
}

/** The frame of every drawn picture: fixed proportions, so that nothing moves, and a name where it has something to say. */
export function Drawing({ width, height, className, label, children }: PictureProps & { width: number; height: number; children: ReactNode }) {
  const voice = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true as const };
  return (
    <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} className={`h-auto ${className ?? ''}`} fill="none" {...voice}>
      {children}
    </svg>
  );
}

/** The family's colours. */
export const colour = {
  deep: '#0E2A47', blue: '#1C3D60', teal: '#0B6B6B', leaf: '#3F8F80', pale: '#E3F3F0', mist: '#CFE6E1', cream: '#FFF8E8', sand: '#F3DFB8',
  gold: '#C9973B', brick: '#C4714F', rose: '#E9B8A0', white: '#FFFFFF', sky: '#DCEEF3', sea: '#8FC3CF', hill: '#A9D0C4', hillFar: '#C9E2DA',
} as const;
