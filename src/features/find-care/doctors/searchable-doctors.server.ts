/** Search documents of doctors. */
import type { SearchSource } from '#src/platform/search-documents/search-documents.store.server.ts';
import { languages } from '#src/shared/languages.ts';
import { localText, type LocalText } from '#src/shared/local-text.ts';
import { listSearchableDoctors, type SearchableDoctor, listDoctorIds } from './data/searchable.store.server.ts';

/** Every doctor by name, speciality with its everyday names, hospital and main practice. */
export const doctorsToFind: SearchSource = {
  types: ['doctor'],
  listIds: listDoctorIds,
  read: async (tx, itemIds) =>
    (await listSearchableDoctors(tx, itemIds)).map((doctor) => ({
      type: 'doctor',
      itemId: doctor.id,
      path: `/doctor/${doctor.slug}`,
      title: { en: doctor.name },
      summary: specialityAndPlace(doctor),
      body: doctor.about,
      about: [
        ...doctor.specialities,
        { en: doctor.aliases.join(' ') },
        { en: doctor.hospitals.map(({ name, town, state }) => `${name} ${town} ${state}`).join(' ') },
        ...(doctor.subspeciality ? [doctor.subspeciality] : []),
        ...doctor.interests,
      ],
      changedAt: new Date(doctor.changedAt),
    })),
};

/** 'Cardiology, Seri Murni Hospital'. */
function specialityAndPlace({ specialities, hospitals }: SearchableDoctor): LocalText {
  return Object.fromEntries(
    languages.map((language) => [
      language,
      [...specialities.map((name) => localText(name, language).text), ...hospitals.map(({ name }) => name)].join(', '),
    ]),
  ) as unknown as LocalText;
}
