/** A date typed as day, month and year: three fields named `<name>-day`, `<name>-month` and `<name>-year`. */

const suffixes = ['year', 'month', 'day'] as const;

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
export function dateParts(joined: string | null | undefined): { day: string; month: string; year: string } {
  const [year = '', month = '', day = ''] = (joined ?? '').split('-');
  return { day: day.replace(/^0(?=\d)/, ''), month: month.replace(/^0(?=\d)/, ''), year };
}

/** A typed hyphen would be read as the border between two parts. */
function cleaned(text: string): string {
  return text.trim().replaceAll('-', ' ').slice(0, 10);
}

function padded(text: string): string {
  return /^\d$/.test(text) ? `0${text}` : text;
}
