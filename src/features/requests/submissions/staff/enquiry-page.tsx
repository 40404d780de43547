import { redirect } from 'react-router';
import { Button } from '#src/design/form/button.tsx';
import { CheckboxField, RadioGroup, TextArea } from '#src/design/form/field.tsx';
import { Notice } from '#src/design/states/notice.tsx';
import { phoneHref } from '#src/design/content/phone-link.tsx';
import { RecordList } from '#src/design/content/record-list.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { CsrfForm } from '#src/design/form/csrf-form.tsx';
import { consoleLoad, consoleAction, textOf, type ActionRefusal } from '#src/features/console/frame/frame.server.ts';
import { AdminPage, AdminSection } from '#src/features/console/frame/ui/admin-page.tsx';
import { RefusalSummary } from '#src/features/console/frame/ui/forms/refusal-summary.tsx';
import { shownCountryName } from '#src/features/site/settings/settings.server.ts';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { requestContext } from '#src/platform/request-context.ts';
import { localPath } from '#src/shared/addresses.ts';
import { formatDateTime, formatDay } from '#src/shared/dates.ts';
import { revealSecrets, takeEnquiryStep, viewEnquiry, type EnquiryView } from '../handling/submissions-admin.server.ts';
import { changeOwner } from '../handling/submission-owners.server.ts';
import { DueTime } from '../ui/due-words.tsx';
import { FormStateChip, kindOfView, kindTitle, shownValue, stateWords } from './form-words.tsx';
import type { Route } from './+types/enquiry-page';

const path = '/staff/enquiries';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { app, actor, language } = context.get(requestContext);
  return consoleLoad(async () => {
    const view = await viewEnquiry(app, actor, params.reference);
    const named = kindOfView(view).fields.filter(({ type }) => type === 'country');
    const countries = await Promise.all(
      named.map(async ({ name }) => [name, await shownCountryName(app, view.values[name] ?? '', language)] as const),
    );
    return { view, countries: Object.fromEntries(countries), isDone: new URL(request.url).searchParams.has('done') };
  });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { app, actor, language } = context.get(requestContext);
  const form = await request.formData();
  const intent = textOf(form, 'intent', 20);
  if (intent === 'reveal') return revealed(() => revealSecrets(app, actor, params.reference));
  const state = textOf(form, 'state', 40);
  const outcome = await consoleAction({ form, language }, () => {
    if (intent === 'take' || intent === 'release')
      return changeOwner(app, actor, {
        reference: params.reference,
        isTaken: intent === 'take',
        seenOwner: textOf(form, 'owner', 40),
      });
    return takeEnquiryStep(app, actor, {
      reference: params.reference,
      ...(state ? { state, seen: textOf(form, 'seen', 40) } : {}),
      note: textOf(form, 'note', 3_000),
      isForSender: textOf(form, 'write') === 'yes',
    });
  });
  if (!('done' in outcome)) return outcome;
  throw redirect(localPath(`${path}/${params.reference}?done`, language), 303);
}

/** The full numbers, only in this one document, which is not stored; nothing where they may not be shown. */
async function revealed(look: () => Promise<Record<string, string>>) {
  return { numbers: await consoleLoad(look), refusal: undefined };
}

/** One submission: its content, its files, and the possible steps. */
export default function EnquiryPage({ loaderData: { view, countries, isDone }, actionData }: Route.ComponentProps) {
  const { adminPath } = kindOfView(view);
  const refusal = actionData?.refusal;
  const numbers = actionData && 'numbers' in actionData ? actionData.numbers : undefined;
  return (
    <AdminPage
      title={view.name || view.reference}
      back={{ label: adminPath ? kindTitle(view.kind) : m.forms_desk(), href: adminPath ?? path }}
      intro={
        <>
          <FormStateChip kind={view.kind} state={view.state} /> {kindTitle(view.kind)} · {view.reference} ·{' '}
          {formatDateTime(view.sentAt, getLocale())}
        </>
      }
    >
      {isDone && !refusal ? (
        <div className="mb-6">
          <Notice tone="success">{m.forms_desk_saved()}</Notice>
        </div>
      ) : null}
      <RefusalSummary refusal={refusal} />
      <AdminSection id="what" title={m.forms_desk_written()}>
        <RecordList items={facts({ ...view, values: { ...view.values, ...numbers } }, countries)} />
        {numbers ? null : <Reveal view={view} />}
      </AdminSection>
      <Owner view={view} />
      {view.files.length > 0 ? <Files view={view} /> : null}
      <StepForm view={view} refusal={refusal} />
      <AdminSection id="history" title={m.forms_steps()}>
        <History view={view} />
      </AdminSection>
    </AdminPage>
  );
}

/** Who answers it, by when, and the button that takes or releases it. */
function Owner({ view }: { view: EnquiryView }) {
  const { handlerId, handlerName, isOwn } = view;
  return (
    <AdminSection id="owner" title={m.forms_handler()}>
      <p className="mb-3">
        {handlerName ?? m.forms_handler_none()} · {m.forms_due()}: <DueTime {...view} />
      </p>
      <CsrfForm>
        <input type="hidden" name="owner" value={handlerId} />
        <Button variant="secondary" name="intent" value={isOwn ? 'release' : 'take'}>
          {isOwn ? m.forms_release() : m.forms_take()}
        </Button>
      </CsrfForm>
    </AdminSection>
  );
}

function Reveal({ view }: { view: EnquiryView }) {
  if (!kindOfView(view).fields.some(({ isSecret }) => isSecret)) return null;
  return (
    <CsrfForm className="mt-4">
      <Button variant="secondary" name="intent" value="reveal">
        {m.forms_desk_reveal()}
      </Button>
    </CsrfForm>
  );
}

function facts(view: EnquiryView, countries: Record<string, string>) {
  const written = kindOfView(view)
    .fields.filter(({ name }) => view.values[name])
    .map((field) => {
      const value = countries[field.name] ?? shownValue(field, view.values[field.name]!, view.hospitalName);
      return { label: field.label({}, { locale: getLocale() }), value: linked(field.type, value) };
    });
  return [
    ...(view.subject && view.subject.kind !== view.kind
      ? [
          view.version
            ? {
                label: m.custom_forms_form(),
                value: m.custom_forms_version_of({ title: view.subject.title, number: view.version.number }),
              }
            : { label: m.forms_desk_about(), value: view.subject.title },
        ]
      : []),
    ...written,
    { label: m.forms_desk_language(), value: languageNames[view.language]() },
    { label: m.forms_desk_consent(), value: view.consentVersion },
    { label: m.forms_desk_kept_until(), value: formatDay(view.deleteAfter, getLocale()) },
  ];
}

const languageNames = { en: m.forms_language_name_en, ms: m.forms_language_name_ms, zh: m.forms_language_name_zh };

function linked(type: string, value: string) {
  if (type === 'email')
    return (
      <a href={`mailto:${value}`} className="[overflow-wrap:anywhere]">
        {value}
      </a>
    );
  if (type === 'phone') return <a href={phoneHref(value)}>{value}</a>;
  return <span className="whitespace-pre-line [overflow-wrap:anywhere]">{value}</span>;
}

const fileStateWords = {
  checking: m.forms_file_checking,
  not_scanned: m.forms_file_not_scanned,
  infected: m.forms_file_infected,
  unsafe: m.forms_file_unsafe,
};

function Files({ view }: { view: EnquiryView }) {
  return (
    <AdminSection id="files" title={m.forms_files()} intro={m.forms_desk_files_hint()}>
      <ul className="divide-y divide-line">
        {view.files.map(({ id, name, mime, bytes, state }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 py-1">
            {state === 'clean' || state === 'not_scanned' ? (
              <SiteLink
                href={`${path}/${view.reference}/files/${id}`}
                className="inline-flex min-h-11 items-center font-semibold [overflow-wrap:anywhere]"
              >
                {name}
              </SiteLink>
            ) : (
              <span className="inline-flex min-h-11 items-center font-semibold [overflow-wrap:anywhere]">{name}</span>
            )}
            {state === 'clean' ? null : <span className="basis-full text-muted">{fileStateWords[state]()}</span>}
            <span className="text-muted tabular-nums">
              {mime.split('/')[1]?.toUpperCase()} ·{' '}
              {bytes < 1_048_576
                ? `${Math.max(1, Math.round(bytes / 1024))} kB`
                : `${(bytes / 1_048_576).toFixed(1)} MB`}
            </span>
          </li>
        ))}
      </ul>
    </AdminSection>
  );
}

function StepForm({ view, refusal }: { view: EnquiryView; refusal: ActionRefusal | undefined }) {
  const { isDiscreet } = kindOfView(view);
  return (
    <AdminSection id="step" title={m.forms_desk_step()}>
      <CsrfForm className="grid max-w-2xl gap-5">
        <input type="hidden" name="seen" value={view.state} />
        <RadioGroup
          legend={m.forms_state()}
          name="state"
          defaultValue={refusal?.typed['state'] ?? ''}
          isInline
          options={[
            { value: '', label: m.forms_desk_stays({ state: stateWords(view.kind, view.state) }) },
            ...view.next.map((state) => ({ value: state, label: stateWords(view.kind, state) })),
          ]}
        />
        <TextArea
          label={m.forms_desk_note()}
          name="note"
          hint={m.forms_desk_note_hint()}
          rows={5}
          maxLength={3_000}
          defaultValue={refusal?.typed['note']}
          error={refusal?.fields['note']}
        />
        <CheckboxField
          label={isDiscreet ? m.forms_desk_show() : m.forms_desk_write()}
          name="write"
          defaultChecked={refusal?.typed['write'] === 'yes'}
          hint={isDiscreet ? m.forms_desk_discreet_hint() : m.forms_desk_write_hint()}
        />
        <div>
          <Button>{m.forms_desk_save()}</Button>
        </div>
      </CsrfForm>
    </AdminSection>
  );
}

const doerWords = {
  staff: m.forms_desk_by_staff,
  sender: m.forms_desk_by_sender,
  system: m.forms_desk_by_system,
};

function History({ view }: { view: EnquiryView }) {
  return (
    <ol className="divide-y divide-line">
      {view.history.map(({ id, at, by, fromState, toState, note, isForSender }) => (
        <li key={id} className="py-2.5">
          <p>
            {formatDateTime(at, getLocale())} · {doerWords[by]()} ·{' '}
            {by === 'system'
              ? m.forms_desk_escalated()
              : fromState === toState
                ? isForSender
                  ? m.forms_desk_wrote()
                  : m.forms_desk_noted()
                : stateWords(view.kind, toState)}
          </p>
          {note ? <p className="whitespace-pre-line text-muted [overflow-wrap:anywhere]">{note}</p> : null}
        </li>
      ))}
    </ol>
  );
}
