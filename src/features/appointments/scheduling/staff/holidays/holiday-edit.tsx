import { data, redirect } from 'react-router';
import { Button } from '#src/design/form/button.tsx';
import { CheckboxField, TextField } from '#src/design/form/field.tsx';
import { Notice } from '#src/design/states/notice.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { CsrfForm } from '#src/design/form/csrf-form.tsx';
import { consoleLoad, consoleAction, textOf } from '#src/features/console/frame/frame.server.ts';
import { requireStaffEverywhere } from '#src/features/console/roles/staff-access.rules.ts';
import { ConfirmStep } from '#src/features/console/frame/ui/forms/confirm-step.tsx';
import { AdminPage, AdminSection } from '#src/features/console/frame/ui/admin-page.tsx';
import { RefusalSummary } from '#src/features/console/frame/ui/forms/refusal-summary.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { requestContext } from '#src/platform/request-context.ts';
import { localPath } from '#src/shared/addresses.ts';
import { stateName, states as allStates } from '#src/shared/places/state-names.ts';
import {
  removeHoliday,
  saveHoliday,
  viewHoliday,
} from '#src/features/appointments/scheduling/holidays/holidays.server.ts';
import type { HolidayKey } from '#src/features/appointments/scheduling/holidays/public-holidays.rules.ts';
import type { Route } from './+types/holiday-edit';
import { languages } from '#src/shared/languages.ts';

const path = '/staff/holidays';

/** The holiday that the address names; null for a new one. */
function keyOf(request: Request): HolidayKey | null {
  const query = new URL(request.url).searchParams;
  const day = query.get('day');
  return day === null ? null : { day, name: query.get('name') ?? '' };
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  return consoleLoad(async () => {
    requireStaffEverywhere(actor, 'manage_holidays');
    const key = keyOf(request);
    return { holiday: key ? await viewHoliday(app, actor, key) : null };
  });
}

export async function action({ request, context }: Route.ActionArgs) {
  const { app, actor, language } = context.get(requestContext);
  const form = await request.formData();
  const was = keyOf(request);
  const isRemoval = textOf(form, 'intent') === 'remove' && was !== null;
  const input = {
    day: textOf(form, 'day', 10),
    name: { en: textOf(form, 'en', 200), ms: textOf(form, 'ms', 200), zh: textOf(form, 'zh', 200) },
    states: form.getAll('states').filter((state): state is string => typeof state === 'string'),
  };
  const outcome = await consoleAction({ form, language }, async () => {
    if (isRemoval) await removeHoliday(app, actor, was);
    else return saveHoliday(app, actor, { was, input, isConfirmed: textOf(form, 'confirmed') === input.day });
    return { affected: 0 };
  });
  if (!('done' in outcome)) return data({ ...outcome.data, input }, outcome.init ?? {});
  if (outcome.done.affected > 0) return { affected: outcome.done.affected, input };
  const year = (isRemoval ? was.day : input.day).slice(0, 4);
  throw redirect(localPath(`${path}?year=${year}&done=${isRemoval ? 'removed' : 'saved'}`, language));
}

/** The form of one public holiday, for a new or a stored one. */
export default function HolidayEdit({ loaderData: { holiday }, actionData }: Route.ComponentProps) {
  const refusal = actionData && 'refusal' in actionData ? actionData.refusal : undefined;
  const affected = actionData && 'affected' in actionData ? actionData.affected : 0;
  const shown = actionData?.input ?? holiday;
  return (
    <AdminPage
      title={holiday ? m.holidays_change() : m.holidays_add()}
      back={{ label: m.holidays_desk(), href: holiday ? `${path}?year=${holiday.day.slice(0, 4)}` : path }}
    >
      <RefusalSummary refusal={refusal} />
      {affected > 0 && shown && (
        <div className="mb-6">
          <Notice tone="warning">
            {affected === 1 ? m.holidays_affected_one() : m.holidays_affected({ count: affected })}{' '}
            <SiteLink href={`/staff/appointments?day=${shown.day}`}>{m.holidays_affected_look()}</SiteLink>
          </Notice>
        </div>
      )}
      {holiday?.isExpected && !actionData && (
        <div className="mb-6">
          <Notice tone="warning">{m.holidays_expected_hint()}</Notice>
        </div>
      )}
      <AdminSection id="holiday" title={m.holidays_name()}>
        <CsrfForm className="grid max-w-3xl gap-5">
          {affected > 0 && shown && <input type="hidden" name="confirmed" value={shown.day} />}
          <TextField
            type="date"
            name="day"
            label={m.holidays_day()}
            defaultValue={shown?.day}
            error={refusal?.fields.day}
            required
            className="max-w-xs"
          />
          {languages.map((language) => (
            <TextField
              key={language}
              name={language}
              label={nameLabels[language]()}
              defaultValue={shown?.name[language]}
              error={refusal?.fields[language]}
              maxLength={120}
              required
            />
          ))}
          <States chosen={shown?.states ?? []} error={refusal?.fields.states} />
          <div>
            <Button>{m.holidays_save()}</Button>
          </div>
        </CsrfForm>
      </AdminSection>
      {holiday && (
        <ConfirmStep label={m.holidays_remove()} intent="remove">
          {m.holidays_remove_text()}
        </ConfirmStep>
      )}
    </AdminPage>
  );
}

const nameLabels = { en: m.holidays_name_en, ms: m.holidays_name_ms, zh: m.holidays_name_zh };

function States({ chosen, error }: { chosen: readonly string[]; error: string | undefined }) {
  return (
    <fieldset>
      <legend className="mb-1 font-semibold text-deep">{m.holidays_states()}</legend>
      {error && (
        <p id="states-error" className="mb-1 font-medium text-error">
          {error}
        </p>
      )}
      <div className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
        {allStates.map((state, index) => (
          <CheckboxField
            key={state}
            name="states"
            id={index === 0 ? 'states' : `states-${index}`}
            value={state}
            label={stateName(state, getLocale())}
            defaultChecked={chosen.includes(state)}
          />
        ))}
      </div>
    </fieldset>
  );
}
