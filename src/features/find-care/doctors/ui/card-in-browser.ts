import { inBrowserOnly } from '#src/shared/browser-part.ts';
import type { DoctorCardData } from '../doctors.schema.ts';

/**
 * The part of a card's data that the browser needs: for the bookmark button beside the name. The server renders the
 * rest.
 */
export function cardInBrowser(doctor: DoctorCardData): DoctorCardData {
  return inBrowserOnly(doctor, ({ id, slug, name }) => ({ id, slug, name }));
}
