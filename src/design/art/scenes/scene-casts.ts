import type { SeededRandom } from '#src/shared/seeded-random.ts';
import { colour } from '../drawing.tsx';

const { teal, brick, gold, lagoon, slate } = colour;
const skins = ['#EFC9A4', '#E2B48A', '#D09E72', '#9A6645'];
const scarves = [lagoon, '#C98E8B', slate, gold];
export const greyHair = '#B9BBBD';

/** The people of a picture: skin and clothes differ from picture to picture. */
export interface Cast {
  skin: string;
  other: string;
  /** Colour of the woman's headscarf; without one her hair is long. */
  scarf: string | undefined;
  top: string;
}

/** Two people for a scene, the same ones for the same random numbers. */
export function castOf(random: SeededRandom): Cast {
  return {
    skin: random.pick(skins),
    other: random.pick(skins),
    scarf: random.next() < 0.5 ? random.pick(scarves) : undefined,
    top: random.pick([brick, gold, lagoon, teal]),
  };
}

/** How the woman of a cast is drawn. */
export function womanOf({ skin, scarf, top }: Cast) {
  return { skin, top, bottom: top, isSkirt: true, ...(scarf ? { scarf } : { hasLongHair: true }) };
}
