/** A doctor as search engines read it. */
import type { DoctorDetail } from './doctors.schema.ts';

/** The schema.org Physician, in English, for search engines. `url` and `origin` are absolute. */
export function doctorStructuredData(doctor: DoctorDetail, url: string, origin: string): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Physician',
    '@id': url,
    name: doctor.name,
    url,
    description: doctor.about.en.split(/\n\s*\n/)[0],
    medicalSpecialty: doctor.specialities.map(({ name }) => name.en),
    knowsLanguage: doctor.languages.map(({ code }) => code),
    identifier: doctor.registrationNumber,
    isAcceptingNewPatients: true,
    hospitalAffiliation: doctor.hospitals.map(({ name, slug, phone, state, town }) => ({
      '@type': 'Hospital',
      name,
      url: `${origin}/${slug}`,
      telephone: phone,
      address: { '@type': 'PostalAddress', addressLocality: town, addressRegion: state, addressCountry: 'MY' },
    })),
  };
}
