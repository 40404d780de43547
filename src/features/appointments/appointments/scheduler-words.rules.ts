/** What patients read where a hospital's appointment service does not answer or takes no changes online. */
import { m } from '#src/paraglide/messages.js';
import type { Language } from '#src/shared/languages.ts';

interface Place {
  name: string;
  phone: string;
}

/**
 * Shown instead of slots that cannot be fetched at present: which number to call. The text is made on the server, so
 * that it is not part of every page's script.
 */
export function awayWords(place: Place, language: Language): string {
  return m.appointments_away(placeholders(place), { locale: language });
}

/** Shown beside an appointment whose present state the service has not confirmed. */
export function notCurrentWords(place: Place, language: Language): string {
  return m.appointments_not_current(placeholders(place), { locale: language });
}

/** How to change the appointment's time where it cannot be changed online. */
export function moveOtherwiseWords(place: Place, language: Language): string {
  return m.appointments_move_otherwise(placeholders(place), { locale: language });
}

/** The hospital's name and its number, with no-break spaces in the number. */
function placeholders({ name, phone }: Place): { hospital: string; phone: string } {
  return { hospital: name, phone: phone.replaceAll(' ', '\u00a0') };
}
