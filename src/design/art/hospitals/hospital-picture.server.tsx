import { seededRandom } from '#src/shared/seeded-random.ts';
import { colour, Drawing } from '../drawing.tsx';
import { HospitalBuilding } from './hospital-building.tsx';
import { Landscape, TreeDrawing } from './landscape.tsx';
import { placeOf } from './landscape-places.ts';

/** Hours of a calm day: sky, light above the horizon, sun. */
const hours = [
  { sky: '#E3F1F5', light: '#EFF7F5', sun: '#FBEBC6' },
  { sky: '#FDF3DF', light: '#FBEBCD', sun: '#F5D59F' },
  { sky: '#FBEEE3', light: '#F9E1D0', sun: '#F2C7A2' },
  { sky: '#E6F0EE', light: '#F6F3E4', sun: '#F5DFAE' },
];

/** A hospital in the landscape of its town; the same seed gives the same picture. */
export function HospitalDrawing({ seed, state, town }: { seed: string; state?: string; town?: string }) {
  const random = seededRandom(`hospital ${seed}`);
  const place = placeOf({ town, seed, state });
  const { sky, light, sun } = random.pick(hours);
  const isMirrored = random.next() < 0.5;
  const cloud = random.int(40, 64);
  return (
    <Drawing width={480} height={270}>
      <path d="M0 0h480v270H0z" fill={sky} />
      <path d="M0 112c120-22 300 14 480-14v130H0z" fill={light} />
      <g transform={isMirrored ? 'matrix(-1 0 0 1 480 0)' : undefined}>
        <circle cx={random.int(372, 430)} cy={random.int(66, 96)} r="27" fill={sun} />
        <path
          d={`M${random.int(150, 190)} ${cloud}h46m-30 9h52M${random.int(392, 410)} ${cloud + 6}h34`}
          stroke="#FFFC"
          strokeWidth="9"
        />
        <Landscape of={place.motifs} />
        <path d="M0 218c90-6 380-6 480 0v52H0z" fill={colour.lawn} />
        <HospitalBuilding random={random} roof={random.pick(place.roofs)} />
        <Garden x={random.int(-8, 8)} />
        <TreeDrawing kind={place.tree} x={random.int(426, 446)} y={232} size={1.15} />
        <TreeDrawing kind="round" x={random.int(104, 122)} y={230} size={random.int(80, 100) / 100} />
      </g>
    </Drawing>
  );
}

/** The drive, the hedge with jasmine in flower, and the lawn's far edge. */
function Garden({ x }: { x: number }) {
  return (
    <>
      <path d="M238 222h76c6 16 34 30 78 48H150c50-16 80-30 88-48z" fill={colour.cream} />
      <path d={`M${150 + x} 230h62M${342 - x} 230h56`} stroke={colour.leaf} strokeWidth="11" />
      <path d={`M${150 + x} 228h62M${342 - x} 228h56`} stroke={colour.white} strokeWidth="2.6" strokeDasharray=".1 9" />
    </>
  );
}
