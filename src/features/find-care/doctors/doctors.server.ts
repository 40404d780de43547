/**
 * Doctors: visitors find a doctor by place, speciality, language and name, and see the doctor's next available slot.
 */
import { hospitalTown } from '#src/features/find-care/hospitals/hospitals.server.ts';
import type { App } from '#src/platform/app.ts';
import { malaysianDay } from '#src/shared/dates.ts';
import type { Language } from '#src/shared/languages.ts';
import type { LocalText } from '#src/shared/local-text.ts';
import {
  findDoctor,
  listCardsByIds,
  listCardsByName,
  listChoiceCounts,
  listDistances,
  listIdsOfHospital,
  listIdsOfCentre,
  listIdsOfSpeciality,
  listMatchingIds,
  listRelatedIds,
  listSubspecialities,
} from './data/doctors.store.server.ts';
import { cardsByIds, shownOnCards } from './doctor-cards.server.ts';
import { byDistance, bySoonest, defaultSort } from './doctors.rules.ts';
import type { DoctorCardData, DoctorCounts, DoctorNarrowing, DoctorList, DoctorPageData } from './doctors.schema.ts';
import {
  type NextAvailable,
  withNextAvailable,
  withAvailable,
  nextAvailableOf,
  nextAvailableIn,
  loadCalendars,
} from './doctor-slots.server.ts';

type Distances = Map<number, number>;
type Reader = Pick<App, 'db' | 'pool' | 'cache' | 'clock' | 'appointmentService'>;

/** More than the number of doctors of any hospital. */
const longestChoice = 500;

/**
 * A page of the doctors that match all filters (specification, section 3). Slots take one query, whatever the page is.
 */
export async function listDoctors(
  app: Reader,
  wanted: DoctorNarrowing & { limit: number; offset: number },
): Promise<DoctorList> {
  const { limit, offset, ...filters } = wanted;
  if ((filters.sortBy ?? defaultSort) === 'next_free') return listBySoonest(app, filters, { limit, offset });
  const { cards, total } = await cachedList(app, filters, {
    name: ['by name', filters, limit, offset],
    find: () => listCardsByName(app, filters, { limit, offset }),
  });
  const km = await distancesFrom(app, filters.near);
  return { items: withDistance(await withNextAvailable(app, cards), km), total, limit, offset };
}

/**
 * Caches a list of doctors, which changes only when doctors change; slots change every minute. Searches by a typed name
 * are not cached.
 */
function cachedList<Found>(
  app: Reader,
  { doctor_name: typed }: DoctorNarrowing,
  { name, find }: { name: readonly unknown[]; find: () => Promise<Found> },
): Promise<Found> {
  return typed ? find() : app.cache.get(`doctors ${JSON.stringify(name)}`, shownOnCards, find);
}

/** The number of doctors that each choice of the filters would leave, with the other filters that are set. */
export function countDoctorChoices(
  app: Reader,
  { sortBy: _order, near: _town, ...filters }: DoctorNarrowing,
): Promise<DoctorCounts> {
  return cachedList(app, filters, {
    name: ['choice counts', filters],
    find: async () => {
      const counts: DoctorCounts = {};
      for (const { name, value, doctors } of await listChoiceCounts(app, filters))
        counts[name] = { ...counts[name], [value]: doctors };
      return counts;
    },
  });
}

/**
 * The doctor's page by the keyword's item id (an id, or a slug), without articles, which are no part of this feature;
 * null when there is no such doctor.
 */
export async function loadDoctorPage(
  app: Reader,
  id: number | string,
  language: Language,
): Promise<DoctorPageData | null> {
  const isNumber = typeof id === 'number' || /^\d{1,9}$/.test(id);
  const found = await findDoctor(app, isNumber ? { id: Number(id) } : { slug: id });
  if (!found) return null;
  const relatedIds = await listRelatedIds(app, found.id, 3);
  const [nextAvailable, related, calendars] = await Promise.all([
    nextAvailableOf(app, found.hasLiveSchedule ? [found.id] : []),
    doctorCards(app, relatedIds),
    found.hasLiveSchedule ? loadCalendars(app, found, language) : [],
  ]);
  const own = nextAvailable
    ? { nextAvailable: nextAvailable.get(found.id) ?? null }
    : await nextAvailableIn(app, found.id, calendars);
  const today = malaysianDay(app.clock.now());
  const sessions = found.sessions.filter(({ validUntil }) => !validUntil || validUntil >= today);
  return { doctor: { ...found, ...own, sessions }, calendars, related, articles: [] };
}

/** Doctors who see patients at a hospital, for its page. */
export async function doctorsOfHospital(app: Reader, hospitalId: number, limit: number): Promise<DoctorCardData[]> {
  return doctorCards(app, await listIdsOfHospital(app, hospitalId, limit));
}

/** Doctors of a hospital as choices of a form: names in alphabetical order, with the main speciality. */
export function doctorChoices(
  app: Pick<App, 'db' | 'cache'>,
  hospitalId: number,
): Promise<{ slug: string; name: string; speciality: LocalText | null }[]> {
  return app.cache.get(`doctors to choose at ${hospitalId}`, shownOnCards, async () => {
    const cards = await listCardsByIds(app, await listIdsOfHospital(app, hospitalId, longestChoice));
    return cards
      .map(({ slug, name, specialities }) => ({ slug, name, speciality: specialities[0]?.name ?? null }))
      .sort((a, b) => a.name.localeCompare(b.name));
  });
}

/**
 * Doctors of a speciality, those with it as main speciality first; where a town is given, only those of the main
 * speciality, by distance and then by their next slot.
 */
export async function doctorsOfSpeciality(
  app: Reader,
  specialityId: number,
  { limit, near }: { limit: number; near?: string | undefined },
): Promise<DoctorCardData[]> {
  const km = await distancesFrom(app, near);
  if (!km) return doctorCards(app, await listIdsOfSpeciality(app, specialityId, { limit }));
  const ids = await listIdsOfSpeciality(app, specialityId, { limit: longestChoice, isMain: true });
  const available = await nextAvailableOf(app, ids);
  const cards = await cardsByIds(
    app,
    byDistance(ids, km, available ?? new Map<number, NextAvailable>()).slice(0, limit),
  );
  return withDistance(
    cards.map((card) => withAvailable(card, available)),
    km,
  );
}

/** Doctors of a speciality who see patients at a hospital, for the page of its centre. */
export async function doctorsOfCentre(
  app: Reader,
  hospitalId: number,
  { specialitySlug, limit }: { specialitySlug: string; limit: number },
): Promise<DoctorCardData[]> {
  return doctorCards(app, await listIdsOfCentre(app, hospitalId, { specialitySlug, limit }));
}

/** Fields of practice within specialities, for `doctors/subspeciality`. */
export function subspecialities(
  app: Pick<App, 'db'>,
  specialisation?: string,
): Promise<{ name: LocalText; speciality: string; doctors: number }[]> {
  return listSubspecialities(app, specialisation);
}

/**
 * Cards of these doctors, in the given order, with the distance from a town where one is given; unpublished doctors are
 * left out.
 */
export async function doctorCards(app: Reader, ids: readonly number[], near?: string): Promise<DoctorCardData[]> {
  const cards = await withNextAvailable(app, await cardsByIds(app, ids));
  return withDistance(cards, await distancesFrom(app, near));
}

/** Ids of all doctors by their distance from a town, then by their next slot; undefined for an unknown town. */
export async function doctorsByNearness(app: Reader, near: string): Promise<number[] | undefined> {
  const km = await distancesFrom(app, near);
  if (!km) return undefined;
  const ids = await cachedList(app, {}, { name: ['ids', {}], find: () => listMatchingIds(app, {}) });
  return byDistance(ids, km, (await nextAvailableOf(app, ids)) ?? new Map<number, NextAvailable>());
}

async function listBySoonest(
  app: Reader,
  filters: DoctorNarrowing,
  { limit, offset }: { limit: number; offset: number },
): Promise<DoctorList> {
  const matching = await cachedList(app, filters, {
    name: ['ids', filters],
    find: () => listMatchingIds(app, filters),
  });
  const available = await nextAvailableOf(app, matching);
  const km = await distancesFrom(app, filters.near);
  // Where the next slots are unknown, the order is by name.
  const times = available ?? new Map<number, NextAvailable>();
  const ordered = km ? byDistance(matching, km, times) : soonestFirst(matching, times);
  const cards = await cardsByIds(app, ordered.slice(offset, offset + limit));
  const items = withDistance(
    cards.map((card) => withAvailable(card, available)),
    km,
  );
  return { items, total: matching.length, limit, offset };
}

/** By the map of a list's slots, which is the same object while none of them changes. */
const orders = new WeakMap<ReadonlyMap<number, NextAvailable>, { ids: readonly number[]; ordered: number[] }>();

/** The list's order, computed once for all of its pages. */
function soonestFirst(ids: readonly number[], times: ReadonlyMap<number, NextAvailable>): number[] {
  const known = orders.get(times);
  if (known?.ids === ids) return known.ordered;
  const ordered = bySoonest(ids, times);
  orders.set(times, { ids, ordered });
  return ordered;
}

/**
 * The distance of each doctor's nearest hospital from a town; null without a town, or for a town without a hospital.
 */
async function distancesFrom(app: Reader, near: string | undefined): Promise<Distances | null> {
  const town = await hospitalTown(app, near);
  if (!town) return null;
  return app.cache.get(`doctors from ${town.town}`, ['doctors', 'hospitals'], () => listDistances(app, town.location));
}

/** By card: at the same distance the result is the same object, so that its cached markup is found again. */
const cardsAtDistance = new WeakMap<DoctorCardData, DoctorCardData>();

function withDistance(cards: DoctorCardData[], km: Distances | null): DoctorCardData[] {
  if (!km) return cards;
  return cards.map((card) => {
    const distanceKm = km.get(card.id);
    if (distanceKm === undefined) return card;
    const known = cardsAtDistance.get(card);
    if (known?.distanceKm === distanceKm) return known;
    const made = Object.freeze({ ...card, distanceKm });
    cardsAtDistance.set(card, made);
    return made;
  });
}
export { loadDoctorChoices, loadDoctorFilterOptions, spokenLanguageCounts } from './doctor-choices.server.ts';
export { doctorsToFind } from './searchable-doctors.server.ts';
