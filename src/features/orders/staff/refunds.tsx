import { redirect } from 'react-router';
import { Button, ButtonLink } from '#src/design/button.tsx';
import { Notice } from '#src/design/notice.tsx';
import { SiteLink } from '#src/design/site-link.tsx';
import { ZoneForm } from '#src/design/zone-form.tsx';
import type { RefundWork } from '#src/features/payments/payments.server.ts';
import { atDesk, deskAction, textOf } from '#src/features/staff/desk-request.server.ts';
import { ConfirmStep } from '#src/features/staff/ui/confirm-step.tsx';
import { DeskPage, DeskSection } from '#src/features/staff/ui/desk-page.tsx';
import { RefusalSummary } from '#src/features/staff/ui/refusal-summary.tsx';
import { StateChip } from '#src/features/staff/ui/state-chip.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { requestContext } from '#src/platform/request-context.ts';
import { localPath } from '#src/shared/addresses.ts';
import { formatDateTime } from '#src/shared/dates.ts';
import { formatSen } from '#src/shared/money.ts';
import { decideOnRefund, listDeskRefunds } from '../refunds-desk.server.ts';
import { PlainTable } from './plain-table.tsx';
import { BankFields } from './refund-form.tsx';
import { refundMethodWords, refundReasonWords, refundStateWords } from './refund-words.ts';
import type { Route } from './+types/refunds';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  return atDesk(async () => ({ ...(await listDeskRefunds(app, actor)), me: 'accountId' in actor ? actor.accountId : '', said: new URL(request.url).searchParams.get('done') }));
}

export async function action({ request, context }: Route.ActionArgs) {
  const { app, actor, language } = context.get(requestContext);
  const form = await request.formData();
  const refundId = textOf(form, 'id');
  const part = (name: string) => textOf(form, `${name}-${refundId}`);
  const outcome = await deskAction({ form, language }, () => decideOnRefund(app, actor, {
    refundId, decision: textOf(form, 'intent') === 'decline' ? 'decline' : 'approve',
    ...(part('bankAccount') ? { bank: { code: part('bankCode').toUpperCase(), holder: part('bankHolder'), account: part('bankAccount') } } : {}),
  }));
  if (!('done' in outcome)) return outcome;
  throw redirect(`${localPath('/staff/refunds', language)}?done=${outcome.done.state}`, 303);
}

/** Money that has to go back, and who says so: second and late payments, refunds waiting for a second person, refunds that failed. */
export default function Refunds({ loaderData: { waiting, rest, me, said }, actionData }: Route.ComponentProps) {
  const refusal = actionData?.refusal;
  return (
    <DeskPage title={m.orders_desk_refunds()} intro={m.orders_desk_refunds_hint()} actions={<ButtonLink variant="secondary" href="/staff/refunds/csv">{m.staff_list_csv()}</ButtonLink>}>
      {!refusal && said ? <div className="mb-6"><Notice tone="success">{m.orders_desk_refund_now({ state: refundStateWords(said === 'proposed' || said === 'declined' ? said : 'approved') })}</Notice></div> : null}
      <RefusalSummary refusal={refusal} />
      <DeskSection id="waiting" title={m.orders_desk_refunds_waiting()}>
        {waiting.length === 0 ? <p className="text-muted">{m.orders_desk_refunds_none()}</p> : <ul className="divide-y divide-line">{waiting.map((refund) => <Waiting key={refund.id} refund={refund} me={me} />)}</ul>}
      </DeskSection>
      <PlainTable caption={m.orders_desk_refunds_rest()} head={[m.orders_find_order(), m.orders_desk_amount(), m.orders_state(), m.orders_desk_reason(), m.orders_desk_at()]}
        rows={rest.map((one) => [one.orderId, formatSen(one.amountSen), refundStateWords(one.state), refundReasonWords(one.reason), formatDateTime(one.createdAt, getLocale())])} />
    </DeskPage>
  );
}

function Waiting({ refund, me }: { refund: RefundWork; me: string }) {
  const isOwn = refund.state === 'proposed' && refund.proposedBy === me;
  const id = <input type="hidden" name="id" value={refund.id} />;
  return (
    <li className="py-4">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <SiteLink href={`/staff/orders/${refund.orderId}`} className="inline-flex min-h-11 items-center font-semibold">{refund.orderId}</SiteLink>
        <span className="text-lg font-semibold tabular-nums text-deep">{formatSen(refund.amountSen)}</span>
        <StateChip tone="waiting">{refundStateWords(refund.state)}</StateChip>
        <span>{refundReasonWords(refund.reason)}{refund.method === 'reversal' ? `, ${refundMethodWords('reversal')}` : ''}</span>
        <span className="text-muted">{formatDateTime(refund.createdAt, getLocale())} {refund.errorCode}</span>
      </p>
      {refund.note ? <p>{refund.note}</p> : null}
      {isOwn ? <p className="text-muted">{m.orders_desk_refund_own()}</p> : (
        <div className="mt-2 flex flex-wrap gap-3">
          <ConfirmStep label={m.orders_desk_approve()} intent="approve" variant="primary" fields={<>{id}{refund.channel === 'credit' || (refund.method === 'reversal' && refund.state !== 'failed') ? null : <BankFields typed={{}} suffix={`-${refund.id}`} />}</>}>{m.orders_desk_refund_meaning()}</ConfirmStep>
          {refund.state === 'failed' ? null : <ZoneForm>{id}<Button variant="secondary" name="intent" value="decline">{m.orders_desk_decline()}</Button></ZoneForm>}
        </div>
      )}
    </li>
  );
}
