import { colour } from '../drawing.tsx';
import { Face, type Mood } from '../portraits/portrait-face.tsx';
import { BackHair, Beard, FrontHair, Headwear } from '../portraits/portrait-hair.tsx';
import { tones, type Likeness } from '../portraits/portrait-likeness.ts';

interface Looks {
  /** One of the tones of the portraits, by its skin. */
  skin: string;
  hair?: string;
  /** Colour of the tudung, which covers the hair. */
  scarf?: string | undefined;
  hasLongHair?: boolean;
  /** Which of the drawn hairstyles, 0 to 4. */
  style?: number;
  headwear?: 'songkok' | 'turban';
  beard?: Likeness['beard'];
  glasses?: boolean;
  mood?: Mood;
  top: string;
}
/**
 * The position of an arm: beside the body, to the lap, before the body, to the chest, the belly or the forehead, up, or
 * out to something.
 */
export type Arm = 'down' | 'lap' | 'holding' | 'chest' | 'belly' | 'forehead' | 'up' | 'out';

interface Standing extends Looks {
  x: number;
  y?: number;
  size?: number;
  /** Trousers, or with isSkirt a long skirt. */
  bottom?: string;
  isSkirt?: boolean;
  isDoctor?: boolean;
  /** A child has a larger head for its height. */
  isChild?: boolean;
  pose?: 'standing' | 'sitting' | 'bust';
  arms?: readonly [left: Arm, right: Arm];
}

const darkHair = '#2A211F';
const greys = ['#B9BBBD', '#8E9196', '#6F7175'];

/** A person whose feet are on the ground line (or whose waist is, for a bust behind a table). */
export function Person({
  x,
  y = 246,
  size = 1,
  bottom = colour.blue,
  isSkirt = false,
  isDoctor = false,
  isChild = size < 0.8,
  pose = 'standing',
  arms = pose === 'sitting' ? ['lap', 'lap'] : ['down', 'down'],
  ...looks
}: Standing) {
  const likeness = likenessFrom(looks);
  const raised = pose === 'bust' ? 50 : pose === 'sitting' ? 12 : 0;
  return (
    <g transform={`translate(${x} ${y})${size === 1 ? '' : ` scale(${size})`}`}>
      {pose === 'bust' ? null : (
        <Legs shape={pose === 'sitting' ? 'sitting' : isSkirt ? 'skirt' : 'trousers'} fill={bottom} />
      )}
      <g transform={raised ? `translate(0 ${raised})` : undefined}>
        <Head likeness={likeness} mood={looks.mood} isChild={isChild} part="behind" />
        <Torso
          top={looks.top}
          skin={likeness.skin}
          isDoctor={isDoctor}
          isTunic={isSkirt && !isDoctor && pose === 'standing'}
        />
        <ArmShape arm={arms[0]} fill={isDoctor ? colour.white : looks.top} skin={likeness.skin} />
        <g transform="scale(-1 1)">
          <ArmShape arm={arms[1]} fill={isDoctor ? colour.white : looks.top} skin={likeness.skin} />
        </g>
        <Head likeness={likeness} mood={looks.mood} isChild={isChild} part="front" />
      </g>
    </g>
  );
}

function likenessFrom({ skin, hair = darkHair, scarf, hasLongHair, style, headwear, beard, glasses }: Looks): Likeness {
  const [tone, shade, cheek, lips] = tones.find(([known]) => known === skin) ?? tones[2]!;
  const isWoman = Boolean(hasLongHair || scarf);
  return {
    skin: tone,
    shade,
    cheek,
    lips,
    isWoman,
    hair,
    brow: greys.includes(hair) ? '#77797D' : darkHair,
    style: style ?? (isWoman ? 1 : 0),
    headwear: scarf ? 'tudung' : (headwear ?? null),
    fabric: scarf ?? (headwear === 'turban' ? colour.blue : '#1C1B22'),
    fabricShade: scarf ? '#0002' : headwear === 'turban' ? '#122B47' : '#35333D',
    beard: beard ?? 'none',
    glasses: glasses ? 'M61 71a9 8.5 0 1 0 18 0 9 8.5 0 1 0-18 0M81 71a9 8.5 0 1 0 18 0 9 8.5 0 1 0-18 0' : '',
    smile: 'M71 87q9 8 18 0',
    hasLashes: isWoman,
    dress: 'collar',
    shirt: colour.white,
    hasStethoscope: false,
  };
}

interface HeadParts {
  likeness: Likeness;
  mood: Mood | undefined;
  isChild: boolean;
  part: 'behind' | 'front';
}

/** The portraits' head, its chin a little above the shoulders. */
function Head({ likeness, mood, isChild, part }: HeadParts) {
  const scale = isChild ? 0.74 : 0.6;
  const place = `translate(0 -101) scale(${scale}) translate(-80 -102)`;
  if (part === 'behind')
    return likeness.isWoman && !likeness.headwear ? (
      <g transform={place}>
        <BackHair likeness={likeness} />
      </g>
    ) : null;
  return (
    <g transform={place}>
      <path d="M72 98h16v12q-8 9-16 0z" fill={likeness.shade} />
      {likeness.headwear === 'tudung' ? null : (
        <path d="M56 66c-7-3-9 15 2 16M104 66c7-3 9 15-2 16" fill={likeness.shade} />
      )}
      <path d="M56 62c0-16 10-26 24-26s24 10 24 26v10c0 17-11 30-24 30S56 89 56 72z" fill={likeness.skin} />
      <Beard likeness={likeness} />
      <Face likeness={likeness} {...(mood && { mood })} />
      {likeness.headwear ? <Headwear likeness={likeness} /> : <FrontHair likeness={likeness} />}
      {likeness.glasses ? <path d={likeness.glasses} stroke={colour.blue} strokeWidth="2" /> : null}
    </g>
  );
}

const legs = {
  trousers: 'M-16-56h32l1 50h-13L0-36-4-6h-13z',
  skirt: 'M-17-56h34l6 48q0 3-4 3h-38q-4 0-4-3z',
  sitting: 'M-19-44h38q6 0 6 7V-6H11v-20h-22v20h-14v-31q0-7 6-7z',
};
const shoes = { trousers: 'M-11-3h-5M11-3h5', skirt: 'M-8-3h-5M8-3h5', sitting: 'M-18-3h-4M18-3h4' };

function Legs({ shape, fill }: { shape: keyof typeof legs; fill: string }) {
  return (
    <>
      <path d={legs[shape]} fill={fill} />
      <path d={shoes[shape]} stroke={colour.deep} strokeWidth="7" />
    </>
  );
}

const torso = 'M-9-101C-19-99-25-95-25-84l2 38h46l2-38c0-11-6-15-16-17Q0-93-9-101z';
const tunic = 'M-9-101C-19-99-25-95-25-84l3 34-4 24h52l-4-24 3-34c0-11-6-15-16-17Q0-93-9-101z';
const coat = 'M-9-101C-19-99-25-95-25-84l-1 58h52l-1-58c0-11-6-15-16-17L0-86z';

interface TorsoParts {
  top: string;
  skin: string;
  isDoctor: boolean;
  isTunic: boolean;
}

function Torso({ top, skin, isDoctor, isTunic }: TorsoParts) {
  if (!isDoctor)
    return (
      <>
        <path d={isTunic ? tunic : torso} fill={top} />
        <path d="M-7-102Q0-93 7-102z" fill={skin} />
      </>
    );
  return (
    <>
      <path d={coat} fill={colour.white} stroke="#C9D8DC" strokeWidth="1" />
      <path d="M-9-101 0-82l9-19Q0-95-9-101zM0-82v56" fill={top} stroke="#C9D8DC" strokeWidth="1.6" />
      <path d="M-12-99q-5 14 1 21M12-99q5 12 2 18" stroke={colour.deep} strokeWidth="2" />
      <circle cx="14" cy="-78" r="3" fill={colour.gold} />
    </>
  );
}

/** The left arm from the shoulder by the elbow to the hand; the right one is its mirror image. */
const armLines: Record<Arm, { line: string; hand: readonly [number, number] }> = {
  down: { line: 'M-21-89Q-30-72-27-54', hand: [-26, -48] },
  lap: { line: 'M-21-89Q-32-64-16-50', hand: [-11, -47] },
  holding: { line: 'M-21-89Q-36-60-12-62', hand: [-6, -63] },
  chest: { line: 'M-21-88Q-40-62-9-78', hand: [-3, -81] },
  belly: { line: 'M-21-89Q-38-60-12-57', hand: [-5, -57] },
  forehead: { line: 'M-21-88Q-46-92-19-117', hand: [-14, -122] },
  up: { line: 'M-21-89Q-40-98-37-124', hand: [-37, -131] },
  out: { line: 'M-21-88Q-34-76-50-82', hand: [-56, -84] },
};

function ArmShape({ arm, fill, skin }: { arm: Arm; fill: string; skin: string }) {
  const { line, hand } = armLines[arm];
  return (
    <>
      <path d={`M${hand.join(' ')}v.1`} stroke={skin} strokeWidth="9.5" />
      <path d={line} stroke={colour.deep} strokeOpacity=".16" strokeWidth="13" />
      <path d={line} stroke={fill} strokeWidth="11.4" />
    </>
  );
}
