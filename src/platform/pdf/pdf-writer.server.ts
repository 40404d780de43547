import { PDFDocument, StandardFonts, rgb, type PDFFont, type PDFPage } from 'pdf-lib';
import sharp from 'sharp';

const ink = rgb(0.13, 0.19, 0.25);
const deep = rgb(0.055, 0.165, 0.278);
const ruled = rgb(0.83, 0.88, 0.87);
const margin = 56;
const pageSize: [number, number] = [595.28, 841.89];

interface Place {
  x: number;
  size: number;
  font: PDFFont;
  /** `x` is where the words end. */
  isRight?: boolean;
}

/** Writes on A4 from top to bottom, and begins a page when one is full. */
export class PdfWriter {
  readonly #pdf: PDFDocument;
  readonly #plain: PDFFont;
  readonly #bold: PDFFont;
  #page: PDFPage;
  #y = pageSize[1] - margin;

  private constructor(pdf: PDFDocument, plain: PDFFont, bold: PDFFont) {
    this.#pdf = pdf;
    this.#plain = plain;
    this.#bold = bold;
    this.#page = pdf.addPage(pageSize);
  }

  static async on(pdf: PDFDocument): Promise<PdfWriter> {
    return new PdfWriter(
      pdf,
      await pdf.embedFont(StandardFonts.Helvetica),
      await pdf.embedFont(StandardFonts.HelveticaBold),
    );
  }

  newPage(): void {
    this.#page = this.#pdf.addPage(pageSize);
    this.#y = pageSize[1] - margin;
  }

  space(height: number): void {
    this.#y -= height;
  }

  rule(): void {
    this.#need(14);
    this.#y -= 4;
    this.#page.drawLine({
      start: { x: margin, y: this.#y },
      end: { x: pageSize[0] - margin, y: this.#y },
      thickness: 0.75,
      color: ruled,
    });
    this.#y -= 12;
  }

  async text(words: string, { size = 10, isBold = false } = {}): Promise<void> {
    const font = isBold ? this.#bold : this.#plain;
    for (const line of wrap(font, words, size)) {
      this.#need(size + 6);
      this.#y -= size + 5;
      await this.#put(line, { x: margin, size, font });
    }
  }

  /** A name and its value; sums stand at the right edge. */
  async row(label: string, value: string, isBold = false): Promise<void> {
    this.#need(18);
    this.#y -= 16;
    const font = isBold ? this.#bold : this.#plain;
    const isSum = /^-?RM/.test(value);
    await this.#put(label.slice(0, 70), { x: margin, size: 10, font });
    await this.#put(
      value.slice(0, 60),
      isSum ? { x: pageSize[0] - margin, size: 10, font, isRight: true } : { x: margin + 170, size: 10, font },
    );
  }

  async picture(png: Buffer, side: number): Promise<void> {
    this.#need(side + 60);
    this.#y -= side;
    this.#page.drawImage(await this.#pdf.embedPng(png), { x: margin, y: this.#y, width: side, height: side });
  }

  #need(height: number): void {
    if (this.#y - height < margin) this.newPage();
  }

  async #put(words: string, at: Place): Promise<void> {
    if (isLatin(at.font, words)) {
      const x = at.isRight ? at.x - at.font.widthOfTextAtSize(words, at.size) : at.x;
      this.#page.drawText(words, {
        x,
        y: this.#y,
        size: at.size,
        font: at.font,
        color: at.font === this.#bold ? deep : ink,
      });
      return;
    }
    const image = await this.#pdf.embedPng(await drawnWords(words));
    const height = at.size * 1.4;
    this.#page.drawImage(image, {
      x: at.x,
      y: this.#y - at.size * 0.35,
      height,
      width: (image.width / image.height) * height,
    });
  }
}

function wrap(font: PDFFont, words: string, size: number): string[] {
  if (!isLatin(font, words)) return [words];
  const lines: string[] = [];
  for (const word of words.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)!} ${word}` : word;
    if (lines.length > 0 && font.widthOfTextAtSize(longer, size) <= pageSize[0] - 2 * margin)
      lines[lines.length - 1] = longer;
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
