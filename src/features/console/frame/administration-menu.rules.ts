/** The last group of the console's menu; the others are in console-menu.rules.ts. */
import { trashActions } from '#src/features/console/trash/trash.rules.ts';
import { m } from '#src/paraglide/messages.js';
import type { ConsoleMenuItem } from './console-menu-groups.rules.ts';

/** The admin pages of those who administer the console and the site. */
export const administrationMenu: readonly ConsoleMenuItem[] = [
  {
    path: '/staff/privacy',
    label: m.privacy_desk,
    hint: m.privacy_desk_hint,
    icon: 'shield',
    group: 'patients',
    action: 'run_privacy_office',
    isGroupWide: true,
  },
  {
    path: '/staff/trends',
    label: m.trends_desk,
    hint: m.trends_desk_hint,
    icon: 'trends',
    group: 'console',
    action: 'read_trends',
  },
  {
    path: '/staff/set-up',
    label: m.set_up_desk,
    hint: m.set_up_desk_hint,
    icon: 'set-up',
    group: 'console',
    action: 'manage_settings',
    isGroupWide: true,
  },
  {
    path: '/staff/people',
    label: m.staff_desk_people,
    hint: m.staff_desk_people_hint,
    icon: 'users',
    group: 'console',
    action: 'manage_staff',
  },
  {
    path: '/staff/audit',
    label: m.staff_desk_audit,
    hint: m.staff_desk_audit_hint,
    icon: 'scroll',
    group: 'console',
    action: 'read_audit_log',
  },
  {
    path: '/staff/trash',
    label: m.trash_desk,
    hint: m.trash_desk_hint,
    icon: 'remove',
    group: 'console',
    action: 'console',
    anyOf: Object.values(trashActions),
  },
  {
    path: '/staff/dead-letters',
    label: m.staff_desk_dead_letters,
    hint: m.staff_desk_dead_letters_hint,
    icon: 'mail-warning',
    group: 'console',
    action: 'resolve_dead_letters',
  },
  {
    path: '/staff/messages',
    label: m.templates_desk,
    hint: m.templates_desk_hint,
    icon: 'message',
    group: 'console',
    action: 'manage_messages',
    isGroupWide: true,
  },
  {
    path: '/staff/scripts',
    label: m.scripts_desk,
    hint: m.scripts_desk_hint,
    icon: 'code',
    group: 'console',
    action: 'manage_scripts',
    isGroupWide: true,
  },
  {
    path: '/staff/settings',
    label: m.settings_desk,
    hint: m.settings_desk_hint,
    icon: 'settings',
    group: 'console',
    action: 'manage_settings',
    isGroupWide: true,
  },
];
