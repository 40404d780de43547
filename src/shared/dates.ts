import type { Language } from './languages.ts';

/** Malaysia has one time zone, eight hours ahead of UTC, without daylight saving time. */
const offsetMs = 8 * 60 * 60 * 1000;
const weekdays = {
  en: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  ms: ['Ahd', 'Isn', 'Sel', 'Rab', 'Kha', 'Jum', 'Sab'],
  zh: ['周日', '周一', '周二', '周三', '周四', '周五', '周六'],
};
const months = {
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  ms: ['Jan', 'Feb', 'Mac', 'Apr', 'Mei', 'Jun', 'Jul', 'Ogo', 'Sep', 'Okt', 'Nov', 'Dis'],
};

/** The calendar day in Malaysia, 'YYYY-MM-DD'. */
export function malaysianDay(at: Date): string {
  return new Date(at.getTime() + offsetMs).toISOString().slice(0, 10);
}

/** The time of day in Malaysia, 'HH:MM'. */
export function malaysianTime(at: Date): string {
  return new Date(at.getTime() + offsetMs).toISOString().slice(11, 16);
}

/** Whether a text is 'YYYY-MM-DD' and a day of the calendar from 1900 to 2099, which every column can hold. */
export function isCalendarDay(text: string): boolean {
  return /^(?:19|20)\d\d-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text;
}

/** The instant of 'HH:MM' on 'YYYY-MM-DD' in Malaysia. */
export function atMalaysianTime(day: string, time: string): Date {
  return new Date(`${day}T${time.slice(0, 5)}:00+08:00`);
}

/** The day that many days later (or earlier); days as 'YYYY-MM-DD'. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** The first day of the month in Malaysia, or of one that many months later (or earlier), 'YYYY-MM-DD'. */
export function firstOfMonth(at: Date, later = 0): string {
  const [year, month] = malaysianDay(at).split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, month - 1 + later, 1)).toISOString().slice(0, 10);
}

/** The weekday of a day; 0 is Sunday. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

/** 'Mon 23 Nov 2026'; 'Isn 23 Nov 2026'; '2026年11月23日 周一'. */
export function formatDay(at: Date | string, language: Language): string {
  const day = typeof at === 'string' ? at : malaysianDay(at);
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const weekday = weekdays[language][weekdayOf(day)]!;
  if (language === 'zh') return `${year}年${month}月${date}日 ${weekday}`;
  return `${weekday} ${date} ${months[language][month - 1]!} ${year}`;
}

/** The same with no-break spaces, so that a date stays on one line in a sentence. */
export function formatUnbrokenDay(at: Date | string, language: Language): string {
  return formatDay(at, language).replaceAll(' ', '\u00a0');
}

/** 'Mon 23 Nov'; '11月23日 周一': for days in the near future, whose year is clear. */
export function formatNearDay(day: string, language: Language): string {
  return formatDay(day, language).replace(/ ?\d{4}年?/, '');
}

/** '2:30 pm'; '2:30 petang'; '14:30': with no-break spaces, because a time that is cut in two is read wrongly. */
export function formatTime(at: Date, language: Language): string {
  const local = new Date(at.getTime() + offsetMs);
  const hour = local.getUTCHours();
  const minute = String(local.getUTCMinutes()).padStart(2, '0');
  if (language === 'zh') return malaysianTime(at);
  return `${hour % 12 || 12}:${minute}\u00a0${language === 'ms' ? malayPartOfDay(hour) : hour < 12 ? 'am' : 'pm'}`;
}

/** '2:30 pm'; '2:30 ptg'; '14:30': for narrow columns on a phone. */
export function formatShortTime(at: Date, language: Language): string {
  const time = formatTime(at, language);
  return language === 'ms' ? time.replace(/\u00a0.*$/, (part) => `\u00a0${shortPartsOfDay[part.trim()]!}`) : time;
}

const shortPartsOfDay: Record<string, string> = {
  pagi: 'pg',
  'tengah\u00a0hari': 'tgh',
  petang: 'ptg',
  malam: 'mlm',
};

/** 'Mon 23 Nov 2026, 2:30 pm'. */
export function formatDateTime(at: Date, language: Language): string {
  return language === 'zh'
    ? `${formatDay(at, language)} ${formatTime(at, language)}`
    : `${formatDay(at, language)}, ${formatTime(at, language)}`;
}

function malayPartOfDay(hour: number): string {
  if (hour < 12) return 'pagi';
  if (hour < 14) return 'tengah\u00a0hari';
  return hour < 19 ? 'petang' : 'malam';
}
