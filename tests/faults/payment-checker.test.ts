import { describe, expect, test } from 'vitest';
import { checkPayments, type GatewayPayment, type StoredOrder, type StoredPayment } from './payment-checker.ts';

const clean = { doubled: [], unfulfilled: [], phantom: [], ledger: [] };

function paid(change: Partial<GatewayPayment> = {}): GatewayPayment {
  return { orderId: 'M1', transactionId: '7', amountSen: 35_001, isPaid: true, ...change };
}

function order(change: Partial<StoredOrder> = {}): StoredOrder {
  const documents = { items: 2, vouchers: 2, receipts: 1, receiptSen: 35_001, mails: 1 };
  return { id: 'M1', state: 'paid', totalSen: 35_001, ...documents, ...change };
}

function payment(change: Partial<StoredPayment> = {}): StoredPayment {
  return {
    orderId: 'M1',
    transactionId: '7',
    isPaid: true,
    isSurplus: false,
    amountSen: 35_001,
    refundSen: 0,
    ...change,
  };
}

const unpaid = order({ state: 'pending', vouchers: 0, receipts: 0, receiptSen: 0, mails: 0 });
const second = payment({ transactionId: '8', isSurplus: true, refundSen: 35_001 });

test('what was paid and given out, what was never paid, and a second payment that goes back, are clean', () => {
  expect(checkPayments([paid()], [order()], [payment()])).toEqual(clean);
  expect(checkPayments([paid({ isPaid: false })], [unpaid], [payment({ isPaid: false })])).toEqual(clean);
  expect(checkPayments([paid(), paid({ transactionId: '8' })], [order()], [payment(), second])).toEqual(clean);
});

describe('a planted fault is found:', () => {
  test('an order given out twice', () => {
    for (const change of [{ vouchers: 3 }, { mails: 2 }, { receipts: 2 }])
      expect(checkPayments([paid()], [order(change)], [payment()]).doubled).toHaveLength(1);
    const settlements = [payment(), payment({ transactionId: '8' })];
    expect(checkPayments([paid(), paid({ transactionId: '8' })], [order()], settlements).doubled).toHaveLength(1);
  });

  test('an order that was paid and not given out', () => {
    for (const change of [{ state: 'pending' }, { state: 'expired' }, { vouchers: 1 }, { receipts: 0 }, { mails: 0 }])
      expect(checkPayments([paid()], [order(change)], [payment()]).unfulfilled).toHaveLength(1);
    expect(checkPayments([paid()], [], [payment()]).unfulfilled).toHaveLength(1);
    expect(checkPayments([paid()], [order()], []).unfulfilled).toHaveLength(1);
  });

  test('an order that counts as paid and nobody paid', () => {
    expect(checkPayments([], [order()], []).phantom).toHaveLength(1);
    expect(checkPayments([paid({ isPaid: false })], [unpaid], [payment()]).phantom).toHaveLength(1);
    expect(checkPayments([], [{ ...unpaid, vouchers: 1 }], []).phantom).toHaveLength(1);
  });

  test('a sen that is missing, and a second payment that does not go back', () => {
    expect(checkPayments([paid()], [order({ totalSen: 35_000 })], [payment()]).ledger).toHaveLength(2);
    expect(checkPayments([paid()], [order({ receiptSen: 35_000 })], [payment()]).ledger).toHaveLength(1);
    expect(checkPayments([paid()], [order()], [payment({ amountSen: 35_000 })]).ledger).toHaveLength(2);
    const both = [paid(), paid({ transactionId: '8' })];
    expect(checkPayments(both, [order()], [payment(), { ...second, refundSen: 0 }]).ledger).toHaveLength(1);
  });
});
