/** Fields that several lists of master data have. */
import { m } from '#src/paraglide/messages.js';
import type { CatalogueField, FieldChoice } from '../fields/catalogue-fields.ts';

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
    isApproved: true,
    label: m.catalogue_reviewed_by,
    hint: m.catalogue_reviewed_by_hint,
  },
  { name: 'reviewedOn', kind: 'date', isOptional: true, isApproved: true, label: m.catalogue_reviewed_on },
];

/** Whether the page begins with the emergency number. */
export const emergencyCall: CatalogueField = {
  name: 'emergencyCall',
  kind: 'choice',
  isOptional: true,
  choices: [
    { value: 'yes', label: (locale) => m.content_own_yes({}, { locale }) },
    { value: 'no', label: (locale) => m.content_own_no({}, { locale }) },
  ],
  label: m.catalogue_emergency_call,
  hint: m.catalogue_emergency_call_hint,
};

/** Choices whose label is their value. */
export const named = (values: readonly string[]): FieldChoice[] =>
  values.map((value) => ({ value, label: () => value }));

const serviceIcons = [
  'accessible',
  'cafe',
  'calendar',
  'car',
  'check',
  'directions',
  'document',
  'emergency',
  'eye',
  'health',
  'home',
  'hospital',
  'info',
  'laboratory',
  'laptop',
  'money',
  'pill',
  'search',
  'shield',
  'stethoscope',
  'user',
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
