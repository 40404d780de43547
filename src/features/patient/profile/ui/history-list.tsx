import type { ReactNode } from 'react';
import { Card } from '#src/design/content/card.tsx';
import { Chip } from '#src/design/content/chip.tsx';
import { Icon, type IconName } from '#src/design/icons/icon.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { AppointmentStateChip } from '#src/features/appointments/appointments/ui/appointment-state.tsx';
import { OrderStateChip } from '#src/features/shop/orders/ui/order-state.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { formatDay } from '#src/shared/dates.ts';
import { localText } from '#src/shared/local-text.ts';
import { formatSen } from '#src/shared/money.ts';
import type { HistoryItem } from '../history.server.ts';

/** Appointments, purchases and submitted forms in one list, each with its link. */
export function HistoryList({ items, level = 2 }: { items: readonly HistoryItem[]; level?: 2 | 3 }) {
  return (
    <Card>
      <ol className="divide-y divide-line">
        {items.map((item) => (
          <li key={keyOf(item)}>
            <Row item={item} level={level} />
          </li>
        ))}
      </ol>
    </Card>
  );
}

function keyOf(item: HistoryItem): string {
  if (item.kind === 'form') return item.form.reference;
  return item.kind === 'appointment' ? item.appointment.reference : item.purchase.id;
}

function Row({ item, level }: { item: HistoryItem; level: 2 | 3 }) {
  const day = formatDay(item.at, getLocale());
  if (item.kind === 'appointment') {
    const { reference, doctorName, hospitalName, patientName, status } = item.appointment;
    return (
      <Line
        level={level}
        icon="calendar"
        href={`/my-appointments/${reference}`}
        title={m.appointments_mine_one({ doctor: doctorName })}
        facts={`${day} · ${hospitalName} · ${patientName}`}
        state={<AppointmentStateChip status={status} />}
      />
    );
  }
  if (item.kind === 'form') {
    const { reference, title, state, tone, href } = item.form;
    return (
      <Line
        level={level}
        icon="message"
        href={href}
        title={title}
        facts={`${day} · ${reference}`}
        state={<Chip tone={tone}>{state}</Chip>}
      />
    );
  }
  const { id, titles, totalSen, state } = item.purchase;
  const title = titles.map((text) => localText(text, getLocale()).text).join(', ');
  return (
    <Line
      level={level}
      icon="cart"
      href={`/my-purchases/${id}`}
      title={title}
      facts={`${day} · ${formatSen(totalSen)}`}
      state={<OrderStateChip state={state} />}
    />
  );
}

function Line({
  level,
  icon,
  href,
  title,
  facts,
  state,
}: {
  level: 2 | 3;
  icon: IconName;
  href: string;
  title: string;
  facts: string;
  state: ReactNode;
}) {
  const Heading = `h${level}` as const;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-3">
      <Icon name={icon} className="text-teal" />
      <div className="min-w-0 flex-1 basis-56">
        <Heading className="text-base leading-snug font-semibold">
          <SiteLink href={href} className="inline-flex min-h-11 items-center">
            {title}
          </SiteLink>
        </Heading>
        <p className="text-[0.9375rem] text-muted tabular-nums">{facts}</p>
      </div>
      {/* On phones under the text and not under the icon, where it does not fit beside the text. */}
      <div className="max-sm:w-full max-sm:pl-9">{state}</div>
    </div>
  );
}
