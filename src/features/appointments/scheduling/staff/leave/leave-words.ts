import type { LeaveSpan } from '#src/features/appointments/availability/leave.rules.ts';
import { atMalaysianTime, formatDay, formatTime } from '#src/shared/dates.ts';
import type { Language } from '#src/shared/languages.ts';

/** 'Tue 24 Nov 2026', 'Tue 24 Nov 2026 – Fri 27 Nov 2026', each with its time where the leave has hours. */
export function leaveWords({ startsOn, endsOn, startsAt, endsAt }: LeaveSpan, language: Language): string {
  const first = [
    formatDay(startsOn, language),
    ...(startsAt || endsAt ? [timeWords(startsOn, startsAt || '00:00', language)] : []),
  ];
  const last = [
    ...(startsOn === endsOn ? [] : [formatDay(endsOn, language)]),
    ...(startsAt || endsAt ? [timeWords(endsOn, endsAt || '24:00', language)] : []),
  ];
  const [from, to] = [first, last].map((parts) => parts.join(language === 'zh' ? ' ' : ', '));
  return to ? `${from} – ${to}` : from!;
}

/** The hours of one day: '1:00 pm – 5:00 pm'. */
export function hoursWords(
  { from, to }: { from: string; to: string },
  { day, language }: { day: string; language: Language },
): string {
  return `${timeWords(day, from, language)} – ${timeWords(day, to, language)}`;
}

function timeWords(day: string, time: string, language: Language): string {
  return formatTime(atMalaysianTime(day, time), language);
}
