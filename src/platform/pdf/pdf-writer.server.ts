/** PDF documents: text in any script of the embedded font, tagged so that screen readers can follow it. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
// The library's types know the default export alone.
// oxlint-disable-next-line import/no-named-as-default
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import { languageTags } from '#src/shared/addresses.ts';
import type { Language } from '#src/shared/local-text.ts';

const ink = '#22313f';
const deep = '#0e2a47';
const ruled = '#d4e0de';
/** Points, like every length in this file. */
const margin = 56;
const valueColumn = 170;
const gap = 10;

/**
 * Noto Sans with the simplified Chinese characters and many traditional ones; a document contains only the characters
 * that it uses.
 */
const faces = {
  plain: 'fonts/noto-sans-sc-regular.ttf',
  bold: 'fonts/noto-sans-sc-bold.ttf',
} as const;
const faceBytes = new Map<string, Buffer>();

interface About {
  title: string;
  language: Language;
  /** With the same time and content the bytes are always the same. */
  createdAt: Date;
}

interface Style {
  size?: number;
  isBold?: boolean;
}

/** The selected font inside the library. */
interface Measuring {
  _font: { font: { hasGlyphForCodePoint(code: number): boolean } };
}

/** Writes on A4 from top to bottom, and begins a page when one is full. */
export class PdfWriter {
  readonly #pdf: PDFKit.PDFDocument;
  readonly #root: PDFKit.PDFStructureElement;
  readonly #bytes: Promise<Buffer>;

  constructor({ title, language, createdAt }: About) {
    this.#pdf = new PDFDocument({
      size: 'A4',
      margin,
      pdfVersion: '1.7',
      tagged: true,
      displayTitle: true,
      lang: languageTags[language],
      info: { Title: title, CreationDate: createdAt, ModDate: createdAt },
    });
    this.#bytes = collect(this.#pdf);
    for (const [name, path] of Object.entries(faces)) this.#pdf.registerFont(name, faceOf(path));
    this.#root = this.#pdf.struct('Document');
    this.#pdf.addStructure(this.#root);
  }

  newPage(): void {
    this.#pdf.addPage();
  }

  space(height: number): void {
    this.#pdf.y += height;
  }

  rule(): void {
    this.#need(20);
    const y = this.#pdf.y + 6;
    this.#pdf.markContent('Artifact', { type: 'Layout' });
    this.#pdf
      .moveTo(margin, y)
      .lineTo(this.#pdf.page.width - margin, y)
      .lineWidth(0.75)
      .strokeColor(ruled)
      .stroke();
    this.#pdf.endMarkedContent();
    this.#pdf.y = y + 8;
  }

  async heading(words: string, level: 1 | 2 = 2): Promise<void> {
    await this.#put(`H${level}`, words, { size: level === 1 ? 18 : 14, isBold: true });
  }

  async text(words: string, style: Style = {}): Promise<void> {
    await this.#put('P', words, style);
  }

  /** A label and its value on one line; amounts are aligned to the right edge. */
  async row(label: string, value: string, isBold = false): Promise<void> {
    if (!this.#knows(label + value)) return this.text(`${label}: ${value}`, { isBold });
    const isSum = /^-?RM/.test(value);
    const width = this.#pdf.page.width - 2 * margin;
    const labelWidth = isSum ? width - 100 : valueColumn - gap;
    const valueAt = isSum ? width - 90 : valueColumn;
    const style = { size: 10, isBold };
    this.#choose(style);
    const height = Math.max(
      this.#pdf.heightOfString(label, { width: labelWidth }),
      this.#pdf.heightOfString(value, { width: width - valueAt }),
    );
    this.#need(height);
    const { y } = this.#pdf;
    const part = (words: string, from: number, wide: number) => () => {
      this.#choose(style);
      this.#pdf.text(words, margin + from, y, { width: wide, align: isSum && from > 0 ? 'right' : 'left' });
    };
    this.#root.add(this.#pdf.struct('P', {}, [part(label, 0, labelWidth), part(value, valueAt, width - valueAt)]));
    this.#pdf.x = margin;
    this.#pdf.y = y + height + 4;
  }

  /** A square picture; `alternative` is its text for screen readers. */
  picture(png: Buffer, { side, alternative }: { side: number; alternative: string }): void {
    this.#need(side + 60);
    const { y } = this.#pdf;
    this.#figure(alternative, () => this.#pdf.image(png, margin, y, { width: side, height: side }));
    this.#pdf.y = y + side + 4;
  }

  /** Attaches a file to the document. Each attachment needs a name of its own. */
  attach(bytes: Buffer, { name, mime, at }: { name: string; mime: string; at: Date }): void {
    this.#pdf.file(bytes, { name, type: mime, creationDate: at, modifiedDate: at });
  }

  /** The finished document; nothing can be written afterwards. */
  async end(): Promise<Buffer> {
    this.#root.end();
    this.#pdf.end();
    return this.#bytes;
  }

  async #put(tag: string, words: string, style: Style): Promise<void> {
    this.#choose(style);
    if (!this.#knows(words)) return this.#drawn(words, style);
    this.#need(this.#pdf.heightOfString(words));
    this.#root.add(
      this.#pdf.struct(tag, {}, () => {
        this.#choose(style);
        this.#pdf.text(words, margin, this.#pdf.y, { paragraphGap: 3 });
      }),
    );
  }

  /**
   * Text with a character that the font lacks, such as a Tamil name: drawn as a picture with the system's fonts, with
   * the text as its alternative.
   */
  async #drawn(words: string, { size = 10 }: Style): Promise<void> {
    const png = await drawnWords(words);
    const height = size * 1.6;
    this.#need(height);
    const { y } = this.#pdf;
    this.#figure(words, () => this.#pdf.image(png, margin, y, { height }));
    this.#pdf.y = y + height;
  }

  #figure(alternative: string, draw: () => void): void {
    this.#root.add(this.#pdf.struct('Figure', { alt: alternative }, [draw]));
  }

  #choose({ size = 10, isBold = false }: Style): void {
    this.#pdf
      .font(isBold ? 'bold' : 'plain')
      .fontSize(size)
      .fillColor(isBold ? deep : ink);
  }

  #knows(words: string): boolean {
    // The library measures with this object and has no public way to reach it.
    // oxlint-disable-next-line no-underscore-dangle
    const { font } = (this.#pdf as unknown as Measuring)._font;
    return [...words].every((sign) => /\s/.test(sign) || font.hasGlyphForCodePoint(sign.codePointAt(0)!));
  }

  #need(height: number): void {
    if (this.#pdf.y + height > this.#pdf.page.height - margin) this.newPage();
  }
}

function faceOf(path: string): Buffer {
  const known = faceBytes.get(path) ?? readFileSync(resolve(path));
  faceBytes.set(path, known);
  return known;
}

function collect(pdf: PDFKit.PDFDocument): Promise<Buffer> {
  const parts: Buffer[] = [];
  return new Promise((done, failed) => {
    pdf.on('data', (part: Buffer) => parts.push(part));
    pdf.on('end', () => done(Buffer.concat(parts)));
    pdf.on('error', failed);
  });
}

async function drawnWords(words: string): Promise<Buffer> {
  const escaped = words.slice(0, 120).replace(/[<>&"']/g, (sign) => `&#${sign.codePointAt(0)};`);
  const width = Math.min(2400, 60 + [...words].length * 44);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="64"><text x="0" y="46" font-size="40" font-family="Noto Sans, sans-serif" fill="${ink}">${escaped}</text></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}
