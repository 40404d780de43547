import { m } from '#src/paraglide/messages.js';
import type { Language } from '#src/shared/local-text.ts';

interface Place {
  name: string;
  phone: string;
}

/** In place of free times that nobody can tell at the moment: where to ring. Made on the server, so that the words do not travel with every page. */
export function awayWords(place: Place, language: Language): string {
  return m.appointments_away(placeholders(place), { locale: language });
}

/** Beside an appointment of which only our record is known at the moment. */
export function notCurrentWords(place: Place, language: Language): string {
  return m.appointments_not_current(placeholders(place), { locale: language });
}

/** How to come at another time where times cannot be moved. */
export function moveOtherwiseWords(place: Place, language: Language): string {
  return m.appointments_move_otherwise(placeholders(place), { locale: language });
}

/** A number is not broken at the end of a line. */
function placeholders({ name, phone }: Place): { hospital: string; phone: string } {
  return { hospital: name, phone: phone.replaceAll(' ', '\u00a0') };
}
