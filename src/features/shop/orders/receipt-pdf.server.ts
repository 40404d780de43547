/** Receipts and credit notes as PDF, in English and Malay side by side, with a page of vouchers. The same order always makes the same document. */
import { PDFDocument } from 'pdf-lib';
import qrcode from 'qrcode';
import type { Brand } from '#src/features/site/settings/settings.schema.ts';
import { formatDateTime, formatDay } from '#src/shared/dates.ts';
import { formatSen } from '#src/shared/money.ts';
import { PdfWriter } from '#src/platform/pdf/pdf-writer.server.ts';

export interface OrderPdfLine {
  title: string;
  hospital: string;
  person: string;
  quantity: number;
  unitPriceSen: number;
  /** What one costs who is no member; null where that was paid. */
  normalPriceSen: number | null;
  totalSen: number;
  approvalNumber: string;
}

export interface OrderPdf {
  kind: 'receipt' | 'credit_note';
  number: string;
  issuedAt: Date;
  orderId: string;
  brand: Brand;
  taxRegistrationNumber: string;
  buyerName: string;
  lines: readonly OrderPdfLine[];
  /** Names of sums and their amounts, in order; the last is the total. */
  sums: readonly { label: string; sen: number }[];
  vouchers: readonly { code: string; title: string; hospital: string; person: string; validUntil: string }[];
}

/** What the QR code of a voucher says; the desk reads it by camera. */
export function voucherText(code: string): string {
  return `VOUCHER:${code}`;
}

const headings = { receipt: 'Receipt / Resit', credit_note: 'Credit note / Nota kredit' } as const;

/** Base64 of the PDF. */
export async function writeOrderPdf(document: OrderPdf): Promise<string> {
  const pdf = await PDFDocument.create({ updateMetadata: false });
  pdf.setTitle(`${headings[document.kind]} ${document.number}`);
  pdf.setCreationDate(document.issuedAt);
  const writer = await PdfWriter.on(pdf);
  await drawHead(writer, document);
  for (const line of document.lines) await drawLine(writer, line);
  writer.rule();
  for (const { label, sen } of document.sums)
    await writer.row(label, formatSen(sen), document.sums.at(-1)?.label === label);
  if (document.vouchers.length > 0) await drawVouchers(writer, document);
  return pdf.saveAsBase64();
}

async function drawHead(
  writer: PdfWriter,
  { brand, kind, number, issuedAt, orderId, buyerName, taxRegistrationNumber }: OrderPdf,
) {
  await writer.text(brand.companyName || brand.groupName, { size: 18, isBold: true });
  await writer.text(`${brand.registrationNumber} · SST ${taxRegistrationNumber}`);
  await writer.text(brand.address);
  await writer.text(`${brand.phone} · ${brand.email}`);
  writer.space(18);
  await writer.text(headings[kind], { size: 15, isBold: true });
  await writer.row('Number / Nombor', number);
  await writer.row('Date / Tarikh', formatDateTime(issuedAt, 'en'));
  await writer.row('Order / Pesanan', orderId);
  await writer.row('Buyer / Pembeli', buyerName);
  writer.rule();
}

async function drawLine(writer: PdfWriter, line: OrderPdfLine) {
  await writer.row(`${line.quantity} x ${line.title}`, formatSen(line.totalSen), true);
  await writer.text(
    `${line.hospital} · ${line.person} · ${formatSen(line.unitPriceSen)}${memberWords(line)}${line.approvalNumber ? ` · ${line.approvalNumber}` : ''}`,
    { size: 9 },
  );
  writer.space(6);
}

function memberWords({ normalPriceSen }: OrderPdfLine): string {
  return normalPriceSen === null ? '' : ` (member price, normally / harga ahli, biasanya ${formatSen(normalPriceSen)})`;
}

async function drawVouchers(writer: PdfWriter, { vouchers }: OrderPdf) {
  writer.newPage();
  await writer.text('Vouchers / Baucar', { size: 15, isBold: true });
  for (const voucher of vouchers) {
    await writer.picture(
      await qrcode.toBuffer(voucherText(voucher.code), { errorCorrectionLevel: 'M', margin: 1, width: 240 }),
      96,
    );
    await writer.text(voucher.code, { size: 13, isBold: true });
    await writer.text(`${voucher.title} · ${voucher.hospital} · ${voucher.person}`);
    await writer.text(`Valid until / Sah sehingga ${formatDay(voucher.validUntil, 'en')}`);
    writer.space(18);
  }
}
