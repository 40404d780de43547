/**
 * Refunds by staff: with a reason, by a member whose role assignments cover the order, and above the set amount by
 * two people.
 */
import { z } from 'zod';
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { inTransaction, type Transaction } from '#src/platform/db/transaction.ts';
import { recordAudit, type AuditAction } from '#src/features/console/audit/audit.server.ts';
import { requireStaff } from '#src/features/console/roles/staff-access.rules.ts';
import { staffRefundReasons } from '#src/features/shop/payments/payments.rules.ts';
import {
  decideRefund,
  proposeRefund,
  proposeReversal,
  findRefundOrder,
} from '#src/features/shop/payments/payments.server.ts';
import { readSetting } from '#src/features/site/settings/settings.server.ts';
import { senOf } from '#src/platform/payment-gateway/gateway-amount.ts';
import { m } from '#src/paraglide/messages.js';
import { Failure, type MessageText } from '#src/shared/failure.ts';
import { cancelVouchers, findOrder, patientOfOrder, requireRefunder } from '#src/features/shop/orders/orders.server.ts';
import { readVoucherCode } from '#src/features/shop/orders/orders.rules.ts';

type Ports = Pick<App, 'db' | 'clock' | 'random' | 'secrets' | 'config'>;

const bankSchema = z.object({
  code: z
    .string()
    .trim()
    .regex(/^[A-Z0-9]{4,12}$/),
  holder: z.string().trim().min(2).max(120),
  account: z
    .string()
    .trim()
    .regex(/^[0-9-]{6,24}$/),
});
const refundSchema = z.object({
  orderId: z.string(),
  amount: z
    .string()
    .trim()
    .transform((text) => senOf(text.replace(/^RM\s*/i, '').replaceAll(',', '')))
    .refine((sen) => sen !== null && sen > 0),
  reason: z.enum(staffRefundReasons),
  note: z.string().trim().min(5).max(500),
  bank: bankSchema.optional(),
  /** Vouchers that are cancelled at once. */
  vouchers: z.array(z.string()).max(200).default([]),
});

const fieldTexts: Record<string, MessageText> = {
  amount: m.payments_error_refund_amount,
  reason: m.refunds_error_reason,
  note: m.refunds_error_note,
  bank: m.refunds_error_bank,
};

/** Proposes a refund; below the set amount it is approved at once. The named vouchers are cancelled at once. */
export async function askForRefund(app: Ports, actor: Actor, input: unknown): Promise<{ state: string }> {
  const refundInput = checked(refundSchema, input);
  const staff = await requireRefunder(app, actor, refundInput.orderId);
  const { secondPersonAboveSen } = await readSetting(app, 'sale');
  return inTransaction(app.db, async (tx) => {
    const refund = await proposeRefund(app, tx, {
      orderId: refundInput.orderId,
      amountSen: refundInput.amount!,
      reason: refundInput.reason,
      note: refundInput.note,
      bank: refundInput.bank,
      by: staff.accountId,
      secondPersonAboveSen,
    });
    const codes = refundInput.vouchers.flatMap((code) => readVoucherCode(code) ?? []);
    const ended = codes.length > 0 ? await cancelVouchers(tx, refundInput.orderId, codes) : 0;
    await recordDecision(app, tx, {
      actor,
      action: 'refund_asked',
      orderId: refundInput.orderId,
      detail: { ...proposalDetail(refund), vouchersEnded: ended },
    });
    return { state: refund.state };
  });
}

function proposalDetail({ id, amountSen, reason, state }: Awaited<ReturnType<typeof proposeRefund>>) {
  return { refundId: id, amountSen, reason, state };
}

/** Records a decision about a refund in the audit log, with the patient who owns the order. */
async function recordDecision(
  app: Ports,
  tx: Transaction,
  { orderId, ...entry }: { actor: Actor; action: AuditAction; orderId: string; detail: Record<string, unknown> },
): Promise<void> {
  const order = await findOrder(tx, orderId);
  await recordAudit(app, tx, {
    ...entry,
    subjectKind: 'order',
    subjectId: orderId,
    ...(order && patientOfOrder(order)),
  });
}

const reversalSchema = refundSchema.pick({ orderId: true, reason: true, note: true });

/**
 * Proposes the reversal of today's payment. Below the set amount it is approved at once, and the unused vouchers are
 * cancelled; above it a second person approves on the same day, and they are cancelled when the reversal is done.
 * Throws 403, reversal_not_possible (409) once the day is over.
 */
export async function askForReversal(app: Ports, actor: Actor, input: unknown): Promise<{ state: string }> {
  const refundInput = checked(reversalSchema, input);
  const staff = await requireRefunder(app, actor, refundInput.orderId);
  const { secondPersonAboveSen } = await readSetting(app, 'sale');
  return inTransaction(app.db, async (tx) => {
    const refund = await proposeReversal(app, tx, { ...refundInput, by: staff.accountId, secondPersonAboveSen });
    const ended = refund.state === 'approved' ? await cancelVouchers(tx, refundInput.orderId) : 0;
    await recordDecision(app, tx, {
      actor,
      action: 'reversal_asked',
      orderId: refundInput.orderId,
      detail: { ...proposalDetail(refund), vouchersEnded: ended },
    });
    return { state: refund.state };
  });
}

/** Approves or declines a refund of the list. Throws second_person_needed when its proposer approves it. */
export async function decideOnRefund(
  app: Ports,
  actor: Actor,
  input: { refundId: string; decision: 'approve' | 'decline'; bank?: unknown },
): Promise<{ state: string }> {
  requireStaff(actor, 'refund_orders');
  const orderId = await findRefundOrder(app, input.refundId);
  const staff = await requireRefunder(app, actor, orderId);
  const bank =
    input.bank === undefined ? undefined : checked(z.object({ bank: bankSchema }), { bank: input.bank }).bank;
  const { secondPersonAboveSen } = await readSetting(app, 'sale');
  return inTransaction(app.db, async (tx) => {
    const refund = await decideRefund(app, tx, {
      refundId: input.refundId,
      decision: input.decision,
      by: staff.accountId,
      bank,
      secondPersonAboveSen,
    });
    await recordDecision(app, tx, {
      actor,
      action: `refund_${refund.state}`,
      orderId: orderId,
      detail: { refundId: refund.id, amountSen: refund.amountSen },
    });
    return { state: refund.state };
  });
}

function checked<Shape extends z.ZodType>(schema: Shape, input: unknown): z.output<Shape> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const names = new Set(parsed.error.issues.map(({ path }) => String(path[0])));
  const fields = Object.fromEntries(Object.entries(fieldTexts).filter(([name]) => names.has(name)));
  throw new Failure({ status: 422, code: 'refund_invalid', text: m.refunds_error_form, fields });
}
