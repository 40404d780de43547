import { ButtonLink } from '#src/design/form/button.tsx';
import { m } from '#src/paraglide/messages.js';
import { AdminPage } from './admin-page.tsx';

/** A refused address: it does not exist, or the role assignments do not allow it. The page links to the home page. */
export function ConsoleRefusal({ status }: { status: 403 | 404 }) {
  const isClosed = status === 403;
  return (
    <AdminPage
      title={isClosed ? m.staff_closed_title() : m.staff_unknown_title()}
      intro={isClosed ? m.staff_closed_text() : m.staff_unknown_text()}
    >
      <ButtonLink href="/staff">{m.staff_to_home()}</ButtonLink>
    </AdminPage>
  );
}
