import type { ReactNode } from 'react';

interface PetalListProps {
  /** Short points stand in two columns where there is room. */
  inColumns?: boolean;
  className?: string;
  /** `PetalPoint`s. */
  children: ReactNode;
}

/** A list of points, each with a petal of the group's mark before it. */
export function PetalList({ inColumns = false, className = '', children }: PetalListProps) {
  return <ul className={`grid gap-x-6 gap-y-2 ${inColumns ? 'sm:grid-cols-2' : ''} ${className}`}>{children}</ul>;
}

export function PetalPoint({ children }: { children: ReactNode }) {
  return (
    <li className="flex gap-3">
      <span aria-hidden="true" className="mt-2.5 size-2 shrink-0 rounded-petal bg-gold" />
      <span className="min-w-0">{children}</span>
    </li>
  );
}
