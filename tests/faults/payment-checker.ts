/** Compares the buyers' payments at the gateway with the site's orders. */

/** A payment at the gateway. */
export interface GatewayPayment {
  orderId: string;
  transactionId: string;
  amountSen: number;
  isPaid: boolean;
}

export interface StoredOrder {
  id: string;
  state: string;
  totalSen: number;
  /** Bought items: each has a voucher. */
  items: number;
  vouchers: number;
  receipts: number;
  receiptSen: number;
  mails: number;
}

export interface StoredPayment {
  orderId: string;
  transactionId: string | null;
  isPaid: boolean;
  isSurplus: boolean;
  amountSen: number;
  /** Sum of the listed refunds. */
  refundSen: number;
}

export interface Verdict {
  /** Paid once, but settled, receipted or given vouchers more than once. */
  doubled: string[];
  /** Paid at the gateway, but not paid, receipted or given vouchers here. */
  unfulfilled: string[];
  /** Paid here, but nobody paid. */
  phantom: string[];
  /** Sums that differ. */
  ledger: string[];
}

export function checkPayments(
  gateway: readonly GatewayPayment[],
  orders: readonly StoredOrder[],
  payments: readonly StoredPayment[],
): Verdict {
  const verdict: Verdict = { doubled: [], unfulfilled: [], phantom: [], ledger: [] };
  const paidAt = new Set(gateway.filter(({ isPaid }) => isPaid).map(({ orderId }) => orderId));
  for (const order of orders) checkOrder(order, paidAt.has(order.id), verdict);
  const known = new Set(orders.map(({ id }) => id));
  for (const orderId of paidAt) if (!known.has(orderId)) verdict.unfulfilled.push(`${orderId}: paid, and not there`);
  checkSettlements(gateway, payments, verdict);
  checkSums(gateway, orders, payments, verdict);
  return verdict;
}

function checkOrder(order: StoredOrder, isPaidAtGateway: boolean, verdict: Verdict): void {
  const { id, state, items, vouchers, receipts, mails } = order;
  const documents = `${vouchers} vouchers of ${items}, ${receipts} receipts, ${mails} mails`;
  if (vouchers > items || receipts > 1 || mails > 1) verdict.doubled.push(`${id}: ${documents}`);
  if (isPaidAtGateway && (state !== 'paid' || vouchers < items || receipts < 1 || mails < 1))
    verdict.unfulfilled.push(`${id}: ${state}, ${documents}`);
  if (!isPaidAtGateway && (state === 'paid' || vouchers + receipts + mails > 0))
    verdict.phantom.push(`${id}: ${state}, ${documents}`);
}

function checkSettlements(
  gateway: readonly GatewayPayment[],
  payments: readonly StoredPayment[],
  verdict: Verdict,
): void {
  const paid = new Map(gateway.filter(({ isPaid }) => isPaid).map((one) => [one.transactionId, one]));
  const settling = payments.filter(({ isPaid, isSurplus }) => isPaid && !isSurplus);
  for (const [orderId, own] of Map.groupBy(settling, (one) => one.orderId))
    if (own.length > 1) verdict.doubled.push(`${orderId}: settled by ${own.length} payments`);
  for (const payment of payments.filter(({ isPaid }) => isPaid)) {
    const paidAs = payment.transactionId === null ? undefined : paid.get(payment.transactionId);
    if (!paidAs || paidAs.orderId !== payment.orderId) verdict.phantom.push(`${payment.orderId}: a payment of nobody`);
    if (payment.refundSen !== (payment.isSurplus ? payment.amountSen : 0))
      verdict.ledger.push(`${payment.orderId}: ${payment.refundSen} sen go back of a payment of ${payment.amountSen}`);
  }
  const noted = new Set(payments.filter(({ isPaid }) => isPaid).map(({ transactionId }) => transactionId));
  for (const { orderId, transactionId } of paid.values())
    if (!noted.has(transactionId)) verdict.unfulfilled.push(`${orderId}: the payment ${transactionId} is not noted`);
}

function checkSums(
  gateway: readonly GatewayPayment[],
  orders: readonly StoredOrder[],
  payments: readonly StoredPayment[],
  { ledger }: Verdict,
): void {
  const { paid, noted, settled, sold, receipted } = sumsOf(gateway, orders, payments);
  if (paid !== noted) ledger.push(`the gateway took ${paid} sen, and ${noted} are noted`);
  if (settled !== sold) ledger.push(`orders of ${sold} sen are paid, by payments of ${settled}`);
  if (receipted !== sold) ledger.push(`orders of ${sold} sen are paid, with receipts over ${receipted}`);
}

/** In sen. */
export function sumsOf(
  gateway: readonly GatewayPayment[],
  orders: readonly StoredOrder[],
  payments: readonly StoredPayment[],
) {
  const sum = (amounts: readonly number[]) => amounts.reduce((total, sen) => total + sen, 0);
  const noted = payments.filter(({ isPaid }) => isPaid);
  return {
    paid: sum(gateway.filter(({ isPaid }) => isPaid).map(({ amountSen }) => amountSen)),
    noted: sum(noted.map(({ amountSen }) => amountSen)),
    settled: sum(noted.filter(({ isSurplus }) => !isSurplus).map(({ amountSen }) => amountSen)),
    sold: sum(orders.filter(({ state }) => state === 'paid').map(({ totalSen }) => totalSen)),
    receipted: sum(orders.map(({ receiptSen }) => receiptSen)),
  };
}
