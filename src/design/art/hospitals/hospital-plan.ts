import type { SeededRandom } from '#src/shared/seeded-random.ts';
import type { Roof } from './landscape-places.ts';

/** A part of the building: left edge, width, height above the ground line. */
export interface Block {
  x: number;
  width: number;
  height: number;
}

export interface Plan {
  main: Block;
  /** Beside or behind the main part. */
  wings: readonly Block[];
  /** The stair tower with the sign; without one the sign hangs under the roof. */
  stair?: { x: number; height: number };
}

/** The ground line, and where the drive meets the entrance, on the 480 by 270 sheet. */
export const ground = 222;
export const door = 276;

const flatPlans: ((random: SeededRandom) => Plan)[] = [
  (random) => {
    const [width, height, low] = [random.int(104, 120), random.int(128, 148), random.int(56, 84)];
    const x = door - width / 2;
    return {
      main: { x, width, height },
      wings: [
        { x: x - 78, width: 78, height: low },
        { x: x + width, width: 84, height: random.int(64, 102) },
      ],
      stair: { x: x + 8, height: height + 15 },
    };
  },
  (random) => ({
    main: { x: 222, width: 108, height: 98 },
    wings: [
      { x: 142, width: 80, height: random.int(56, 66) },
      { x: 330, width: 76, height: random.int(132, 150) },
    ],
    stair: { x: 316, height: 158 },
  }),
  (random) => ({
    main: { x: 156, width: 244, height: random.int(80, 92) },
    wings: [{ x: 232, width: 88, height: random.int(118, 128) }],
    stair: { x: 170, height: random.int(132, 146) },
  }),
];

const pitchedPlans: ((random: SeededRandom) => Plan)[] = [
  (random) => ({
    main: { x: 212, width: 128, height: random.int(92, 102) },
    wings: [
      { x: 136, width: 76, height: 62 },
      { x: 340, width: 76, height: 62 },
    ],
  }),
  (random) => ({
    main: { x: 226, width: 100, height: random.int(94, 104) },
    wings: [{ x: 140, width: 272, height: random.int(62, 72) }],
  }),
  (random) => ({
    main: { x: 206, width: 140, height: 82 },
    wings: [
      { x: 136, width: 70, height: 58 },
      { x: 346, width: 44, height: random.int(126, 138) },
    ],
  }),
];

/** Plans the parts of a hospital: tall under a flat roof, low and wide under tiles. */
export function planOf(random: SeededRandom, roof: Roof): Plan {
  if (roof === 'flat') return random.pick(flatPlans)(random);
  return random.pick(roof === 'minang' || roof === 'longhouse' ? pitchedPlans.slice(0, 2) : pitchedPlans)(random);
}

/** One stroke for each floor, whose dashes are the windows, so that a whole front costs a few dozen bytes. */
export function windowRows({ main, wings, stair }: Plan): string {
  const mainTop = ground - main.height;
  const mainRight = main.x + main.width;
  const rows = [
    floors({ from: main.x + 10, to: mainRight - 12, top: mainTop + (stair ? 20 : 34), bottom: ground - 42 }),
  ];
  for (const { x, width, height } of wings) {
    const right = x + width;
    const isBehind = x < main.x && right > mainRight;
    const isAbove = x >= main.x && right <= mainRight;
    const rest = { top: ground - height + 19, bottom: isAbove ? mainTop - 12 : ground - 10 };
    rows.push(floors({ ...rest, from: x + 10, to: isBehind ? main.x - 8 : right - 12 }));
    if (isBehind) rows.push(floors({ ...rest, from: mainRight + 10, to: right - 12 }));
  }
  return rows.join('');
}

const storey = 18;

function floors({ from, to, top, bottom }: { from: number; to: number; top: number; bottom: number }): string {
  const count = Math.ceil((bottom - top) / storey);
  const run = to - from;
  return count > 0 && run > 8 ? `M${from} ${top}h${run}${`m-${run} ${storey}h${run}`.repeat(count - 1)}` : '';
}

/** The outline of a roof over a block. */
export function roofOutline(roof: Roof, { x, width, height }: Block): string {
  const y = ground - height;
  const right = x + width;
  const rise = Math.round(Math.min(40, 12 + width * 0.17));
  switch (roof) {
    case 'flat':
      return `M${x - 4} ${y}v-6h${width + 8}v6z`;
    case 'hip':
      return `M${x - 8} ${y}l${rise - 8}-${rise}h${width + 32 - 2 * rise}l${rise - 8} ${rise}z`;
    case 'gable':
      return `M${x - 9} ${y}L${x + width / 2} ${y - rise - 6}L${right + 9} ${y}z`;
    case 'minang':
      return `M${x - 12} ${y}Q${x + 2} ${y - 22} ${x - 16} ${y - 54}Q${x + 12} ${y - 30} ${x + width / 2} ${y - 28}T${right + 16} ${y - 54}Q${right - 2} ${y - 22} ${right + 12} ${y}z`;
    case 'longhouse':
      return `M${x - 10} ${y}L${x + 4} ${y - rise}l-7-10q9 2 12 10H${right - 9}q3-8 12-10l-7 10L${right + 10} ${y}z`;
  }
}
