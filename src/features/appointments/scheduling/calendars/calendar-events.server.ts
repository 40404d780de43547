/** What a doctor's calendar shows: events as iCalendar (RFC 5545), without anything about a patient. */
import {
  ICalCalendarMethod,
  ICalEventClass,
  ICalEventStatus,
  ICalEventTransparency,
  default as createCalendar,
} from 'ical-generator';

export interface CalendarEvent {
  /** Unique on this site, and the same each time it is read. */
  id: string;
  start: Date;
  end: Date;
  summary: string;
  location: string;
  /** 'free' events do not mark the doctor as busy: they are sessions, within which appointments are. */
  kind: 'appointment' | 'request' | 'busy' | 'free';
  sequence: number;
  /** When it was last changed; for computed events, the time of reading. */
  changedAt: Date;
}

/** How often a calendar program should read the calendar again. */
const readAgainSeconds = 15 * 60;

/**
 * The events as a calendar to subscribe to: METHOD PUBLISH, so that the calendar program removes events that are
 * missing from it.
 */
export function publishedCalendar(
  { name, company, host }: { name: string; company: string; host: string },
  events: readonly CalendarEvent[],
): string {
  const calendar = createCalendar({
    name,
    prodId: { company, product: 'Doctor calendar', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: readAgainSeconds,
  });
  for (const { id, kind, changedAt, ...event } of events)
    calendar.createEvent({
      ...event,
      id: `${id}@${host}`,
      stamp: changedAt,
      class: ICalEventClass.PRIVATE,
      status: kind === 'request' ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED,
      transparency: kind === 'free' ? ICalEventTransparency.TRANSPARENT : ICalEventTransparency.OPAQUE,
    });
  return calendar.toString();
}
