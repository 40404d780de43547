/** The pages of a PDF document: its structure for screen readers, its fonts, and the foot of each page. */
import { languageTags } from '#src/shared/addresses.ts';
import type { Language } from '#src/shared/languages.ts';
import { drawnWords, faceOf, faces, ink } from './pdf-faces.server.ts';
import { shippedColours } from '#src/shared/shipped-colours.ts';

/** The look of the group's own documents. Colours are '#RRGGBB'. */
export interface PdfLook {
  /** Colour of titles and of the band across the first page. */
  deep: string;
  /** Colour of the edge of boxes. */
  teal: string;
  /** Colour of lines on `deep`. */
  gold: string;
  /** The colour of the one hospital that issues the document: of the rule below its logo. Absent for the group. */
  accent?: string;
  /** The logo of the group, or of that hospital, as PNG; null where there is none. */
  logo: Buffer | null;
}
const shippedLook: PdfLook = { ...shippedColours, logo: null };
/** Points, like every length in this file. */
export const margin = 56;
export interface About {
  title: string;
  language: Language;
  /** With the same time and content the bytes are always the same. */
  createdAt: Date;
  /** The line at the foot of each page. */
  footer?: (page: number, pages: number) => string;
  /** The shipped look when absent. */
  look?: PdfLook;
}

/** The document of the library, which is loaded with the first PDF. */
export type PdfLibrary = new (options: PDFKit.PDFDocumentOptions) => PDFKit.PDFDocument;

export interface Style {
  size?: number;
  isBold?: boolean;
}

/** The selected font inside the library. */
interface Measuring {
  _font: { font: { hasGlyphForCodePoint(code: number): boolean } };
}

/** An A4 document that is written from top to bottom; a new page begins when one is full. */
export class PdfPages {
  protected readonly pdf: PDFKit.PDFDocument;
  protected readonly look: PdfLook;
  protected readonly root: PDFKit.PDFStructureElement;
  readonly #bytes: Promise<Buffer>;
  readonly #footer: About['footer'];

  constructor(Library: PdfLibrary, { title, language, createdAt, footer, look = shippedLook }: About) {
    this.look = look;
    this.#footer = footer;
    this.pdf = new Library({
      size: 'A4',
      margin,
      pdfVersion: '1.7',
      tagged: true,
      displayTitle: true,
      bufferPages: footer !== undefined,
      lang: languageTags[language],
      info: { Title: title, CreationDate: createdAt, ModDate: createdAt },
    });
    this.#bytes = collect(this.pdf);
    for (const [name, path] of Object.entries(faces)) this.pdf.registerFont(name, faceOf(path));
    this.root = this.pdf.struct('Document');
    this.pdf.addStructure(this.root);
  }

  newPage(): void {
    this.pdf.addPage();
  }

  space(height: number): void {
    this.pdf.y += height;
  }

  /** The finished document; nothing can be written afterwards. */
  async end(): Promise<Buffer> {
    this.root.end();
    this.#writeFooters();
    this.pdf.end();
    return this.#bytes;
  }

  /** Drawn for the eye only; screen readers skip it. */
  protected artifact(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
    this.pdf.markContent('Artifact', { type });
    draw();
    this.pdf.endMarkedContent();
  }

  #writeFooters(): void {
    if (!this.#footer) return;
    const { start, count } = this.pdf.bufferedPageRange();
    for (let page = start; page < start + count; page += 1) {
      this.pdf.switchToPage(page);
      const { margins, height } = this.pdf.page;
      // A line below the margin would begin another page.
      margins.bottom = 0;
      this.choose({ size: 8 });
      const words = this.#footer(page - start + 1, count);
      this.artifact(() => this.pdf.text(words, margin, height - 36, { lineBreak: false }), 'Pagination');
      margins.bottom = margin;
    }
  }

  protected async put(tag: string, words: string, style: Style): Promise<void> {
    this.choose(style);
    if (!this.knows(words)) return this.drawn(words, style);
    this.need(this.pdf.heightOfString(words));
    this.root.add(
      this.pdf.struct(tag, {}, () => {
        this.choose(style);
        this.pdf.text(words, margin, this.pdf.y, { paragraphGap: 3 });
      }),
    );
  }

  /**
   * Text with a character that the font lacks, such as a Tamil name: drawn as a picture with the system's fonts, with
   * the text as its alternative.
   */
  protected async drawn(words: string, { size = 10 }: Style): Promise<void> {
    const png = await drawnWords(words);
    const height = size * 1.6;
    this.need(height);
    const { y } = this.pdf;
    this.figure(words, () => this.pdf.image(png, margin, y, { height }));
    this.pdf.y = y + height;
  }

  protected figure(alternative: string, draw: () => void): void {
    this.root.add(this.pdf.struct('Figure', { alt: alternative }, [draw]));
  }

  protected choose({ size = 10, isBold = false }: Style): void {
    this.pdf
      .font(isBold ? 'bold' : 'plain')
      .fontSize(size)
      .fillColor(isBold ? this.look.deep : ink);
  }

  protected knows(words: string): boolean {
    // The library measures with this object and has no public way to reach it.
    // oxlint-disable-next-line no-underscore-dangle
    const { font } = (this.pdf as unknown as Measuring)._font;
    return [...words].every((sign) => /\s/.test(sign) || font.hasGlyphForCodePoint(sign.codePointAt(0)!));
  }

  protected need(height: number): void {
    if (this.pdf.y + height > this.pdf.page.height - margin) this.newPage();
  }
}

function collect(pdf: PDFKit.PDFDocument): Promise<Buffer> {
  const parts: Buffer[] = [];
  return new Promise((done, failed) => {
    pdf.on('data', (part: Buffer) => parts.push(part));
    pdf.on('end', () => done(Buffer.concat(parts)));
    pdf.on('error', failed);
  });
}
