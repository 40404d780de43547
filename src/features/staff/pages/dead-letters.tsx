import { redirect } from 'react-router';
import { Button, ButtonLink } from '#src/design/button.tsx';
import { SelectField } from '#src/design/field.tsx';
import { Notice } from '#src/design/notice.tsx';
import { ZoneForm } from '#src/design/zone-form.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import type { ParkedMessage } from '#src/platform/outbox/outbox.server.ts';
import { requestContext } from '#src/platform/request-context.ts';
import { localPath } from '#src/shared/addresses.ts';
import { formatDateTime } from '#src/shared/dates.ts';
import { deadLetterShape, discardMessage, listDeadMessages, retryMessage } from '../dead-letters.server.ts';
import { atDesk, deskAction, textOf } from '../desk-request.server.ts';
import { listHref, readListState } from '../list-state.rules.ts';
import { ConfirmStep } from '../ui/confirm-step.tsx';
import { DeskFilters } from '../ui/desk-filters.tsx';
import { DeskPage } from '../ui/desk-page.tsx';
import { DeskTable, type Column } from '../ui/desk-table.tsx';
import { RefusalSummary } from '../ui/refusal-summary.tsx';
import type { Route } from './+types/dead-letters';

const path = '/staff/dead-letters';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  const query = new URL(request.url).searchParams;
  const state = readListState(query, deadLetterShape);
  const asked = Number(query.get('before'));
  const before = Number.isSafeInteger(asked) && asked > 0 ? asked : null;
  return atDesk(async () => ({ state, before, said: query.get('done'), ...(await listDeadMessages(app, actor, { channel: state.filters.channel, before })) }));
}

export async function action({ request, context }: Route.ActionArgs) {
  const { app, actor, language } = context.get(requestContext);
  const form = await request.formData();
  const id = Number(textOf(form, 'id'));
  const isRetry = textOf(form, 'intent') === 'retry';
  const outcome = await deskAction({ form, language }, () => (isRetry ? retryMessage(app, actor, id) : discardMessage(app, actor, { id, reason: textOf(form, 'reason', 500) })));
  if (!('done' in outcome)) return outcome;
  throw redirect(`${localPath(path, language)}?done=${isRetry ? 'retried' : 'discarded'}`);
}

/** What could not be delivered: send it anew, or let it go with a reason. */
export default function DeadLetters({ loaderData: { state, rows, olderId, before, said }, actionData }: Route.ComponentProps) {
  const refusal = actionData?.refusal;
  return (
    <DeskPage title={m.staff_desk_dead_letters()} intro={m.staff_letters_intro()}>
      {!refusal && said === 'retried' && <div className="mb-6"><Notice tone="success">{m.staff_letters_retried()}</Notice></div>}
      {!refusal && said === 'discarded' && <div className="mb-6"><Notice tone="success">{m.staff_letters_discarded()}</Notice></div>}
      <RefusalSummary refusal={refusal} />
      <DeskFilters path={path} state={state}>
        <SelectField name="channel" label={m.staff_letters_channel()} options={[{ value: 'mail', label: m.staff_letters_mail() }, { value: 'sms', label: 'SMS' }]} emptyLabel={m.staff_any()} defaultValue={state.filters.channel} />
      </DeskFilters>
      <DeskTable caption={m.staff_desk_dead_letters()} path={path} state={state} columns={columns(refusal?.typed.id)} rows={rows} keyOf={(row) => row.id} empty={m.staff_letters_empty()} />
      <nav aria-label={m.staff_letters_pages()} className="flex flex-wrap gap-3">
        {before !== null && <ButtonLink variant="secondary" href={listHref(path, state)}>{m.staff_audit_newest()}</ButtonLink>}
        {olderId !== null && <ButtonLink variant="secondary" rel="next" href={`${listHref(path, state)}&before=${olderId}`}>{m.staff_audit_older()}</ButtonLink>}
      </nav>
    </DeskPage>
  );
}

function columns(openId: string | undefined): Column<ParkedMessage>[] {
  return [
    { key: 'subject', label: m.staff_letters_message(), cell: (row) => row.subject || m.staff_letters_no_subject() },
    { key: 'channel', label: m.staff_letters_channel(), cell: (row) => (row.channel === 'sms' ? 'SMS' : m.staff_letters_mail()) },
    { key: 'to', label: m.staff_letters_to(), cell: (row) => <span className="break-all">{row.recipientMask}</span> },
    { key: 'at', label: m.staff_letters_since(), cell: (row) => formatDateTime(row.createdAt, getLocale()) },
    { key: 'error', label: m.staff_letters_error(), cell: (row) => row.lastError ?? '' },
    { key: 'do', label: m.staff_letters_do(), cell: (row) => <Decide row={row} isOpen={openId === String(row.id)} /> },
  ];
}

function Decide({ row, isOpen }: { row: ParkedMessage; isOpen: boolean }) {
  const id = <input type="hidden" name="id" value={row.id} />;
  return (
    <div className="flex flex-wrap gap-3">
      <ZoneForm>{id}<Button variant="secondary" name="intent" value="retry">{m.staff_letters_retry()}</Button></ZoneForm>
      <ConfirmStep label={m.staff_letters_discard()} intent="discard" isOpen={isOpen} fields={<>{id}<Reason id={row.id} isWrong={isOpen} /></>}>{m.staff_letters_discard_text()}</ConfirmStep>
    </div>
  );
}

/** One of many on the page, so that its id carries the message's; an error summary leads to the open one. */
function Reason({ id, isWrong }: { id: number; isWrong: boolean }) {
  const field = isWrong ? 'reason' : `reason-${id}`;
  return <label htmlFor={field} className="block font-semibold text-deep">{m.staff_reason()}
    <textarea id={field} name="reason" rows={2} maxLength={500} required className="mt-1 block min-h-12 w-full rounded-soft border-2 border-field px-3 py-2 font-normal" />
  </label>;
}
