import { Button, ButtonLink } from '#src/design/form/button.tsx';
import { CsrfForm } from '#src/design/form/csrf-form.tsx';
import { SelectField } from '#src/design/form/field.tsx';
import { Notice } from '#src/design/states/notice.tsx';
import { consoleAction, consoleLoad, textOf } from '#src/features/console/frame/frame.server.ts';
import { AdminPage, AdminSection } from '#src/features/console/frame/ui/admin-page.tsx';
import { ConfirmStep } from '#src/features/console/frame/ui/forms/confirm-step.tsx';
import { RefusalSummary } from '#src/features/console/frame/ui/forms/refusal-summary.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { requestContext } from '#src/platform/request-context.ts';
import { formatDateTime } from '#src/shared/dates.ts';
import { languages, type Language } from '#src/shared/languages.ts';
import {
  listCalendarAddresses,
  makeCalendarAddress,
  revokeCalendarAddress,
} from '../calendars/calendar-addresses.server.ts';
import type { Route } from './+types/schedule-calendars';

export async function loader({ params, context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  return consoleLoad(() => listCalendarAddresses(app, actor, Number(params.doctorId)));
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { app, actor, language } = context.get(requestContext);
  const form = await request.formData();
  const doctorId = Number(params.doctorId);
  const chosen = languages.find((one) => one === textOf(form, 'language', 2)) ?? language;
  const outcome = await consoleAction({ form, language }, async () => {
    if (textOf(form, 'intent', 10) === 'make')
      return { address: await makeCalendarAddress(app, actor, { doctorId, language: chosen }) };
    await revokeCalendarAddress(app, actor, { doctorId, id: textOf(form, 'id', 36) });
    return { isRevoked: true };
  });
  // The address is only in this answer: it is not stored, and it is in no URL that a log could record.
  return 'done' in outcome ? outcome.done : outcome;
}

const languageNames: Record<Language, string> = { en: 'English', ms: 'Bahasa Melayu', zh: '中文' };

/** The secret addresses from which a doctor's own calendar program reads appointments and sessions. */
export default function ScheduleCalendars({ loaderData, actionData }: Route.ComponentProps) {
  const { doctor, calendars } = loaderData;
  const refusal = actionData && 'refusal' in actionData ? actionData.refusal : undefined;
  const address = actionData && 'address' in actionData ? actionData.address : undefined;
  return (
    <AdminPage
      title={m.schedules_calendars()}
      intro={m.schedules_calendars_intro({ doctor: doctor.name })}
      back={{ label: doctor.name, href: `/staff/schedules/${doctor.id}` }}
    >
      <RefusalSummary refusal={refusal} />
      {actionData && 'isRevoked' in actionData && (
        <div className="mb-6">
          <Notice tone="success">{m.schedules_calendars_revoked()}</Notice>
        </div>
      )}
      {address && <NewAddress address={address} />}
      <AdminSection id="make" title={m.schedules_calendars_make()} intro={m.schedules_calendars_make_text()}>
        <MakeForm newShows={loaderData.newShows} />
      </AdminSection>
      <AdminSection id="addresses" title={m.schedules_calendars_list()}>
        {calendars.length === 0 && <p className="text-muted">{m.schedules_calendars_none()}</p>}
        <ul className="divide-y divide-line">
          {calendars.map((calendar) => (
            <Calendar key={calendar.id} calendar={calendar} />
          ))}
        </ul>
      </AdminSection>
    </AdminPage>
  );
}

/** Shown once: a reload cannot show it again. */
function NewAddress({ address }: { address: string }) {
  return (
    <AdminSection id="new" title={m.schedules_calendars_new()} intro={m.schedules_calendars_new_text()}>
      <p className="rounded-soft border-2 border-deep bg-white p-3 font-mono text-sm break-all select-all">{address}</p>
      <p className="measure mt-4 text-muted">{m.schedules_calendars_how()}</p>
      <p className="mt-4">
        <ButtonLink href={address.replace(/^https?:/, 'webcal:')} variant="secondary">
          {m.schedules_calendars_open()}
        </ButtonLink>
      </p>
    </AdminSection>
  );
}

function MakeForm({ newShows }: { newShows: readonly string[] }) {
  return (
    <CsrfForm className="grid max-w-xl gap-4">
      <p className="text-muted">
        {newShows.length === 0
          ? m.schedules_calendars_shows_all()
          : m.schedules_calendars_shows({ hospitals: newShows.join(', ') })}
      </p>
      <SelectField
        name="language"
        label={m.schedules_calendars_language()}
        options={languages.map((value) => ({ value, label: languageNames[value] }))}
        defaultValue={getLocale()}
      />
      <div>
        <Button name="intent" value="make">
          {m.schedules_calendars_make()}
        </Button>
      </div>
    </CsrfForm>
  );
}

type Shown = Route.ComponentProps['loaderData']['calendars'][number];

function Calendar({ calendar: { id, createdAt, language, hospitals } }: { calendar: Shown }) {
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 py-3">
      <p className="min-w-0">
        <span className="font-semibold text-deep">
          {m.schedules_calendars_made({ at: formatDateTime(createdAt, getLocale()) })}
        </span>
        <span className="block text-muted">
          {hospitals === null ? m.schedules_calendars_all() : hospitals.join(', ')} · {languageNames[language]}
        </span>
      </p>
      <ConfirmStep
        label={m.schedules_calendars_revoke()}
        intent="revoke"
        fields={<input type="hidden" name="id" value={id} />}
      >
        {m.schedules_calendars_revoke_text()}
      </ConfirmStep>
    </li>
  );
}
