/**
 * Receipts and credit notes as PDF, in the buyer's language, with a page of vouchers. The same order always gives the
 * same document.
 */
import qrcode from 'qrcode';
import type { Brand } from '#src/features/site/settings/settings.schema.ts';
import { m } from '#src/paraglide/messages.js';
import type { PdfLook } from '#src/platform/pdf/pdf-page.server.ts';
import { PdfWriter } from '#src/platform/pdf/pdf-writer.server.ts';
import { formatDateTime, formatDay } from '#src/shared/dates.ts';
import type { Language } from '#src/shared/languages.ts';
import { formatSen } from '#src/shared/money.ts';

export interface OrderPdfLine {
  title: string;
  hospital: string;
  person: string;
  quantity: number;
  unitPriceSen: number;
  /** Unit price without the member discount, in sen; null if the buyer paid that price. */
  normalPriceSen: number | null;
  totalSen: number;
  approvalNumber: string;
}

export interface OrderPdf {
  kind: 'receipt' | 'credit_note';
  language: Language;
  number: string;
  issuedAt: Date;
  orderId: string;
  brand: Brand;
  /** The shipped look when absent. */
  look?: PdfLook;
  taxRegistrationNumber: string;
  buyerName: string;
  lines: readonly OrderPdfLine[];
  /** Labels and amounts, in order; the last is the total. */
  sums: readonly { label: string; sen: number }[];
  vouchers: readonly { code: string; title: string; hospital: string; person: string; validUntil: string }[];
}

/** The content of a voucher's QR code; the package desk scans it. */
export function voucherText(code: string): string {
  return `VOUCHER:${code}`;
}

const headings = { receipt: m.orders_document_receipt, credit_note: m.orders_document_credit_note } as const;

/** Base64 of the PDF. */
export async function writeOrderPdf(document: OrderPdf): Promise<string> {
  const { kind, language, number, issuedAt, sums, lines, vouchers, look } = document;
  const title = `${headings[kind]({}, { locale: language })} ${number}`;
  const writer = await PdfWriter.open({ title, language, createdAt: issuedAt, ...(look ? { look } : {}) });
  await writeHead(writer, document);
  for (const line of lines) await writeLine(writer, line, language);
  writer.rule();
  for (const { label, sen } of sums) await writer.row(label, formatSen(sen), sums.at(-1)?.label === label);
  if (vouchers.length > 0) await writeVouchers(writer, document);
  return (await writer.end()).toString('base64');
}

async function writeHead(
  writer: PdfWriter,
  { brand, kind, language, number, issuedAt, orderId, buyerName, taxRegistrationNumber }: OrderPdf,
): Promise<void> {
  const locale = { locale: language };
  writer.logo();
  await writer.heading(brand.companyName || brand.groupName, 1);
  await writer.text(`${brand.registrationNumber} · SST ${taxRegistrationNumber}`);
  await writer.text(brand.address);
  await writer.text(`${brand.phone} · ${brand.email}`);
  writer.space(18);
  await writer.heading(headings[kind]({}, locale));
  await writer.row(m.orders_document_number({}, locale), number);
  await writer.row(m.orders_document_date({}, locale), formatDateTime(issuedAt, language));
  await writer.row(m.orders_document_order({}, locale), orderId);
  await writer.row(m.orders_document_buyer({}, locale), buyerName);
  writer.rule();
}

async function writeLine(writer: PdfWriter, line: OrderPdfLine, language: Language): Promise<void> {
  await writer.row(`${line.quantity} × ${line.title}`, formatSen(line.totalSen), true);
  const memberPrice =
    line.normalPriceSen === null
      ? ''
      : ` (${m.orders_document_member_price({ price: formatSen(line.normalPriceSen) }, { locale: language })})`;
  const details = [line.hospital, line.person, formatSen(line.unitPriceSen) + memberPrice, line.approvalNumber];
  await writer.text(details.filter(Boolean).join(' · '), { size: 9 });
  writer.space(6);
}

async function writeVouchers(writer: PdfWriter, { vouchers, language }: OrderPdf): Promise<void> {
  const locale = { locale: language };
  writer.newPage();
  await writer.heading(m.orders_document_vouchers({}, locale));
  for (const { code, title, hospital, person, validUntil } of vouchers) {
    const png = await qrcode.toBuffer(voucherText(code), { errorCorrectionLevel: 'M', margin: 1, width: 240 });
    writer.picture(png, { side: 96, alternative: m.orders_document_voucher_code({ code }, locale) });
    await writer.text(code, { size: 13, isBold: true });
    await writer.text(`${title} · ${hospital} · ${person}`);
    await writer.text(m.orders_document_valid_until({ date: formatDay(validUntil, language) }, locale));
    writer.space(18);
  }
}
