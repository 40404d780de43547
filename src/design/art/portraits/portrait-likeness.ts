import type { SeededRandom } from '#src/shared/seeded-random.ts';

export type Heritage = 'malay' | 'chinese' | 'indian' | 'bornean' | 'other';

export interface Likeness {
  isWoman: boolean;
  skin: string;
  /** The same skin where the light does not fall. */
  shade: string;
  cheek: string;
  lips: string;
  hair: string;
  brow: string;
  /** Which of the drawn hairstyles. */
  style: number;
  headwear: 'songkok' | 'tudung' | 'turban' | null;
  fabric: string;
  fabricShade: string;
  beard: 'none' | 'full' | 'moustache' | 'stubble' | 'goatee';
  /** The outline of the frame; empty without glasses. */
  glasses: string;
  smile: 'open' | (string & {});
  hasLashes: boolean;
  dress: 'tie' | 'collar' | 'scrubs' | 'blouse' | 'batik';
  shirt: string;
  hasStethoscope: boolean;
}

/** Skin, its shade where the light does not fall, cheek and lips. */
export type Tone = readonly [skin: string, shade: string, cheek: string, lips: string];
export const tones: readonly Tone[] = [
  ['#F6D9BC', '#E6BC98', '#F2BFA6', '#B5564C'],
  ['#EFC9A4', '#DBAB82', '#EAAE91', '#A94F44'],
  ['#E2B48A', '#CA976B', '#DB9B78', '#9C463B'],
  ['#D09E72', '#B58056', '#C98560', '#8E3E34'],
  ['#B8825A', '#9A6844', '#AF6F4E', '#7E342C'],
  ['#9A6645', '#7E4F34', '#92573C', '#67291F'],
];
/** The range of tones of a heritage, from the first to the last. */
const toneRange: Record<Heritage, readonly [number, number]> = {
  malay: [1, 4],
  chinese: [0, 2],
  indian: [3, 5],
  bornean: [1, 3],
  other: [0, 5],
};
const dark = ['#1F1B20', '#2A211F', '#352822'];
const silver = ['#8E9196', '#B9BBBD', '#6F7175'];
const fabrics = [
  ['#0B6B6B', '#085252'],
  ['#8193B5', '#687BA0'],
  ['#C98E8B', '#B07370'],
  ['#8B7BA6', '#73628F'],
  ['#A9705C', '#8F5A48'],
  ['#5F9084', '#49776C'],
  ['#1C3D60', '#122B47'],
  ['#EFE9E0', '#D5C9BA'],
] as const;
const shirts = ['#A9C8DC', '#CFE3EA', '#F4E3C6', '#DDB9B0', '#B4CDBD', '#0B6B6B', '#8FA7C4'];
const frames = [
  'M61 71a9 8.5 0 1 0 18 0 9 8.5 0 1 0-18 0M81 71a9 8.5 0 1 0 18 0 9 8.5 0 1 0-18 0M61 69l-4-1M99 69l4-1',
  'M61 66h17l-1 7q-1 5-7 5t-8-5zM82 66h17l-1 7q-1 5-8 5t-7-5zM78 68h4M61 67l-4-1M99 67l4-1',
  'M61 67h17v10H61zM82 67h17v10H82zM78 70h4M61 69l-4-1M99 69l4-1',
];

const named = /^(malay|chinese|indian|bornean|other):/;

/**
 * The appearance of a doctor. Every choice comes from the seed in a fixed order: another order would change every
 * portrait.
 */
export function likenessOf({
  random,
  seed,
  gender,
  heritage,
}: {
  random: SeededRandom;
  seed: string;
  gender: string;
  heritage?: Heritage | undefined;
}): Likeness {
  const from = heritage ?? heritageOf(seed, random);
  const isWoman = gender === 'female';
  const [skin, shade, cheek, lips] = tones[random.int(...toneRange[from])]!;
  const hair = random.next() < 0.2 ? random.pick(silver) : random.pick(dark);
  const headwear = headwearOf({ from, isWoman, chance: random.next() });
  const [fabric, fabricShade] = headwear === 'songkok' ? (['#1C1B22', '#35333D'] as const) : random.pick(fabrics);
  return {
    isWoman,
    skin,
    shade,
    cheek,
    lips,
    hair,
    headwear,
    fabric,
    fabricShade,
    brow: silver.includes(hair) ? '#77797D' : '#2A211F',
    style: styleOf({ isWoman, hair, random }),
    beard: beardOf({ headwear, isWoman, chance: random.next() }),
    glasses: random.next() < 0.36 ? random.pick(frames) : '',
    smile: random.pick(['open', 'M71 87q9 8 18 0', 'M72 88q8 6 16 0', 'M71 87q10 7 17-1']),
    hasLashes: isWoman,
    dress: dressOf(isWoman, random.next()),
    shirt: random.pick(shirts),
    hasStethoscope: random.next() < 0.7,
  };
}

/** The heritage that the seed names, or a random one. */
function heritageOf(seed: string, random: SeededRandom): Heritage {
  return (
    (named.exec(seed)?.[1] as Heritage | undefined) ??
    random.pick(['malay', 'malay', 'chinese', 'indian', 'bornean'] as const)
  );
}

/** A bald crown is for men with grey hair, and a few others. */
function styleOf({ isWoman, hair, random }: { isWoman: boolean; hair: string; random: SeededRandom }): number {
  const style = random.int(0, 4);
  return style === 4 && !isWoman && !silver.includes(hair) && random.next() < 0.6 ? 0 : style;
}

function headwearOf({
  from,
  isWoman,
  chance,
}: {
  from: Heritage;
  isWoman: boolean;
  chance: number;
}): Likeness['headwear'] {
  if (isWoman)
    return (from === 'malay' && chance < 0.82) ||
      (from === 'bornean' && chance < 0.2) ||
      (from === 'other' && chance < 0.12)
      ? 'tudung'
      : null;
  if (from === 'malay') return chance < 0.24 ? 'songkok' : null;
  return from === 'indian' && chance < 0.16 ? 'turban' : null;
}

function beardOf({
  headwear,
  isWoman,
  chance,
}: {
  headwear: Likeness['headwear'];
  isWoman: boolean;
  chance: number;
}): Likeness['beard'] {
  if (isWoman) return 'none';
  if (headwear === 'turban') return 'full';
  if (chance < 0.62) return 'none';
  return (['stubble', 'moustache', 'goatee', 'full'] as const)[Math.floor((chance - 0.62) / 0.095)] ?? 'none';
}

function dressOf(isWoman: boolean, chance: number): Likeness['dress'] {
  if (chance < 0.16) return 'scrubs';
  if (chance < 0.26) return 'batik';
  if (isWoman) return 'blouse';
  return chance < 0.66 ? 'tie' : 'collar';
}
