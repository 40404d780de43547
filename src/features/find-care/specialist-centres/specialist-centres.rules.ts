/** Rules of specialities and clinics: search, letters of the list, location in words, distance. */
import { withDistances } from '#src/features/find-care/nearest-hospital/nearest-hospital.rules.ts';
import type { Language } from '#src/shared/languages.ts';
import { localText, type LocalText } from '#src/shared/local-text.ts';
import type { Clinic } from './specialist-centres.schema.ts';

/** The words of a search, at most six. */
export function queryWords(q: string | undefined): string[] {
  return (q ?? '')
    .split(/[\s,]+/)
    .filter((word) => word !== '')
    .slice(0, 6);
}

/** Groups by the first letter of the name in the reader's language. Chinese has one group without a heading. */
export function aToZ<S extends { name: LocalText }>(
  specialities: readonly S[],
  language: Language,
): { letter: string; specialities: S[] }[] {
  const nameOf = (speciality: S) => localText(speciality.name, language).text;
  const sorted = [...specialities].sort((a, b) => nameOf(a).localeCompare(nameOf(b), language));
  if (language === 'zh') return sorted.length > 0 ? [{ letter: '', specialities: sorted }] : [];
  const groups = Map.groupBy(sorted, (speciality) => nameOf(speciality).charAt(0).toUpperCase());
  return [...groups].map(([letter, group]) => ({ letter, specialities: group }));
}

/** The list of doctors of a speciality, in one hospital where it is given. */
export function doctorsAddress(specialitySlug: string, hospitalName?: string): string {
  const query = new URLSearchParams({
    specialisation: specialitySlug,
    ...(hospitalName ? { location: hospitalName } : {}),
  });
  return `/doctor?${query.toString()}`;
}

/** The location of a clinic, 'Level 2, Block A', in the reader's language; a text in another format stays as typed. */
export function placeWords(place: string, language: Language): string {
  const usual = /^Level (\d+), Block (\w)$/.exec(place);
  if (!usual || language === 'en') return place;
  return language === 'ms' ? `Aras ${usual[1]}, Blok ${usual[2]}` : `${usual[2]}座${usual[1]}楼`;
}

/** Clinics with their distance from 'latitude,longitude', the nearest first. */
export function clinicsFrom<C extends Pick<Clinic, 'hospital'>>(
  from: string,
  clinics: readonly C[],
): (C & { distanceKm?: number })[] {
  const km = withDistances(
    clinics.map(({ hospital }) => hospital),
    from,
  );
  return clinics
    .map((clinic, index) => ({ ...clinic, distanceKm: km[index]?.distanceKm }) as C & { distanceKm?: number })
    .sort((a, b) => (a.distanceKm ?? Infinity) - (b.distanceKm ?? Infinity));
}
