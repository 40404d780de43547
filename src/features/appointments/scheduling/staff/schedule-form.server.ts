/** Reads the forms of the schedule pages and calls the use case. */
import { data, redirect } from 'react-router';
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { consoleAction, textOf } from '#src/features/console/frame/frame.server.ts';
import { m } from '#src/paraglide/messages.js';
import { localPath } from '#src/shared/addresses.ts';
import type { Language } from '#src/shared/languages.ts';
import { asksAnyone, readPlan } from '../affected-bookings/booking-plan.rules.ts';
import { changeSchedule } from '../schedules.server.ts';
import { overrideRows } from './override-rows.ts';

interface ScheduleAction {
  app: App;
  actor: Actor;
  language: Language;
  request: Request;
  doctorId: number;
}

/** The action of the schedule pages. Returns a refusal or the affected bookings, or redirects to the schedule. */
export async function scheduleAction({ app, actor, language, request, doctorId }: ScheduleAction) {
  const form = await request.formData();
  const plan = textOf(form, 'decided') === 'yes' ? readPlan(form) : null;
  const outcome = await consoleAction({ form, language }, () =>
    changeSchedule(app, actor, {
      doctorId,
      change: changeOf(form),
      plan,
      reason: m.schedules_reason({}, { locale: language }),
    }),
  );
  if (!('done' in outcome))
    return data({ ...outcome.data, monthWeeks: form.getAll('monthWeeks').map(Number) }, outcome.init ?? {});
  const { affected } = outcome.done;
  if (affected.length > 0) return { affected, sent: sentFields(form) };
  if (textOf(form, 'intent', 30) === 'add_another')
    throw redirect(localPath(`/staff/schedules/${doctorId}/session?another=yes`, language));
  const day = textOf(form, 'day', 10);
  const done = plan && asksAnyone(plan.values()) ? 'asked' : 'saved';
  throw redirect(localPath(`/staff/schedules/${doctorId}?${day ? `week=${day}&` : ''}done=${done}`, language));
}

/** The change as the form sends it; the use case validates it. */
function changeOf(form: FormData): unknown {
  const intent = textOf(form, 'intent', 30);
  const kind = intent === 'add_another' ? 'add_session' : intent;
  const id = Number(textOf(form, 'id', 12));
  const hospitalId = Number(textOf(form, 'hospitalId', 12));
  const day = textOf(form, 'day', 10);
  if (kind === 'add_session' || kind === 'change_session')
    return {
      kind,
      id,
      seen: textOf(form, 'seen', 300),
      session: { ...hoursOf(form, ''), ...datesOf(form), hospitalId },
    };
  if (kind === 'close_date') return { kind: 'set_date', hospitalId, day, sessions: [] };
  if (kind === 'set_date')
    return {
      kind,
      hospitalId,
      day,
      sessions: overrideRows
        .map((row) => hoursOf(form, `-${row}`))
        .filter(({ from, to }) => from !== '' || (to !== '' && to !== '24:00')),
    };
  if (kind === 'add_block') {
    const { from, to } = hoursOf(form, '');
    return { kind, hospitalId, day, from, to };
  }
  return { kind, id };
}

function hoursOf(form: FormData, suffix: string) {
  const to = textOf(form, `to${suffix}`, 5);
  return {
    from: textOf(form, `from${suffix}`, 5),
    // A time field has no 24:00; a session that ends at midnight is sent as 00:00.
    to: to === '00:00' ? '24:00' : to,
    slotMinutes: Number(textOf(form, `slotMinutes${suffix}`, 5)),
    capacity: Number(textOf(form, `capacity${suffix}`, 5)),
    mode: textOf(form, `mode${suffix}`, 20),
    bufferMinutes: Number(textOf(form, `bufferMinutes${suffix}`, 5)),
    leadHours: numberOrNull(textOf(form, `leadHours${suffix}`, 5)),
    windowDays: numberOrNull(textOf(form, `windowDays${suffix}`, 5)),
    noticeHours: numberOrNull(textOf(form, `noticeHours${suffix}`, 5)),
    room: textOf(form, `room${suffix}`, 200).trim() || null,
  };
}

function numberOrNull(text: string): number | null {
  return text === '' ? null : Number(text);
}

function datesOf(form: FormData) {
  const weekday = textOf(form, 'weekday', 1);
  const recurrence = textOf(form, 'recurrence', 20);
  const isOnDates = recurrence === 'monthly_dates';
  return {
    weekday: isOnDates ? null : weekday === '' ? Number.NaN : Number(weekday),
    recurrence,
    monthWeeks: form.getAll('monthWeeks').map(Number),
    // A text that is no date is passed on, so that the schema refuses it.
    monthDays: isOnDates ? (textOf(form, 'monthDays', 120).match(/[^\s,;、，.]+/g) ?? []).map(Number) : [],
    validFrom: textOf(form, 'validFrom', 10) || null,
    validUntil: textOf(form, 'validUntil', 10) || null,
  };
}

/** The fields of the change, to be sent again with the decisions. */
function sentFields(form: FormData): [string, string][] {
  return [...form].flatMap(([name, value]) =>
    typeof value === 'string' && name !== 'zone_token' && name !== 'decided' && !name.startsWith('plan-')
      ? [[name, value.slice(0, 300)] as [string, string]]
      : [],
  );
}
