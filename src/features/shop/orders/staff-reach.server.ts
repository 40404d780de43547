/** Which orders a member of staff may handle: those with a line in one of the member's hospitals. */
import type { App } from '#src/platform/app.ts';
import type { Actor, Staff } from '#src/platform/actor.ts';
import { hospitalsFor, mayDo, requireStaff, type StaffAction } from '#src/features/console/roles/staff-access.rules.ts';
import { forbidden } from '#src/features/console/roles/roles.server.ts';
import { listLines } from '#src/features/shop/orders/data/orders.store.server.ts';

/** Whether the role assignments cover every hospital of an order, which refunds require. */
export async function mayRefund(app: Pick<App, 'db'>, staff: Staff, orderId: string): Promise<boolean> {
  const lines = await listLines(app.db, orderId);
  return lines.length > 0 && lines.every(({ hospitalId }) => reachesLine(staff, 'refund_orders', hospitalId));
}

/**
 * Whether the role assignments cover a line. A line of a hospital is for its staff; one of the whole group, such as a
 * membership, for staff of all hospitals.
 */
export function reachesLine({ roleAssignments }: Staff, action: StaffAction, hospitalId: number | null): boolean {
  return hospitalId === null
    ? hospitalsFor(roleAssignments, action) === 'all'
    : mayDo(roleAssignments, action, hospitalId);
}

/** Throws 403 where the role assignments do not cover every hospital of the order. */
export async function requireRefunder(app: Pick<App, 'db'>, actor: Actor, orderId: string): Promise<Staff> {
  const staff = requireStaff(actor, 'refund_orders');
  if (!(await mayRefund(app, staff, orderId))) throw forbidden();
  return staff;
}

/** The account of an order's owner; a guest has none. */
export function patientOfOrder({ ownerKey }: { ownerKey: string }): { patientId?: string } {
  return ownerKey.startsWith('patient:') ? { patientId: ownerKey.slice('patient:'.length) } : {};
}
