/** PDF documents: text in any script of the embedded font, tagged so that screen readers can follow it. */

import { PdfPages, margin, type About, type PdfLook, type Style } from './pdf-page.server.ts';

const ruled = '#d4e0de';
const white = '#ffffff';
const valueColumn = 170;
const gap = 10;
const indent = 16;
const markWidth = 78;
/** Width and height of a logo above the name, at most. */
const logoBox: [number, number] = [200, 44];
/** The mark: five petals drawn in one line. */
const petals =
  'M32 33C20.4 16.7 23.4 5.3 32 5.5C40.6 5.3 43.6 16.7 32 33C43.9 16.9 55.7 16.3 58.2 24.5C61 32.6 51.1 39 32 33C51 39.3 55.2 50.4 48.2 55.2C41.4 60.5 32.2 53 32 33C31.8 53 22.6 60.5 15.8 55.2C8.8 50.4 13 39.3 32 33C12.9 39 3 32.6 5.8 24.5C8.3 16.3 20.1 16.9 32 33Z';
/** The head of a document for the public. */
interface Band {
  over: string;
  title: string;
  under: string;
}

/** A box that a reader types into; a box higher than `severalLines` takes several lines. */
interface FormBox {
  name: string;
  label: string;
  hint: string;
  height: number;
}

const severalLines = 30;
const linesOf = (
  { over, title, under }: Band,
  { gold }: PdfLook,
): { tag: string; words: string; style: Style; colour: string }[] => [
  { tag: 'P', words: over, style: { size: 12, isBold: true }, colour: gold },
  { tag: 'H1', words: title, style: { size: 22, isBold: true }, colour: white },
  { tag: 'P', words: under, style: { size: 11 }, colour: white },
];

/** Writes on A4 from top to bottom, and begins a new page when one is full. */
export class PdfWriter extends PdfPages {
  #hasForm = false;

  /**
   * An empty document. The library is loaded with the first document, because most processes run for long without one.
   */
  static async open(about: About): Promise<PdfWriter> {
    return new PdfWriter((await import('pdfkit')).default, about);
  }

  /** A line across the page; the accent line has the colour of the hospital that issues the document. */
  rule(colour: string = ruled): void {
    this.need(20);
    const y = this.pdf.y + 6;
    this.artifact(() =>
      this.pdf
        .moveTo(margin, y)
        .lineTo(this.pdf.page.width - margin, y)
        .lineWidth(0.75)
        .strokeColor(colour)
        .stroke(),
    );
    this.pdf.y = y + 8;
  }

  async heading(words: string, level: 1 | 2 = 2): Promise<void> {
    await this.put(`H${level}`, words, { size: level === 1 ? 18 : 14, isBold: true });
  }

  async text(words: string, style: Style = {}): Promise<void> {
    await this.put('P', words, style);
  }

  /** A label and its value on one line; amounts are aligned to the right edge. */
  async row(label: string, value: string, isBold = false): Promise<void> {
    if (!this.knows(label + value)) return this.text(`${label}: ${value}`, { isBold });
    const isSum = /^-?RM/.test(value);
    const width = this.pdf.page.width - 2 * margin;
    const labelWidth = isSum ? width - 100 : valueColumn - gap;
    const valueAt = isSum ? width - 90 : valueColumn;
    const style = { size: 10, isBold };
    this.choose(style);
    const height = Math.max(
      this.pdf.heightOfString(label, { width: labelWidth }),
      this.pdf.heightOfString(value, { width: width - valueAt }),
    );
    this.need(height);
    const { y } = this.pdf;
    const part = (words: string, from: number, wide: number) => () => {
      this.choose(style);
      this.pdf.text(words, margin + from, y, { width: wide, align: isSum && from > 0 ? 'right' : 'left' });
    };
    this.root.add(this.pdf.struct('P', {}, [part(label, 0, labelWidth), part(value, valueAt, width - valueAt)]));
    this.pdf.x = margin;
    this.pdf.y = y + height + 4;
  }

  /** A dark band across the top of the page with the logo or the mark, the title as its heading. */
  async band(band: Band): Promise<void> {
    const lines = linesOf(band, this.look);
    const width = this.pdf.page.width - 2 * margin - markWidth;
    const heightOf = ({ words, style }: (typeof lines)[number]) => {
      this.choose(style);
      return this.pdf.heightOfString(words, { width }) + 4;
    };
    const height = lines.reduce((sum, line) => sum + heightOf(line), 68);
    this.artifact(() => {
      this.pdf.rect(0, 0, this.pdf.page.width, height).fill(this.look.deep);
      this.#drawMark();
    });
    this.pdf.y = 34;
    for (const line of lines) {
      this.choose(line.style);
      if (!this.knows(line.words)) continue;
      const { y } = this.pdf;
      this.root.add(
        this.pdf.struct(line.tag, {}, () => {
          this.choose(line.style);
          this.pdf.fillColor(line.colour).text(line.words, margin + markWidth, y, { width });
        }),
      );
      this.pdf.y = y + heightOf(line);
    }
    this.pdf.y = height + 22;
    for (const { words, style } of lines) {
      this.choose(style);
      if (!this.knows(words)) await this.drawn(words, style);
    }
  }

  /** A list: each item tagged with its bullet or number and its text. */
  async points(items: readonly string[], { isNumbered = false } = {}): Promise<void> {
    const list = this.pdf.struct('L');
    this.root.add(list);
    for (const [index, words] of items.entries()) {
      this.choose({});
      if (this.knows(words)) this.#point(list, isNumbered ? `${index + 1}.` : '•', words);
      else await this.drawn(words, {});
    }
    list.end();
    this.pdf.x = margin;
    this.space(4);
  }

  /** A box that a reader types into, described to screen readers by its label and hint. */
  async field({ name, label, hint, height }: FormBox): Promise<void> {
    this.need(height + 52);
    await this.put('P', label, { size: 11, isBold: true });
    await this.put('P', hint, { size: 9 });
    const width = this.pdf.page.width - 2 * margin;
    const y = this.pdf.y + 2;
    this.artifact(() => this.pdf.rect(margin, y, width, height).lineWidth(0.8).stroke(this.look.teal));
    // The reader's program draws typed text with a font of its own; our embedded font has only the characters of our
    // own words.
    this.pdf.font('Helvetica');
    if (!this.#hasForm) this.pdf.initForm();
    this.#hasForm = true;
    const box = this.pdf.struct('Form', { alt: label });
    this.root.add(box);
    this.#describing(box, `${label} ${hint}`, () =>
      this.pdf.formText(name, margin, y, width, height, { multiline: height > severalLines }),
    );
    box.end();
    this.pdf.y = y + height + 14;
  }

  /** A square picture; `alternative` is its text for screen readers. */
  picture(png: Buffer, { side, alternative }: { side: number; alternative: string }): void {
    this.need(side + 60);
    const { y } = this.pdf;
    this.figure(alternative, () => this.pdf.image(png, margin, y, { width: side, height: side }));
    this.pdf.y = y + side + 4;
  }

  /** Attaches a file to the document. Each attachment needs a name of its own. */
  attach(bytes: Buffer, { name, mime, at }: { name: string; mime: string; at: Date }): void {
    this.pdf.file(bytes, { name, type: mime, creationDate: at, modifiedDate: at });
  }

  /** The logo above the name of the seller, and a hospital's accent line below it; nothing where there is neither. */
  logo(): void {
    const { logo, accent } = this.look;
    const { y } = this.pdf;
    if (logo) {
      this.artifact(() => this.pdf.image(logo, margin, y, { fit: logoBox }));
      this.pdf.y = y + logoBox[1] + 10;
    }
    if (accent) this.rule(accent);
  }

  /** On the band: the logo on white, because its colours are not known, or the shipped mark. */
  #drawMark(): void {
    const { logo, gold } = this.look;
    if (logo) {
      this.pdf.roundedRect(margin - 6, 30, 66, 66, 8).fill(white);
      this.pdf.image(logo, margin, 36, { fit: [54, 54], align: 'center', valign: 'center' });
      return;
    }
    this.pdf
      .save()
      .translate(margin - 6, 30)
      .path(petals)
      .lineWidth(1.8)
      .stroke(gold)
      .restore();
  }

  #point(list: PDFKit.PDFStructureElement, label: string, words: string): void {
    const width = this.pdf.page.width - 2 * margin - indent;
    const height = this.pdf.heightOfString(words, { width });
    this.need(height);
    const { y } = this.pdf;
    const part = (tag: string, text: string, x: number) =>
      this.pdf.struct(tag, {}, () => {
        this.choose({});
        this.pdf.text(text, x, y, { width });
      });
    list.add(this.pdf.struct('LI', {}, [part('Lbl', label, margin), part('LBody', words, margin + indent)]));
    this.pdf.y = y + height + 4;
  }

  /** Adds what the library does not: a form field's description and its place among the tags. */
  #describing(parent: PDFKit.PDFStructureElement, words: string, draw: () => void): void {
    const annotate = this.pdf.annotate.bind(this.pdf);
    // The library writes a String object as a text, and a plain string as a name.
    // oxlint-disable-next-line no-new-wrappers, unicorn/new-for-builtins
    const more = { TU: new String(words), structParent: parent };
    this.pdf.annotate = (...parameters) => {
      const [x, y, width, height, option] = parameters;
      return annotate(x, y, width, height, { ...option, ...more });
    };
    draw();
    this.pdf.annotate = annotate;
  }
}
