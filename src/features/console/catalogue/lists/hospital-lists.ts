/** Hospitals and what belongs to one hospital. */
import { knownFacilities } from '#src/features/find-care/hospitals/facility-words.rules.ts';
import { m } from '#src/paraglide/messages.js';
import { stateName, states } from '#src/shared/state-names.ts';
import type { CatalogueField, CatalogueList } from '../catalogue-fields.ts';
import { brandFields } from '../brand-fields.ts';
import { approvalFields } from '../legal-fields.ts';
import { legalFields } from '../legal-fields.ts';
import { code, position, hospital, phone, review, icon } from './shared-fields.ts';

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
    isPlace: true,
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
    hint: m.catalogue_plain_lines_hint,
  },
];
