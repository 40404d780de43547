/**
 * Lists with pages of their own that files can fill: sessions, public holidays, packages, short addresses, search words
 * and exchange rates.
 */
import { m } from '#src/paraglide/messages.js';
import { offeredCurrencies } from '#src/features/programmes/health-tourism/exchange-rates.rules.ts';
import { languages, type Language } from '#src/shared/languages.ts';
import { stateName, states } from '#src/shared/state-names.ts';
import {
  fileListNames,
  type CatalogueField,
  type FileListName,
  type ImportList,
  type ImportListName,
} from '../fields/catalogue-fields.ts';
import { approvalFields } from '../fields/legal-fields.ts';
import { catalogueList, isCatalogueListName } from './catalogue-lists.ts';
import { code, hospital, named, review } from './shared-fields.ts';

/** A file names weekdays in English; the number of a session's weekday is the place in this list. */
export const weekdayCodes = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;

const sessionFields: readonly CatalogueField[] = [
  { name: 'doctor', kind: 'ref', list: 'doctors', label: m.catalogue_doctor },
  hospital,
  { name: 'weekday', kind: 'choice', choices: named(weekdayCodes), isOptional: true, label: m.schedules_weekday },
  { name: 'starts', kind: 'time', label: m.schedules_from, hint: m.catalogue_time_hint },
  { name: 'ends', kind: 'time', mayBeMidnight: true, label: m.schedules_to, hint: m.catalogue_time_hint },
  { name: 'slotMinutes', kind: 'number', min: 5, max: 240, fallback: 15, label: m.schedules_slot },
  { name: 'capacity', kind: 'number', min: 1, max: 20, fallback: 1, label: m.schedules_capacity },
  {
    name: 'mode',
    kind: 'choice',
    choices: named(['in_person', 'teleconsult']),
    fallback: 'in_person',
    label: m.schedules_mode,
  },
  {
    name: 'recurrence',
    kind: 'choice',
    choices: named(['weekly', 'fortnightly', 'monthly', 'monthly_dates']),
    fallback: 'weekly',
    label: m.schedules_recurrence,
  },
  {
    name: 'monthWeeks',
    kind: 'choices',
    choices: named(['1', '2', '3', '4', '5', 'last']),
    isSorted: true,
    isOptional: true,
    label: m.schedules_month_weeks,
  },
  {
    name: 'monthDays',
    kind: 'choices',
    choices: named(Array.from({ length: 31 }, (_, index) => String(index + 1))),
    isSorted: true,
    isOptional: true,
    label: m.schedules_month_days,
  },
  { name: 'validFrom', kind: 'date', isOptional: true, label: m.schedules_valid_from },
  { name: 'validUntil', kind: 'date', isOptional: true, label: m.schedules_valid_until },
  { name: 'bufferMinutes', kind: 'number', min: 0, max: 120, fallback: 0, label: m.schedules_buffer },
  { name: 'leadHours', kind: 'number', min: 1, max: 720, isOptional: true, label: m.schedules_lead },
  { name: 'windowDays', kind: 'number', min: 1, max: 365, isOptional: true, label: m.schedules_window },
  { name: 'noticeHours', kind: 'number', min: 0, max: 720, isOptional: true, label: m.schedules_notice },
  { name: 'room', kind: 'text', max: 60, isOptional: true, label: m.schedules_room },
];

const holidayFields: readonly CatalogueField[] = [
  { name: 'day', kind: 'date', label: m.holidays_day },
  { name: 'name', kind: 'local', max: 120, label: m.holidays_name },
  {
    name: 'states',
    kind: 'choices',
    choices: states.map((value) => ({ value, label: (language: Language) => stateName(value, language) })),
    isSorted: true,
    label: m.holidays_states,
  },
];

const packageFields: readonly CatalogueField[] = [
  code,
  { name: 'type', kind: 'ref', list: 'package-types', label: m.package_desk_type },
  { name: 'title', kind: 'local', max: 120, label: m.package_desk_title },
  { name: 'summary', kind: 'local', max: 300, label: m.package_desk_summary },
  { name: 'about', kind: 'local', max: 6_000, isLong: true, label: m.package_desk_about },
  { name: 'suits', kind: 'local', max: 500, label: m.package_desk_suits },
  {
    name: 'inclusions',
    kind: 'localLines',
    max: 720,
    label: m.package_desk_inclusions,
    hint: m.catalogue_inclusions_hint,
  },
  {
    name: 'preparation',
    kind: 'localLines',
    max: 20,
    isOptional: true,
    label: m.package_desk_preparation,
    hint: m.catalogue_lines_hint,
  },
  { name: 'minAge', kind: 'number', min: 0, max: 120, fallback: 0, label: m.package_desk_min_age },
  { name: 'maxAge', kind: 'number', min: 0, max: 120, isOptional: true, label: m.package_desk_max_age },
  {
    name: 'gender',
    kind: 'choice',
    choices: named(['any', 'female', 'male']),
    fallback: 'any',
    label: m.catalogue_gender,
  },
  { name: 'price', kind: 'money', label: m.package_desk_price },
  { name: 'validityDays', kind: 'number', min: 1, max: 1_095, label: m.package_desk_validity },
  { name: 'visitMinutes', kind: 'number', min: 5, max: 6_000, label: m.package_desk_minutes },
  { name: 'hospitals', kind: 'capacities', label: m.package_desk_places, hint: m.catalogue_capacities_hint },
  ...review,
  approvalFields[0]!,
  { name: 'approvalStartsOn', kind: 'date', isOptional: true, label: m.package_desk_approval_from },
  ...approvalFields.slice(1),
];

const addressFields: readonly CatalogueField[] = [
  { name: 'path', kind: 'text', max: 120, label: m.keywords_path, hint: m.keywords_path_hint },
  { name: 'target', kind: 'text', max: 400, label: m.keywords_target, hint: m.keywords_target_hint },
  { name: 'redirect', kind: 'flag', label: m.keywords_redirect },
];

const searchWordFields: readonly CatalogueField[] = [
  { name: 'word', kind: 'text', max: 80, label: m.search_words_phrase },
  { name: 'language', kind: 'choice', choices: named(languages), label: m.search_words_language },
  { name: 'knownWords', kind: 'text', max: 120, isOptional: true, label: m.search_words_meaning },
  { name: 'speciality', kind: 'ref', list: 'specialities', isOptional: true, label: m.search_words_speciality },
];

const rateFields: readonly CatalogueField[] = [
  { name: 'currency', kind: 'choice', choices: named(offeredCurrencies), label: m.health_tourism_currency },
  { name: 'day', kind: 'date', label: m.health_tourism_rate_of },
  { name: 'rate', kind: 'text', max: 20, label: m.health_tourism_rate_per },
];

const lists: Record<FileListName, ImportList> = {
  sessions: {
    name: 'sessions',
    label: m.catalogue_sessions,
    hint: m.catalogue_sessions_hint,
    fields: sessionFields,
    key: ['doctor', 'hospital', 'weekday', 'starts', 'recurrence', 'month_weeks', 'month_days', 'valid_from'],
    required: ['doctor', 'hospital', 'weekday', 'starts', 'ends'],
    hasNoStatus: true,
    maxRows: 20_000,
    adminPage: '/staff/schedules',
  },
  'public-holidays': {
    name: 'public-holidays',
    label: m.holidays_desk,
    hint: m.catalogue_holidays_hint,
    fields: holidayFields,
    key: ['day', 'name_en'],
    hasNoStatus: true,
    adminPage: '/staff/holidays',
  },
  packages: {
    name: 'packages',
    label: m.package_desk_packages,
    hint: m.catalogue_packages_hint,
    fields: packageFields,
    key: ['code'],
    adminPage: '/staff/packages',
  },
  'short-addresses': {
    name: 'short-addresses',
    label: m.keywords_kind_short_many,
    hint: m.keywords_desk_hint,
    fields: addressFields,
    key: ['path'],
    hasNoStatus: true,
    adminPage: '/staff/keywords',
  },
  'search-words': {
    name: 'search-words',
    label: m.search_words_added,
    hint: m.search_words_added_intro,
    fields: searchWordFields,
    key: ['word'],
    hasNoStatus: true,
    adminPage: '/staff/search-words/added',
  },
  'exchange-rates': {
    name: 'exchange-rates',
    label: m.health_tourism_rates,
    hint: m.health_tourism_rates_hint,
    fields: rateFields,
    key: ['currency', 'day'],
    hasNoStatus: true,
    adminPage: '/staff/rates',
  },
};

/** A list that files can fill. */
export function importList(name: ImportListName): ImportList {
  return isFileListName(name) ? lists[name] : catalogueList(name);
}

/** Whether it is the name of a list that has tables and an admin page of its own, and takes files here. */
export function isFileListName(name: string | undefined): name is FileListName {
  return fileListNames.some((known) => known === name);
}

/** Whether it is the name of a list that takes files. */
export function isImportListName(name: string | undefined): name is ImportListName {
  return isFileListName(name) || isCatalogueListName(name);
}
