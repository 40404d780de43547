/** The columns of lists that have pages of their own and that files can fill. */
import { sceneNames } from '#src/design/pictures/scene-names.ts';
import { m } from '#src/paraglide/messages.js';
import { longestRoom, scheduleLimits } from '#src/features/appointments/scheduling/scheduling.rules.ts';
import { offeredCurrencies } from '#src/features/programmes/health-tourism/exchange-rates.rules.ts';
import { longestAddress, longestHint, longestLabel } from '#src/features/site/menus/menus.rules.ts';
import { menuKeys } from '#src/features/site/menus/menus.schema.ts';
import { urgentConcepts } from '#src/features/site/urgent-help/urgent-concepts.rules.ts';
import { longestText } from '#src/features/site/message-templates/template-text.rules.ts';
import { languages, type Language } from '#src/shared/languages.ts';
import { stateName, states } from '#src/shared/places/state-names.ts';
import type { CatalogueField } from '../fields/catalogue-fields.ts';
import { approvalFields } from '../fields/legal-fields.ts';
import { code, hospital, named, review } from './shared-fields.ts';

/** A file names weekdays in English; a weekday's number is its position in this list. */
export const weekdayCodes = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;

export const sessionFields: readonly CatalogueField[] = [
  { name: 'doctor', kind: 'ref', list: 'doctors', label: m.catalogue_doctor },
  hospital,
  { name: 'weekday', kind: 'choice', choices: named(weekdayCodes), isOptional: true, label: m.schedules_weekday },
  { name: 'starts', kind: 'time', label: m.schedules_from, hint: m.catalogue_time_hint },
  { name: 'ends', kind: 'time', mayBeMidnight: true, label: m.schedules_to, hint: m.catalogue_time_hint },
  { name: 'slotMinutes', kind: 'number', ...scheduleLimits.slotMinutes, fallback: 15, label: m.schedules_slot },
  { name: 'capacity', kind: 'number', ...scheduleLimits.capacity, fallback: 1, label: m.schedules_capacity },
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
  { name: 'bufferMinutes', kind: 'number', ...scheduleLimits.bufferMinutes, fallback: 0, label: m.schedules_buffer },
  { name: 'leadHours', kind: 'number', ...scheduleLimits.leadHours, isOptional: true, label: m.schedules_lead },
  { name: 'windowDays', kind: 'number', ...scheduleLimits.windowDays, isOptional: true, label: m.schedules_window },
  { name: 'noticeHours', kind: 'number', ...scheduleLimits.noticeHours, isOptional: true, label: m.schedules_notice },
  { name: 'room', kind: 'text', max: longestRoom, isOptional: true, label: m.schedules_room },
];

export const singleDateFields: readonly CatalogueField[] = [
  { name: 'doctor', kind: 'ref', list: 'doctors', label: m.catalogue_doctor },
  hospital,
  { name: 'day', kind: 'date', label: m.schedules_date_day },
  { name: 'sessions', kind: 'daySessions', label: m.schedules_date_sessions, hint: m.catalogue_day_sessions_hint },
];

export const blockFields: readonly CatalogueField[] = [
  { name: 'doctor', kind: 'ref', list: 'doctors', label: m.catalogue_doctor },
  hospital,
  { name: 'day', kind: 'date', label: m.schedules_date_day },
  { name: 'starts', kind: 'time', label: m.schedules_from, hint: m.catalogue_time_hint },
  { name: 'ends', kind: 'time', mayBeMidnight: true, label: m.schedules_to, hint: m.catalogue_time_hint },
];

export const holidayFields: readonly CatalogueField[] = [
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

export const packageFields: readonly CatalogueField[] = [
  code,
  { name: 'type', kind: 'ref', list: 'package-types', label: m.package_admin_type },
  { name: 'title', kind: 'local', max: 120, label: m.package_admin_title },
  { name: 'summary', kind: 'local', max: 300, label: m.package_admin_summary },
  { name: 'about', kind: 'local', max: 6_000, isLong: true, label: m.package_admin_about },
  { name: 'suits', kind: 'local', max: 500, label: m.package_admin_suits },
  {
    name: 'inclusions',
    kind: 'localLines',
    max: 720,
    label: m.package_admin_inclusions,
    hint: m.catalogue_inclusions_hint,
  },
  {
    name: 'preparation',
    kind: 'localLines',
    max: 20,
    isOptional: true,
    label: m.package_admin_preparation,
    hint: m.catalogue_lines_hint,
  },
  { name: 'minAge', kind: 'number', min: 0, max: 120, fallback: 0, label: m.package_admin_min_age },
  { name: 'maxAge', kind: 'number', min: 0, max: 120, isOptional: true, label: m.package_admin_max_age },
  {
    name: 'gender',
    kind: 'choice',
    choices: named(['any', 'female', 'male']),
    fallback: 'any',
    label: m.catalogue_gender,
  },
  { name: 'scene', kind: 'choice', choices: named(sceneNames), isOptional: true, label: m.package_admin_scene },
  { name: 'price', kind: 'money', label: m.package_admin_price },
  { name: 'validityDays', kind: 'number', min: 1, max: 1_095, label: m.package_admin_validity },
  { name: 'visitMinutes', kind: 'number', min: 5, max: 6_000, label: m.package_admin_minutes },
  { name: 'hospitals', kind: 'capacities', label: m.package_admin_places, hint: m.catalogue_capacities_hint },
  ...review,
  approvalFields[0]!,
  { name: 'approvalStartsOn', kind: 'date', isOptional: true, label: m.package_admin_approval_from },
  ...approvalFields.slice(1),
];

export const addressFields: readonly CatalogueField[] = [
  { name: 'path', kind: 'text', max: 120, label: m.keywords_path, hint: m.keywords_path_hint },
  { name: 'target', kind: 'text', max: 400, label: m.keywords_target, hint: m.keywords_target_hint },
  { name: 'redirect', kind: 'flag', label: m.keywords_redirect },
];

export const searchWordFields: readonly CatalogueField[] = [
  { name: 'word', kind: 'text', max: 80, label: m.search_words_phrase },
  { name: 'language', kind: 'choice', choices: named(languages), label: m.search_words_language },
  { name: 'knownWords', kind: 'text', max: 120, isOptional: true, label: m.search_words_meaning },
  { name: 'speciality', kind: 'ref', list: 'specialities', isOptional: true, label: m.search_words_speciality },
];

export const rateFields: readonly CatalogueField[] = [
  { name: 'currency', kind: 'choice', choices: named(offeredCurrencies), label: m.health_tourism_currency },
  { name: 'day', kind: 'date', label: m.health_tourism_rate_of },
  { name: 'rate', kind: 'text', max: 20, label: m.health_tourism_rate_per },
];

export const promotionFields: readonly CatalogueField[] = [
  { name: 'code', kind: 'text', max: 40, format: 'promotion', label: m.package_admin_promo },
  { name: 'name', kind: 'local', max: 120, label: m.package_admin_name },
  { name: 'percentOff', kind: 'number', min: 1, max: 100, isOptional: true, label: m.package_admin_percent },
  { name: 'amountOff', kind: 'money', isOptional: true, label: m.package_admin_amount_off },
  { name: 'maximumDiscount', kind: 'money', isOptional: true, label: m.package_admin_maximum },
  { name: 'minimumSpend', kind: 'money', fallback: 0, label: m.package_admin_minimum },
  {
    name: 'packageTypes',
    kind: 'refs',
    list: 'package-types',
    isUnordered: true,
    isOptional: true,
    label: m.package_admin_types,
  },
  { name: 'startsOn', kind: 'date', label: m.package_admin_starts },
  { name: 'endsOn', kind: 'date', label: m.package_admin_ends },
  { name: 'uses', kind: 'number', min: 1, max: 999_999_999, isOptional: true, label: m.package_admin_limit },
  {
    name: 'usesPerPerson',
    kind: 'number',
    min: 1,
    max: 999_999_999,
    isOptional: true,
    label: m.package_admin_personal,
  },
  approvalFields[0]!,
  { name: 'approvalStartsOn', kind: 'date', isOptional: true, label: m.package_admin_approval_from },
  ...approvalFields.slice(1),
  { name: 'isOn', kind: 'flag', label: m.package_admin_switch },
];

export const leaveFields: readonly CatalogueField[] = [
  { name: 'doctor', kind: 'ref', list: 'doctors', label: m.catalogue_doctor },
  { name: 'firstDay', kind: 'date', label: m.front_desk_leave_from },
  { name: 'lastDay', kind: 'date', label: m.front_desk_leave_to },
  {
    name: 'awayFrom',
    kind: 'time',
    isOptional: true,
    label: m.front_desk_leave_from_time,
    hint: m.catalogue_time_hint,
  },
  { name: 'backAt', kind: 'time', isOptional: true, label: m.front_desk_leave_to_time, hint: m.catalogue_time_hint },
];

export const messageTextFields: readonly CatalogueField[] = [
  { name: 'message', kind: 'text', max: 80, label: m.templates_desk },
  { name: 'text', kind: 'text', max: 80, label: m.catalogue_text_key },
  { name: 'words', kind: 'local', max: longestText.body, isLong: true, label: m.catalogue_text_words },
];

export const urgentWordFields: readonly CatalogueField[] = [
  { name: 'word', kind: 'text', max: 80, label: m.urgent_desk_phrase },
  { name: 'language', kind: 'choice', choices: named(languages), label: m.search_words_language },
  { name: 'concept', kind: 'choice', choices: named(urgentConcepts), label: m.urgent_desk_concept },
];

export const mediaTextFields: readonly CatalogueField[] = [
  {
    name: 'picture',
    kind: 'text',
    max: 220,
    label: m.content_import_picture_name,
    hint: m.content_import_picture_name_hint,
  },
  { name: 'alt', kind: 'local', max: 300, label: m.content_import_alt },
];

export const menuFields: readonly CatalogueField[] = [
  { name: 'menu', kind: 'choice', choices: named(menuKeys), label: m.menus_desk },
  {
    name: 'item',
    kind: 'text',
    max: 5,
    format: 'menuItem',
    label: m.catalogue_code,
    hint: m.catalogue_error_menu_item,
  },
  { name: 'under', kind: 'text', max: 5, format: 'menuItem', isOptional: true, label: m.menus_under },
  { name: 'position', kind: 'number', min: 1, max: 9_999, label: m.catalogue_position },
  { name: 'label', kind: 'local', max: longestLabel, label: m.catalogue_name },
  { name: 'line', kind: 'local', max: longestHint, isOptional: true, label: m.menus_import_line },
  {
    name: 'address',
    kind: 'text',
    max: longestAddress,
    isOptional: true,
    label: m.menus_address,
    hint: m.menus_address_hint,
  },
];
