/** Specialities, their services and clinics, doctors, and the types of health packages. */
import { m } from '#src/paraglide/messages.js';
import type { CatalogueField, CatalogueList } from '../fields/catalogue-fields.ts';
import { doctorFields } from './doctor-fields.ts';
import { code, emergencyCall, hospital, named, phone, position, review } from './shared-fields.ts';
import { areasWithFigures } from './hospital-lists.ts';
import { approvalFields } from '../fields/legal-fields.ts';

const specialityIcons =
  'heart brain bone child mother eye ear skin lungs kidney stomach liver cancer blood diabetes mind tooth surgery spine sport urology fertility vascular plastic infection elderly rehab radiology anaesthesia emergency'.split(
    ' ',
  );
const packagePictures =
  'screening heart women men children maternity dental vaccination senior pre-marital sports diabetes cancer eyes'
    .split(' ')
    .map((topic) => `package-${topic}`);
const speciality: CatalogueField = {
  name: 'speciality',
  kind: 'ref',
  list: 'specialities',
  label: m.catalogue_speciality,
};
const summary: CatalogueField = {
  name: 'summary',
  kind: 'local',
  max: 400,
  isLong: true,
  label: m.catalogue_summary,
};

export const specialityLists: readonly CatalogueList[] = [
  {
    name: 'specialities',
    isAdvertising: true,
    label: m.catalogue_specialities,
    hint: m.catalogue_specialities_hint,
    newTitle: m.catalogue_specialities_new,
    fields: [
      code,
      { name: 'name', kind: 'local', max: 120, isHealth: 'with_words', label: m.catalogue_name },
      { ...summary, isHealth: 'always' },
      {
        name: 'body',
        kind: 'local',
        max: 8000,
        isLong: true,
        isHealth: 'always',
        label: m.catalogue_body,
        hint: m.catalogue_sections_hint,
      },
      {
        name: 'reasons',
        kind: 'localLines',
        max: 40,
        isOptional: true,
        isHealth: 'always',
        label: m.catalogue_reasons,
        hint: m.catalogue_lines_hint,
      },
      {
        name: 'aliases',
        kind: 'lines',
        max: 60,
        isOptional: true,
        label: m.catalogue_aliases,
        hint: m.catalogue_aliases_hint,
      },
      {
        name: 'icon',
        kind: 'choice',
        choices: named(specialityIcons),
        drawings: 'speciality',
        label: m.catalogue_icon,
      },
      emergencyCall,
      ...review,
      position,
      ...approvalFields,
      { name: 'picture', kind: 'picture', isOptional: true, label: m.catalogue_photo, section: m.catalogue_photo },
    ],
    key: ['code'],
    hasFixedCode: true,
    title: 'name',
    columns: ['code', 'position'],
    owner: 'group',
    addressOf: (record) => `/speciality-centre/${record.code as string}`,
    component: 'speciality-centre',
    publicList: '/speciality-centre',
    tags: ['specialist-centres', 'doctors', 'hospitals'],
  },
  {
    name: 'speciality-services',
    label: m.catalogue_speciality_services,
    hint: m.catalogue_speciality_services_hint,
    newTitle: m.catalogue_speciality_services_new,
    fields: [speciality, code, { name: 'name', kind: 'local', max: 120, label: m.catalogue_name }, summary, position],
    key: ['speciality', 'code'],
    title: 'name',
    columns: ['speciality', 'position'],
    owner: 'group',
    addressOf: (record) => `/speciality-centre/${record.speciality as string}`,
    publicList: '/speciality-centre',
    tags: ['specialist-centres'],
  },
  {
    name: 'clinics',
    label: m.catalogue_clinics,
    hint: m.catalogue_clinics_hint,
    newTitle: m.catalogue_clinics_new,
    fields: [
      speciality,
      hospital,
      { name: 'place', kind: 'text', max: 120, label: m.catalogue_clinic_place, hint: m.catalogue_clinic_place_hint },
      {
        name: 'rooms',
        kind: 'lines',
        max: 60,
        isOptional: true,
        label: m.catalogue_rooms,
        hint: m.catalogue_plain_lines_hint,
      },
      phone,
      { name: 'hours', kind: 'local', max: 300, label: m.catalogue_opening_hours },
    ],
    key: ['speciality', 'hospital'],
    hasFixedCode: true,
    title: 'speciality',
    columns: ['hospital', 'place'],
    owner: 'hospital',
    addressOf: (record) => `/speciality-centre/${record.speciality as string}/${record.hospital as string}/services`,
    component: 'speciality-centre-service',
    publicList: '/speciality-centre',
    tags: ['specialist-centres', 'hospitals'],
  },
  {
    name: 'doctors',
    label: m.catalogue_doctors,
    hint: m.catalogue_doctors_hint,
    newTitle: m.catalogue_doctors_new,
    fields: doctorFields,
    key: ['code'],
    title: 'name',
    columns: ['registrationNumber', 'specialities'],
    owner: 'places',
    addressOf: (record) => `/doctor/${record.code as string}`,
    component: 'doctor',
    publicList: '/doctor',
    tags: ['doctors', ...areasWithFigures],
  },
  {
    name: 'package-types',
    label: m.catalogue_package_types,
    hint: m.catalogue_package_types_hint,
    newTitle: m.catalogue_package_types_new,
    fields: [
      code,
      { name: 'name', kind: 'local', max: 80, label: m.catalogue_name },
      {
        name: 'picture',
        kind: 'choice',
        choices: named(packagePictures),
        drawings: 'scene',
        label: m.catalogue_drawing,
      },
      position,
    ],
    key: ['code'],
    hasFixedCode: true,
    title: 'name',
    columns: ['code', 'position'],
    owner: 'group',
    addressOf: () => '/health-package',
    publicList: '/health-package',
    tags: ['packages'],
  },
];
