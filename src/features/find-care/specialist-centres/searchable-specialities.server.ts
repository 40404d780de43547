/** Search documents of specialities and their clinics. */
import { unmarked } from '#src/shared/texts/text-sections.ts';
import type { SearchSource } from '#src/platform/search-documents/search-documents.store.server.ts';
import { addDays, atMalaysianTime } from '#src/shared/dates.ts';
import { languages } from '#src/shared/languages.ts';
import { localText, type LocalText } from '#src/shared/local-text.ts';
import {
  listSearchableClinics,
  listSearchableSpecialities,
  listSpecialityIds,
  listClinicIds,
} from './data/searchable.store.server.ts';

/** Their date of change: the texts change only with a release, which rebuilds the search documents. */
const since = new Date('2026-01-01T00:00:00+08:00');

/**
 * Every speciality whose text is approved, by its name, everyday names and services; without an approval only its
 * clinics are found.
 */
export const specialitiesToFind: SearchSource = {
  types: ['speciality'],
  listIds: listSpecialityIds,
  read: async (tx, itemIds) =>
    (await listSearchableSpecialities(tx, itemIds)).map((speciality) => ({
      type: 'speciality',
      itemId: speciality.id,
      path: `/speciality-centre/${speciality.slug}`,
      title: speciality.name,
      summary: speciality.summary,
      body: unmarked(speciality.body),
      about: [{ en: speciality.aliases.join(' ') }, ...speciality.services, ...speciality.reasons],
      visibleUntil: atMalaysianTime(addDays(speciality.approvalExpiresOn, 1), '00:00'),
      changedAt: since,
    })),
};

/** Every clinic by its speciality and its hospital. */
export const clinicsToFind: SearchSource = {
  types: ['clinic'],
  listIds: listClinicIds,
  read: async (tx, itemIds) =>
    (await listSearchableClinics(tx, itemIds)).map((clinic) => ({
      type: 'clinic',
      itemId: clinic.id,
      path: `/speciality-centre/${clinic.specialitySlug}/${clinic.slug}`,
      title: withHospital(clinic.name, clinic.hospitalName),
      summary: { en: `${clinic.place}, ${clinic.address}` },
      about: [{ en: `${clinic.town} ${clinic.state}` }, { en: clinic.aliases.join(' ') }],
      changedAt: since,
    })),
};

function withHospital(name: LocalText, hospital: string): LocalText {
  return Object.fromEntries(
    languages.map((language) => [language, `${localText(name, language).text}, ${hospital}`]),
  ) as unknown as LocalText;
}
