import { m } from '#src/paraglide/messages.js';
import { shownKm } from '../nearest-hospital.rules.ts';

/** '3.4 km away'; below one kilometre without a number, because distances are measured from the middle of a town. */
export function distanceWords(km: number): string {
  if (km < 1) return m.nearest_hospital_distance_short();
  return m.nearest_hospital_distance({ km: shownKm(km) });
}
