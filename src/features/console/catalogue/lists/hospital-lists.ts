/** Hospitals and what belongs to one hospital. */
import { knownFacilities } from '#src/features/find-care/hospitals/facility-words.rules.ts';
import { m } from '#src/paraglide/messages.js';
import { stateName, states } from '#src/shared/state-names.ts';
import type { CatalogueField, CatalogueList, FieldChoice } from '../catalogue-fields.ts';
import { approvalFields } from '../legal-fields.ts';
import { legalFields } from '../legal-fields.ts';

export const code: CatalogueField = {
  name: 'code',
  kind: 'code',
  label: m.catalogue_code,
  hint: m.catalogue_code_hint,
};
export const position: CatalogueField = {
  name: 'position',
  kind: 'number',
  min: 1,
  max: 9999,
  fallback: 100,
  label: m.catalogue_position,
  hint: m.catalogue_position_hint,
};
export const hospital: CatalogueField = {
  name: 'hospital',
  kind: 'ref',
  list: 'hospitals',
  label: m.catalogue_hospital,
};
export const phone: CatalogueField = {
  name: 'phone',
  kind: 'text',
  max: 25,
  format: 'phone',
  label: m.catalogue_phone,
};
/** The clinical review of a page's health information. */
export const review: readonly CatalogueField[] = [
  {
    name: 'reviewedBy',
    kind: 'text',
    max: 160,
    isOptional: true,
    label: m.catalogue_reviewed_by,
    hint: m.catalogue_reviewed_by_hint,
    section: m.catalogue_section_review,
  },
  { name: 'reviewedOn', kind: 'date', isOptional: true, label: m.catalogue_reviewed_on },
];
export const named = (values: readonly string[]): FieldChoice[] =>
  values.map((value) => ({ value, label: () => value }));

const serviceIcons = [
  'accessible',
  'cafe',
  'calendar',
  'car',
  'check',
  'document',
  'emergency',
  'eye',
  'health',
  'home',
  'info',
  'laboratory',
  'money',
  'pill',
  'search',
  'shield',
  'stethoscope',
  'users',
  'video',
];
export const icon: CatalogueField = {
  name: 'icon',
  kind: 'choice',
  choices: named(serviceIcons),
  drawings: 'interface',
  label: m.catalogue_icon,
};

/** Areas whose texts contain figures of the group, filled in from the data. */
export const areasWithFigures = ['pages', 'faq', 'news', 'campaigns'] as const;

const hospitalFields: readonly CatalogueField[] = [
  { ...code, section: m.catalogue_section_names },
  { name: 'name', kind: 'text', max: 120, label: m.catalogue_name },
  { name: 'summary', kind: 'local', max: 300, isLong: true, label: m.catalogue_summary },
  { name: 'about', kind: 'local', max: 8000, isLong: true, label: m.catalogue_about, hint: m.catalogue_about_hint },
  { name: 'address', kind: 'text', max: 300, label: m.catalogue_address, section: m.catalogue_section_place },
  { name: 'postcode', kind: 'text', max: 5, format: 'postcode', label: m.catalogue_postcode },
  { name: 'town', kind: 'text', max: 80, label: m.catalogue_town },
  {
    name: 'state',
    kind: 'choice',
    choices: states.map((value) => ({ value, label: (language) => stateName(value, language) })),
    label: m.hospitals_filter_state,
  },
  {
    name: 'latitude',
    kind: 'number',
    min: 0.5,
    max: 8,
    isDecimal: true,
    label: m.catalogue_latitude,
    hint: m.catalogue_latitude_hint,
  },
  {
    name: 'longitude',
    kind: 'number',
    min: 99,
    max: 120,
    isDecimal: true,
    label: m.catalogue_longitude,
    hint: m.catalogue_longitude_hint,
  },
  { ...phone, section: m.catalogue_section_contact },
  { name: 'emergencyPhone', kind: 'text', max: 25, format: 'phone', label: m.catalogue_emergency_phone },
  { name: 'email', kind: 'text', max: 120, format: 'email', label: m.catalogue_email },
  { name: 'hours', kind: 'local', max: 300, isOptional: true, label: m.catalogue_opening_hours },
  { name: 'visitingHours', kind: 'local', max: 300, isOptional: true, label: m.catalogue_visiting_hours },
  {
    name: 'beds',
    kind: 'number',
    min: 0,
    max: 5000,
    label: m.catalogue_beds,
    section: m.catalogue_section_offer,
  },
  { name: 'openedYear', kind: 'number', min: 1800, max: 2100, label: m.catalogue_opened_year },
  { name: 'hasEmergency', kind: 'flag', label: m.catalogue_has_emergency },
  { name: 'receivesInternationalPatients', kind: 'flag', label: m.catalogue_international },
  { name: 'isClinicNetworkMember', kind: 'flag', label: m.catalogue_network_member },
  {
    name: 'facilities',
    kind: 'choices',
    isOptional: true,
    choices: Object.entries(knownFacilities).map(([value, { label }]) => ({
      value,
      label: (language) => label({}, { locale: language }),
    })),
    label: m.catalogue_facilities,
  },
  {
    name: 'accreditations',
    kind: 'lines',
    max: 20,
    isOptional: true,
    label: m.catalogue_accreditations,
    hint: m.catalogue_lines_hint,
  },
  {
    name: 'insurers',
    kind: 'refs',
    list: 'insurers',
    isOptional: true,
    label: m.catalogue_panel,
    hint: m.catalogue_panel_hint,
  },
  ...legalFields,
  { name: 'picture', kind: 'picture', isOptional: true, label: m.catalogue_picture, section: m.catalogue_picture },
];

const partOfHospital = {
  owner: 'hospital',
  publicList: '/our-hospitals',
  tags: ['hospitals'],
} as const;

export const hospitalLists: readonly CatalogueList[] = [
  {
    name: 'hospitals',
    label: m.catalogue_hospitals,
    hint: m.catalogue_hospitals_hint,
    newTitle: m.catalogue_hospitals_new,
    fields: hospitalFields,
    key: ['code'],
    hasFixedCode: true,
    title: 'name',
    columns: ['town', 'state', 'phone'],
    owner: 'itself',
    addressOf: ({ code: own }) => `/${own as string}`,
    component: 'hospital',
    publicList: '/our-hospitals',
    tags: ['hospitals', 'specialist-centres', 'doctors', 'packages', ...areasWithFigures],
  },
  {
    ...partOfHospital,
    name: 'hospital-services',
    label: m.catalogue_hospital_services,
    hint: m.catalogue_hospital_services_hint,
    newTitle: m.catalogue_hospital_services_new,
    fields: [
      hospital,
      code,
      { name: 'name', kind: 'local', max: 120, label: m.catalogue_name },
      { name: 'summary', kind: 'local', max: 400, isLong: true, label: m.catalogue_summary },
      { name: 'hours', kind: 'local', max: 200, label: m.catalogue_opening_hours },
      phone,
      icon,
      position,
    ],
    key: ['hospital', 'code'],
    title: 'name',
    columns: ['hospital', 'phone'],
    addressOf: (record) => `/${record.hospital as string}/our-services#${record.code as string}`,
  },
  {
    ...partOfHospital,
    name: 'patient-care',
    label: m.catalogue_patient_care,
    hint: m.catalogue_patient_care_hint,
    newTitle: m.catalogue_patient_care_new,
    fields: [
      hospital,
      code,
      { name: 'title', kind: 'local', max: 120, label: m.catalogue_topic_title },
      { name: 'body', kind: 'local', max: 8000, isLong: true, label: m.catalogue_body, hint: m.catalogue_about_hint },
      icon,
      position,
    ],
    key: ['hospital', 'code'],
    title: 'title',
    columns: ['hospital', 'position'],
    addressOf: (record) => `/${record.hospital as string}/patient-care#${record.code as string}`,
  },
  {
    ...partOfHospital,
    name: 'centres',
    isAdvertising: true,
    tags: ['hospitals', ...areasWithFigures],
    label: m.catalogue_centres,
    hint: m.catalogue_centres_hint,
    newTitle: m.catalogue_centres_new,
    fields: [
      hospital,
      code,
      { name: 'speciality', kind: 'ref', list: 'specialities', label: m.catalogue_speciality },
      { name: 'name', kind: 'local', max: 120, label: m.catalogue_name },
      { name: 'summary', kind: 'local', max: 400, isLong: true, label: m.catalogue_summary },
      {
        name: 'body',
        kind: 'local',
        max: 8000,
        isLong: true,
        label: m.catalogue_body,
        hint: m.catalogue_sections_hint,
      },
      {
        name: 'treatments',
        kind: 'localLines',
        max: 60,
        isOptional: true,
        label: m.catalogue_treatments,
        hint: m.catalogue_lines_hint,
      },
      ...review,
      phone,
      ...approvalFields,
    ],
    key: ['hospital', 'code'],
    title: 'name',
    columns: ['hospital', 'speciality'],
    isClinical: true,
    addressOf: (record) => `/${record.hospital as string}/${record.code as string}`,
    component: 'center-of-excellence',
  },
  {
    name: 'insurers',
    label: m.catalogue_insurers,
    hint: m.catalogue_insurers_hint,
    newTitle: m.catalogue_insurers_new,
    fields: [
      code,
      { name: 'name', kind: 'text', max: 120, label: m.catalogue_name },
      { ...phone, isOptional: true },
      { name: 'email', kind: 'text', max: 120, format: 'email', isOptional: true, label: m.catalogue_email },
    ],
    key: ['code'],
    hasFixedCode: true,
    title: 'name',
    columns: ['code', 'phone'],
    owner: 'group',
    addressOf: () => '/our-hospitals',
    publicList: '/our-hospitals',
    tags: ['hospitals', 'doctors', 'settings'],
  },
];
