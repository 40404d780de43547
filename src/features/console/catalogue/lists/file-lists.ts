/**
 * Lists with pages of their own that files can fill: schedules and sales of hospitals, parts of the site, and staff of
 * the console.
 */
import { m } from '#src/paraglide/messages.js';
import { fileListNames, type FileListName, type ImportList, type ImportListName } from '../fields/catalogue-fields.ts';
import { catalogueList, isCatalogueListName } from './catalogue-lists.ts';
import { contentFields } from './content-fields.ts';
import { ownRoleFields, peopleFields, settingFields } from './console-list-fields.ts';
import { formFields } from './form-list-fields.ts';
import { homeSectionFields, scriptFields } from './site-list-fields.ts';
import {
  addressFields,
  blockFields,
  holidayFields,
  leaveFields,
  mediaTextFields,
  menuFields,
  messageTextFields,
  packageFields,
  promotionFields,
  rateFields,
  searchWordFields,
  sessionFields,
  singleDateFields,
  urgentWordFields,
} from './file-list-fields.ts';

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
  'single-dates': {
    name: 'single-dates',
    label: m.schedules_dates,
    hint: m.catalogue_dates_hint,
    fields: singleDateFields,
    key: ['doctor', 'hospital', 'day'],
    required: ['doctor', 'hospital', 'day', 'sessions'],
    hasNoStatus: true,
    maxRows: 20_000,
    adminPage: '/staff/schedules/dates',
  },
  'blocked-hours': {
    name: 'blocked-hours',
    label: m.schedules_blocks,
    hint: m.catalogue_blocks_hint,
    fields: blockFields,
    key: ['doctor', 'hospital', 'day', 'starts', 'ends'],
    hasNoStatus: true,
    maxRows: 20_000,
    adminPage: '/staff/schedules/blocks',
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
    label: m.package_admin_packages,
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
  promotions: {
    name: 'promotions',
    label: m.package_admin_promotions,
    hint: m.package_admin_promotions_hint,
    fields: promotionFields,
    key: ['code'],
    hasNoStatus: true,
    adminPage: '/staff/promotions',
  },
  leave: {
    name: 'leave',
    label: m.front_desk_leave,
    hint: m.catalogue_leave_hint,
    fields: leaveFields,
    key: ['doctor', 'first_day', 'last_day', 'away_from', 'back_at'],
    required: ['doctor', 'first_day', 'last_day'],
    hasNoStatus: true,
    adminPage: '/staff/leave',
  },
  'message-texts': {
    name: 'message-texts',
    label: m.catalogue_message_texts,
    hint: m.catalogue_message_texts_hint,
    fields: messageTextFields,
    key: ['message', 'text'],
    hasNoStatus: true,
    adminPage: '/staff/messages',
  },
  people: {
    name: 'people',
    label: m.staff_desk_people,
    hint: m.staff_import_hint,
    fields: peopleFields,
    key: ['email'],
    hasNoStatus: true,
    adminPage: '/staff/people',
  },
  'own-roles': {
    name: 'own-roles',
    label: m.roles_own,
    hint: m.roles_import_hint,
    fields: ownRoleFields,
    key: ['code'],
    hasNoStatus: true,
    adminPage: '/staff/roles',
  },
  content: {
    name: 'content',
    label: m.content_desk,
    hint: m.content_import_hint,
    fields: contentFields,
    key: ['kind', 'slug', 'language'],
    hasNoStatus: true,
    adminPage: '/staff/content',
  },
  settings: {
    name: 'settings',
    label: m.settings_desk,
    hint: m.settings_import_hint,
    fields: settingFields,
    key: ['setting', 'field'],
    required: ['setting', 'field', 'value'],
    hasNoStatus: true,
    adminPage: '/staff/settings',
  },
  'urgent-words': {
    name: 'urgent-words',
    label: m.urgent_desk,
    hint: m.urgent_desk_hint,
    fields: urgentWordFields,
    key: ['word'],
    hasNoStatus: true,
    adminPage: '/staff/urgent-words',
  },
  'media-texts': {
    name: 'media-texts',
    label: m.content_import_pictures,
    hint: m.content_import_pictures_hint,
    fields: mediaTextFields,
    key: ['picture'],
    hasNoStatus: true,
    adminPage: '/staff/media',
  },
  menus: {
    name: 'menus',
    label: m.menus_desk,
    hint: m.menus_intro,
    fields: menuFields,
    key: ['menu', 'item'],
    hasNoStatus: true,
    adminPage: '/staff/menus',
  },
  'home-sections': {
    name: 'home-sections',
    label: m.home_sections_import,
    hint: m.home_sections_import_hint,
    fields: homeSectionFields,
    key: ['section'],
    hasNoStatus: true,
    adminPage: '/staff/home',
  },
  forms: {
    name: 'forms',
    label: m.custom_forms_desk,
    hint: m.custom_forms_import_hint,
    fields: formFields,
    key: ['form', 'part'],
    hasNoStatus: true,
    adminPage: '/staff/forms',
  },
  'third-party-scripts': {
    name: 'third-party-scripts',
    label: m.scripts_desk,
    hint: m.scripts_import_hint,
    fields: scriptFields,
    key: ['code'],
    hasNoStatus: true,
    adminPage: '/staff/scripts',
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
