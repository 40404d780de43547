import type { ReactNode } from 'react';
import { Card } from '#src/design/content/card.tsx';

interface FactCardProps {
  title: string;
  facts: readonly (false | null | { label: string; value: ReactNode })[];
  children?: ReactNode;
}

/** Facts beside the text: hours, place, last day, and the next step. */
export function FactCard({ title, facts, children }: FactCardProps) {
  return (
    <Card className="p-6">
      <h2 className="mb-3 text-lg">{title}</h2>
      <dl className="divide-y divide-line border-y border-line">
        {facts
          .filter((fact) => fact !== false && fact !== null)
          .map(({ label, value }) => (
            <div key={label} className="py-2.5">
              <dt className="text-[0.9375rem] text-muted">{label}</dt>
              <dd className="min-w-0 font-medium text-deep tabular-nums">{value}</dd>
            </div>
          ))}
      </dl>
      {children ? <div className="mt-5 grid gap-3">{children}</div> : null}
    </Card>
  );
}
