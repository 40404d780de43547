import type { ReactNode } from 'react';
import { Icon } from '#src/design/icons/icon.tsx';

/** What a list offers besides its rows, folded under its name: its files, the form that saves its view. */
export function ListTool({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details className="group relative min-w-0 max-sm:open:basis-full">
      <summary className="no-marker inline-flex min-h-11 items-center gap-1.5 px-1 font-semibold text-teal hover:underline">
        {label}
        <Icon name="down" size={18} className="transition-transform group-open:rotate-180" />
      </summary>
      <div className="rounded-soft border border-line bg-white px-4 py-2 shadow-card sm:absolute sm:top-full sm:right-0 sm:z-20 sm:mt-1 sm:w-max sm:max-w-md">
        {children}
      </div>
    </details>
  );
}
