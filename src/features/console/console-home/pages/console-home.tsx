import { Notice } from '#src/design/states/notice.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { formatSen } from '#src/shared/money.ts';
import { requestContext } from '#src/platform/request-context.ts';
import { todayNumbers, type TodayName, type TodayNumber } from '../today-numbers.server.ts';
import { ageWords, type Age } from '../waiting-age.rules.ts';
import { countWaiting, type WaitingSubject, type WaitingWork } from '../console-counts.server.ts';
import { recentChangesOf } from '#src/features/console/audit-log/audit-log.server.ts';
import { consoleLoad, menuItemsOf, type ShownMenuItem } from '#src/features/console/frame/frame.server.ts';
import { requireStaff } from '#src/features/console/roles/staff-access.rules.ts';
import { shownSetting } from '#src/features/site/settings/settings.server.ts';
import { AdminPage } from '#src/features/console/frame/ui/admin-page.tsx';
import { StateChip } from '#src/features/console/frame/ui/lists/state-chip.tsx';
import { AdminPages } from '../ui/admin-pages.tsx';
import { RecentChanges } from '../ui/recent-changes.tsx';
import { recentWords } from '../ui/recent-words.ts';
import type { Route } from './+types/console-home';

export async function loader({ context }: Route.LoaderArgs) {
  const { app, actor, language } = context.get(requestContext);
  return consoleLoad(async () => {
    const staff = requireStaff(actor, 'console');
    const menuItems = menuItemsOf(app, staff, language);
    const [waiting, today, recent, { isOpen }] = await Promise.all([
      countWaiting(app, staff, menuItems),
      todayNumbers(app, staff),
      recentChangesOf(app, staff).then(recentWords),
      shownSetting(app, 'opening'),
    ]);
    return {
      menuItems,
      waiting,
      today,
      recent,
      isSettingUp: !isOpen && menuItems.some(({ path }) => path === '/staff/set-up'),
    };
  });
}

/** The console's home page: what waits, today's numbers, what the reader changed last; on phones also the menu. */
export default function ConsoleHome({ loaderData }: Route.ComponentProps) {
  const { menuItems, waiting, today, recent, isSettingUp } = loaderData;
  return (
    <AdminPage title={m.staff_home_title()} intro={m.staff_home_intro()}>
      {isSettingUp && (
        <div className="mb-6">
          <Notice tone="warning" title={m.set_up_home_notice()}>
            <SiteLink href="/staff/set-up" className="inline-flex min-h-11 items-center font-semibold">
              {m.set_up_home_link()}
            </SiteLink>
          </Notice>
        </div>
      )}
      {menuItems.length === 0 ? (
        <p className="measure">{m.staff_home_empty()}</p>
      ) : (
        <Waiting menuItems={menuItems} waiting={waiting} />
      )}
      {today.length > 0 && <Today numbers={today} />}
      {recent.length > 0 && <RecentChanges changes={recent} />}
      <AdminPages menuItems={menuItems} isAlone={waiting.length + today.length + recent.length === 0} />
    </AdminPage>
  );
}

const subjectWords: Record<WaitingSubject, () => string> = {
  approval: m.staff_waiting_approval,
  package_ends: m.staff_waiting_package_ends,
  breaches: m.privacy_breaches,
  late: m.forms_late_enquiries,
  late_letters: m.forms_late_letters,
};

/** Open work comes first: each link leads to a list of exactly these items. */
function Waiting({ menuItems, waiting }: { menuItems: readonly ShownMenuItem[]; waiting: readonly WaitingWork[] }) {
  return (
    <section aria-labelledby="waiting" className="mb-8">
      <h2 id="waiting" className="mb-3 text-lg">
        {m.staff_waiting_title()}
      </h2>
      {waiting.length === 0 && <p className="text-muted">{m.staff_waiting_nothing()}</p>}
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {waiting.map(({ path, href, count, subject, age }) => (
          <li
            key={href}
            className="relative flex items-center justify-between gap-4 rounded-soft border border-gold bg-cream px-5 py-3 hover:border-teal"
          >
            <span>
              <SiteLink
                href={href}
                className="font-semibold text-deep no-underline after:absolute after:inset-0 after:content-['']"
              >
                {subject ? subjectWords[subject]() : menuItems.find((item) => item.path === path)?.label}
              </SiteLink>
              {age && <span className="block text-[0.9375rem] text-muted">{ageText(age, subject)}</span>}
            </span>
            <span className="shrink-0">
              <StateChip tone="waiting">{m.staff_waiting({ count })}</StateChip>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** How long the oldest item has waited; for late items, by how much. */
function ageText(age: Age, subject: WaitingSubject | undefined): string {
  const time = ageWords(age, getLocale());
  return subject === 'late' || subject === 'late_letters'
    ? m.staff_waiting_overdue({ time })
    : m.staff_waiting_longest({ time });
}

const todayWords: Record<TodayName, () => string> = {
  appointments: m.staff_today_appointments,
  arrived: m.staff_today_arrived,
  no_shows: m.staff_today_no_shows,
  bookings: m.staff_today_bookings,
  sales: m.staff_today_sales,
  enquiries: m.staff_today_enquiries,
};

/** Today's numbers, each with a link to its list. */
function Today({ numbers }: { numbers: readonly TodayNumber[] }) {
  return (
    <section aria-labelledby="today" className="mb-8">
      <h2 id="today" className="mb-3 text-lg">
        {m.staff_today_title()}
      </h2>
      <dl className="grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-6">
        {numbers.map(({ name, value, href }) => (
          <div
            key={name}
            className="relative flex flex-col-reverse justify-end rounded-soft border border-line bg-white px-4 py-3 has-[a]:hover:border-teal"
          >
            <dt className="leading-snug text-muted">
              {href ? (
                <SiteLink href={href} className="text-deep after:absolute after:inset-0 after:content-['']">
                  {todayWords[name]()}
                </SiteLink>
              ) : (
                todayWords[name]()
              )}
            </dt>
            <dd className="text-xl font-semibold text-deep tabular-nums" data-today={name}>
              {name === 'sales' ? formatSen(value) : new Intl.NumberFormat(getLocale()).format(value)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
