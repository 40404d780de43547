import { Icon, type IconName } from '#src/design/icons/icon.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { formatDateTime, formatDay, formatTime } from '#src/shared/dates.ts';
import { localText } from '#src/shared/local-text.ts';
import { formatSen } from '#src/shared/money.ts';
import type { Waits } from '../patient-home.server.ts';

/** The patient's open tasks, each with its link. */
export function WaitingForYou({ waits }: { waits: readonly Waits[] }) {
  return (
    <section aria-labelledby="waits" className="rounded-petal border border-gold bg-cream p-4 md:p-5">
      <h2 id="waits" className="text-xl">
        {m.profile_home_waits()}
      </h2>
      <ul className="mt-1 divide-y divide-line">
        {waits.map((one) => {
          const { href, icon, title, facts } = rowOf(one);
          return (
            <li key={href} className="flex items-center gap-3 py-2">
              <Icon name={icon} className="text-gold-text" />
              <div className="min-w-0">
                <SiteLink href={href} className="inline-flex min-h-11 items-center font-semibold">
                  {title}
                </SiteLink>
                <p className="text-[0.9375rem] text-muted">{facts}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function rowOf(waits: Waits): { href: string; icon: IconName; title: string; facts: string } {
  const language = getLocale();
  if (waits.kind === 'newTime') {
    const { reference, doctorName, startsAt, dueAt } = waits.proposal;
    return {
      href: `/my-appointments/${reference}/new-time`,
      icon: 'calendar',
      title: m.new_times_own_answer(),
      facts: m.new_times_own_facts({
        doctor: doctorName,
        when: formatDateTime(startsAt, language),
        until: formatDateTime(dueAt, language),
      }),
    };
  }
  if (waits.kind === 'offer') {
    const { reference, doctorName, day } = waits.offer;
    return {
      href: `/waiting-list/${reference}`,
      icon: 'clock',
      title: m.profile_home_offer(),
      facts: `${doctorName}, ${formatDay(day, language)}`,
    };
  }
  if (waits.kind === 'pay') {
    const { id, totalSen, titles, expiresAt } = waits.purchase;
    const what = titles.map((title) => localText(title, language).text).join(', ');
    return {
      href: `/my-purchases/${id}`,
      icon: 'money',
      title: m.profile_home_pay({ total: formatSen(totalSen) }),
      facts: m.profile_home_pay_until({ what, time: formatTime(expiresAt, language) }),
    };
  }
  if (waits.kind === 'form') {
    const { href, title, about, reference } = waits.form;
    return {
      href,
      icon: 'document',
      title: m.profile_home_papers(),
      facts: [title, about, reference].filter(Boolean).join(' · '),
    };
  }
  if (waits.kind === 'notice')
    return {
      href: '/setting/data#consent',
      icon: 'document',
      title: m.profile_home_notice(),
      facts: m.profile_home_notice_why(),
    };
  return {
    href: '/verify-phone?next=/profile',
    icon: 'phone',
    title: m.profile_home_phone(),
    facts: m.profile_home_phone_why(),
  };
}
