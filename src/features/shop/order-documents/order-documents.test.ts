import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Brand } from '#src/features/site/settings/settings.schema.ts';
import { countPdfPictures, pdfColours, pdfLineColours, pdfStreams } from '#src/platform/pdf/read-pdf.fixture.ts';
import { eInvoiceDocument } from './e-invoice.server.ts';
import type { LineRow, OrderRow } from '#src/features/shop/orders/orders.server.ts';
import { writeOrderPdf, type OrderPdf } from './order-pdf.server.ts';

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
  language: 'en',
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

const bytesOf = (pdf: string) => Buffer.from(pdf, 'base64');

/** The hexadecimal form of a character in the PDF's own character map. */
const asText = (sign: string) => `<${sign.codePointAt(0)!.toString(16).padStart(4, '0')}>`;

test('a name in Chinese is text, which can be searched and read aloud', async () => {
  const streams = pdfStreams(bytesOf(await writeOrderPdf({ ...document, buyerName: '陈美玲' })));
  expect([...'陈美玲'].filter((sign) => !streams.includes(asText(sign)))).toEqual([]);
});

test('a name in a script that the face lacks is a picture with the name beside it', async () => {
  const plain = await writeOrderPdf(document);
  const tamil = await writeOrderPdf({ ...document, lines: [{ ...document.lines[0]!, person: 'கவிதா' }] });
  expect(countPdfPictures(bytesOf(plain))).toBe(0);
  expect(countPdfPictures(bytesOf(tamil))).toBeGreaterThan(0);
  expect((await PDFDocument.load(Buffer.from(tamil, 'base64'))).getPageCount()).toBe(1);
});

test('a receipt of another group has its colours and its logo, and none of the shipped ones', async () => {
  const logo = await sharp({ create: { width: 80, height: 20, channels: 3, background: '#9B1B4B' } })
    .png()
    .toBuffer();
  const look = { deep: '#3A0F4F', teal: '#9B1B4B', gold: '#F2B8C6', logo };
  const shipped = await writeOrderPdf(document);
  const own = await writeOrderPdf({ ...document, look });
  expect(pdfColours(bytesOf(own))).toEqual(['#22313f', '#3a0f4f']);
  expect(pdfColours(bytesOf(shipped))).toEqual(['#0e2a47', '#22313f']);
  expect([countPdfPictures(bytesOf(shipped)), countPdfPictures(bytesOf(own))]).toEqual([0, 1]);
  expect((await PDFDocument.load(Buffer.from(own, 'base64'))).getPageCount()).toBe(1);
});

test('the receipt of one hospital has a line in its accent colour', async () => {
  const look = { deep: '#0E2A47', teal: '#7A1F5C', accent: '#7A1F5C', gold: '#C9973B', logo: null };
  expect(pdfLineColours(bytesOf(await writeOrderPdf({ ...document, look })))).toEqual(['#7a1f5c', '#d4e0de']);
  expect(pdfLineColours(bytesOf(await writeOrderPdf(document)))).toEqual(['#d4e0de']);
});

test('a document is tagged, names its language and title, and is the same each time', async () => {
  const pdf = await writeOrderPdf({ ...document, language: 'zh' });
  expect(await writeOrderPdf({ ...document, language: 'zh' })).toBe(pdf);
  const bytes = Buffer.from(pdf, 'base64').toString('latin1');
  expect(bytes).toContain('/Lang (zh-Hans-MY)');
  expect(bytes).toContain('/Marked true');
  expect(bytes.match(/\/S \/H[12]/g)).toEqual(['/S /H1', '/S /H2']);
  const opened = await PDFDocument.load(Buffer.from(pdf, 'base64'));
  expect(opened.getTitle()).toBe('收据 R2026-000001');
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
