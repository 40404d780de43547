import { ButtonLink } from '#src/design/form/button.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { m } from '#src/paraglide/messages.js';
import { requestContext } from '#src/platform/request-context.ts';
import { loadPatientHome } from '../patient-home.server.ts';
import { AccountFrame } from '../ui/account-frame.tsx';
import { BookAgain } from '../ui/book-again.tsx';
import { HistoryList } from '../ui/history-list.tsx';
import { NextAppointment } from '../ui/next-appointment.tsx';
import { WaitingForYou } from '../ui/waiting-for-you.tsx';
import type { Route } from './+types/patient-home';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor, language } = context.get(requestContext);
  const isWelcome = new URL(request.url).searchParams.get('done') === 'welcome';
  return { isWelcome, ...(await loadPatientHome(app, actor, language)) };
}

/**
 * The patient's dashboard: the next appointment, open tasks, the family, and recent items, with links to the records.
 */
export default function PatientHomePage({
  loaderData: { isWelcome, name, next, persons, waits, recent },
}: Route.ComponentProps) {
  return (
    <AccountFrame
      title={name ? m.profile_home_hello({ name }) : m.profile_menu_title()}
      done={isWelcome ? m.profile_home_welcome() : null}
    >
      <NextAppointment appointment={next[0]} more={next.length - 1} />
      {waits.length > 0 ? <WaitingForYou waits={waits} /> : null}
      <BookAgain persons={persons} />
      {recent.length > 0 ? (
        <section aria-labelledby="recent">
          <div className="flex flex-wrap items-center justify-between gap-x-4">
            <h2 id="recent" className="text-xl">
              {m.profile_home_recent()}
            </h2>
            <SiteLink href="/history" className="inline-flex min-h-11 items-center font-semibold">
              {m.profile_home_all()}
            </SiteLink>
          </div>
          <div className="mt-2">
            <HistoryList items={recent} level={3} />
          </div>
        </section>
      ) : null}
      <p className="flex flex-wrap gap-3">
        <ButtonLink variant="secondary" href="/profile/details">
          {m.profile_menu_details()}
        </ButtonLink>
        <ButtonLink variant="secondary" href="/medical-card">
          {m.profile_menu_medical_card()}
        </ButtonLink>
        <ButtonLink variant="secondary" href="/setting">
          {m.profile_menu_setting()}
        </ButtonLink>
      </p>
    </AccountFrame>
  );
}
