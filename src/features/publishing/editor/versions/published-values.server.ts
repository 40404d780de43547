/** What readers get of a text: the values that are copied when a language of an entry is published. */
import { plainText, safeHtml } from '#src/features/publishing/entries/entries.server.ts';
import { readingMinutes, visibleUntil } from '#src/features/publishing/entries/content.rules.ts';
import type { EntryRow, PublishedValues, TextRow } from '../data/editing.store.server.ts';

/**
 * The published values of a language: its own texts, the shared fields at this moment, and the columns for list
 * filters.
 */
export function publishedValues(
  entry: EntryRow,
  text: TextRow,
  dates: { publishedAt: Date; changedAt: Date },
): PublishedValues {
  const { fields } = entry;
  const body = safeHtml(text.body);
  const spokenLanguage = textField(fields, 'spokenLanguage');
  return {
    entryId: entry.id,
    language: text.language,
    kind: entry.kind,
    title: text.title,
    summary: text.summary,
    body,
    fields,
    own: text.own,
    topics: entry.topics,
    imageId: entry.imageId,
    author: entry.author,
    reviewer: entry.reviewer,
    reviewedOn: entry.reviewedOn,
    reviewDueOn: entry.reviewDueOn,
    seoTitle: text.seoTitle,
    seoDescription: text.seoDescription,
    readingMinutes: readingMinutes(wordsOf(body, text.own)),
    ...dates,
    visibleUntil: visibleUntil(entry.kind, fields, text.publicUntil),
    type: textField(fields, 'type'),
    gender: textField(fields, 'gender'),
    specialisation: textField(fields, 'specialisation'),
    hospitalSlugs: hospitalSlugsOf(fields),
    ...hoursOf(fields),
    isWhole: spokenLanguage === null ? body !== '' : spokenLanguage === text.language,
  };
}

/** All words of a text, for the minutes that reading takes. */
function wordsOf(body: string, own: TextRow['own']): string {
  const texts = Object.values(own).filter((value): value is string => typeof value === 'string');
  return [body, ...texts].map(plainText).join(' ');
}

function textField(fields: EntryRow['fields'], name: string): string | null {
  return typeof fields[name] === 'string' && fields[name] !== '' ? String(fields[name]) : null;
}

function hospitalSlugsOf(fields: EntryRow['fields']): string[] {
  if (Array.isArray(fields['hospitalSlugs'])) return fields['hospitalSlugs'] as string[];
  const slug = textField(fields, 'hospitalSlug');
  return slug === null ? [] : [slug];
}

/** Start and end, for kinds that have them: hours of an event, days of a campaign, closing date of a vacancy. */
function hoursOf(fields: Record<string, unknown>): { startsAt: Date | null; endsAt: Date | null } {
  const instant = (value: unknown) => (typeof value === 'string' && value !== '' ? new Date(value) : null);
  const day = (value: unknown, time: string) =>
    typeof value === 'string' && value !== '' ? new Date(`${value}T${time}+08:00`) : null;
  return {
    startsAt: instant(fields['startsAt']) ?? day(fields['startsOn'], '00:00:00'),
    endsAt: instant(fields['endsAt']) ?? day(fields['endsOn'], '23:59:59') ?? instant(fields['closesAt']),
  };
}
