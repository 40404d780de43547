/**
 * Lists from which forms and filters choose: topics of entries, languages of doctors, facilities of hospitals,
 * countries, and insurers.
 */
import { m } from '#src/paraglide/messages.js';
import type { CatalogueField, CatalogueList } from '../fields/catalogue-fields.ts';
import { code, icon, phone, position } from './shared-fields.ts';

const name: CatalogueField = { name: 'name', kind: 'local', max: 80, label: m.catalogue_name };
/** Pages that show the topics of entries, or filter by them. */
const topicTags = [
  'articles',
  'videos',
  'podcasts',
  'news',
  'csr',
  'events',
  'campaigns',
  'careers',
  'tenders',
] as const;
const ofGroup = {
  key: ['code'],
  hasFixedCode: true,
  title: 'name',
  columns: ['code', 'position'],
  owner: 'group',
} as const;

export const referenceLists: readonly CatalogueList[] = [
  {
    ...ofGroup,
    name: 'topics',
    label: m.catalogue_topics,
    hint: m.catalogue_topics_hint,
    newTitle: m.catalogue_topics_new,
    fields: [code, name, position],
    addressOf: () => '/insights-corner',
    publicList: '/insights-corner',
    tags: topicTags,
  },
  {
    ...ofGroup,
    name: 'languages',
    label: m.catalogue_spoken_languages,
    hint: m.catalogue_spoken_languages_hint,
    newTitle: m.catalogue_spoken_languages_new,
    fields: [{ ...code, hint: m.catalogue_language_code_hint }, name, position],
    addressOf: () => '/doctor',
    publicList: '/doctor',
    tags: ['doctors'],
  },
  {
    ...ofGroup,
    name: 'facilities',
    label: m.catalogue_facilities,
    hint: m.catalogue_facilities_hint,
    newTitle: m.catalogue_facilities_new,
    fields: [code, name, icon, position],
    addressOf: () => '/our-hospitals',
    publicList: '/our-hospitals',
    tags: ['hospitals'],
  },
  {
    ...ofGroup,
    name: 'countries',
    label: m.catalogue_countries,
    hint: m.catalogue_countries_hint,
    newTitle: m.catalogue_countries_new,
    fields: [
      {
        name: 'code',
        kind: 'text',
        max: 2,
        format: 'country',
        label: m.catalogue_code,
        hint: m.catalogue_country_code_hint,
      },
      name,
      position,
    ],
    addressOf: () => '/health-tourism',
    publicList: '/health-tourism',
    // Forms are on pages of every kind.
    tags: ['settings'],
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
