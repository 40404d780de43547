/** The group's colours: which of them are readable, and the colours that are derived from them. */
import type { BrandColours } from '../settings.schema.ts';
import { shippedColours } from '#src/shared/shipped-colours.ts';

/** Colours of text and background that do not change; tokens.css has the same. */
const white = '#FFFFFF';
const ink = '#22313F';

/**
 * The limits of WCAG 2.2: 4.5:1 is AA for text, 7:1 is AAA. Headings, header and footer carry much text in small sizes.
 */
const limits: readonly { colour: keyof BrandColours; against: (colours: BrandColours) => string; ratio: number }[] = [
  { colour: 'deep', against: () => white, ratio: 7 },
  { colour: 'teal', against: () => white, ratio: 4.5 },
  { colour: 'teal', against: ({ teal }) => mix(white, teal, paleShare), ratio: 4.5 },
  { colour: 'gold', against: ({ deep }) => deep, ratio: 4.5 },
  { colour: 'cream', against: () => ink, ratio: 7 },
  { colour: 'cream', against: ({ teal }) => teal, ratio: 4.5 },
];
const paleShare = 0.11;

/** The colours that cannot be read where the site uses them; empty when all can. Colours are '#RRGGBB'. */
export function unreadableColours(colours: BrandColours): (keyof BrandColours)[] {
  const failing = limits.filter(({ colour, against, ratio }) => contrast(colours[colour], against(colours)) < ratio);
  return [...new Set(failing.map(({ colour }) => colour))];
}

/** Whether links and buttons in this colour can be read beside the group's colours. Colours are '#RRGGBB'. */
export function isReadableAccent(colours: BrandColours, accent: string): boolean {
  return !unreadableColours({ ...colours, teal: accent }).some((name) => name === 'teal' || name === 'cream');
}

/**
 * The tokens that a hospital's accent colour replaces inside its pages; undefined where the group has changed its own
 * colours since, so that the accent can no longer be read beside them.
 */
export function accentTokens(colours: BrandColours, accent: string): Record<string, string> | undefined {
  if (!isReadableAccent(colours, accent)) return undefined;
  return tealTokens(accent);
}

const tealTokens = (teal: string) => ({
  '--color-teal': teal,
  '--color-teal-dark': mix(teal, '#000000', 0.24),
  '--color-pale': mix(white, teal, paleShare),
  '--color-mist': mix(white, teal, 0.04),
});

/** The contrast of two colours by WCAG 2.2, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [lighter, darker] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

/**
 * The tokens that the page's root element sets in place of the shipped ones; undefined where the colours are the
 * shipped ones.
 */
export function colourTokens(colours: BrandColours): Record<string, string> | undefined {
  const names = Object.keys(shippedColours) as (keyof BrandColours)[];
  if (names.every((name) => colours[name].toUpperCase() === shippedColours[name])) return undefined;
  const { deep, teal, gold, cream } = colours;
  return {
    '--color-deep': deep,
    '--color-deep-soft': mix(deep, white, 0.08),
    ...tealTokens(teal),
    '--color-cream': cream,
    '--color-gold': gold,
    '--color-gold-text': readableOn(cream, gold),
  };
}

/** The colour, darkened until it can be read as text. */
function readableOn(ground: string, colour: string): string {
  for (let share = 0; share < 1; share += 0.05) {
    const darker = mix(colour, '#000000', share);
    if (contrast(darker, ground) >= 5) return darker;
  }
  return ink;
}

function mix(one: string, other: string, share: number): string {
  const parts = channels(one).map((channel, index) => channel + (channels(other)[index]! - channel) * share);
  return `#${parts.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

function channels(colour: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
}

function luminance(colour: string): number {
  const [red, green, blue] = channels(colour).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
