import type { ReactNode } from 'react';
import type { Part } from '../challenge.rules.ts';
import { partName } from './part-names.ts';

const grounds = { white: 'bg-white', cream: 'bg-cream', mist: 'bg-mist', deep: 'bg-deep text-white on-deep' } as const;

/** One part of the page: anchor, heading, background. */
export function ChallengePart({
  part,
  ground = 'white',
  intro,
  children,
}: {
  part: Part;
  ground?: keyof typeof grounds;
  intro?: string;
  children: ReactNode;
}) {
  const isDeep = ground === 'deep';
  return (
    <section
      id={part}
      aria-labelledby={`${part}-title`}
      className={`scroll-mt-14 py-9 sm:py-14 lg:py-20 ${grounds[ground]}`}
    >
      <div className="page-column">
        <h2 id={`${part}-title`} className={`border-l-4 border-gold pl-4 ${isDeep ? 'text-white' : ''}`}>
          {partName(part)}
        </h2>
        {intro ? <p className={`measure mt-3 text-lg ${isDeep ? 'text-white' : 'text-muted'}`}>{intro}</p> : null}
        <div className="mt-5 sm:mt-8">{children}</div>
      </div>
    </section>
  );
}
