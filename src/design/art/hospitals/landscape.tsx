import { Fragment, type ReactNode } from 'react';
import { colour } from '../drawing.tsx';
import type { Motif } from './landscape-places.ts';

const { hillFar, hill, hillNear, leaf, leafDark, mist, sea, white, slate, brick, gold, sand, deep, trunk } = colour;

/**
 * Each landscape on the 480 by 270 sheet, with its foot on the ground line at 222. No building hides the left third.
 */
const motifs: Record<Motif, ReactNode> = {
  ridge: <path d="M0 186c44-22 84-26 130-10s92 4 138-10 84-8 120 8 64 8 92-6v54H0z" fill={hillFar} />,
  hills: (
    <>
      <path d="M0 156c56-40 108-34 152-6s88 16 136-8 96-34 192 14v66H0z" fill={hillFar} />
      <path d="M0 194c64-30 120-20 172-8s108-16 164-12 96 18 144 2v46H0z" fill={hill} />
    </>
  ),
  limestone: (
    <>
      <path
        d="M-6 222c-2-40 4-96 26-102 16-4 20 18 26 34 2-40 10-78 32-84 26-6 32 36 36 70 8-16 24-20 32 2 6 18 8 50 8 80zM372 222c2-46 10-92 34-98 18-4 24 18 28 40 4-20 14-34 28-30 16 4 20 50 22 88z"
        fill={hill}
      />
      <path
        d="M20 122c-10 16-14 34-14 54M52 104c-4 30-6 50-4 78M92 96c8 24 10 50 8 82M74 82c-2 20-2 34 2 48M404 138c-8 18-12 36-12 56M466 146c4 14 6 30 6 48"
        stroke={hillNear}
        strokeWidth="3"
      />
    </>
  ),
  kinabalu: (
    <>
      <path
        d="M-58 174c30-8 48-40 74-66l14-30 12 8 10-24 14 14 8-18 12 26 12-12 10 22 16-14 12 26c26 8 46 30 78 42s66 22 270 34v40H-60z"
        fill={hill}
      />
      <path
        d="m30 78 12 8 10-24 14 14 8-18 12 26 12-12 10 22 16-14 12 26-22 8-14-8-16 12-16-10-18 12-24-4-10-8z"
        fill={white}
        opacity=".55"
      />
      <path d="M0 196c80-26 140-10 216-8s170-20 264-2v36H0z" fill={hillNear} opacity=".7" />
    </>
  ),
  santubong: (
    <path d="M0 196c24-4 44-22 62-52 14-22 26-40 44-42 20-2 30 28 54 50s70 28 118 30 120 0 202-14v54H0z" fill={hill} />
  ),
  jerai: (
    <>
      <path d="M0 190c34-2 54-44 84-68 22-18 44-16 66 6 30 32 66 50 128 54s130-18 202-22v62H0z" fill={hillFar} />
      <path d="M0 204c60-20 104-24 164-12s180 8 316-10v40H0z" fill={hill} />
    </>
  ),
  islands: (
    <path d="M8 190c12-22 30-30 52-16 14-14 36-10 46 16zM386 190c14-16 36-18 50-4 10-6 20-4 30 4z" fill={hill} />
  ),
  sea: (
    <>
      <path d="M0 188h480v36H0z" fill={sea} />
      <path d="M14 198h36m30 8h30M424 200h36" stroke={white} strokeWidth="2" />
    </>
  ),
  paddy: (
    <>
      <path d="M0 190h480v34H0z" fill="#DDE8B4" />
      <path
        d="M0 198h480M0 208h480M24 190 0 214M72 190l-28 34M118 190l-18 34M404 190l18 34M440 190l34 34"
        stroke="#B7CC86"
        strokeWidth="2"
      />
      <path d="M34 188 50 174l16 14z" fill={brick} />
      <path d="M39 188v14M61 188v14M36 190h28" stroke={trunk} strokeWidth="2.4" />
    </>
  ),
  river: (
    <>
      <path d="M0 192c90-12 170-8 250-6s150-4 230-8v46H0z" fill="#A5CFC3" />
      <path d="M0 204c40-8 96-10 130 0s90 10 150 6 130-14 200-8v22H0z" fill={sea} />
    </>
  ),
  lake: (
    <>
      <path d="M-10 210c40-14 130-12 160 4s-60 20-160 16z" fill={sea} />
      <path d="M14 214h40m18 4h30" stroke={white} strokeWidth="2" />
    </>
  ),
  twinTowers: (
    <>
      <path
        d="M44 222V92l4-4V74l4-5V58l4-8 2-20 2 20 4 8v11l4 5v14l4 4v130zM90 222V92l4-4V74l4-5V58l4-8 2-20 2 20 4 8v11l4 5v14l4 4v130zM72 132h18v7H72z"
        fill="#B9D3D6"
      />
      <path d="M58 96v126M104 96v126" stroke="#FFF9" strokeWidth="20" strokeDasharray="2 6" strokeLinecap="butt" />
    </>
  ),
  city: (
    <>
      <path
        d="M-4 222v-62h26v62zM22 222v-92h22v92zM122 222v-74h22v74zM366 222V116h26v106zM396 222v-74h24v74zM424 222v-96l20-8v104zM448 222v-56h36v56z"
        fill="#C6DBDD"
      />
      <path
        d="M9 168v50M33 138v80M133 156v60M379 124v92M408 156v60M434 132v84M466 174v44"
        stroke="#FFF9"
        strokeWidth="14"
        strokeDasharray="3 7"
        strokeLinecap="butt"
      />
    </>
  ),
  dome: (
    <>
      <path d="M36 222v-46h92v46z" fill={mist} />
      <path d="M42 176c-4-30 18-50 40-64 22 14 44 34 40 64z" fill="#8DB4CE" />
      <path
        d="M82 112v-14M56 174c-2-22 12-44 26-60M108 174c2-22-12-44-26-60M82 114v60"
        stroke={white}
        strokeWidth="1.6"
        opacity=".8"
      />
      <path d="M18 222V92l5-26 5 26v130zM136 222V92l5-26 5 26v130z" fill="#C6DBDD" />
      <path d="M16 124h14M134 124h14M16 164h14M134 164h14" stroke={slate} strokeWidth="3" opacity=".6" />
    </>
  ),
  spire: (
    <>
      <path d="M82 222 87 96h8l5 126z" fill="#C6DBDD" />
      <path d="M76 96c0-10 6-16 15-16s15 6 15 16l-8 10H84z" fill="#B9D3D6" />
      <path d="M91 80V44M78 94h26" stroke={slate} strokeWidth="2.4" opacity=".8" />
    </>
  ),
  port: (
    <>
      <path d="M22 206v-78M48 206V100L14 128h104M48 100l48 28" stroke={brick} strokeWidth="4" />
      <path d="M60 196h78l-10 14H68z" fill={deep} />
      <path d="M76 190h50M84 179h34" stroke={gold} strokeWidth="10" strokeDasharray="14 2" strokeLinecap="butt" />
    </>
  ),
  bridge: (
    <>
      <path d="M-4 196h150M40 222V118M96 222V118" stroke={slate} strokeWidth="4" />
      <path
        d="M40 122 4 196M40 122l-18 74M40 122l14 74M40 122l28 74M96 122l-28 74M96 122l-14 74M96 122l18 74M96 122l36 74"
        stroke={slate}
        strokeWidth="1.4"
      />
    </>
  ),
  lighthouse: (
    <>
      <path d="M-4 222c4-40 44-54 78-46 30 6 52 24 56 46z" fill={hillNear} />
      <path d="m56 178 5-74h18l5 74z" fill={white} />
      <path d="M60 126h20M58 150h24" stroke={brick} strokeWidth="9" strokeLinecap="butt" />
      <path d="M58 104h24M63 104V88h14v16M61 88l9-9 9 9z" fill={sand} stroke={slate} strokeWidth="2" />
    </>
  ),
  pumpjack: (
    <>
      <path d="M-4 222c20-40 70-44 96-30 20 10 30 20 36 30z" fill={hillNear} />
      <path
        d="M44 186 58 142l14 44M49 170h18M28 148l66-18M94 130c8 2 8 12 2 18M92 142v44M34 146v34"
        stroke={slate}
        strokeWidth="3.4"
      />
    </>
  ),
  kite: (
    <>
      <path
        d="M52 34c-26-18-36 10-24 22q10-14 24-6 14-8 24 6c12-12 2-40-24-22zM40 66q12 18 24 0-12 6-24 0z"
        fill={brick}
      />
      <path d="M52 24v42M30 46q22-12 44 0M52 72q12 72 70 98" stroke={deep} strokeWidth="1.4" />
    </>
  ),
  boat: (
    <>
      <path d="M26 204c4 10 10 12 20 12h32c10 0 16-4 22-14-26 6-48 6-74 2z" fill={brick} />
      <path d="M62 202v-52l-26 42c8 6 18 8 26 6zM68 160v40c8 0 16-2 22-6z" fill={white} />
      <path d="M64 204v-58" stroke={trunk} strokeWidth="2.4" />
    </>
  ),
  hornbill: (
    <>
      <path d="M30 92q16-12 30-8 0-26 34-44-2 30-14 44l18 2q4 10-10 12-20 4-34 2z" fill={deep} />
      <path d="m54 98-40 8 18-14z" fill={white} />
      <path d="M92 84q6-10 16-6l-2 5q14 2 18 12-14-4-28-2z" fill={gold} />
    </>
  ),
};

export function Landscape({ of }: { of: readonly Motif[] }) {
  return (
    <>
      {of.map((name) => (
        <Fragment key={name}>{motifs[name]}</Fragment>
      ))}
    </>
  );
}

/** A tree whose foot is at x, y. */
export function TreeDrawing({
  kind,
  x,
  y,
  size = 1,
}: {
  kind: 'round' | 'rain' | 'palm';
  x: number;
  y: number;
  size?: number;
}) {
  return <g transform={`translate(${x} ${y})${size === 1 ? '' : ` scale(${size})`}`}>{trees[kind]}</g>;
}

const trees = {
  round: (
    <>
      <path d="M0 0v-30" stroke={trunk} strokeWidth="3" />
      <path d="M0-62c14 0 20 12 18 22 4 12-6 20-18 20s-22-8-18-20c-2-10 4-22 18-22z" fill={leaf} />
    </>
  ),
  rain: (
    <>
      <path d="M0 0q2-20-14-34M1-14q2-14 16-20M0-6v-30" stroke={trunk} strokeWidth="3.4" />
      <path d="M-44-36c-2-14 12-22 22-20 6-10 30-12 38-2 14-2 28 6 28 20 0 6-82 8-88 2z" fill={leaf} />
      <path d="M-44-36q44 4 88-2-2 8-88 2z" fill={leafDark} opacity=".6" />
    </>
  ),
  palm: (
    <>
      <path d="M0 0Q-3-34 8-62" stroke={trunk} strokeWidth="3.4" />
      <path
        d="M8-62q-12-18-28 0 14-8 28 0-8-18 14-22-10 6-14 22 14-14 26 4-12-8-26-4 16 8 8 26-2-16-8-26-4 14-18 16 6-12 18-16z"
        fill={leafDark}
      />
    </>
  ),
};
