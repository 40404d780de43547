/** Rules of campaigns and events: the words of their dates, and their data for search engines. */
import type { EntryData } from '#src/features/publishing/entries/content.schema.ts';
import { localTextOfField } from '#src/features/publishing/entries/local-text-of-field.rules.ts';
import { formatDateTime, formatDay, formatTime, malaysianDay } from '#src/shared/dates.ts';
import type { Language } from '#src/shared/languages.ts';
import { localText } from '#src/shared/local-text.ts';
import type { PlaceItem } from './campaigns.schema.ts';

/** Days before its last day from which a campaign emphasises that day. */
export const soonOverDays = 14;

/** The hospitals with these slugs, in the group's order. */
export function hospitalsNamed(all: readonly PlaceItem[], slugs: readonly string[]): PlaceItem[] {
  return all.filter(({ slug }) => slugs.includes(slug));
}

/** 'Sat 28 Nov 2026, 9:00 am to 12:00 pm'; with both days where it passes midnight. */
export function hoursWords(
  startsAt: string,
  endsAt: string,
  { join, language }: { join: (ends: { from: string; to: string }) => string; language: Language },
): string {
  const [from, to] = [new Date(startsAt), new Date(endsAt)];
  const isOneDay = malaysianDay(from) === malaysianDay(to);
  return join({
    from: formatDateTime(from, language),
    to: isOneDay ? formatTime(to, language) : formatDateTime(to, language),
  });
}

/** '1 Nov to 31 Dec' in the reader's language. */
export function daysWords(
  startsOn: string,
  endsOn: string,
  { join, language }: { join: (ends: { from: string; to: string }) => string; language: Language },
): string {
  return join({ from: formatDay(startsOn, language), to: formatDay(endsOn, language) });
}

/** Whole days from the day of `now` to a day, in Malaysia. */
export function daysUntil(day: string, now: Date): number {
  return Math.round((Date.parse(`${day}T00:00:00Z`) - Date.parse(`${malaysianDay(now)}T00:00:00Z`)) / 86_400_000);
}

interface PageOf {
  url: string;
  origin: string;
  group: string;
  language: Language;
}

/** Structured data of an event. */
export function eventStructuredData(
  entry: EntryData<'event'>,
  hospital: PlaceItem | undefined,
  { url, origin, group, language }: PageOf,
): Record<string, unknown> {
  const { startsAt, endsAt, capacity, fee } = entry.fields;
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: localText(entry.title, language).text,
    description: localText(entry.summary, language).text,
    url,
    startDate: startsAt,
    endDate: endsAt,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: placeRecord(localText(localTextOfField(entry, 'place'), language).text, hospital),
    organizer: {
      '@type': 'Organization',
      name: hospital?.name ?? group,
      url: hospital ? `${origin}/${hospital.slug}` : origin,
    },
    ...(capacity ? { maximumAttendeeCapacity: capacity } : {}),
    isAccessibleForFree: !fee,
    offers: {
      '@type': 'Offer',
      price: String(fee ?? 0),
      priceCurrency: 'MYR',
      url,
      availability: 'https://schema.org/InStock',
    },
  };
}

function placeRecord(place: string, hospital: PlaceItem | undefined): Record<string, unknown> {
  return {
    '@type': 'Place',
    name: hospital ? `${place}, ${hospital.name}` : place,
    address: {
      '@type': 'PostalAddress',
      addressCountry: 'MY',
      ...(hospital ? { addressRegion: hospital.state } : {}),
    },
  };
}

/** Structured data of a campaign: an offer with its days. */
export function campaignStructuredData(
  entry: EntryData<'campaign'>,
  hospitals: readonly PlaceItem[],
  { url, origin, group, language }: PageOf,
): Record<string, unknown> {
  const { startsOn, endsOn } = entry.fields;
  return {
    '@context': 'https://schema.org',
    '@type': 'SpecialAnnouncement',
    name: localText(entry.title, language).text,
    text: localText(entry.summary, language).text,
    url,
    datePosted: entry.publishedAt,
    expires: endsOn,
    temporalCoverage: `${startsOn}/${endsOn}`,
    category: 'https://www.wikidata.org/wiki/Q180711',
    announcementLocation:
      hospitals.length > 0
        ? hospitals.map(({ slug, name }) => ({ '@type': 'Hospital', name, url: `${origin}/${slug}` }))
        : { '@type': 'Organization', name: group, url: origin },
  };
}
