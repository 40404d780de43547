/** Vouchers at the package desk: each is used once, at its own hospital, before its expiry. */
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { inTransaction } from '#src/platform/db/transaction.ts';
import { recordAudit } from '#src/features/console/audit/audit.server.ts';
import { mayDo, requireStaff } from '#src/features/console/roles/staff-access.rules.ts';
import { malaysianDay } from '#src/shared/dates.ts';
import type { LocalText } from '#src/shared/local-text.ts';
import { findVoucher, lockVoucher, updateVoucherRedeemed } from './data/orders-admin.store.server.ts';
import { patientOfOrder } from '#src/features/shop/orders/orders.server.ts';
import { readVoucherCode, type VoucherState } from '#src/features/shop/orders/orders.rules.ts';
import { voucherCancelled, voucherElsewhere, voucherOver, voucherUnknown, voucherUsed } from './package-desk.errors.ts';

// A voucher belongs to a package, and a package's line always has its hospital.
type Ports = Pick<App, 'db' | 'clock' | 'secrets'>;

export interface AdminVoucher {
  code: string;
  state: VoucherState;
  validUntil: string;
  redeemedAt: Date | null;
  orderId: string;
  title: LocalText;
  hospitalName: string;
  personName: string;
  /** Why it cannot be used now, as the error's code; null when it can. */
  refusal: string | null;
}

/** Finds a voucher by its typed or scanned code. Throws voucher_unknown (404). The access is recorded. */
export async function lookAtVoucher(app: Ports, actor: Actor, typed: string): Promise<AdminVoucher> {
  requireStaff(actor, 'redeem_vouchers');
  const code = readVoucherCode(typed);
  const found = code ? await findVoucher(app.db, code) : undefined;
  if (!found) throw voucherUnknown();
  const { voucher, line } = found;
  await inTransaction(app.db, (tx) =>
    recordAudit(app, tx, {
      actor,
      action: 'look',
      subjectKind: 'voucher',
      subjectId: voucher.code,
      hospitalId: line.hospitalId!,
      ...patientOfOrder(found),
    }),
  );
  return {
    code: voucher.code,
    state: voucher.state,
    validUntil: voucher.validUntil,
    redeemedAt: voucher.redeemedAt,
    orderId: voucher.orderId,
    title: line.title,
    hospitalName: line.hospitalName,
    personName: app.secrets.open(line.personName, ['order_lines', 'person_name', line.id]),
    refusal: refusalOf(app, actor, found)?.details.code ?? null,
  };
}

/**
 * Uses a voucher. Of two concurrent requests one succeeds, the other gets voucher_used. Throws voucher_used,
 * _cancelled, _over, _elsewhere (409).
 */
export async function redeemVoucher(app: Ports, actor: Actor, typed: string): Promise<void> {
  const staff = requireStaff(actor, 'redeem_vouchers');
  const code = readVoucherCode(typed);
  if (!code) throw voucherUnknown();
  await inTransaction(app.db, async (tx) => {
    const found = await lockVoucher(tx, code);
    if (!found) throw voucherUnknown();
    const refusal = refusalOf(app, actor, found);
    if (refusal) throw refusal;
    await updateVoucherRedeemed(tx, code, {
      at: app.clock.now(),
      accountId: staff.accountId,
      hospitalId: found.line.hospitalId!,
    });
    await recordAudit(app, tx, {
      actor,
      action: 'voucher_redeemed',
      subjectKind: 'voucher',
      subjectId: code,
      hospitalId: found.line.hospitalId!,
      ...patientOfOrder(found),
      detail: { orderId: found.voucher.orderId },
    });
  });
}

function refusalOf(app: Ports, actor: Actor, { voucher, line }: NonNullable<Awaited<ReturnType<typeof findVoucher>>>) {
  if (voucher.state === 'redeemed') return voucherUsed();
  if (voucher.state === 'cancelled') return voucherCancelled();
  if (voucher.validUntil < malaysianDay(app.clock.now())) return voucherOver();
  if (actor.kind !== 'staff' || !mayDo(actor.roleAssignments, 'redeem_vouchers', line.hospitalId!))
    return voucherElsewhere();
  return null;
}
