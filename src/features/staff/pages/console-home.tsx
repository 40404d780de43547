import { SiteLink } from '#src/design/site-link.tsx';
import { m } from '#src/paraglide/messages.js';
import { requestContext } from '#src/platform/request-context.ts';
import { countWaiting } from '../desk-counts.server.ts';
import { atDesk } from '../desk-request.server.ts';
import { requireStaff } from '../staff-access.rules.ts';
import { desksOf } from '../staff.server.ts';
import { DeskIcon } from '../ui/desk-icon.tsx';
import { DeskPage } from '../ui/desk-page.tsx';
import { StateChip } from '../ui/state-chip.tsx';
import type { Route } from './+types/console-home';

export async function loader({ context }: Route.LoaderArgs) {
  const { app, actor, language } = context.get(requestContext);
  return atDesk(async () => {
    const staff = requireStaff(actor, 'console');
    const desks = desksOf(app, staff, language);
    return { desks, waiting: await countWaiting(app, staff, desks) };
  });
}

/** The console's first page: the desks that these duties open. */
export default function ConsoleHome({ loaderData: { desks, waiting } }: Route.ComponentProps) {
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
              {waiting[path] ? <p className="mt-2"><StateChip tone="waiting">{m.staff_waiting({ count: waiting[path] })}</StateChip></p> : null}
            </div>
          </li>
        ))}
      </ul>
    </DeskPage>
  );
}
