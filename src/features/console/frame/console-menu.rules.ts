import type { ConsoleIconName } from './ui/console-icon.tsx';
import type { StaffAction } from '#src/features/console/roles/staff-access.rules.ts';
import type { MessageText } from '#src/shared/failure.ts';
import { m } from '#src/paraglide/messages.js';

/** The groups of the menu, in order: patients, shop, content, and the console itself. */
export const consoleMenuGroups = {
  patients: m.staff_group_patients,
  shop: m.staff_group_shop,
  website: m.staff_group_website,
  console: m.staff_group_console,
} as const;
export type ConsoleMenuGroup = keyof typeof consoleMenuGroups;

export interface ConsoleMenuItem {
  /** Path below /staff. */
  path: string;
  label: MessageText;
  hint: MessageText;
  icon: ConsoleIconName;
  group: ConsoleMenuGroup;
  /** The action that the role assignments must allow in some hospital. */
  action: StaffAction;
  /** Needs a role for the whole group. */
  isGroupWide?: boolean;
  /** Only where our own tables are the scheduler, and no hospital's appointment service. */
  needsInternalScheduler?: boolean;
}

/** The console's menu, group by group. A feature adds its admin page by one line. */
export const consoleMenu: readonly ConsoleMenuItem[] = [
  {
    path: '/staff/appointments',
    label: m.front_desk_title,
    hint: m.front_desk_hint,
    icon: 'calendar',
    group: 'patients',
    action: 'run_front_desk',
  },
  {
    path: '/staff/waiting-list',
    label: m.waiting_desk_title,
    hint: m.waiting_desk_hint,
    icon: 'users',
    group: 'patients',
    action: 'run_front_desk',
    needsInternalScheduler: true,
  },
  {
    path: '/staff/leave',
    label: m.front_desk_leave,
    hint: m.front_desk_leave_hint,
    icon: 'list',
    group: 'patients',
    action: 'enter_leave',
    needsInternalScheduler: true,
  },
  {
    path: '/staff/schedules',
    label: m.schedules_desk,
    hint: m.schedules_desk_hint,
    icon: 'schedule',
    group: 'patients',
    action: 'manage_schedules',
    needsInternalScheduler: true,
  },
  {
    path: '/staff/holidays',
    label: m.holidays_desk,
    hint: m.holidays_desk_hint,
    icon: 'holiday',
    group: 'patients',
    action: 'manage_holidays',
    isGroupWide: true,
    needsInternalScheduler: true,
  },
  {
    path: '/staff/enquiries',
    label: m.forms_desk,
    hint: m.forms_desk_hint,
    icon: 'inbox',
    group: 'patients',
    action: 'open_enquiries',
  },
  {
    path: '/staff/guarantee-letters',
    label: m.guarantee_letters_desk,
    hint: m.guarantee_letters_desk_hint,
    icon: 'shield',
    group: 'patients',
    action: 'handle_guarantee_letters',
  },
  {
    path: '/staff/vouchers',
    label: m.orders_desk_vouchers,
    hint: m.orders_desk_vouchers_hint,
    icon: 'ticket',
    group: 'patients',
    action: 'redeem_vouchers',
  },
  {
    path: '/staff/members',
    label: m.cares_desk,
    hint: m.cares_desk_hint,
    icon: 'card',
    group: 'patients',
    action: 'look_up_members',
  },
  {
    path: '/staff/orders',
    label: m.orders_desk_orders,
    hint: m.orders_desk_orders_hint,
    icon: 'orders',
    group: 'shop',
    action: 'look_at_orders',
  },
  {
    path: '/staff/refunds',
    label: m.orders_desk_refunds,
    hint: m.orders_desk_refunds_hint,
    icon: 'refund',
    group: 'shop',
    action: 'refund_orders',
  },
  {
    path: '/staff/reconciliation',
    label: m.orders_desk_reconciliation,
    hint: m.orders_desk_reconciliation_hint,
    icon: 'receipt',
    group: 'shop',
    action: 'reconcile_payments',
    isGroupWide: true,
  },
  {
    path: '/staff/packages',
    label: m.package_desk_packages,
    hint: m.package_desk_packages_hint,
    icon: 'list',
    group: 'shop',
    action: 'manage_packages',
  },
  {
    path: '/staff/promotions',
    label: m.package_desk_promotions,
    hint: m.package_desk_promotions_hint,
    icon: 'ticket',
    group: 'shop',
    action: 'manage_promotions',
  },
  {
    path: '/staff/sales',
    label: m.orders_desk_sales,
    hint: m.orders_desk_sales_hint,
    icon: 'list',
    group: 'shop',
    action: 'look_at_orders',
  },
  {
    path: '/staff/catalogue',
    label: m.catalogue_desk,
    hint: m.catalogue_desk_hint,
    icon: 'hospital',
    group: 'website',
    action: 'manage_catalogue',
  },
  {
    path: '/staff/content',
    label: m.content_desk,
    hint: m.content_desk_hint,
    icon: 'news',
    group: 'website',
    action: 'write_content',
  },
  {
    path: '/staff/media',
    label: m.content_media_desk,
    hint: m.content_media_desk_hint,
    icon: 'image',
    group: 'website',
    action: 'edit_content',
  },
  {
    path: '/staff/keywords',
    label: m.keywords_desk,
    hint: m.keywords_desk_hint,
    icon: 'link',
    group: 'website',
    action: 'manage_keywords',
    isGroupWide: true,
  },
  {
    path: '/staff/urgent-words',
    label: m.urgent_desk,
    hint: m.urgent_desk_hint,
    icon: 'search',
    group: 'website',
    action: 'manage_keywords',
    isGroupWide: true,
  },
  {
    path: '/staff/rates',
    label: m.health_tourism_rates,
    hint: m.health_tourism_rates_hint,
    icon: 'receipt',
    group: 'website',
    action: 'keep_exchange_rates',
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
    path: '/staff/dead-letters',
    label: m.staff_desk_dead_letters,
    hint: m.staff_desk_dead_letters_hint,
    icon: 'mail-warning',
    group: 'console',
    action: 'resolve_dead_letters',
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
