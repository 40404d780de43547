/** Rules of the list of doctors: its address and filters, its orders, and the links to a slot. */
import { malaysianDay } from '#src/shared/dates.ts';
import { filteredAddress } from '#src/shared/lists/list-address.ts';
import type { Language } from '#src/shared/languages.ts';
import { localText } from '#src/shared/local-text.ts';
import type {
  DoctorCardData,
  DoctorChoices,
  DoctorFilterOptions,
  DoctorFilters,
  AvailableSlot,
  WeeklySession,
} from './doctors.schema.ts';

/** Page size of card lists. */
export const doctorsPerPage = 12;

/** Doctors suggested below a field for a name. */
export const suggestedDoctors = 6;
/** With fewer characters nearly every name matches. */
export const shortestName = 2;

/** Days of the calendar on a doctor's page, or fewer where the booking window is shorter. */
export const calendarDays = 14;

/** The default order is by the earliest available slot, by which most visitors decide. Our own choice. */
export const defaultSort = 'next_free';

/** The filters in the order of their chips; sorting is not a filter. */
export const filterNames = [
  'doctor_name',
  'specialisation',
  'location',
  'gender',
  'filter_lang',
  'teleconsult',
  'near',
] as const;
export type FilterName = (typeof filterNames)[number];

/** Titles and patronymic words such as 'binti': the search column does not contain them. */
const unsearched = new Set([
  'dr',
  'doctor',
  'doktor',
  'prof',
  'professor',
  'profesor',
  'dato',
  'datuk',
  'datin',
  'assoc',
  'madya',
  'mr',
  'ms',
  'mdm',
  'bin',
  'binti',
  'a/l',
  'a/p',
  'anak',
]);

/**
 * The words of a typed name in the spelling of the search column: lower case, without accents, apostrophes and
 * titles. 'Tan' and 'Sri' are a title only side by side, because Tan is a family name.
 */
export function nameWords(typed: string): string[] {
  const plain = typed
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/['’`]/g, '');
  const words = plain
    .replace(/\btan sri\b/g, ' ')
    .replace(/医生$/u, '')
    .split(/[^\p{Letter}\p{Number}/@-]+/u)
    .filter((word) => word !== '');

  return words.filter((word) => !unsearched.has(word));
}

/** The address of the list with these filters; empty values and the default order are left out. */
export function listAddress(filters: DoctorFilters, page = 1): string {
  return filteredAddress({ path: '/doctor', filterNames, usualSort: defaultSort }, filters, page);
}

/** The same filters without one: the target of a chip's remove link. */
export function without(filters: DoctorFilters, name: FilterName): DoctorFilters {
  const { [name]: _removed, ...rest } = filters;
  return rest;
}

/** Recurring sessions by weekday, Monday first, those on dates of the month last, each day's sessions in order. */
export function sessionsByWeekday(
  sessions: readonly WeeklySession[],
): { weekday: number | null; sessions: WeeklySession[] }[] {
  return [1, 2, 3, 4, 5, 6, 0, null]
    .map((weekday) => ({
      weekday,
      sessions: sessions.filter((session) => session.weekday === weekday).sort((a, b) => a.from.localeCompare(b.from)),
    }))
    .filter((day) => day.sessions.length > 0);
}

/** The choices of a place: each state, followed by its hospitals. */
export function locationChoices(
  hospitals: readonly { name: string; state: string }[],
): { value: string; isState: boolean }[] {
  const states = [...new Set(hospitals.map((hospital) => hospital.state))].sort();
  return states.flatMap((state) => [
    { value: state, isState: true },
    ...hospitals.filter((hospital) => hospital.state === state).map(({ name }) => ({ value: name, isState: false })),
  ]);
}

/**
 * Sorts by the earliest available slot; doctors without one keep their order after the others. Doctors with the
 * same slot take turns: by their names, the same few would be first every day. Our own choice.
 */
export function bySoonest(ids: readonly number[], available: ReadonlyMap<number, { startsAt: string }>): number[] {
  const withTime = ids
    .flatMap((id) => {
      const startsAt = available.get(id)?.startsAt;
      return startsAt === undefined ? [] : [{ id, startsAt, turn: turnAt(startsAt, id) }];
    })
    .sort((a, b) => compareTimes(a.startsAt, b.startsAt) || a.turn - b.turn);
  return [...withTime.map(({ id }) => id), ...ids.filter((id) => !available.has(id))];
}

/** A number that orders doctors within one time, differently at each time, and alike in every process. */
function turnAt(startsAt: string, id: number): number {
  const minute = Math.floor(Date.parse(startsAt) / 60_000);
  return Math.imul(Math.imul(id ^ minute, 0x85ebca6b) ^ minute, 0xc2b2ae35) >>> 0;
}

/**
 * Instants in one format have the order of their characters; the collation of a language would cost ten times as much.
 */
const compareTimes = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/**
 * Sorts by distance, and within one place by the earliest available slot; doctors without a slot come last in their
 * place.
 */
export function byDistance(
  ids: readonly number[],
  km: ReadonlyMap<number, number>,
  available: ReadonlyMap<number, { startsAt: string }>,
): number[] {
  const farAway = Number.POSITIVE_INFINITY;
  const distance = new Map(ids.map((id) => [id, Math.round(km.get(id) ?? farAway)]));
  return bySoonest(ids, available).sort((a, b) => {
    const [toA, toB] = [distance.get(a)!, distance.get(b)!];
    return toA === toB ? 0 : toA - toB;
  });
}

/** The list of all doctors of a speciality. */
export function sameSpecialityAddress(slug: string): string {
  return listAddress({ specialisation: slug });
}

/** The filter choices in one language, so that the page does not include the other two. */
export function choicesIn(options: DoctorFilterOptions, language: Language): DoctorChoices {
  return {
    ...options,
    specialities: options.specialities.map(({ slug, name }) => ({ slug, name: localText(name, language).text })),
  };
}

/** The booking page's address with this slot chosen, so that the details are the next step. */
export function timeAddress(slug: string, { startsAt, hospitalId }: AvailableSlot): string {
  return `/book/${slug}?hospital=${hospitalId}&day=${malaysianDay(new Date(startsAt))}&slot=${encodeURIComponent(startsAt)}`;
}

/** The booking page's address on the day and at the place of the next available slot. */
export function bookingAddress({ slug, nextAvailable }: Pick<DoctorCardData, 'slug' | 'nextAvailable'>): string {
  return nextAvailable ? `/book/${slug}?hospital=${nextAvailable.hospitalId}` : `/book/${slug}`;
}

/** The choices of the active filters: a page needs only their names beside its list. */
export function choicesNamed(
  { specialities, languages }: DoctorChoices,
  { specialisation, filter_lang: spoken }: DoctorFilters,
): Pick<DoctorChoices, 'specialities' | 'languages'> {
  return {
    specialities: specialities.filter(({ slug }) => slug === specialisation),
    languages: languages.filter(({ code }) => code === spoken),
  };
}
