import type { ReactNode } from 'react';
import { Card } from '#src/design/content/card.tsx';
import { AdminPage } from '#src/features/console/frame/ui/admin-page.tsx';

/** A page before the console: one narrow card with one task. */
export function SignInFrame({ title, intro, children }: { title: string; intro?: ReactNode; children: ReactNode }) {
  return (
    <div className="mx-auto max-w-xl">
      <AdminPage title={title} intro={intro}>
        <Card className="p-5 md:p-7">{children}</Card>
      </AdminPage>
    </div>
  );
}
