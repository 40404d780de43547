import { redirect } from 'react-router';
import { Notice } from '#src/design/states/notice.tsx';
import { RecordList } from '#src/design/content/record-list.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { requestContext } from '#src/platform/request-context.ts';
import { localPath } from '#src/shared/addresses.ts';
import { formatDateTime, formatDay } from '#src/shared/dates.ts';
import { consoleAction, consoleLoad, textOf } from '#src/features/console/frame/frame.server.ts';
import { AdminPage, AdminSection } from '#src/features/console/frame/ui/admin-page.tsx';
import { RefusalSummary } from '#src/features/console/frame/ui/forms/refusal-summary.tsx';
import { extendRequest, takeRequestStep, viewRequest, type RequestView } from '../privacy-requests.server.ts';
import { eraseForRequest, stopMarketingForRequest, withdrawForRequest } from '../request-actions.server.ts';
import { isTimeOfLaw } from '../privacy-office.rules.ts';
import { DueDay, kindWords, RequestStateChip, stateWords } from '../ui/privacy-words.tsx';
import { ExtendForm, RequestAction, StepForm } from '../ui/request-forms.tsx';
import type { Route } from './+types/request-page';

const path = '/staff/privacy';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  return consoleLoad(async () => ({
    view: await viewRequest(app, actor, params.requestId),
    isDone: new URL(request.url).searchParams.has('done'),
  }));
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { app, actor, language } = context.get(requestContext);
  const form = await request.formData();
  const change = { id: params.requestId, seen: Number(textOf(form, 'seen', 12)) };
  const intent = textOf(form, 'intent', 20);
  const outcome = await consoleAction({ form, language }, () => {
    if (intent === 'extend') return extendRequest(app, actor, { ...change, reason: textOf(form, 'reason', 3_001) });
    if (intent === 'withdraw') return withdrawForRequest(app, actor, change);
    if (intent === 'stop_marketing') return stopMarketingForRequest(app, actor, change);
    if (intent === 'erase') return eraseForRequest(app, actor, change);
    return takeRequestStep(app, actor, {
      ...change,
      state: textOf(form, 'state', 40),
      note: textOf(form, 'note', 3_001),
      isMailed: textOf(form, 'write') === 'yes',
      isIdentityChecked: textOf(form, 'identity') === 'yes',
    });
  });
  if (!('done' in outcome)) return outcome;
  throw redirect(localPath(`${path}/${params.requestId}?done`, language), 303);
}

/** One request: its deadline, its content, the next step and its history. */
export default function RequestPage({ loaderData: { view, isDone }, actionData }: Route.ComponentProps) {
  const refusal = actionData?.refusal;
  return (
    <AdminPage
      title={`${kindWords(view.kind)}: ${view.personName || m.privacy_erased()}`}
      back={{ label: m.privacy_desk(), href: path }}
      intro={
        <>
          <RequestStateChip state={view.state} /> {view.reference}
        </>
      }
    >
      {isDone && !refusal && (
        <div className="mb-6">
          <Notice tone="success">{m.privacy_saved()}</Notice>
        </div>
      )}
      <RefusalSummary refusal={refusal} />
      <AdminSection id="facts" title={m.privacy_request()}>
        <RecordList items={facts(view)} />
      </AdminSection>
      <RequestAction view={view} />
      <StepForm view={view} refusal={refusal} />
      {view.mayExtend && <ExtendForm view={view} refusal={refusal} />}
      <AdminSection id="history" title={m.privacy_history()}>
        <History view={view} />
      </AdminSection>
    </AdminPage>
  );
}

function facts(view: RequestView) {
  return [
    { label: m.privacy_due(), value: <DueDay {...view} /> },
    { label: m.privacy_clock(), value: isTimeOfLaw(view.kind) ? m.privacy_clock_law() : m.privacy_clock_own() },
    { label: m.privacy_received_on(), value: formatDay(view.receivedOn, getLocale()) },
    { label: m.staff_email(), value: view.email ?? m.privacy_none() },
    {
      label: m.privacy_details(),
      value: <span className="whitespace-pre-line [overflow-wrap:anywhere]">{view.details || m.privacy_none()}</span>,
    },
    {
      label: m.privacy_identity(),
      value: view.isIdentityChecked ? m.privacy_identity_checked() : m.privacy_identity_open(),
    },
    { label: m.privacy_account(), value: view.accountId ? m.privacy_account_linked() : m.privacy_account_none() },
  ];
}

const stepWords: Record<RequestView['steps'][number]['what'], () => string> = {
  received: m.privacy_step_received,
  state: m.privacy_step_state,
  note: m.privacy_step_note,
  extended: m.privacy_step_extended,
  identity: m.privacy_identity_checked,
  exported: m.privacy_step_exported,
  withdrawn: m.privacy_step_withdrawn,
  marketing_stopped: m.privacy_step_marketing,
  erased: m.privacy_step_erased,
};

function History({ view }: { view: RequestView }) {
  return (
    <ol className="divide-y divide-line">
      {view.steps.map(({ id, at, by, what, toState, note, isMailed }) => (
        <li key={id} className="py-2.5">
          <p>
            {formatDateTime(at, getLocale())} · {by} · {stepWords[what]()}
            {what === 'state' && toState ? `: ${stateWords(toState)}` : ''}
            {isMailed ? ` · ${m.privacy_step_mailed()}` : ''}
          </p>
          {note && <p className="whitespace-pre-line text-muted [overflow-wrap:anywhere]">{note}</p>}
        </li>
      ))}
    </ol>
  );
}
