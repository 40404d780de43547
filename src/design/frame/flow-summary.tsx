import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icons/icon.tsx';
import { m } from '#src/paraglide/messages.js';

interface FlowSummaryProps {
  lines: readonly { icon: IconName; term: string; value: ReactNode }[];
}

/** The subject of a registration or application: first on the page of a task in steps. */
export function FlowSummary({ lines }: FlowSummaryProps) {
  return (
    <section
      aria-label={m.design_flow_summary()}
      className="rounded-petal border border-line bg-white p-4 shadow-card lg:p-5"
    >
      <dl className="space-y-2">
        {lines.map(({ icon, term, value }) => (
          <div key={term} className="flex gap-2.5">
            <dt className="mt-0.5">
              <Icon name={icon} size={20} className="text-teal" />
              <span className="sr-only">{term}</span>
            </dt>
            <dd className="min-w-0 leading-snug font-medium text-deep">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
