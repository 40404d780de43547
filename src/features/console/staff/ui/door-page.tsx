import type { ReactNode } from 'react';
import { Card } from '#src/design/card.tsx';
import { DeskPage } from './desk-page.tsx';

/** A page before the console: one narrow card, one thing to do. */
export function DoorPage({ title, intro, children }: { title: string; intro?: ReactNode; children: ReactNode }) {
  return (
    <div className="mx-auto max-w-xl">
      <DeskPage title={title} intro={intro}>
        <Card className="p-5 md:p-7">{children}</Card>
      </DeskPage>
    </div>
  );
}
