/** A hospital and its centres of excellence as search engines read them. */
import type { CentreOfExcellencePageData, HospitalCardData, HospitalPageData } from './hospitals.schema.ts';

type Described = Record<string, unknown>;
const day = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** The address and contact of a hospital in schema.org's terms. */
function placeOf(hospital: HospitalCardData & { address: string; postcode: string }): Described {
  const [latitude, longitude] = hospital.location.split(',').map(Number);
  return {
    address: {
      '@type': 'PostalAddress',
      streetAddress: hospital.address.split(`, ${hospital.postcode}`)[0],
      addressLocality: hospital.town,
      addressRegion: hospital.state,
      postalCode: hospital.postcode,
      addressCountry: 'MY',
    },
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
  };
}

/** The schema.org Hospital, in English; `url` is absolute. Opening hours are the emergency department's. */
export function hospitalStructuredData({ hospital, services, clinics }: HospitalPageData, url: string): Described {
  return {
    '@context': 'https://schema.org',
    '@type': 'Hospital',
    '@id': url,
    url,
    name: hospital.name,
    description: hospital.summary.en,
    telephone: hospital.phone,
    email: hospital.email,
    ...(hospital.companyName ? { legalName: hospital.companyName } : {}),
    ...(hospital.brand?.logoUrl ? { logo: new URL(hospital.brand.logoUrl, url).href } : {}),
    ...(hospital.brand?.strapline ? { slogan: hospital.brand.strapline.en } : {}),
    ...placeOf(hospital),
    ...(hospital.hasEmergency
      ? {
          openingHoursSpecification: {
            '@type': 'OpeningHoursSpecification',
            dayOfWeek: day,
            opens: '00:00',
            closes: '23:59',
          },
          contactPoint: { '@type': 'ContactPoint', contactType: 'emergency', telephone: hospital.emergencyPhone },
        }
      : {}),
    medicalSpecialty: clinics.map(({ name }) => name.en),
    availableService: services.map(({ name }) => ({ '@type': 'MedicalProcedure', name: name.en })),
  };
}

/** The schema.org MedicalClinic of a centre of excellence. */
export function centreStructuredData({ hospital, centre }: CentreOfExcellencePageData, url: string): Described {
  return {
    '@context': 'https://schema.org',
    '@type': 'MedicalClinic',
    '@id': url,
    url,
    name: `${centre.name.en}, ${hospital.name}`,
    description: centre.summary.en,
    telephone: centre.phone,
    ...placeOf(hospital),
    medicalSpecialty: centre.specialityName?.en ?? centre.name.en,
    availableService: centre.treatments.map((treatment) => ({ '@type': 'MedicalTherapy', name: treatment.en })),
    parentOrganization: { '@type': 'Hospital', name: hospital.name },
  };
}
