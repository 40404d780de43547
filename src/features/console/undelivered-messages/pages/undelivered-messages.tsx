import { redirect } from 'react-router';
import { Button, ButtonLink } from '#src/design/form/button.tsx';
import { SelectField } from '#src/design/form/field.tsx';
import { Notice } from '#src/design/states/notice.tsx';
import { CsrfForm } from '#src/design/form/csrf-form.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { maximumAttempts } from '#src/platform/outbox/outbox.rules.ts';
import type { ParkedMessage } from '#src/platform/outbox/outbox.server.ts';
import { maximumAttempts as profileAttempts } from '#src/platform/profile-sync/profile-sync.rules.ts';
import { requestContext } from '#src/platform/request-context.ts';
import { localPath } from '#src/shared/addresses.ts';
import { formatDateTime } from '#src/shared/dates.ts';
import {
  undeliveredShape,
  discardMessage,
  listUndeliveredMessages,
  listUndeliveredProfiles,
  retryMessage,
  settleProfile,
} from '../undelivered-messages.server.ts';
import { consoleLoad, consoleAction, textOf } from '#src/features/console/frame/frame.server.ts';
import { listHref, readListState } from '#src/features/console/frame/list-state.rules.ts';
import { ConfirmStep } from '#src/features/console/frame/ui/forms/confirm-step.tsx';
import { AdminFilters } from '#src/features/console/frame/ui/lists/admin-filters.tsx';
import { AdminPage, AdminSection } from '#src/features/console/frame/ui/admin-page.tsx';
import { AdminTable, type Column } from '#src/features/console/frame/ui/lists/admin-table.tsx';
import { RefusalSummary } from '#src/features/console/frame/ui/forms/refusal-summary.tsx';
import type { Route } from './+types/undelivered-messages';

const path = '/staff/dead-letters';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  const query = new URL(request.url).searchParams;
  const state = readListState(query, undeliveredShape);
  const asked = Number(query.get('before'));
  const before = Number.isSafeInteger(asked) && asked > 0 ? asked : null;
  return consoleLoad(async () => {
    const [messages, profiles] = await Promise.all([
      listUndeliveredMessages(app, actor, { q: state.q, channel: state.filters.channel, before }),
      listUndeliveredProfiles(app, actor),
    ]);
    const tries = { message: maximumAttempts, profile: profileAttempts };
    return { state, before, said: query.get('done'), profiles, tries, ...messages };
  });
}

export async function action({ request, context }: Route.ActionArgs) {
  const { app, actor, language } = context.get(requestContext);
  const form = await request.formData();
  const id = textOf(form, 'id', 40);
  const reason = textOf(form, 'reason', 500);
  const isRetry = textOf(form, 'intent') === 'retry';
  const outcome = await consoleAction({ form, language }, () => {
    if (textOf(form, 'kind') === 'profile') return settleProfile(app, actor, { id, isRetry, reason });
    return isRetry ? retryMessage(app, actor, Number(id)) : discardMessage(app, actor, { id: Number(id), reason });
  });
  if (!('done' in outcome)) return outcome;
  throw redirect(`${localPath(path, language)}?done=${isRetry ? 'retried' : 'discarded'}`);
}

/** Undelivered messages: send them again, or discard them with a reason. */
export default function UndeliveredMessages({
  loaderData: { state, rows, olderId, before, said, profiles, tries },
  actionData,
}: Route.ComponentProps) {
  const refusal = actionData?.refusal;
  return (
    <AdminPage title={m.staff_desk_dead_letters()} intro={m.staff_letters_intro({ tries: tries.message })}>
      {!refusal && said === 'retried' && (
        <div className="mb-6">
          <Notice tone="success">{m.staff_letters_retried()}</Notice>
        </div>
      )}
      {!refusal && said === 'discarded' && (
        <div className="mb-6">
          <Notice tone="success">{m.staff_letters_discarded()}</Notice>
        </div>
      )}
      <RefusalSummary refusal={refusal} />
      <AdminFilters
        path={path}
        state={state}
        searchLabel={m.staff_letters_search()}
        csvHref={listHref(`${path}/csv`, state)}
      >
        <SelectField
          name="channel"
          label={m.staff_letters_channel()}
          options={[
            { value: 'mail', label: m.staff_letters_mail() },
            { value: 'sms', label: 'SMS' },
          ]}
          emptyLabel={m.staff_any()}
          defaultValue={state.filters.channel}
        />
      </AdminFilters>
      <AdminTable
        caption={m.staff_desk_dead_letters()}
        path={path}
        state={state}
        columns={columns(refusal?.typed.id)}
        rows={rows}
        keyOf={(row) => row.id}
        empty={m.staff_letters_empty()}
      />
      <nav aria-label={m.staff_letters_pages()} className="flex flex-wrap gap-3">
        {before !== null && (
          <ButtonLink variant="secondary" href={listHref(path, state)}>
            {m.staff_audit_newest()}
          </ButtonLink>
        )}
        {olderId !== null && (
          <ButtonLink variant="secondary" rel="next" href={`${listHref(path, state)}&before=${olderId}`}>
            {m.staff_audit_older()}
          </ButtonLink>
        )}
      </nav>
      <UndeliveredProfiles profiles={profiles} openId={refusal?.typed.id} tries={tries.profile} />
    </AdminPage>
  );
}

function columns(openId: string | undefined): Column<ParkedMessage>[] {
  return [
    { key: 'subject', label: m.staff_letters_message(), cell: (row) => row.subject || m.staff_letters_no_subject() },
    {
      key: 'channel',
      label: m.staff_letters_channel(),
      cell: (row) => (row.channel === 'sms' ? 'SMS' : m.staff_letters_mail()),
    },
    { key: 'to', label: m.staff_letters_to(), cell: (row) => <span className="break-all">{row.recipientMask}</span> },
    {
      key: 'at',
      label: m.staff_letters_since(),
      isDate: true,
      cell: (row) => formatDateTime(row.createdAt, getLocale()),
    },
    { key: 'error', label: m.staff_letters_error(), cell: (row) => row.lastError ?? '' },
    {
      key: 'do',
      label: m.staff_letters_do(),
      cell: (row) => <Decide id={String(row.id)} kind="message" isOpen={openId === String(row.id)} />,
    },
  ];
}

type Profiles = Route.ComponentProps['loaderData']['profiles'];

/** Undelivered profiles for the health-monitoring service. */
function UndeliveredProfiles({
  profiles,
  openId,
  tries,
}: {
  profiles: Profiles;
  openId: string | undefined;
  tries: number;
}) {
  return (
    <div className="mt-8">
      <AdminSection
        id="dead-profiles"
        title={m.staff_letters_profiles()}
        intro={m.staff_letters_profiles_intro({ tries })}
      >
        {profiles.total === 0 ? (
          <p className="text-muted">{m.staff_letters_empty()}</p>
        ) : (
          <ul className="divide-y divide-line">
            {profiles.items.map(({ id, idMask, attempts, lastError, createdAt }) => (
              <li key={id} className="flex flex-wrap items-start justify-between gap-4 py-3">
                <p>
                  {idMask}
                  <br />
                  <span className="text-[0.9375rem] text-muted">
                    {formatDateTime(createdAt, getLocale())} · {m.staff_letters_tries({ count: attempts })} ·{' '}
                    {lastError}
                  </span>
                </p>
                <Decide id={id} kind="profile" isOpen={openId === id} />
              </li>
            ))}
          </ul>
        )}
      </AdminSection>
    </div>
  );
}

function Decide({ id, kind, isOpen }: { id: string; kind: 'message' | 'profile'; isOpen: boolean }) {
  const which = (
    <>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="kind" value={kind} />
    </>
  );
  return (
    <div className="flex flex-wrap gap-3">
      <CsrfForm>
        {which}
        <Button variant="secondary" name="intent" value="retry">
          {m.staff_letters_retry()}
        </Button>
      </CsrfForm>
      <ConfirmStep
        label={m.staff_letters_discard()}
        intent="discard"
        isOpen={isOpen}
        fields={
          <>
            {which}
            <Reason id={id} isWrong={isOpen} />
          </>
        }
      >
        {m.staff_letters_discard_text()}
      </ConfirmStep>
    </div>
  );
}

/**
 * A reason's field: one of many on the page, so its id contains the message's id; an error summary links to the open
 * one.
 */
function Reason({ id, isWrong }: { id: string; isWrong: boolean }) {
  const field = isWrong ? 'reason' : `reason-${id}`;
  return (
    <label htmlFor={field} className="block font-semibold text-deep">
      {m.staff_reason()}
      <textarea
        id={field}
        name="reason"
        rows={2}
        maxLength={500}
        required
        className="mt-1 block min-h-12 w-full rounded-soft border-2 border-field px-3 py-2 font-normal"
      />
    </label>
  );
}
