import type { ReactNode } from 'react';
import { ButtonLink } from '#src/design/button.tsx';
import { Card } from '#src/design/card.tsx';
import { Chip } from '#src/design/chip.tsx';
import { EmptyState } from '#src/design/empty-state.tsx';
import { Icon, type IconName } from '#src/design/icon.tsx';
import { Pagination } from '#src/design/pagination.tsx';
import { SiteLink } from '#src/design/site-link.tsx';
import { AppointmentStateChip } from '#src/features/appointments/appointments/ui/appointment-state.tsx';
import { OrderStateChip } from '#src/features/shop/orders/ui/order-state.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { requestContext } from '#src/platform/request-context.ts';
import { formatDay } from '#src/shared/dates.ts';
import { localText } from '#src/shared/local-text.ts';
import { formatSen } from '#src/shared/money.ts';
import { listHistory, type HistoryItem } from '../history.server.ts';
import { AccountFrame } from '../ui/account-frame.tsx';
import type { Route } from './+types/history-page';

const rowsPerPage = 20;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor, language } = context.get(requestContext);
  const asked = Number(new URL(request.url).searchParams.get('page'));
  const page = Number.isInteger(asked) && asked > 0 && asked <= 50 ? asked : 1;
  return {
    page,
    ...(await listHistory(app, actor, { limit: rowsPerPage, offset: (page - 1) * rowsPerPage, language })),
  };
}

/** Visits that were, purchases, and forms that were sent, newest first. */
export default function HistoryPage({ loaderData: { items, total, page } }: Route.ComponentProps) {
  return (
    <AccountFrame title={m.profile_menu_history()} intro={m.profile_history_intro()}>
      {items.length === 0 ? (
        <EmptyState
          title={m.profile_history_none()}
          action={
            <>
              <ButtonLink href="/book">{m.appointments_mine_book()}</ButtonLink>
              <ButtonLink variant="secondary" href="/health-package">
                {m.profile_history_packages()}
              </ButtonLink>
            </>
          }
        >
          {m.profile_history_none_hint()}
        </EmptyState>
      ) : (
        <>
          <Card>
            <ol className="divide-y divide-line">
              {items.map((item) => (
                <li key={keyOf(item)}>
                  <Row item={item} />
                </li>
              ))}
            </ol>
          </Card>
          <Pagination
            page={page}
            pageSize={rowsPerPage}
            total={total}
            hrefFor={(wanted) => `/history?page=${wanted}`}
          />
        </>
      )}
    </AccountFrame>
  );
}

function keyOf(item: HistoryItem): string {
  if (item.kind === 'form') return item.form.reference;
  return item.kind === 'appointment' ? item.appointment.reference : item.purchase.id;
}

function Row({ item }: { item: HistoryItem }) {
  const day = formatDay(item.at, getLocale());
  if (item.kind === 'appointment') {
    const { reference, doctorName, hospitalName, patientName, status } = item.appointment;
    return (
      <Line
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
      icon="cart"
      href={`/my-purchases/${id}`}
      title={title}
      facts={`${day} · ${formatSen(totalSen)}`}
      state={<OrderStateChip state={state} />}
    />
  );
}

function Line({
  icon,
  href,
  title,
  facts,
  state,
}: {
  icon: IconName;
  href: string;
  title: string;
  facts: string;
  state: ReactNode;
}) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-3">
      <Icon name={icon} className="text-teal" />
      <div className="min-w-0 flex-1 basis-56">
        <h2 className="text-base leading-snug font-semibold">
          <SiteLink href={href} className="inline-flex min-h-11 items-center">
            {title}
          </SiteLink>
        </h2>
        <p className="text-[0.9375rem] text-muted tabular-nums">{facts}</p>
      </div>
      {state}
    </div>
  );
}
