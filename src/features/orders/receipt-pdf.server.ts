/** Receipts and credit notes as PDF, in English and Malay side by side, with a page of vouchers. The same order always makes the same paper. */
import { PDFDocument, StandardFonts, rgb, type PDFFont, type PDFPage } from 'pdf-lib';
import { toBuffer } from 'qrcode';
import sharp from 'sharp';
import type { Brand } from '#src/features/settings/settings.schema.ts';
import { formatDateTime, formatDay } from '#src/shared/dates.ts';
import { formatSen } from '#src/shared/money.ts';

export interface PaperLine {
  title: string;
  hospital: string;
  person: string;
  quantity: number;
  unitPriceSen: number;
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

const ink = rgb(0.13, 0.19, 0.25);
const deep = rgb(0.055, 0.165, 0.278);
const margin = 56;
const pageSize: [number, number] = [595.28, 841.89];
const headings = { receipt: 'Receipt / Resit', credit_note: 'Credit note / Nota kredit' } as const;

/** Base64 of the PDF. */
export async function makePaper(paper: Paper): Promise<string> {
  const pdf = await PDFDocument.create({ updateMetadata: false });
  pdf.setTitle(`${headings[paper.kind]} ${paper.number}`);
  pdf.setCreationDate(paper.issuedAt);
  const pen = await penOn(pdf);
  await drawHead(pen, paper);
  for (const line of paper.lines) await drawLine(pen, line);
  pen.rule();
  for (const { label, sen } of paper.sums) await pen.row(label, formatSen(sen), paper.sums.at(-1)?.label === label);
  if (paper.vouchers.length > 0) await drawVouchers(pen, paper);
  return pdf.saveAsBase64();
}

async function drawHead(pen: Pen, { brand, kind, number, issuedAt, orderId, buyerName, taxRegistrationNumber }: Paper) {
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

async function drawLine(pen: Pen, line: PaperLine) {
  await pen.row(`${line.quantity} x ${line.title}`, formatSen(line.totalSen), true);
  await pen.text(`${line.hospital} · ${line.person} · ${formatSen(line.unitPriceSen)}${line.approvalNumber ? ` · ${line.approvalNumber}` : ''}`, { size: 9 });
  pen.space(6);
}

async function drawVouchers(pen: Pen, { vouchers }: Paper) {
  pen.newPage();
  await pen.text('Vouchers / Baucar', { size: 15, isBold: true });
  for (const voucher of vouchers) {
    await pen.picture(await toBuffer(voucherText(voucher.code), { errorCorrectionLevel: 'M', margin: 1, width: 240 }), 96);
    await pen.text(voucher.code, { size: 13, isBold: true });
    await pen.text(`${voucher.title} · ${voucher.hospital} · ${voucher.person}`);
    await pen.text(`Valid until / Sah sehingga ${formatDay(voucher.validUntil, 'en')}`);
    pen.space(18);
  }
}

type Pen = Awaited<ReturnType<typeof penOn>>;

/** Writes from top to bottom and begins a page when one is full. */
async function penOn(pdf: PDFDocument) {
  const [plain, bold] = await Promise.all([pdf.embedFont(StandardFonts.Helvetica), pdf.embedFont(StandardFonts.HelveticaBold)]);
  let page: PDFPage = pdf.addPage(pageSize);
  let y = pageSize[1] - margin;
  const newPage = () => { page = pdf.addPage(pageSize); y = pageSize[1] - margin; };
  const need = (height: number) => { if (y - height < margin) newPage(); };
  const put = async (words: string, at: { x: number; size: number; font: PDFFont; right?: boolean }) => {
    if (isLatin(at.font, words)) {
      const x = at.right ? at.x - at.font.widthOfTextAtSize(words, at.size) : at.x;
      page.drawText(words, { x, y, size: at.size, font: at.font, color: at.font === bold ? deep : ink });
      return;
    }
    const image = await pdf.embedPng(await drawnWords(words));
    const height = at.size * 1.4;
    page.drawImage(image, { x: at.x, y: y - at.size * 0.35, height, width: (image.width / image.height) * height });
  };
  return {
    newPage,
    space: (height: number) => { y -= height; },
    rule() {
      need(14);
      y -= 4;
      page.drawLine({ start: { x: margin, y }, end: { x: pageSize[0] - margin, y }, thickness: 0.75, color: rgb(0.83, 0.88, 0.87) });
      y -= 12;
    },
    async text(words: string, { size = 10, isBold = false } = {}) {
      for (const line of wrap(isBold ? bold : plain, words, size)) {
        need(size + 6);
        y -= size + 5;
        await put(line, { x: margin, size, font: isBold ? bold : plain });
      }
    },
    async row(label: string, value: string, isBold = false) {
      need(18);
      y -= 16;
      const font = isBold ? bold : plain;
      const isAmount = /^-?RM/.test(value);
      await put(label.slice(0, 70), { x: margin, size: 10, font });
      await put(value.slice(0, 60), isAmount ? { x: pageSize[0] - margin, size: 10, font, right: true } : { x: margin + 170, size: 10, font });
    },
    async picture(png: Buffer, side: number) {
      need(side + 60);
      y -= side;
      page.drawImage(await pdf.embedPng(png), { x: margin, y, width: side, height: side });
    },
  };
}

function wrap(font: PDFFont, words: string, size: number): string[] {
  if (!isLatin(font, words)) return [words];
  const lines: string[] = [];
  for (const word of words.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)!} ${word}` : word;
    if (lines.length > 0 && font.widthOfTextAtSize(longer, size) <= pageSize[0] - 2 * margin) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The standard faces know Latin letters alone. */
function isLatin(font: PDFFont, words: string): boolean {
  try {
    font.encodeText(words);
    return true;
  } catch {
    return false;
  }
}

/** Words in another script, such as a Chinese name, as a picture drawn with the machine's faces. */
async function drawnWords(words: string): Promise<Buffer> {
  const escaped = words.slice(0, 120).replace(/[<>&"']/g, (sign) => `&#${sign.codePointAt(0)};`);
  const width = Math.min(2400, 60 + [...words].length * 44);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="64"><text x="0" y="46" font-size="40" font-family="Noto Sans CJK SC, Noto Sans SC, Noto Sans, sans-serif" fill="#22313f">${escaped}</text></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}
