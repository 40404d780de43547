import { seededRandom } from '#src/shared/seeded-random.ts';
import { colour, Drawing } from '../drawing.tsx';
import { Coat } from './portrait-coat.tsx';
import { Beard, FrontHair, BackHair, Headwear } from './portrait-hair.tsx';
import { Face } from './portrait-face.tsx';
import { likenessOf, type Heritage } from './portrait-likeness.ts';

const grounds = [
  { wall: colour.pale, hill: '#CDE6E0' },
  { wall: '#FFF6E2', hill: '#F7E4BD' },
  { wall: '#E6EFF5', hill: '#CFE0EA' },
  { wall: '#FBEDE4', hill: '#F3D8C8' },
];

/**
 * A friendly portrait of a doctor; the same seed gives the same portrait. The heritage makes some skin tones and
 * headwear more likely; a seed such as 'malay:12' may name it too.
 */
export function DoctorPortrait({
  seed,
  gender,
  heritage,
}: {
  seed: string;
  gender: 'female' | 'male' | (string & {});
  heritage?: Heritage | undefined;
}) {
  const random = seededRandom(`portrait ${seed}`);
  const likeness = likenessOf({ random, seed, gender, heritage });
  const ground = random.pick(grounds);
  const isCovered = likeness.headwear !== null;
  return (
    <Drawing width={160} height={160}>
      <path d="M0 0h160v160H0z" fill={ground.wall} />
      <path d="M0 96c44-34 104-6 160-30v94H0z" fill={ground.hill} />
      <g transform="translate(-14.4 -5) scale(1.18)">
        {isCovered ? null : <BackHair likeness={likeness} />}
        <Coat likeness={likeness} />
        {likeness.headwear === 'tudung' ? null : (
          <path d="M56 66c-7-3-9 15 2 16M104 66c7-3 9 15-2 16" fill={likeness.shade} />
        )}
        <path d="M56 62c0-16 10-26 24-26s24 10 24 26v10c0 17-11 30-24 30S56 89 56 72z" fill={likeness.skin} />
        <Beard likeness={likeness} />
        <Face likeness={likeness} />
        {isCovered ? <Headwear likeness={likeness} /> : <FrontHair likeness={likeness} />}
        {likeness.glasses ? <path d={likeness.glasses} stroke={colour.blue} strokeWidth="1.7" /> : null}
      </g>
    </Drawing>
  );
}
