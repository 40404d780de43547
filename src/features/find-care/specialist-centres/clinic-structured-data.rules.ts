/** A clinic of a speciality as search engines read it. */
import type { ClinicPageData } from './specialist-centres.schema.ts';

/** The schema.org MedicalClinic, in English; `url` is absolute. */
export function clinicStructuredData(
  { speciality, clinic, services }: ClinicPageData,
  url: string,
): Record<string, unknown> {
  const { hospital } = clinic;
  const [latitude, longitude] = hospital.location.split(',').map(Number);
  return {
    '@context': 'https://schema.org',
    '@type': 'MedicalClinic',
    '@id': url,
    url,
    name: `${speciality.name.en}, ${hospital.name}`,
    description: speciality.summary.en,
    telephone: clinic.phone,
    medicalSpecialty: speciality.name.en,
    address: {
      '@type': 'PostalAddress',
      streetAddress: hospital.address.split(`, ${hospital.postcode}`)[0],
      addressLocality: hospital.town,
      addressRegion: hospital.state,
      postalCode: hospital.postcode,
      addressCountry: 'MY',
    },
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
    availableService: services.map(({ name }) => ({ '@type': 'MedicalProcedure', name: name.en })),
    parentOrganization: { '@type': 'Hospital', name: hospital.name },
  };
}
