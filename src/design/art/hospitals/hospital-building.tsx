import type { SeededRandom } from '#src/shared/seeded-random.ts';
import { colour, jasmine } from '../drawing.tsx';
import { door, ground, planOf, roofOutline, windowRows, type Block, type Plan } from './hospital-plan.ts';
import type { Roof } from './landscape-places.ts';

interface Finish {
  wall: string;
  shade: string;
  roof: string;
}

const walls = [
  { wall: colour.white, shade: '#E1EDEB' },
  { wall: colour.cream, shade: '#F3E4C4' },
  { wall: '#FDF3EA', shade: '#F1DCCC' },
];
const tiles = [colour.brick, '#B5654A', colour.teal];
const flats = [colour.teal, colour.blue, colour.brick];

/** The hospital itself, in the manner of its region, with the jasmine on its front. */
export function HospitalBuilding({ random, roof }: { random: SeededRandom; roof: Roof }) {
  const finish = { ...random.pick(walls), roof: random.pick(roof === 'flat' ? flats : tiles) };
  const plan = planOf(random, roof);
  const { main, wings, stair } = plan;
  return (
    <g stroke={colour.deep} strokeWidth="1.6">
      <Blocks blocks={wings} finish={finish} roof={roof === 'minang' ? 'hip' : roof} />
      <Blocks blocks={[main]} finish={finish} roof={roof} />
      <g strokeLinecap="butt">
        <path d={shades(plan)} stroke={finish.shade} strokeWidth="8" />
        <path d={windowRows(plan)} stroke={colour.glass} strokeWidth="10" strokeDasharray={stair ? '9 5' : 7} />
        {stair ? <Stair {...stair} fill={finish.roof} /> : null}
      </g>
      <Entrance fill={finish.roof} />
      {stair ? (
        <Sign x={stair.x + 14} y={ground - stair.height + 18} />
      ) : (
        <Sign x={door} y={ground - main.height + 14} />
      )}
    </g>
  );
}

function Blocks({ blocks, finish, roof }: { blocks: readonly Block[]; finish: Finish; roof: Roof }) {
  return (
    <>
      <path
        d={blocks.map(({ x, width, height }) => `M${x} ${ground}v-${height}h${width}v${height}`).join('')}
        fill={finish.wall}
      />
      <path d={blocks.map((block) => roofOutline(roof, block)).join('')} fill={finish.roof} />
    </>
  );
}

/** The shaded side of each part of the building. */
function shades({ main, wings }: Plan): string {
  const seen = wings.filter(({ x, width }) => x < main.x || x + width > main.x + main.width);
  return [...seen, main].map(({ x, width, height }) => `M${x + width - 5} ${ground}v-${height - 1}`).join('');
}

function Stair({ x, height, fill }: { x: number; height: number; fill: string }) {
  return (
    <>
      <path d={`M${x} ${ground}v-${height}h28V${ground}`} fill={fill} />
      <path
        d={`M${x + 14} ${ground - height + 42}V${ground - 36}`}
        stroke="#FFF8"
        strokeWidth="12"
        strokeDasharray="3 5"
      />
    </>
  );
}

/** A glass porch with a deep canopy where a car can stop in the rain. */
function Entrance({ fill }: { fill: string }) {
  return (
    <>
      <path d={`M${door - 26} ${ground}v-26h52v26zm13 0v-26m13 26v-26m13 26v-26m29 26v-30m-84 30v-30`} fill="#D5ECEA" />
      <path d={`M${door - 48} ${ground - 28}l4-8h88l4 8z`} fill={fill} />
    </>
  );
}

function Sign({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M-12-12H4q8 0 8 8v16h-24z" fill={colour.deep} stroke={colour.white} />
      <path d={jasmine} stroke={colour.gold} strokeWidth="1.4" />
    </g>
  );
}
