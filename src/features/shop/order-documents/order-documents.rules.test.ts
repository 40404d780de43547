import { expect, test } from 'vitest';
import { documentNumber } from './order-documents.rules.ts';

test('receipts and credit notes have numbers of their own', () => {
  expect([documentNumber('receipt', '2026', 7), documentNumber('credit_note', '2026', 123_456)]).toEqual([
    'R2026-000007',
    'C2026-123456',
  ]);
});
