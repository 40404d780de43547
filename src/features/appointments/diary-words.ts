import { m } from '#src/paraglide/messages.js';
import type { Language } from '#src/shared/local-text.ts';

interface Place {
  name: string;
  phone: string;
}

/** In place of free times that nobody can tell at the moment: where to ring. Made on the server, so that the words do not travel with every page. */
export function awayWords({ name, phone }: Place, language: Language): string {
  return m.appointments_away({ hospital: name, phone }, { locale: language });
}

/** Beside an appointment of which only our record is known at the moment. */
export function notCurrentWords({ name, phone }: Place, language: Language): string {
  return m.appointments_not_current({ hospital: name, phone }, { locale: language });
}

/** How to come at another time where times cannot be moved. */
export function moveOtherwiseWords({ name, phone }: Place, language: Language): string {
  return m.appointments_move_otherwise({ hospital: name, phone }, { locale: language });
}
