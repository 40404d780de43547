/** Distances between a visitor and places, and how precisely a position is used. */
import { builtInHospitals, type BuiltInHospital } from './built-in-hospitals.ts';

/** Earth's radius (specification, section 9). */
export const earthRadiusKm = 6371;

/**
 * Beyond this distance no hospital is 'near': otherwise a visitor in London would be sent to Perlis. It covers all of
 * Malaysia except the far south-east of Sabah. Our own choice.
 */
export const farthestNearKm = 300;

export interface Position {
  latitude: number;
  longitude: number;
}

/** Parses '3.1570,101.7120'; null for any other text. */
export function readLocation(location: string): Position | null {
  const [latitude = Number.NaN, longitude = Number.NaN, ...more] = location
    .split(',')
    .map((part) => (part.trim() === '' ? Number.NaN : Number(part)));
  const isOnEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return isOnEarth && more.length === 0 ? { latitude, longitude } : null;
}

/** Great-circle distance by the haversine formula, in kilometres. */
export function greatCircleKm(from: Position, to: Position): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const acrossLatitude = Math.sin(radians(to.latitude - from.latitude) / 2);
  const acrossLongitude = Math.sin(radians(to.longitude - from.longitude) / 2);
  const chord =
    acrossLatitude ** 2 + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * acrossLongitude ** 2;
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** The nearest hospital of the list, however far. */
export function nearestHospital(
  from: Position,
  hospitals: readonly BuiltInHospital[] = builtInHospitals,
): { hospital: BuiltInHospital; km: number } {
  const distances = hospitals.flatMap((hospital) => {
    const at = readLocation(hospital.location);
    return at ? [{ hospital, km: greatCircleKm(from, at) }] : [];
  });
  return distances.reduce((nearest, next) => (next.km < nearest.km ? next : nearest));
}

/** The nearest town of the list; null when all are too far away. */
export function nearestTown(from: Position, towns: readonly { town: string; location: string }[]): string | undefined {
  const near = towns
    .flatMap(({ town, location }) => {
      const at = readLocation(location);
      return at ? [{ town, km: greatCircleKm(from, at) }] : [];
    })
    .filter(({ km }) => km <= farthestNearKm)
    .sort((a, b) => a.km - b.km);
  return near[0]?.town;
}

/** Places with their distance from 'latitude,longitude', in the same order. */
export function withDistances<P extends { location: string }>(
  places: readonly P[],
  from: string,
): (P & { distanceKm?: number })[] {
  const start = readLocation(from);
  return places.map((place) => {
    const at = readLocation(place.location);
    return start && at ? { ...place, distanceKm: greatCircleKm(start, at) } : place;
  });
}

/** The position rounded to about 100 metres: precise enough to choose a hospital, too coarse to find a home. */
export function roundPosition({ latitude, longitude }: Position): Position {
  const round = (degrees: number) => Math.round(degrees * 1000) / 1000;
  return { latitude: round(latitude), longitude: round(longitude) };
}

/** Kilometres as text: '3.4' below ten, whole numbers above. */
export function shownKm(km: number): string {
  return km < 10 ? km.toFixed(1) : String(Math.round(km));
}
