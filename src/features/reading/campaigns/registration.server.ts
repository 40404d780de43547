/** Registration for events: each place is given once, even to concurrent requests. */
import { readEntry, type Reader } from '#src/features/publishing/entries/entries.server.ts';
import type { EntryData } from '#src/features/publishing/entries/content.schema.ts';
import type { FormContext } from '#src/features/requests/forms/forms.server.ts';
import { hospitalOptions } from '#src/features/find-care/hospitals/hospitals.server.ts';
import { invalidateTag } from '#src/platform/page-cache/cache-tags.server.ts';
import type { Language } from '#src/shared/languages.ts';
import { localText } from '#src/shared/local-text.ts';
import { eventFull, placesTooFew, registrationOver, registrationUnknown } from './campaigns.errors.ts';
import { countSeats, insertSeats, lockSeats } from './data/event-seats.store.server.ts';

export interface OpenRegistration {
  event: EntryData<'event'>;
  placesLeft: number;
  isOver: boolean;
}

/** An event with registration, which means with a number of places. Throws registration_unknown (404). */
export async function loadRegistration(app: Reader, slug: string, language?: Language): Promise<OpenRegistration> {
  const found = await readEntry(app, 'event', { idOrSlug: slug, language });
  if (found?.state !== 'shown' || !found.page.entry.fields.capacity) throw registrationUnknown();
  const event = found.page.entry;
  return {
    event,
    placesLeft: Math.max(0, event.fields.capacity! - (await countSeats(app.db, event.id))),
    isOver: Date.parse(event.fields.startsAt) <= app.clock.now().getTime(),
  };
}

/**
 * The seats that a registration stores besides its form. Throws registration_unknown (404), registration_over (409)
 * once the event has begun; while storing, event_full or places_too_few (409).
 */
export async function registrationFor(app: Reader, slug: string, language?: Language): Promise<FormContext> {
  const { event, isOver } = await loadRegistration(app, slug, language);
  if (isOver) throw registrationOver();
  const hospital = (await hospitalOptions(app)).find((one) => one.slug === event.fields.hospitalSlug);
  return {
    subject: { kind: 'event', slug: event.slug, title: localText(event.title, language ?? 'en').text },
    fixed: { hospital: hospital ? String(hospital.id) : '' },
    async alsoKeep(tx, { id, values }) {
      const people = Number(values['people']);
      const capacity = event.fields.capacity!;
      await lockSeats(tx, event.id);
      const left = capacity - (await countSeats(tx, event.id));
      if (left <= 0) throw eventFull();
      if (left < people || (await insertSeats(tx, { entryId: event.id, submissionId: id, people, capacity })) < people)
        throw placesTooFew();
      // Invalidates the event's page, which then shows that it is full.
      if (left === people) await invalidateTag(tx, 'events');
    },
  };
}
