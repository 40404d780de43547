import type { DeskIconName } from './ui/desk-icon.tsx';
import type { StaffAction } from './staff-access.rules.ts';
import type { MessageText } from '#src/shared/failure.ts';
import { m } from '#src/paraglide/messages.js';

export interface Desk {
  /** Below /staff. */
  path: string;
  label: MessageText;
  hint: MessageText;
  icon: DeskIconName;
  /** Who sees it: those whose duties allow this somewhere. */
  action: StaffAction;
  /** For the whole group: a duty in one hospital does not open it. */
  isGroupWide?: boolean;
  /** Only where our own tables are the doctors' diary, and no hospital's appointment service. */
  isOfOwnDiary?: boolean;
}

/** The console's desks, in the order of the menu. A feature hangs its own in by one line. */
export const desks: readonly Desk[] = [
  { path: '/staff/appointments', label: m.front_desk_title, hint: m.front_desk_hint, icon: 'calendar', action: 'run_front_desk' },
  { path: '/staff/waiting-list', label: m.waiting_desk_title, hint: m.waiting_desk_hint, icon: 'users', action: 'run_front_desk', isOfOwnDiary: true },
  { path: '/staff/leave', label: m.front_desk_leave, hint: m.front_desk_leave_hint, icon: 'list', action: 'enter_leave', isOfOwnDiary: true },
  { path: '/staff/enquiries', label: m.forms_desk, hint: m.forms_desk_hint, icon: 'inbox', action: 'open_enquiries' },
  { path: '/staff/guarantee-letters', label: m.guarantee_letters_desk, hint: m.guarantee_letters_desk_hint, icon: 'shield', action: 'handle_guarantee_letters' },
  { path: '/staff/content', label: m.content_desk, hint: m.content_desk_hint, icon: 'news', action: 'write_content' },
  { path: '/staff/media', label: m.content_media_desk, hint: m.content_media_desk_hint, icon: 'image', action: 'edit_content' },
  { path: '/staff/people', label: m.staff_desk_people, hint: m.staff_desk_people_hint, icon: 'users', action: 'manage_staff' },
  { path: '/staff/audit', label: m.staff_desk_audit, hint: m.staff_desk_audit_hint, icon: 'scroll', action: 'read_audit_log' },
  { path: '/staff/dead-letters', label: m.staff_desk_dead_letters, hint: m.staff_desk_dead_letters_hint, icon: 'mail-warning', action: 'resolve_dead_letters' },
  { path: '/staff/keywords', label: m.keywords_desk, hint: m.keywords_desk_hint, icon: 'link', action: 'manage_keywords', isGroupWide: true },
  { path: '/staff/rates', label: m.health_tourism_rates, hint: m.health_tourism_rates_hint, icon: 'receipt', action: 'keep_exchange_rates', isGroupWide: true },
  { path: '/staff/scripts', label: m.scripts_desk, hint: m.scripts_desk_hint, icon: 'code', action: 'manage_scripts', isGroupWide: true },
  { path: '/staff/settings', label: m.settings_desk, hint: m.settings_desk_hint, icon: 'settings', action: 'manage_settings', isGroupWide: true },
  { path: '/staff/orders', label: m.orders_desk_orders, hint: m.orders_desk_orders_hint, icon: 'orders', action: 'look_at_orders' },
  { path: '/staff/vouchers', label: m.orders_desk_vouchers, hint: m.orders_desk_vouchers_hint, icon: 'ticket', action: 'redeem_vouchers' },
  { path: '/staff/members', label: m.cares_desk, hint: m.cares_desk_hint, icon: 'card', action: 'look_up_members' },
  { path: '/staff/refunds', label: m.orders_desk_refunds, hint: m.orders_desk_refunds_hint, icon: 'refund', action: 'refund_orders' },
  { path: '/staff/reconciliation', label: m.orders_desk_reconciliation, hint: m.orders_desk_reconciliation_hint, icon: 'receipt', action: 'reconcile_payments', isGroupWide: true },
  { path: '/staff/packages', label: m.package_desk_packages, hint: m.package_desk_packages_hint, icon: 'list', action: 'manage_packages' },
  { path: '/staff/promotions', label: m.package_desk_promotions, hint: m.package_desk_promotions_hint, icon: 'ticket', action: 'manage_promotions' },
  { path: '/staff/sales', label: m.orders_desk_sales, hint: m.orders_desk_sales_hint, icon: 'list', action: 'look_at_orders' },
];
