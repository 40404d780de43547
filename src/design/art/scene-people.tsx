import { colour } from './drawing.tsx';

interface Looks {
  skin: string;
  /** Colour of the hair, or of the tudung where there is one. */
  hair?: string;
  scarf?: string;
  hasLongHair?: boolean;
  top: string;
}
interface Standing extends Looks {
  x: number;
  y?: number;
  size?: number;
  /** Trousers, or with isSkirt a long skirt. */
  bottom?: string;
  isSkirt?: boolean;
  isDoctor?: boolean;
  pose?: 'standing' | 'sitting' | 'bust';
}

const darkHair = '#2A211F';

/** A person whose feet are on the ground line (or whose waist is, for a bust behind a table). */
export function Person({
  x,
  y = 246,
  size = 1,
  bottom = colour.blue,
  isSkirt = false,
  isDoctor = false,
  pose = 'standing',
  ...looks
}: Standing) {
  return (
    <g transform={`translate(${x} ${y})${size === 1 ? '' : ` scale(${size})`}`}>
      {pose === 'bust' ? null : (
        <path d={legs[pose === 'sitting' ? 'sitting' : isSkirt ? 'skirt' : 'trousers']} fill={bottom} />
      )}
      <g transform={pose === 'standing' ? undefined : `translate(0 ${pose === 'bust' ? 50 : 12})`}>
        <Body {...looks} isDoctor={isDoctor} />
      </g>
    </g>
  );
}

const legs = {
  trousers: 'M-14-56h28l2 54q1 2-2 2H5L0-34-5 0h-9q-3 0-2-2z',
  skirt: 'M-15-56h30l6 54q0 2-3 2h-36q-3 0-3-2z',
  sitting: 'M-16-44h32q5 0 5 6V0H9v-26H-9V0h-12v-38q0-6 5-6z',
};

function Body({ skin, hair = darkHair, scarf, hasLongHair, top, isDoctor }: Looks & { isDoctor: boolean }) {
  return (
    <>
      {hasLongHair && !scarf ? (
        <path d="M-15-122c-2-16 6-22 15-22s17 6 15 22q0 12 4 24h-38q4-12 4-24z" fill={hair} />
      ) : null}
      <path d={isDoctor ? coat : shirt} fill={isDoctor ? colour.white : top} />
      {isDoctor ? <Coat top={top} /> : null}
      <path
        d="M-27-45a5 5 0 0 0 9 2M27-45a5 5 0 0 1-9 2M-5-110H5v11q-5 6-10 0zM-12-124a12 12 0 0 1 24 0v5q-2 14-12 14t-12-14z"
        fill={skin}
      />
      {scarf ? (
        <path
          fillRule="evenodd"
          d="M0-141c12 0 18 9 17 21 0 9 4 15 8 20-10 9-40 9-50 0 4-5 8-11 8-20-1-12 5-21 17-21zm0 10q-11 1-11 11v2q1 13 11 13t11-13v-2q0-10-11-11z"
          fill={scarf}
        />
      ) : (
        <path d="M-13-118c-3-16 4-22 13-22s16 6 13 22q-1-8-4-11-11 3-18-2-3 4-4 13z" fill={hair} />
      )}
      <path d="M-5-121v.8M5-121v.8M-4-114q4 3.5 8 0" stroke={darkHair} strokeWidth="1.7" />
    </>
  );
}

const coat = 'M-8-101c-10 2-15 6-16 18l-4 46h8l2 10h36l2-10h8l-4-46c-1-12-6-16-16-18L0-88z';
const shirt = 'M-8-101c-9 2-15 6-16 16l-3 40h8l1-14v9h36v-9l1 14h8l-3-40c-1-10-7-14-16-16z';

function Coat({ top }: { top: string }) {
  return (
    <>
      <path d="M-8-101 0-80l8-21zM0-80v52" fill={top} stroke="#C9D8DC" strokeWidth="1.6" />
      <path d="M-11-98q-5 14 1 20M11-98q5 12 2 18" stroke={colour.deep} strokeWidth="1.8" />
      <circle cx="13" cy="-77" r="2.6" fill={colour.gold} />
    </>
  );
}
