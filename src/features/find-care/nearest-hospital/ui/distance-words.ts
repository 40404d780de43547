import { m } from '#src/paraglide/messages.js';
import { shownKm } from '../nearest-hospital.rules.ts';

/** '3.4 km away'. */
export function distanceWords(km: number): string {
  return m.nearest_hospital_distance({ km: shownKm(km) });
}
