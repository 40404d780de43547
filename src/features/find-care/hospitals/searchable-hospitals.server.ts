/** Search documents of hospitals and their centres of excellence. */
import { unmarked } from '#src/shared/texts/text-sections.ts';
import type { SearchSource } from '#src/platform/search-documents/search-documents.store.server.ts';
import { addDays, atMalaysianTime } from '#src/shared/dates.ts';
import { languages, type Language } from '#src/shared/languages.ts';
import { unpaired } from '#src/shared/texts/line-pairs.ts';
import { localText, type LocalText } from '#src/shared/local-text.ts';
import {
  listSearchableCentres,
  listSearchableHospitals,
  listHospitalIds,
  listCentreIds,
} from './data/searchable.store.server.ts';

/** Every hospital by its name, place and services. */
export const hospitalsToFind: SearchSource = {
  types: ['hospital'],
  listIds: listHospitalIds,
  read: async (tx, itemIds) =>
    (await listSearchableHospitals(tx, itemIds)).map((hospital) => ({
      type: 'hospital',
      itemId: hospital.id,
      path: `/${hospital.slug}`,
      title: { en: hospital.name },
      summary: hospital.summary,
      body: hospital.about,
      about: [
        { en: `${hospital.town} ${hospital.state} ${hospital.postcode}` },
        { en: hospital.address },
        ...hospital.services,
      ],
      changedAt: new Date(hospital.changedAt),
    })),
};

/** Every centre of excellence with an approval, by its name, its hospital, its conditions and its treatments. */
export const centresToFind: SearchSource = {
  types: ['centre'],
  listIds: listCentreIds,
  read: async (tx, itemIds) =>
    (await listSearchableCentres(tx, itemIds)).map((centre) => ({
      type: 'centre',
      itemId: centre.id,
      path: `/${centre.hospitalSlug}/${centre.slug}`,
      title: withHospital(centre.name, centre.hospitalName),
      summary: centre.summary,
      body: joined([unmarked(centre.body), ...sectionsOf(centre)]),
      about: [
        { en: `${centre.hospitalName} ${centre.town} ${centre.state}` },
        ...centre.treatments,
        ...centre.conditions,
      ],
      visibleUntil: atMalaysianTime(addDays(centre.approvalExpiresOn, 1), '00:00'),
      changedAt: new Date(centre.changedAt),
    })),
};

type SearchableCentre = Awaited<ReturnType<typeof listSearchableCentres>>[number];

/** The texts of a centre's sections, without the marks of pairs. */
function sectionsOf({ team, equipment, pathway, questions }: SearchableCentre): LocalText[] {
  return [...(team ? [team] : []), ...equipment.map(unpaired), ...pathway, ...questions.map(unpaired)];
}

/** The texts one below the other, in every language that at least one of them has. */
function joined(texts: readonly LocalText[]): LocalText {
  const inLanguage = (language: Language) => texts.flatMap((text) => text[language] ?? []).join('\n\n');
  const [ms, zh] = [inLanguage('ms'), inLanguage('zh')];
  return { en: inLanguage('en'), ...(ms ? { ms } : {}), ...(zh ? { zh } : {}) };
}

/** Several hospitals have a centre of the same name, so the hospital is added. */
function withHospital(name: LocalText, hospital: string): LocalText {
  return Object.fromEntries(
    languages.map((language) => [language, `${localText(name, language).text}, ${hospital}`]),
  ) as unknown as LocalText;
}
