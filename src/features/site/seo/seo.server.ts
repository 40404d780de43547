/**
 * The picture that messengers and social networks show beside a shared link: title of the page, its drawing, the
 * group's name and mark.
 */
import { resolve } from 'node:path';
import sharp from 'sharp';
import { markLine } from '#src/design/art/mark.tsx';

/** Pixels: the size that WhatsApp, Facebook and X recommend. */
export const sharePictureSize = { width: 1200, height: 630 };
const { width, height } = sharePictureSize;
const drawingWidth = 500;
const margin = 64;
const titleArea = { top: 150, width: 590, height: 350 };
const titleSizes = [60, 54, 48, 42, 36, 30];
const maxTitleLetters = 140;
/** The maximum size of the logo or mark above the title. */
const markBox = { width: 220, height: 60 };

/** The font family name inside both files. */
const face = 'Noto Sans SC Thin';
const faceFile = resolve('fonts/noto-sans-sc-bold.ttf');

export interface SharePicture {
  title: string;
  groupName: string;
  /** An SVG or a photograph, as bytes; it is cropped to fill the right side. */
  drawing: Uint8Array;
  /**
   * The group's colours, '#RRGGBB', the accent of the one hospital that the page is about, and the logo as PNG; null
   * where there is none.
   */
  look: { deep: string; gold: string; cream: string; accent?: string; logo: Uint8Array | null };
}

/**
 * A PNG of 1200 by 630 pixels. Letters outside Latin and Chinese scripts become boxes, because the embedded font has
 * no others.
 */
export async function drawSharePicture({
  title,
  groupName,
  drawing,
  look,
}: SharePicture): Promise<Uint8Array<ArrayBuffer>> {
  const logo = look.logo ? await fittedLogo(look.logo) : null;
  // The shipped mark is 58 pixels wide.
  const nameAt = (logo?.width ?? 58) + 14;
  const [cut, name, heading] = await Promise.all([
    cutDrawing(drawing),
    drawText(groupName, { size: 28, maxWidth: titleArea.width - nameAt, colour: look.deep }),
    drawTitle(title, look.deep),
  ]);
  const layers = [
    { input: cut, left: width - drawingWidth, top: 0 },
    { input: name.data, left: margin + nameAt, top: Math.round(84 - name.height / 2) },
    { input: heading.data, left: margin, top: titleArea.top + Math.round((titleArea.height - heading.height) / 2) },
    ...(logo ? [{ input: logo.data, left: margin, top: Math.round(84 - logo.height / 2) }] : []),
  ];
  return new Uint8Array(
    await sharp(Buffer.from(ground(look)))
      .composite(layers)
      .png({ palette: true, colours: 128 })
      .toBuffer(),
  );
}

/** The title in the largest size that fits; a very long one is cut with an ellipsis. */
async function drawTitle(title: string, colour: string): Promise<DrawnText> {
  const text = title.length > maxTitleLetters ? `${title.slice(0, maxTitleLetters - 1).trimEnd()}…` : title;
  let drawn: DrawnText | undefined;
  for (const size of titleSizes) {
    drawn = await drawText(text, { size, maxWidth: titleArea.width, colour });
    if (drawn.height <= titleArea.height && drawn.width <= titleArea.width) break;
  }
  return drawn!;
}

interface DrawnText {
  data: Buffer;
  width: number;
  height: number;
}

async function fittedLogo(logo: Uint8Array): Promise<DrawnText> {
  const { data, info } = await sharp(logo)
    .resize({ ...markBox, fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

async function drawText(
  text: string,
  { size, maxWidth, colour }: { size: number; maxWidth: number; colour: string },
): Promise<DrawnText> {
  const markup = `<span font_family="${face}" weight="700" size="${size * 1024}" foreground="${colour}">${escapeMarkup(text)}</span>`;
  const { data, info } = await sharp({
    text: { text: markup, font: face, fontfile: faceFile, width: maxWidth, dpi: 72, rgba: true, wrap: 'word-char' },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const escaped: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escapeMarkup(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => escaped[letter]!);
}

/** The cropped drawing; its inner upper corner has the petal's curve, as on cards. */
async function cutDrawing(drawing: Uint8Array): Promise<Buffer> {
  const filled = await sharp(drawing, { density: 200, limitInputPixels: 60_000_000 })
    .resize(drawingWidth, height, { fit: 'cover' })
    .flatten({ background: '#E3F3F0' })
    .png()
    .toBuffer();
  const shape = `<svg xmlns="http://www.w3.org/2000/svg" width="${drawingWidth}" height="${height}"><path d="M120 0H${drawingWidth}V${height}H0V120A120 120 0 0 1 120 0Z"/></svg>`;
  return sharp(filled)
    .ensureAlpha()
    .composite([{ input: Buffer.from(shape), blend: 'dest-in' }])
    .png()
    .toBuffer();
}

function ground({ gold, cream, accent = gold, logo }: SharePicture['look']): string {
  const mark = logo
    ? ''
    : `<g transform="translate(${margin} 56) scale(0.9)"><path d="${markLine}" fill="none" stroke="${gold}" stroke-width="2.6" stroke-linejoin="round"/></g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${cream}"/>${mark}<rect x="${margin}" y="${height - 84}" width="88" height="6" rx="3" fill="${accent}"/></svg>`;
}
