import { seededRandom, type SeededRandom } from '#src/shared/seeded-random.ts';
import { colour, Drawing, type PictureProps } from './drawing.tsx';

type Heritage = 'malay' | 'chinese' | 'indian' | 'bornean';

const skins: Record<Heritage, string[]> = {
  malay: ['#D9A578', '#C98F63', '#E3B58C'], chinese: ['#F0CDAA', '#EBC29B', '#F4D8BA'], indian: ['#A9714B', '#8F5C3B', '#BD8659'], bornean: ['#DDAE82', '#CE9A6D', '#E8C09A'],
};
const hairs = ['#1E1A1C', '#2A211E', '#3A2C27'];
const grey = '#8C8F94';
const scarves = [colour.teal, '#7C8FB2', '#C98C8C', '#8A7AA8', '#D7B27A', '#5E8F86'];
const grounds = [colour.pale, colour.cream, '#E6EEF6', '#F6E9E2'];

/** A friendly portrait: skin, hair, songkok, tudung, glasses and coat by seed ('malay:dr-...' leans to its heritage). */
export function DoctorPortrait({ seed, gender, className, label }: PictureProps & { seed: string; gender: 'female' | 'male' }) {
  const random = seededRandom(`portrait ${seed}`);
  const heritage = (/^(malay|chinese|indian|bornean):/.exec(seed)?.[1] ?? random.pick(['malay', 'chinese', 'indian', 'bornean'] as const)) as Heritage;
  const skin = random.pick(skins[heritage]);
  const hair = random.next() < 0.16 ? grey : random.pick(hairs);
  const wearsScarf = gender === 'female' && heritage === 'malay' && random.next() < 0.85;
  const head = { random, skin, hair, heritage };
  return (
    <Drawing width={160} height={160} className={className} label={label}>
      <path d="M0 0h160v160H0z" fill={random.pick(grounds)} />
      <path d="M0 132c40-18 120-18 160 0v28H0z" fill={colour.hill} opacity=".35" />
      {gender === 'female' && !wearsScarf && <LongHair random={random} hair={hair} />}
      <Coat random={random} skin={skin} />
      <ellipse cx="80" cy="72" rx="27" ry="32" fill={skin} />
      {wearsScarf ? <Scarf colourOf={random.pick(scarves)} /> : <Ears skin={skin} />}
      {gender === 'male' && <MaleHead {...head} />}
      {gender === 'female' && !wearsScarf && <Fringe random={random} hair={hair} />}
      <Face random={random} hair={hair} />
    </Drawing>
  );
}

function Coat({ random, skin }: { random: SeededRandom; skin: string }) {
  const shirt = random.pick([colour.teal, '#7FA6C9', '#D6A9A0', colour.sand, '#9DB8A4', colour.blue]);
  return (
    <g>
      <path d="M68 96h24v22H68z" fill={skin} />
      <path d="M22 160c2-34 22-44 46-48l12 14 12-14c24 4 44 14 46 48z" fill={colour.white} stroke="#C3D3D6" strokeWidth="1.5" />
      <path d="m66 112 14 22 14-22-6-4-8 8-8-8z" fill={shirt} />
      <path d="m66 112-10 8 18 40M94 112l10 8-18 40" stroke="#C3D3D6" strokeWidth="2" strokeLinejoin="round" />
      <path d="M56 116c-4 18-2 26 6 30M104 116c4 16 2 22-4 26" stroke={colour.deep} strokeWidth="2.5" strokeLinecap="round" />
      <circle cx="99" cy="145" r="4.5" fill={colour.gold} />
      <path d="M112 134h14v9h-14z" fill={colour.mist} />
    </g>
  );
}

function Ears({ skin }: { skin: string }) {
  return <path d="M53 66c-5-2-8 12 1 14M107 66c5-2 8 12-1 14" fill={skin} />;
}

function Face({ random, hair }: { random: SeededRandom; hair: string }) {
  const hasGlasses = random.next() < 0.38;
  const brow = hair === grey ? grey : '#2A211E';
  const smile = random.pick(['M70 88c6 7 14 7 20 0', 'M71 87c5 9 13 9 18 0z', 'M72 89c5 4 11 4 16 0']);
  return (
    <g strokeLinecap="round">
      <path d="M63 63c3-3 8-3 11-1M86 62c3-2 8-2 11 1" stroke={brow} strokeWidth="2.6" />
      <circle cx="69" cy="71" r="2.7" fill="#22201F" />
      <circle cx="91" cy="71" r="2.7" fill="#22201F" />
      <path d="M80 73c-2 5-2 7 1 7" stroke="#000" strokeOpacity=".25" strokeWidth="2" />
      <path d={smile} fill={smile.endsWith('z') ? colour.white : 'none'} stroke="#7A2E2A" strokeWidth="2.4" strokeLinejoin="round" />
      <circle cx="61" cy="82" r="4.5" fill="#D8604A" opacity=".16" />
      <circle cx="99" cy="82" r="4.5" fill="#D8604A" opacity=".16" />
      {hasGlasses && <path d="M61 71a8.5 8.5 0 1 0 17 0 8.5 8.5 0 1 0-17 0M82 71a8.5 8.5 0 1 0 17 0 8.5 8.5 0 1 0-17 0M78 70h4M61 69l-7-2M99 69l7-2" stroke={colour.deep} strokeWidth="2" />}
    </g>
  );
}

function MaleHead({ random, hair, heritage }: { random: SeededRandom; hair: string; heritage: Heritage; skin: string }) {
  const chance = random.next();
  if (heritage === 'malay' && chance < 0.35) return <path d="M52 60c0-26 6-34 28-34s28 8 28 34c-16-7-40-7-56 0z" fill="#1B1B22" />;
  if (heritage === 'indian' && chance < 0.18) {
    return <><path d="M50 62c-2-30 12-42 30-42s32 12 30 42c-8-18-24-24-30-30-6 6-22 12-30 30z" fill={colour.brick} /><path d="M58 84c4 26 40 26 44 0-4 8-12 12-22 12s-18-4-22-12z" fill="#1E1A1C" /></>;
  }
  const styles = [
    'M53 66c-3-24 8-37 27-37s30 13 27 37c-4-10-8-16-12-20-12 4-28 2-36-4-3 8-5 14-6 24z',
    'M53 64c-2-22 10-34 27-34s29 12 27 34c-2-8-5-13-9-17-10-4-26-4-36 0-4 4-7 9-9 17z',
    'M53 66c-4-26 12-40 30-37 16 2 26 14 24 37-3-8-6-14-10-17-8 2-14-2-18-6-6 8-18 10-22 23z',
  ];
  return (
    <>
      <path d={random.pick(styles)} fill={hair} />
      {chance > 0.82 && <path d="M58 82c2 26 42 26 44 0-3 12-10 10-22 10s-19 2-22-10z" fill={hair} opacity=".9" />}
    </>
  );
}

function LongHair({ random, hair }: { random: SeededRandom; hair: string }) {
  const shape = random.pick(['M48 74c-4-34 10-48 32-48s36 14 32 48c0 18 4 34 8 44H40c4-10 8-26 8-44z', 'M50 72c-4-32 10-46 30-46s34 14 30 46c0 12 0 22 2 30H48c2-8 2-18 2-30z', 'M51 66c-2-26 10-40 29-40s31 14 29 40zM80 14a12 12 0 1 1 0 24 12 12 0 0 1 0-24z']);
  return <path d={shape} fill={hair} />;
}

function Fringe({ random, hair }: { random: SeededRandom; hair: string }) {
  return <path d={random.pick(['M52 66c-2-26 10-38 28-38s30 12 28 38c-4-14-12-20-28-22-14 4-24 10-28 22z', 'M52 68c-4-28 12-42 30-40 18 1 28 16 26 40-4-12-10-22-20-26-8 12-26 14-36 26z', 'M52 62c0-22 10-34 28-34s28 12 28 34c-18-6-38-6-56 0z'])} fill={hair} />;
}

function Scarf({ colourOf }: { colourOf: string }) {
  return (
    <g>
      <path fillRule="evenodd" d="M80 28c26 0 38 22 36 50-1 20 6 34 12 44-20 12-76 12-96 0 6-10 13-24 12-44-2-28 10-50 36-50zm0 16c-17 0-24 14-24 30s10 28 24 28 24-12 24-28-7-30-24-30z" fill={colourOf} />
      <path d="M58 104c10 12 34 12 46-2" stroke="#fff" strokeOpacity=".35" strokeWidth="3" strokeLinecap="round" />
    </g>
  );
}
