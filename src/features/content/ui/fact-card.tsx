import type { ReactNode } from 'react';
import { Card } from '#src/design/card.tsx';
import { RecordList } from '#src/design/record-list.tsx';

interface FactCardProps {
  title: string;
  facts: readonly (false | null | { label: string; value: ReactNode })[];
  children?: ReactNode;
}

/** What decides, beside the text: hours, place, last day, and the next step. */
export function FactCard({ title, facts, children }: FactCardProps) {
  return (
    <Card className="p-6">
      <h2 className="mb-3 text-lg">{title}</h2>
      <RecordList items={facts.filter((fact) => fact !== false && fact !== null)} />
      {children ? <div className="mt-5 grid gap-3">{children}</div> : null}
    </Card>
  );
}
