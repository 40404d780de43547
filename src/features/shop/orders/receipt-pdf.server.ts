/** Receipts and credit notes as PDF, in English and Malay side by side, with a page of vouchers. The same order always makes the same paper. */
import { PDFDocument } from 'pdf-lib';
import qrcode from 'qrcode';
import type { Brand } from '#src/features/site/settings/settings.schema.ts';
import { formatDateTime, formatDay } from '#src/shared/dates.ts';
import { formatSen } from '#src/shared/money.ts';
import { PaperPen } from '#src/platform/pdf/paper-pen.server.ts';

export interface PaperLine {
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

export interface Paper {
  kind: 'receipt' | 'credit_note';
  number: string;
  issuedAt: Date;
  orderId: string;
  brand: Brand;
  taxRegistrationNumber: string;
  buyerName: string;
  lines: readonly PaperLine[];
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
export async function makePaper(paper: Paper): Promise<string> {
  const pdf = await PDFDocument.create({ updateMetadata: false });
  pdf.setTitle(`${headings[paper.kind]} ${paper.number}`);
  pdf.setCreationDate(paper.issuedAt);
  const pen = await PaperPen.on(pdf);
  await drawHead(pen, paper);
  for (const line of paper.lines) await drawLine(pen, line);
  pen.rule();
  for (const { label, sen } of paper.sums) await pen.row(label, formatSen(sen), paper.sums.at(-1)?.label === label);
  if (paper.vouchers.length > 0) await drawVouchers(pen, paper);
  return pdf.saveAsBase64();
}

async function drawHead(
  pen: PaperPen,
  { brand, kind, number, issuedAt, orderId, buyerName, taxRegistrationNumber }: Paper,
) {
  await pen.text(brand.groupName, { size: 18, isBold: true });
  await pen.text(`${brand.registrationNumber} · SST ${taxRegistrationNumber}`);
  await pen.text(brand.address);
  await pen.text(`${brand.phone} · ${brand.email}`);
  pen.space(18);
  await pen.text(headings[kind], { size: 15, isBold: true });
  await pen.row('Number / Nombor', number);
  await pen.row('Date / Tarikh', formatDateTime(issuedAt, 'en'));
  await pen.row('Order / Pesanan', orderId);
  await pen.row('Buyer / Pembeli', buyerName);
  pen.rule();
}

async function drawLine(pen: PaperPen, line: PaperLine) {
  await pen.row(`${line.quantity} x ${line.title}`, formatSen(line.totalSen), true);
  await pen.text(
    `${line.hospital} · ${line.person} · ${formatSen(line.unitPriceSen)}${memberWords(line)}${line.approvalNumber ? ` · ${line.approvalNumber}` : ''}`,
    { size: 9 },
  );
  pen.space(6);
}

function memberWords({ normalPriceSen }: PaperLine): string {
  return normalPriceSen === null ? '' : ` (member price, normally / harga ahli, biasanya ${formatSen(normalPriceSen)})`;
}

async function drawVouchers(pen: PaperPen, { vouchers }: Paper) {
  pen.newPage();
  await pen.text('Vouchers / Baucar', { size: 15, isBold: true });
  for (const voucher of vouchers) {
    await pen.picture(
      await qrcode.toBuffer(voucherText(voucher.code), { errorCorrectionLevel: 'M', margin: 1, width: 240 }),
      96,
    );
    await pen.text(voucher.code, { size: 13, isBold: true });
    await pen.text(`${voucher.title} · ${voucher.hospital} · ${voucher.person}`);
    await pen.text(`Valid until / Sah sehingga ${formatDay(voucher.validUntil, 'en')}`);
    pen.space(18);
  }
}
