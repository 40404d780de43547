import { inBrowserOnly } from '#src/shared/browser-part.ts';
import type { DoctorCardData } from '../doctors.schema.ts';

/** A card's data, of which the browser needs what the heart beside the name is for; the server renders the rest. */
export function cardInBrowser(doctor: DoctorCardData): DoctorCardData {
  return inBrowserOnly(doctor, ({ id, slug, name }) => ({ id, slug, name }));
}
