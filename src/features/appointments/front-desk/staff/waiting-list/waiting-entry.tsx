import { redirect } from 'react-router';
import { TextArea } from '#src/design/form/field.tsx';
import { Notice } from '#src/design/states/notice.tsx';
import { phoneHref } from '#src/design/content/phone-link.tsx';
import { RecordList } from '#src/design/content/record-list.tsx';
import { consoleLoad, consoleAction, textOf } from '#src/features/console/frame/frame.server.ts';
import { ConfirmStep } from '#src/features/console/frame/ui/forms/confirm-step.tsx';
import { AdminPage, AdminSection } from '#src/features/console/frame/ui/admin-page.tsx';
import { RefusalSummary } from '#src/features/console/frame/ui/forms/refusal-summary.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { requestContext } from '#src/platform/request-context.ts';
import { localPath } from '#src/shared/addresses.ts';
import { formatDateTime, formatDay } from '#src/shared/dates.ts';
import { offerWords, WaitingChip } from './waiting-words.tsx';
import {
  takeOffWaitingList,
  viewWaitingVisitor,
  type WaitingVisitorDetails,
} from '#src/features/appointments/front-desk/waiting-visitor.server.ts';
import type { Route } from './+types/waiting-entry';
import { longestReason } from '#src/features/appointments/front-desk/front-desk.rules.ts';

const path = '/staff/waiting-list';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  return consoleLoad(async () => ({
    visitor: await viewWaitingVisitor(app, actor, params.reference),
    isDone: new URL(request.url).searchParams.has('done'),
  }));
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { app, actor, language } = context.get(requestContext);
  const form = await request.formData();
  const outcome = await consoleAction({ form, language }, () =>
    takeOffWaitingList(app, actor, { reference: params.reference, reason: textOf(form, 'reason', longestReason) }),
  );
  if (!('done' in outcome)) return outcome;
  throw redirect(localPath(`${path}/${params.reference}?done`, language));
}

/** An entry of a waiting list: the patient, since when, the offers; and removal with a reason. */
export default function WaitingEntryPage({ loaderData: { visitor, isDone }, actionData }: Route.ComponentProps) {
  const refusal = actionData?.refusal;
  return (
    <AdminPage
      title={visitor.patientName}
      intro={
        <>
          <WaitingChip state={visitor.status} isTakenOff={visitor.isTakenOff} /> {formatDay(visitor.day, getLocale())} ·{' '}
          {visitor.doctorName} · {visitor.hospitalName}
        </>
      }
      back={{ label: m.waiting_desk_title(), href: path }}
    >
      {isDone && !refusal && (
        <div className="mb-6">
          <Notice tone="success">{m.waiting_desk_taken_off()}</Notice>
        </div>
      )}
      <RefusalSummary refusal={refusal} />
      {visitor.isRemovable && (
        <div className="mb-6">
          <ConfirmStep
            label={m.waiting_desk_take_off()}
            intent="take-off"
            isOpen={refusal !== undefined}
            fields={
              <TextArea
                name="reason"
                label={m.staff_reason()}
                hint={m.waiting_desk_reason_hint()}
                rows={2}
                maxLength={longestReason}
                required
                defaultValue={refusal?.typed.reason}
                error={refusal?.fields.reason}
              />
            }
          >
            {m.waiting_desk_take_off_text()}
          </ConfirmStep>
        </div>
      )}
      <AdminSection id="waiting-facts" title={m.waiting_desk_facts()}>
        <RecordList items={facts(visitor)} />
      </AdminSection>
      <AdminSection id="waiting-offers" title={m.waiting_desk_offers()}>
        {visitor.offers.length === 0 && <p className="text-muted">{m.waiting_desk_offers_none()}</p>}
        <ol className="divide-y divide-line">
          {visitor.offers.map(({ id, startsAt, expiresAt, answeredAt, state }) => (
            <li key={id} className="py-2.5">
              <p className="font-semibold text-deep">{formatDateTime(startsAt, getLocale())}</p>
              <p className="text-muted">
                {state === 'open'
                  ? m.waiting_desk_open_until({ until: formatDateTime(expiresAt, getLocale()) })
                  : `${offerWords(state)}${answeredAt ? ` · ${formatDateTime(answeredAt, getLocale())}` : ''}`}
              </p>
            </li>
          ))}
        </ol>
      </AdminSection>
    </AdminPage>
  );
}

function facts(visitor: WaitingVisitorDetails) {
  return [
    { label: m.front_desk_reference(), value: visitor.reference },
    { label: m.front_desk_phone(), value: <a href={phoneHref(visitor.phone)}>{visitor.phone}</a> },
    { label: m.staff_email(), value: visitor.email },
    { label: m.waiting_desk_since(), value: formatDateTime(visitor.joinedAt, getLocale()) },
    ...(visitor.before === null ? [] : [{ label: m.waiting_desk_before(), value: String(visitor.before) }]),
    { label: m.front_desk_reason(), value: visitor.reason ?? m.front_desk_none() },
    ...(visitor.removedReason ? [{ label: m.waiting_desk_removed_reason(), value: visitor.removedReason }] : []),
  ];
}
