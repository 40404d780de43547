import { SiteLink } from '#src/design/site-link.tsx';
import { m } from '#src/paraglide/messages.js';
import { requestContext } from '#src/platform/request-context.ts';
import { atDesk } from '../desk-request.server.ts';
import { requireStaff } from '../staff-access.rules.ts';
import { desksOf } from '../staff.server.ts';
import { DeskIcon } from '../ui/desk-icon.tsx';
import { DeskPage } from '../ui/desk-page.tsx';
import type { Route } from './+types/console-home';

export async function loader({ context }: Route.LoaderArgs) {
  const { actor, language } = context.get(requestContext);
  return atDesk(() => ({ desks: desksOf(requireStaff(actor, 'console'), language) }));
}

/** The console's first page: the desks that these duties open. */
export default function ConsoleHome({ loaderData: { desks } }: Route.ComponentProps) {
  return (
    <DeskPage title={m.staff_home_title()} intro={m.staff_home_intro()}>
      {desks.length === 0 && <p className="measure">{m.staff_home_empty()}</p>}
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {desks.map(({ path, label, hint, icon }) => (
          <li key={path} className="relative flex gap-4 rounded-petal border border-line bg-white p-5 shadow-card hover:border-teal">
            <span className="grid size-11 shrink-0 place-items-center rounded-soft bg-pale text-teal"><DeskIcon name={icon} size={24} /></span>
            <div className="min-w-0">
              <h2 className="text-lg"><SiteLink href={path} className="text-deep no-underline after:absolute after:inset-0 after:content-['']">{label}</SiteLink></h2>
              <p className="mt-1 text-[0.9375rem] text-muted">{hint}</p>
            </div>
          </li>
        ))}
      </ul>
    </DeskPage>
  );
}
