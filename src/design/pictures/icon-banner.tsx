import type { ReactNode } from 'react';
import { LandscapeLine } from '../art/hospitals/landscape-line.tsx';

/** An icon above low hills: the banner of a page without a picture. */
export function IconBanner({ children }: { children: ReactNode }) {
  return (
    <div aria-hidden="true" className="relative grid h-28 place-items-center bg-pale md:h-56">
      <LandscapeLine className="absolute inset-x-0 bottom-0" />
      <span className="relative grid size-20 place-items-center rounded-full bg-white shadow-card md:size-36 [&>svg]:size-11 md:[&>svg]:size-20">
        {children}
      </span>
    </div>
  );
}
