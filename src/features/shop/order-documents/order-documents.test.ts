import { PDFDocument } from 'pdf-lib';
import { expect, test } from 'vitest';
import type { Brand } from '#src/features/site/settings/settings.schema.ts';
import { eInvoiceDocument } from './e-invoice.server.ts';
import type { LineRow, OrderRow } from '#src/features/shop/orders/orders.server.ts';
import { writeOrderPdf, type OrderPdf } from './receipt-pdf.server.ts';

const brand = {
  groupName: 'Melur Healthcare',
  shortName: 'Melur',
  phone: '+60 3-2610 1000',
  email: 'care@example.test',
  address: '18 Lorong Ampang Hijau, 50400 Kuala Lumpur',
  registrationNumber: '198601000123',
} as Brand;
const document: OrderPdf = {
  kind: 'receipt',
  number: 'R2026-000001',
  issuedAt: new Date('2026-11-23T01:00:00Z'),
  orderId: 'MACDEFGHJ2',
  brand,
  taxRegistrationNumber: 'W10',
  buyerName: 'Aminah binti Yusof',
  lines: [
    {
      title: 'Heart check',
      hospital: 'Melur Ipoh',
      person: 'Aminah',
      quantity: 2,
      normalPriceSen: null,
      unitPriceSen: 35_000,
      totalSen: 70_000,
      approvalNumber: 'KKLIU 1234/2026',
    },
  ],
  sums: [{ label: 'Total', sen: 70_000 }],
  vouchers: [],
};

test('a receipt is one page; many vouchers go on as many as they need', async () => {
  const pages = async (change: Partial<OrderPdf>) =>
    (await PDFDocument.load(Buffer.from(await writeOrderPdf({ ...document, ...change }), 'base64'))).getPageCount();
  expect(await pages({})).toBe(1);
  const voucher = {
    code: 'VACDEFGHJ2',
    title: 'Heart check',
    hospital: 'Melur Ipoh',
    person: 'Aminah',
    validUntil: '2027-05-22',
  };
  expect(await pages({ vouchers: Array.from({ length: 12 }, () => voucher) })).toBeGreaterThan(2);
});

test('a name in Chinese or Tamil is printed all the same', async () => {
  const pdf = await writeOrderPdf({
    ...document,
    buyerName: '陈美玲',
    lines: [{ ...document.lines[0]!, person: 'கவிதா' }],
  });
  expect((await PDFDocument.load(Buffer.from(pdf, 'base64'))).getPageCount()).toBe(1);
});

test('an e-invoice adds up, names buyer and seller, and says how it is taxed; a refund note names what it corrects', () => {
  const order = { id: 'MACDEFGHJ2', totalSen: 106_000, serviceTaxSen: 6_000 } as OrderRow;
  const lines = [
    {
      title: { en: 'Heart check' },
      quantity: 2,
      normalPriceSen: null,
      unitPriceSen: 50_000,
      totalSen: 100_000,
      discountSen: 0,
      serviceTaxSen: 6_000,
    },
  ] as LineRow[];
  const facts = {
    number: 'R2026-000001',
    issuedAt: new Date('2026-11-23T01:00:00Z'),
    order,
    lines,
    brand,
    taxRegistrationNumber: 'W10-1808',
    buyer: {
      name: 'Aminah binti Yusof',
      idKind: 'PASSPORT' as const,
      idNumber: 'A1234567',
      tin: 'IG12345678901',
      address: '1 Jalan Ipoh, Kuala Lumpur',
    },
  };
  const [invoice] = eInvoiceDocument({ ...facts, typeCode: '01', amountSen: 106_000 }).Invoice;
  expect(invoice!.InvoiceTypeCode[0]!._).toBe('01');
  expect(invoice!.LegalMonetaryTotal[0]!.TaxInclusiveAmount[0]).toEqual({ _: 1060, currencyID: 'MYR' });
  expect(invoice!.TaxTotal[0]!.TaxAmount[0]!._).toBe(60);
  expect(JSON.stringify(invoice)).toMatch(/IG12345678901.*A1234567|A1234567.*IG12345678901/);
  const [note] = eInvoiceDocument({
    ...facts,
    typeCode: '04',
    amountSen: 53_000,
    corrects: 'R2026-000001',
    number: 'C2026-000001',
  }).Invoice;
  expect(note!.TaxTotal[0]!.TaxAmount[0]!._).toBe(30);
  expect(JSON.stringify(note)).toContain('R2026-000001');
});
