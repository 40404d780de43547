/** A date typed as day, month and year: three fields named `<name>-day`, `<name>-month` and `<name>-year`. */

const suffixes = ['year', 'month', 'day'] as const;
export type DatePart = (typeof suffixes)[number];

/**
 * The values with each three date fields joined to one 'YYYY-MM-DD' under their common name: empty when none was
 * typed, and not a valid date when one is missing.
 */
export function withDatesJoined(values: Readonly<Record<string, string>>): Record<string, string> {
  const joined = { ...values };
  for (const key of Object.keys(values)) {
    const name = key.endsWith('-day') ? key.slice(0, -'-day'.length) : '';
    if (!name || suffixes.some((suffix) => !(`${name}-${suffix}` in values))) continue;
    const [year = '', month = '', day = ''] = suffixes.map((suffix) => cleaned(values[`${name}-${suffix}`] ?? ''));
    for (const suffix of suffixes) delete joined[`${name}-${suffix}`];
    joined[name] = year || month || day ? `${year}-${month && padded(month)}-${day && padded(day)}` : '';
  }
  return joined;
}

/** The three parts of a value from withDatesJoined, also of one that is not a date; a leading zero is dropped. */
export function dateParts(joined: string | null | undefined): Record<DatePart, string> {
  const [year = '', month = '', day = ''] = (joined ?? '').split('-');
  return { day: day.replace(/^0(?=\d)/, ''), month: month.replace(/^0(?=\d)/, ''), year };
}

export type DateFault =
  | 'no_day'
  | 'no_month'
  | 'no_year'
  | 'incomplete'
  | 'not_numbers'
  | 'short_year'
  | 'no_such_month'
  | 'no_such_day';

/**
 * Why a value from withDatesJoined is not a day of the calendar, with the parts to correct. Null for a day of the
 * calendar, for an empty value, and for a text that did not come from three fields.
 */
export function dateFault(joined: string): { fault: DateFault; parts: readonly DatePart[] } | null {
  if (joined.split('-').length !== suffixes.length) return null;
  const typed = dateParts(joined);
  const missing = suffixes.filter((part) => typed[part] === '');
  if (missing.length === suffixes.length) return null;
  if (missing.length > 1) return { fault: 'incomplete', parts: missing };
  if (missing.length === 1) return { fault: `no_${missing[0]!}`, parts: missing };
  const worded = suffixes.filter((part) => !/^\d+$/.test(typed[part]));
  if (worded.length > 0) return { fault: 'not_numbers', parts: worded };
  // The century of a birth is never guessed: it decides whether a person is a child.
  if (typed.year.length !== 4) return { fault: 'short_year', parts: ['year'] };
  const month = Number(typed.month);
  if (month < 1 || month > 12) return { fault: 'no_such_month', parts: ['month'] };
  const isDay = new Date(`${joined}T00:00:00Z`).toJSON()?.slice(0, 10) === joined;
  return isDay ? null : { fault: 'no_such_day', parts: ['day'] };
}

/**
 * Digits of a Chinese or Japanese keyboard become ASCII digits. A typed hyphen becomes a blank, because it would be
 * read as the separator of two parts.
 */
function cleaned(text: string): string {
  return text.normalize('NFKC').trim().replaceAll('-', ' ').slice(0, 10);
}

function padded(text: string): string {
  return /^\d$/.test(text) ? `0${text}` : text;
}
