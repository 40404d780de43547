/**
 * An event as a calendar entry: its UID never changes, so that a changed time moves the entry instead of adding another
 * one.
 */
import { ICalAlarmType, default as createCalendar } from 'ical-generator';
import { directionsAddress } from '#src/features/find-care/hospitals/hospitals.rules.ts';
import { localTextOfField } from '#src/features/publishing/entries/local-text-of-field.rules.ts';
import { readEntry, type Reader } from '#src/features/publishing/entries/entries.server.ts';
import { m } from '#src/paraglide/messages.js';
import type { App } from '#src/platform/app.ts';
import { shownSetting } from '#src/features/site/settings/settings.server.ts';
import { localPath } from '#src/shared/addresses.ts';
import type { Language } from '#src/shared/languages.ts';
import { localText } from '#src/shared/local-text.ts';
import { hospitalsNamed } from './campaigns.rules.ts';
import { places } from './places.server.ts';

const dayBeforeSeconds = 86_400;

/** The .ics of a published event by its slug; null when there is none. */
export async function eventCalendar(
  app: Reader & Pick<App, 'config'>,
  slug: string,
  language: Language,
): Promise<string | null> {
  const found = await readEntry(app, 'event', { idOrSlug: slug, language });
  if (found?.state !== 'shown') return null;
  const { entry } = found.page;
  const brand = await shownSetting(app, 'brand');
  const { startsAt, endsAt, hospitalSlug } = entry.fields;
  const [hospital] = hospitalsNamed(await places(app), hospitalSlug ? [hospitalSlug] : []);
  const calendar = createCalendar({ prodId: { company: brand.groupName, product: 'Events', language: 'EN' } });
  const summary = localText(entry.title, language).text;
  const event = calendar.createEvent({
    id: `event-${entry.id}@${new URL(app.config.publicOrigin).host}`,
    stamp: new Date(entry.changedAt),
    start: new Date(startsAt),
    end: new Date(endsAt),
    // SEQUENCE rises with each change, as the format requires.
    sequence: Math.floor((Date.parse(entry.changedAt) - Date.parse(entry.publishedAt)) / 60_000),
    summary,
    description: [
      localText(entry.summary, language).text,
      ...(hospital
        ? [
            m.campaigns_calendar_directions(
              { link: directionsAddress(`${hospital.name}, ${hospital.address}`) },
              { locale: language },
            ),
            m.campaigns_calendar_call({ phone: hospital.phone }, { locale: language }),
          ]
        : []),
    ].join('\n'),
    location: location(localText(localTextOfField(entry, 'place'), language).text, hospital),
    url: app.config.publicOrigin + localPath(entry.address ?? '/events', language),
    organizer: { name: brand.groupName, email: brand.email },
  });
  event.createAlarm({ type: ICalAlarmType.display, triggerBefore: dayBeforeSeconds, description: summary });
  return calendar.toString();
}

const location = (place: string, hospital: { name: string; address: string } | undefined) =>
  hospital ? `${place}, ${hospital.name}, ${hospital.address}` : place;
