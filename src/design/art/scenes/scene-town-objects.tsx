import { colour, jasmine, pen } from '../drawing.tsx';

const { white, deep, teal, gold, pale, mist, cream, leaf, brick, rose, glass, sand, slate, blue, trunk } = colour;

/** A cigarette broken in two, and the days since. */
export function QuitCalendar() {
  return (
    <>
      <path d="M66 72h140q8 0 8 8v110q0 8-8 8H66q-8 0-8-8V80q0-8 8-8z" fill={white} {...pen} />
      <path d="M58 80q0-8 8-8h140q8 0 8 8v18H58z" fill={teal} {...pen} />
      <path d="M90 62v20m92-20v20" stroke={deep} strokeWidth="5" />
      <path
        d="M76 118h120M76 142h120M76 166h60"
        stroke={mist}
        strokeWidth="15"
        strokeDasharray="15 11"
        strokeLinecap="butt"
      />
      <path
        d="m78 118 4 4 7-9m13 5 4 4 7-9m13 5 4 4 7-9m13 5 4 4 7-9m13 5 4 4 7-9M78 142l4 4 7-9m13 5 4 4 7-9"
        stroke={teal}
        strokeWidth="3"
      />
      <path d="M72 232h54l8-8m10 4 20 10h14" stroke={white} strokeWidth="11" strokeLinecap="butt" />
      <path d="M72 232h24m64 4 18 2" stroke={brick} strokeWidth="11" strokeLinecap="butt" />
    </>
  );
}

/** A training dummy on a mat, for first aid. */
export function Dummy() {
  return (
    <>
      <path d="M64 46h112v82H64z" fill={white} {...pen} />
      <path d="M56 46h128" stroke={deep} strokeWidth="5" />
      <path d="M108 66c-10-12-26 0-18 12 5 8 18 18 18 18s13-10 18-18c8-12-8-24-18-12z" fill={brick} />
      <path d="M136 72h26m-26 14h20m-20 14h26" stroke={mist} strokeWidth="5" />
      <path d="M52 234q150-18 300 0l10 14H42z" fill={colour.lagoon} {...pen} />
      <path d="M186 214q60-18 128 0l6 20H186z" fill={slate} {...pen} />
      <circle cx="164" cy="220" r="18" fill={rose} {...pen} />
      <path d="M156 217h5m7 0h5m-14 9q4 2 8 0" stroke={deep} strokeWidth="2" />
    </>
  );
}

/** A stove, a pan and vegetables for a class. */
export function CookingTable() {
  return (
    <>
      <path d="M84 62h252v12H84z" fill={sand} {...pen} />
      <path d="M104 36h22v26h-22zm34 8h26v18h-26zm130-8h20v26h-20zm32 6h20v20h-20z" fill={glass} {...pen} />
      <path d="M44 190h332q6 0 6 6t-6 6H44q-6 0-6-6t6-6zM58 202h304v44H58z" fill={cream} {...pen} />
      <path d="M170 168h84v14q0 8-10 8h-64q-10 0-10-8zm84 6h40" fill={slate} {...pen} strokeWidth="4" />
      <path d="M180 166q8-16 20-6 10-12 22 0 14-8 22 6z" fill={leaf} />
      <path d="M198 146q-5-8 0-15m16 15q-5-8 0-15m16 15q-5-8 0-15" stroke={mist} strokeWidth="3" />
      <path d="M76 188q0-24 18-24t18 24z" fill={brick} />
      <path d="M322 190q-6-30 8-34 14 4 8 34z" fill={gold} />
      <path d="M94 164v-8m236 0q-6-10-14-8m14 8q4-10 12-8" stroke={leaf} strokeWidth="4" />
    </>
  );
}

/** Bunting over a path of a walk for health. */
export function WalkBunting() {
  return (
    <>
      <path d="M40 74q86 46 170 24t170-24" stroke={deep} strokeWidth="2.4" />
      <path d="m70 86 24 8-16 20zm64 14 26 2-15 22z" fill={brick} />
      <path d="m100 95 26 5-17 20zm150-4 26-2-12 23z" fill={gold} />
      <path d="m196 102 26-3-12 24zm118-18 25-7-8 26z" fill={teal} />
      <path d="M60 250q80-30 150-30t150 30z" fill={sand} />
    </>
  );
}

/** A counter with a board of prices. */
export function PriceCounter() {
  return (
    <>
      <path d="M70 44h150v112H70z" fill={deep} {...pen} />
      <path d="M84 66h66m-66 20h54m-54 20h60m-60 20h48" stroke={mist} strokeWidth="6" />
      <path d="M176 66h30m-30 20h30m-30 20h30m-30 20h30" stroke={gold} strokeWidth="6" />
      <path d="M52 190h316q6 0 6 6t-6 6H52q-6 0-6-6t6-6zM62 202h296v44H62z" fill={cream} {...pen} />
      <path d="M82 222h256" stroke={teal} strokeWidth="9" />
      <path d="M210 174h40l4 16h-48zm8-16h24v16h-24z" fill={slate} {...pen} />
    </>
  );
}

/** A ward's bed at night with a sofa beside it, where a parent stays. */
export function ParentsNight() {
  return (
    <>
      <path d="M166 48h92v64h-92z" fill={blue} {...pen} />
      <circle cx="236" cy="70" r="10" fill="#F5DFAE" />
      <path d="M184 64v.1m14 20v.1m10-26v.1m24 36v.1" stroke={cream} strokeWidth="3" />
      <path d="M54 150h8v96h-8z" fill={slate} />
      <path d="M62 200h150q6 0 6 6v24H62z" fill={white} {...pen} />
      <path d="M72 182q22-14 44 0l4 18H68z" fill={pale} {...pen} />
      <path d="M126 198q40-26 88-2 4 2 4 6v12h-92z" fill={gold} {...pen} />
      <path d="M66 230v16m146-16v16" stroke={slate} strokeWidth="6" />
      <path d="M262 158q0-12 12-12h88q12 0 12 12v36H262z" fill={colour.lagoon} {...pen} />
      <path d="M254 196q0-10 10-10t10 10v14h88v-14q0-10 10-10t10 10v42H254z" fill={teal} {...pen} />
      <path d="M268 238v8m100-8v8" stroke={trunk} strokeWidth="6" />
    </>
  );
}

/** A telephone that speaks three languages. */
export function ThreeLanguages() {
  return (
    <g transform="translate(190 56)">
      <path d="M14 0h72q14 0 14 14v164q0 14-14 14H14q-14 0-14-14V14Q0 0 14 0z" fill={deep} />
      <path d="M14 8h72q7 0 7 7v162q0 7-7 7H14q-7 0-7-7V15q0-7 7-7z" fill={white} />
      <path d="M20 26h60q6 0 6 6v24q0 6-6 6H36l-10 10V62q-12 0-12-6V32q0-6 6-6z" fill={teal} />
      <path d="M20 82h60q6 0 6 6v24q0 6-6 6v10l-10-10H20q-6 0-6-6V88q0-6 6-6z" fill={gold} />
      <path d="M20 134h60q6 0 6 6v24q0 6-6 6H20q-6 0-6-6v-24q0-6 6-6z" fill={brick} />
      <path d="M26 38h40M26 48h28M26 94h44M26 104h30M26 146h36M26 156h44" stroke={white} strokeWidth="4" />
    </g>
  );
}

/** A mat for a class of women who expect a child. */
export function ClassMats() {
  return (
    <>
      <path
        d="M52 238q52-14 104 0l6 10H46zm110 0q52-14 104 0l6 10H156zm110 0q52-14 104 0l6 10H266z"
        fill={colour.lagoon}
        {...pen}
      />
      <path d="M66 52h84v60H66z" fill="#DDEEF2" {...pen} />
      <path d="M66 96q22-18 44-6t40-6v28H66zM108 52v60" fill={colour.hill} {...pen} />
      <circle cx="330" cy="92" r="24" fill={rose} {...pen} />
      <path d="M318 80q12-8 24 0" stroke={white} strokeWidth="3" />
    </>
  );
}

/** The hospital's front at dusk, its lamps lit. */
export function EveningFront() {
  return (
    <>
      <path d="M300 46a24 24 0 1 0 20 38 20 20 0 1 1-20-38z" fill={gold} />
      <path d="M86 246V116h210v130" fill="#32506E" {...pen} />
      <path d="M76 116v-10h230v10z" fill={teal} {...pen} />
      <path d="M104 140h60m54 0h60" stroke="#F5DFAE" strokeWidth="22" strokeDasharray="24 10" strokeLinecap="butt" />
      <path d="M154 246v-64h74v64m-37 0v-64" fill="#F5DFAE" {...pen} />
      <path d="M176 124h30v30h-30z" fill={deep} />
      <path d={jasmine} transform="translate(191 139) scale(1.1)" stroke={gold} strokeWidth="1.4" />
    </>
  );
}
