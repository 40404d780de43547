import type { ReactNode } from 'react';

/**
 * The next step of a section, in sight at the foot of the screen while the section is scrolled, by CSS alone. It is the
 * last child of what it belongs to: it appears with it and ends in its place below it.
 */
export function BottomBar({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <div
      className={`above-bottom-nav rounded-petal border border-teal bg-white px-4 py-2 shadow-lift sm:px-5 print:hidden ${className}`}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">{children}</div>
    </div>
  );
}
