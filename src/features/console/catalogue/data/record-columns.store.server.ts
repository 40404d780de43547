/** The table of each list of master data, and the column of each field. Names come from code alone. */
import { sql } from 'drizzle-orm';
import { snakeCase, type CatalogueField, type CatalogueListName } from '../fields/catalogue-fields.ts';

const tables: Record<CatalogueListName, string> = {
  hospitals: 'hospitals',
  'hospital-services': 'hospital_services',
  'patient-care': 'patient_care_topics',
  centres: 'centres_of_excellence',
  specialities: 'specialities',
  'speciality-services': 'speciality_services',
  clinics: 'speciality_clinics',
  doctors: 'doctors',
  insurers: 'insurers',
  facilities: 'facilities',
  'package-types': 'package_types',
  topics: 'content_topics',
  languages: 'spoken_languages',
  countries: 'countries',
};
export const tableOf = (name: CatalogueListName) => sql.identifier(tables[name]);

/** The column of a field; null where the field is in another table. */
export function columnOf(list: CatalogueListName, { name, kind }: CatalogueField): string | null {
  if (name === 'code') return 'slug';
  if (kind === 'picture') return 'picture_id';
  if (name === 'speciality') return list === 'centres' ? 'speciality_slug' : 'speciality_id';
  if (name === 'hospital') return 'hospital_id';
  return list === 'doctors' && (name === 'specialities' || name === 'places') ? null : snakeCase(name);
}
