/** The columns of lists of the console itself: its staff, their roles, and the settings of the site. */
import { m } from '#src/paraglide/messages.js';
import { givableActions } from '#src/features/console/roles/staff-access.rules.ts';
import { staffRoles } from '#src/platform/actor.ts';
import type { MessageText } from '#src/shared/failure.ts';
import type { CatalogueField } from '../fields/catalogue-fields.ts';
import { named } from './shared-fields.ts';

/** The format of roles, and the codes of the shipped ones. */
const rolesHint: MessageText = (inputs, options) =>
  `${m.staff_import_roles_hint(inputs, options)} ${staffRoles.join(', ')}`;

export const peopleFields: readonly CatalogueField[] = [
  { name: 'email', kind: 'text', max: 254, format: 'account', label: m.staff_email },
  // An invitation from the page has no name.
  { name: 'name', kind: 'text', max: 120, isOptional: true, label: m.staff_name },
  { name: 'roles', kind: 'roles', label: m.staff_role_assignments, hint: rolesHint },
];

export const ownRoleFields: readonly CatalogueField[] = [
  { name: 'code', kind: 'text', max: 38, format: 'ownRole', label: m.catalogue_code },
  { name: 'name', kind: 'text', max: 60, label: m.roles_name, hint: m.roles_name_hint },
  {
    name: 'permissions',
    kind: 'choices',
    choices: named(givableActions),
    isSorted: true,
    label: m.roles_permissions,
  },
];

export const settingFields: readonly CatalogueField[] = [
  { name: 'setting', kind: 'text', max: 40, label: m.settings_import_key },
  { name: 'field', kind: 'text', max: 120, label: m.settings_import_path },
  {
    name: 'value',
    kind: 'text',
    max: 20_000,
    isLong: true,
    isOptional: true,
    label: m.settings_values,
    hint: m.settings_import_value_hint,
  },
];
