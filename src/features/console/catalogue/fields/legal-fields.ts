/** Fields that the law requires: who operates a hospital, and the approval of advertisements. */
import { m } from '#src/paraglide/messages.js';
import type { CatalogueField } from './catalogue-fields.ts';

/** Fields of a hospital. */
export const legalFields: readonly CatalogueField[] = [
  {
    name: 'companyName',
    kind: 'text',
    max: 160,
    isOptional: true,
    label: m.catalogue_company_name,
    hint: m.catalogue_company_name_hint,
    section: m.catalogue_section_legal,
  },
  {
    name: 'licenceNumber',
    kind: 'text',
    max: 60,
    isOptional: true,
    label: m.catalogue_licence_number,
    hint: m.catalogue_licence_number_hint,
  },
  {
    name: 'personInCharge',
    kind: 'text',
    max: 120,
    isOptional: true,
    label: m.catalogue_person_in_charge,
    hint: m.catalogue_person_in_charge_hint,
  },
];

/** The approval of an advertisement by the Medicine Advertisements Board. */
export const approvalFields: readonly CatalogueField[] = [
  {
    name: 'approvalNumber',
    kind: 'text',
    max: 40,
    format: 'approval',
    isOptional: true,
    label: m.catalogue_approval_number,
    hint: m.catalogue_approval_hint,
    section: m.catalogue_section_approval,
  },
  { name: 'approvalExpiresOn', kind: 'date', isOptional: true, label: m.catalogue_approval_expires_on },
];
