import { malaysianDay } from '#src/shared/dates.ts';
import { filteredAddress } from '#src/shared/list-address.ts';
import { localText, type Language } from '#src/shared/local-text.ts';
import type {
  DoctorCardData,
  DoctorChoices,
  DoctorFilterOptions,
  DoctorFilters,
  FreeTime,
  WeeklySession,
} from './doctors.schema.ts';

/** Page size of card lists. */
export const doctorsPerPage = 12;

/** Without a choice the soonest free time comes first: it is what most visitors decide by. Our own choice. */
export const defaultSort = 'next_free';

/** The filters in the order in which their chips are shown; sorting is no filter. */
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

/** Titles, and the words that say only whose child one is: the search column has neither. */
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
 * The words of a typed name, as the search column spells names: lower case, without accents, apostrophes and titles.
 * 'Tan' and 'Sri' are a title only side by side: Tan is a family name.
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

/** The address of the list with these filters; empty values and the default order stay out of it. */
export function listAddress(filters: DoctorFilters, page = 1): string {
  return filteredAddress({ path: '/doctor', filterNames, usualSort: defaultSort }, filters, page);
}

/** The same filters less one: where a chip's remove link leads. */
export function without(filters: DoctorFilters, name: FilterName): DoctorFilters {
  const { [name]: _removed, ...rest } = filters;
  return rest;
}

/** Weekly clinic times by weekday, Monday first, each day's sessions in order. */
export function sessionsByWeekday(
  sessions: readonly WeeklySession[],
): { weekday: number; sessions: WeeklySession[] }[] {
  return [1, 2, 3, 4, 5, 6, 0]
    .map((weekday) => ({
      weekday,
      sessions: sessions.filter((session) => session.weekday === weekday).sort((a, b) => a.from.localeCompare(b.from)),
    }))
    .filter((day) => day.sessions.length > 0);
}

/** Places to choose from: each state, followed by its hospitals. */
export function locationChoices(
  hospitals: readonly { name: string; state: string }[],
): { value: string; isState: boolean }[] {
  const states = [...new Set(hospitals.map((hospital) => hospital.state))].sort();
  return states.flatMap((state) => [
    { value: state, isState: true },
    ...hospitals.filter((hospital) => hospital.state === state).map(({ name }) => ({ value: name, isState: false })),
  ]);
}

/** The soonest free time first; doctors without one keep their order behind the others. */
export function bySoonest(ids: readonly number[], free: ReadonlyMap<number, { startsAt: string }>): number[] {
  const withTime = ids
    .filter((id) => free.has(id))
    .sort((a, b) => (free.get(a)?.startsAt ?? '').localeCompare(free.get(b)?.startsAt ?? ''));
  return [...withTime, ...ids.filter((id) => !free.has(id))];
}

/** The nearest first, and among those of one place the soonest free time; doctors without a free time come last in their place. */
export function byDistance(
  ids: readonly number[],
  km: ReadonlyMap<number, number>,
  free: ReadonlyMap<number, { startsAt: string }>,
): number[] {
  const farAway = Number.POSITIVE_INFINITY;
  const distance = new Map(ids.map((id) => [id, Math.round(km.get(id) ?? farAway)]));
  return bySoonest(ids, free).sort((a, b) => {
    const [toA, toB] = [distance.get(a)!, distance.get(b)!];
    return toA === toB ? 0 : toA - toB;
  });
}

/** All doctors of a speciality. */
export function sameSpecialityAddress(slug: string): string {
  return listAddress({ specialisation: slug });
}

/** What the filters may be set to, in one language: the other two need not travel with the page. */
export function choicesIn(options: DoctorFilterOptions, language: Language): DoctorChoices {
  return {
    ...options,
    specialities: options.specialities.map(({ slug, name }) => ({ slug, name: localText(name, language).text })),
  };
}

/** Booking opens on the day and place of this time. */
export function timeAddress(slug: string, { startsAt, hospitalId }: FreeTime): string {
  return `/book/${slug}?hospital=${hospitalId}&day=${malaysianDay(new Date(startsAt))}#times`;
}

/** Booking opens on the day and place of the next free time. */
export function bookingAddress({ slug, nextFree }: Pick<DoctorCardData, 'slug' | 'nextFree'>): string {
  return nextFree ? `/book/${slug}?hospital=${nextFree.hospitalId}` : `/book/${slug}`;
}
