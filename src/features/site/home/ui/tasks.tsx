import { Icon, type IconName } from '#src/design/icons/icon.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { m } from '#src/paraglide/messages.js';
import type { SectionProps } from '../home.schema.ts';

const card =
  'group flex h-full min-h-16 no-underline items-center gap-2 rounded-petal border p-2.5 sm:min-h-32 sm:gap-4 sm:p-6';
/** Classes for rows as wide as the page, on phones. */
const row = 'max-sm:min-h-0';

/** The most frequent tasks, as six large cards. */
export function Tasks({ title, data }: SectionProps<'tasks'>) {
  return (
    <section aria-label={title} className="bg-cream pb-5 sm:pb-14">
      <ul className="page-column grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-3">
        <Task href="/book" icon="calendar" title={m.home_task_book()} hint={m.home_task_book_hint()} />
        <Task href="/health-package" icon="package" title={m.home_task_packages()} hint={m.home_task_packages_hint()} />
        <Task href="/our-hospitals" icon="pin" title={m.home_task_hospitals()} hint={m.home_task_hospitals_hint()} />
        <Task href="/gl-application" icon="approved" title={m.home_task_letter()} hint={m.home_task_letter_hint()} />
        <Task
          href="/profile"
          icon="user"
          title={m.home_task_portal()}
          hint={m.home_task_portal_hint()}
          className="max-sm:col-span-2"
        />
        {/* Where the emergency number is the national one, the group's own number is shown beside it. */}
        <li className="max-sm:col-span-2">
          <Emergency phone={data.emergencyPhone === '999' ? data.phone : data.emergencyPhone} />
        </li>
      </ul>
    </section>
  );
}

interface TaskProps {
  href: string;
  icon: IconName;
  title: string;
  hint: string;
  className?: string;
}

/** One task. Phones show only the title, because the line below it is only a hint. */
function Task({ href, icon, title, hint, className = '' }: TaskProps) {
  return (
    <li className={className}>
      <SiteLink
        href={href}
        className={`${card} border-line bg-white shadow-card hover:border-teal ${className === '' ? '' : row}`}
      >
        <span className="grid size-8 shrink-0 place-items-center rounded-petal bg-pale text-teal sm:size-12">
          <Icon name={icon} size={22} />
        </span>
        <span className="min-w-0">
          <strong className="block text-[0.9375rem] leading-snug font-semibold text-deep group-hover:underline sm:text-lg">
            {title}
          </strong>
          <span className="mt-1 block text-sm text-muted max-sm:hidden">{hint}</span>
        </span>
      </SiteLink>
    </li>
  );
}

/** The national number, the group's own number if any, and the link to each hospital's. */
function Emergency({ phone }: { phone: string }) {
  return (
    <div className={`${card} ${row} border-error bg-white shadow-card`}>
      <span className="grid size-8 shrink-0 place-items-center rounded-petal bg-error text-white sm:size-12">
        <Icon name="emergency" size={24} />
      </span>
      <div className="min-w-0">
        <strong className="block text-[0.9375rem] leading-snug font-semibold text-error sm:text-lg">
          {m.home_task_emergency()}
        </strong>
        <p className="flex flex-wrap gap-x-4">
          <a
            href="tel:999"
            className="inline-flex min-h-11 items-center font-semibold text-deep underline underline-offset-4 tabular-nums"
          >
            999
          </a>
          {phone === '' || phone === '999' ? null : (
            <a
              href={telephone(phone)}
              className="inline-flex min-h-11 items-center text-sm font-semibold whitespace-nowrap text-deep underline underline-offset-4 tabular-nums sm:text-base"
            >
              {phone}
            </a>
          )}
          <SiteLink href="/our-hospitals" className="inline-flex min-h-11 items-center text-sm">
            {m.home_task_emergency_hint()}
          </SiteLink>
        </p>
      </div>
    </div>
  );
}

function telephone(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}
