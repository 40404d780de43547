import { ButtonLink } from '#src/design/form/button.tsx';
import { EmptyState } from '#src/design/states/empty-state.tsx';
import { Pagination } from '#src/design/navigation/pagination.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { AccountFrame } from '#src/features/patient/profile/ui/account-frame.tsx';
import { m } from '#src/paraglide/messages.js';
import { requestContext } from '#src/platform/request-context.ts';
import { listPatientAppointments } from '../patient-appointments.server.ts';
import { OwnWaiting } from '#src/features/appointments/waiting-list/ui/my-waiting-list.tsx';
import { listOwnWaiting } from '#src/features/appointments/waiting-list/waiting-list.server.ts';
import { listOwnProposals } from '#src/features/appointments/time-proposals/time-proposals.server.ts';
import { PatientAppointmentCard } from '../ui/appointment-card.tsx';
import type { Route } from './+types/my-appointments';
import { cardsPerPage } from '../my-appointments.rules.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor, language } = context.get(requestContext);
  const query = new URL(request.url).searchParams;
  const when = query.get('when') === 'past' ? ('past' as const) : ('upcoming' as const);
  const asked = Number(query.get('page'));
  const page = Number.isInteger(asked) && asked > 0 && asked <= 10_000 ? asked : 1;
  const list = await listPatientAppointments(app, actor, {
    when,
    limit: cardsPerPage,
    offset: (page - 1) * cardsPerPage,
    language,
  });
  const waiting = when === 'upcoming' ? await listOwnWaiting(app, actor) : [];
  const proposals = when === 'upcoming' ? await listOwnProposals(app, actor) : [];
  return { ...list, when, page, waiting, proposals };
}

/** The patient's appointments: upcoming and past. */
export default function MyAppointmentsPage({
  loaderData: { items, total, when, page, waiting, proposals },
}: Route.ComponentProps) {
  return (
    <AccountFrame title={m.appointments_mine_title()} intro={m.appointments_mine_intro()}>
      <nav aria-label={m.appointments_mine_title()} className="flex flex-wrap gap-2">
        <Tab href="/my-appointments" isCurrent={when === 'upcoming'}>
          {m.appointments_mine_upcoming()}
        </Tab>
        <Tab href="/my-appointments?when=past" isCurrent={when === 'past'}>
          {m.appointments_mine_past()}
        </Tab>
      </nav>
      {waiting.length > 0 ? <OwnWaiting waiting={waiting} /> : null}
      {items.length === 0 ? (
        <EmptyState
          title={when === 'past' ? m.appointments_mine_none_past() : m.appointments_mine_none()}
          action={<ButtonLink href="/doctor">{m.appointments_mine_find()}</ButtonLink>}
        >
          {m.appointments_mine_none_hint()}
        </EmptyState>
      ) : (
        <section aria-labelledby="list-title">
          <h2 id="list-title" className="sr-only">
            {when === 'past' ? m.appointments_mine_past() : m.appointments_mine_upcoming()}
          </h2>
          <ul className="space-y-4">
            {items.map((one) => (
              <li key={one.reference}>
                <PatientAppointmentCard
                  appointment={one}
                  proposal={proposals.find(({ reference }) => reference === one.reference)}
                />
              </li>
            ))}
          </ul>
          <Pagination
            page={page}
            pageSize={cardsPerPage}
            total={total}
            hrefFor={(wanted) => `/my-appointments?${when === 'past' ? 'when=past&' : ''}page=${wanted}`}
          />
        </section>
      )}
      {items.length > 0 ? (
        <p>
          <ButtonLink variant="secondary" href="/book">
            {m.appointments_mine_book()}
          </ButtonLink>
        </p>
      ) : null}
    </AccountFrame>
  );
}

function Tab({ href, isCurrent, children }: { href: string; isCurrent: boolean; children: string }) {
  return (
    <SiteLink
      href={href}
      aria-current={isCurrent ? 'page' : undefined}
      className={`inline-flex min-h-11 items-center rounded-full px-5 font-semibold no-underline ${isCurrent ? 'bg-teal text-white hover:text-white' : 'border border-teal text-teal hover:bg-pale'}`}
    >
      {children}
    </SiteLink>
  );
}
