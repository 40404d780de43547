/** The part of a picture that is stored: its corner and size as shares of the upright picture. */
export interface Crop {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A part smaller than this would show nothing. */
const smallest = 0.05;
const places = 10_000;

/** 'left,top,width,height' as a form sends it; undefined for none, for the whole picture and for anything else. */
export function readCrop(text: string): Crop | undefined {
  const numbers = text
    .split(',')
    .map((part) => (part.trim() === '' ? Number.NaN : Math.round(Number(part) * places) / places));
  const [left = Number.NaN, top = Number.NaN, width = Number.NaN, height = Number.NaN] = numbers;
  const isWithin = (from: number, size: number) => from >= 0 && size >= smallest && from + size <= 1 + 1 / places;
  if (numbers.length !== 4 || !isWithin(left, width) || !isWithin(top, height)) return undefined;
  return width >= 1 && height >= 1 ? undefined : { left, top, width, height };
}

/** The same part in whole pixels, within the picture. */
export function partOf(crop: Crop, picture: { width: number; height: number }) {
  const within = (share: number, size: number, whole: number) => {
    const from = Math.min(whole - 1, Math.round(share * whole));
    return { from, size: Math.max(1, Math.min(whole - from, Math.round(size * whole))) };
  };
  const across = within(crop.left, crop.width, picture.width);
  const down = within(crop.top, crop.height, picture.height);
  return { left: across.from, top: down.from, width: across.size, height: down.size };
}

/** The part that a frame shows: as much as fits at zoom 1, from one edge (0) to the other (1). */
export function cropIn(
  frame: { ratio: number; zoom: number; across: number; down: number },
  picture: { width: number; height: number },
): Crop {
  const ratio = picture.width / picture.height;
  const width = Math.min(1, frame.ratio / ratio) / frame.zoom;
  const height = Math.min(1, ratio / frame.ratio) / frame.zoom;
  return { left: frame.across * (1 - width), top: frame.down * (1 - height), width, height };
}
