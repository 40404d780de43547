/** The fields of a doctor. */
import { m } from '#src/paraglide/messages.js';
import type { CatalogueField } from '../fields/catalogue-fields.ts';
import { code } from './shared-fields.ts';

export const doctorFields: readonly CatalogueField[] = [
  { ...code, section: m.catalogue_section_person },
  { name: 'name', kind: 'text', max: 120, label: m.catalogue_doctor_name, hint: m.catalogue_doctor_name_hint },
  {
    name: 'registrationNumber',
    kind: 'text',
    max: 30,
    format: 'register',
    label: m.catalogue_register_number,
    hint: m.catalogue_register_number_hint,
  },
  {
    name: 'gender',
    kind: 'choice',
    choices: [
      { value: 'female', label: (locale) => m.catalogue_female({}, { locale }) },
      { value: 'male', label: (locale) => m.catalogue_male({}, { locale }) },
    ],
    label: m.catalogue_gender,
  },
  {
    name: 'languages',
    kind: 'refs',
    list: 'languages',
    isUnordered: true,
    label: m.catalogue_languages,
  },
  { name: 'practisingSince', kind: 'number', min: 1940, max: 2100, label: m.catalogue_practising_since },
  {
    name: 'qualifications',
    kind: 'qualifications',
    isOptional: true,
    label: m.catalogue_qualifications,
    hint: m.catalogue_qualifications_hint,
  },
  {
    name: 'specialities',
    kind: 'refs',
    list: 'specialities',
    label: m.catalogue_doctor_specialities,
    hint: m.catalogue_doctor_specialities_hint,
    section: m.catalogue_section_practice,
  },
  { name: 'subspeciality', kind: 'local', max: 160, isOptional: true, label: m.catalogue_subspeciality },
  { name: 'about', kind: 'local', max: 8000, isLong: true, label: m.catalogue_about, hint: m.catalogue_about_hint },
  {
    name: 'interests',
    kind: 'localLines',
    max: 40,
    isOptional: true,
    label: m.catalogue_interests,
    hint: m.catalogue_lines_hint,
  },
  {
    name: 'articles',
    kind: 'lines',
    max: 12,
    of: 'articles',
    isOptional: true,
    label: m.catalogue_doctor_articles,
    hint: m.catalogue_doctor_articles_hint,
  },
  {
    name: 'places',
    kind: 'places',
    label: m.catalogue_places,
    hint: m.catalogue_places_hint,
    section: m.catalogue_section_booking,
  },
  { name: 'offersTeleconsult', kind: 'flag', label: m.catalogue_teleconsult },
  { name: 'hasLiveSchedule', kind: 'flag', label: m.catalogue_live_schedule },
  { name: 'confirmsAtOnce', kind: 'flag', label: m.catalogue_confirms_at_once },
  {
    name: 'panels',
    kind: 'refs',
    list: 'insurers',
    isOptional: true,
    label: m.catalogue_panels,
    hint: m.catalogue_panel_hint,
  },
  { name: 'picture', kind: 'picture', isOptional: true, label: m.catalogue_photo, section: m.catalogue_photo },
];
