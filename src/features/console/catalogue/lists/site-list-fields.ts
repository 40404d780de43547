/** The columns of what public pages are made of besides content and menus: the home page, scripts of third parties. */
import { m } from '#src/paraglide/messages.js';
import { longestHeading } from '#src/features/site/home/home-layout.rules.ts';
import { markupLimit, mostHosts } from '#src/features/site/third-party-scripts/script-markup.rules.ts';
import type { CatalogueField } from '../fields/catalogue-fields.ts';
import { code, named } from './shared-fields.ts';

export const scriptFields: readonly CatalogueField[] = [
  code,
  { name: 'name', kind: 'text', max: 100, label: m.scripts_name, hint: m.scripts_name_hint },
  { name: 'where', kind: 'text', max: 200, label: m.scripts_where, hint: m.scripts_import_where_hint },
  {
    name: 'hosts',
    kind: 'lines',
    max: mostHosts,
    isOptional: true,
    label: m.scripts_hosts,
    hint: m.scripts_hosts_hint,
  },
  {
    name: 'head',
    kind: 'text',
    max: markupLimit,
    isLong: true,
    isOptional: true,
    label: m.scripts_head,
    hint: m.scripts_head_hint,
  },
  {
    name: 'body',
    kind: 'text',
    max: markupLimit,
    isLong: true,
    isOptional: true,
    label: m.scripts_body,
    hint: m.scripts_body_hint,
  },
  // A cell that is left out or empty asks for consent.
  {
    name: 'needsConsent',
    kind: 'choice',
    choices: named(['yes', 'no']),
    fallback: 'yes',
    label: m.scripts_needs_consent,
  },
  { name: 'isOn', kind: 'flag', label: m.scripts_is_active },
];

export const homeSectionFields: readonly CatalogueField[] = [
  {
    name: 'section',
    kind: 'text',
    max: 200,
    label: m.home_sections_import_section,
    hint: m.home_sections_import_section_hint,
  },
  { name: 'position', kind: 'number', min: 1, max: 9_999, label: m.catalogue_position },
  {
    name: 'shown',
    kind: 'choice',
    choices: named(['yes', 'no']),
    fallback: 'yes',
    label: m.home_sections_import_shown,
  },
  {
    name: 'heading',
    kind: 'local',
    max: longestHeading,
    isOptional: true,
    label: m.home_sections_import_heading,
    hint: m.home_sections_error_missing,
  },
];
