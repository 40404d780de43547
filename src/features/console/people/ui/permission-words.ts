import { m } from '#src/paraglide/messages.js';
import type { StaffAction } from '#src/features/console/roles/staff-access.rules.ts';

type Permission = Exclude<StaffAction, 'console'>;

/** The permissions by group, in the order in which they are offered. */
const groups: readonly { title: () => string; actions: Partial<Record<Permission, () => string>> }[] = [
  {
    title: m.staff_group_patients,
    actions: {
      run_front_desk: m.roles_may_run_front_desk,
      enter_leave: m.roles_may_enter_leave,
      manage_schedules: m.roles_may_manage_schedules,
      manage_holidays: m.roles_may_manage_holidays,
      open_enquiries: m.roles_may_open_enquiries,
      answer_enquiries: m.roles_may_answer_enquiries,
      handle_submissions: m.roles_may_handle_submissions,
      handle_guarantee_letters: m.roles_may_handle_guarantee_letters,
      handle_applications: m.roles_may_handle_applications,
      run_international_desk: m.roles_may_run_international_desk,
      look_up_members: m.roles_may_look_up_members,
      run_privacy_office: m.roles_may_run_privacy_office,
    },
  },
  {
    title: m.staff_group_shop,
    actions: {
      manage_packages: m.roles_may_manage_packages,
      manage_promotions: m.roles_may_manage_promotions,
      look_at_orders: m.roles_may_look_at_orders,
      redeem_vouchers: m.roles_may_redeem_vouchers,
      refund_orders: m.roles_may_refund_orders,
      reconcile_payments: m.roles_may_reconcile_payments,
      keep_exchange_rates: m.roles_may_keep_exchange_rates,
    },
  },
  {
    title: m.staff_group_website,
    actions: {
      write_content: m.roles_may_write_content,
      edit_content: m.roles_may_edit_content,
      build_forms: m.roles_may_build_forms,
      review_content: m.roles_may_review_content,
      edit_careers: m.roles_may_edit_careers,
      edit_tenders: m.roles_may_edit_tenders,
      manage_catalogue: m.roles_may_manage_catalogue,
      manage_keywords: m.roles_may_manage_keywords,
      manage_menus: m.roles_may_manage_menus,
      manage_scripts: m.roles_may_manage_scripts,
    },
  },
  {
    title: m.staff_group_console,
    actions: {
      manage_staff: m.roles_may_manage_staff,
      read_trends: m.roles_may_read_trends,
      read_audit_log: m.roles_may_read_audit_log,
      resolve_dead_letters: m.roles_may_resolve_dead_letters,
      manage_settings: m.roles_may_manage_settings,
      manage_messages: m.roles_may_manage_messages,
    },
  },
];

/** The permissions with their labels, by group. */
export function permissionGroups(): { title: string; permissions: { action: string; label: string }[] }[] {
  return groups.map(({ title, actions }) => ({
    title: title(),
    permissions: Object.entries(actions).map(([action, label]) => ({ action, label: label() })),
  }));
}

/** The label of one permission; of one that no longer exists, its name. */
export function permissionLabel(action: string): string {
  for (const { actions } of groups) {
    const label = actions[action as Permission];
    if (label) return label();
  }
  return action;
}
