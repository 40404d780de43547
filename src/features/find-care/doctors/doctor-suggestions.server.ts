/** Doctors suggested while a visitor types a name, each with what tells two of one name apart. */
import { doctorPictureAddress } from '#src/design/pictures/pictures.tsx';
import type { App } from '#src/platform/app.ts';
import type { RateLimit } from '#src/platform/rate-limit/rate-limit.server.ts';
import { localPath } from '#src/shared/addresses.ts';
import type { Language } from '#src/shared/languages.ts';
import { localText } from '#src/shared/local-text.ts';
import { listIdsByTypedName, type StoredCard } from './data/doctors.store.server.ts';
import { cardsByIds } from './doctor-cards.server.ts';
import { shortestName, suggestedDoctors } from './doctors.rules.ts';
import type { SuggestedDoctor } from './doctors.schema.ts';

/** Suggestions for one client address: far more than a person types. */
export const doctorSuggestionLimit: RateLimit = {
  name: 'doctor_suggestions',
  points: 150,
  seconds: 60,
  mayGoUncounted: true,
};

/** The doctors whose name has what was typed so far, those with a word that begins so first; at most six. */
export async function suggestDoctors(
  app: Pick<App, 'db' | 'cache'>,
  typed: string,
  language: Language,
): Promise<SuggestedDoctor[]> {
  if ([...typed.trim()].length < shortestName) return [];
  const ids = await listIdsByTypedName(app, typed, suggestedDoctors);
  return (await cardsByIds(app, ids)).map((card) => ({
    name: card.name,
    path: localPath(`/doctor/${card.slug}`, language),
    speciality: card.specialities[0] ? localText(card.specialities[0].name, language).text : '',
    hospital: card.hospitals.map(({ name }) => name).join(' · '),
    portrait: portraitAddress(card),
  }));
}

/** The smallest size of the doctor's photo, or the drawn portrait. */
function portraitAddress({ picture, portraitSeed, gender }: StoredCard): string {
  return picture
    ? `/media/${picture.id}/${picture.widths[0]}.jpeg`
    : doctorPictureAddress({ seed: portraitSeed, gender });
}
