import { colour, jasmine, pen } from '../drawing.tsx';

const { white, deep, teal, gold, pale, mist, cream, leaf, leafDark, brick, rose, glass, sand, slate, blue, trunk } =
  colour;

/** A table with books and a lamp; the person who studies sits behind it. */
export function StudyDesk() {
  return (
    <>
      <path d="M58 192h224q6 0 6 6t-6 6H58q-6 0-6-6t6-6zM68 204h20v42H68zM252 204h20v42h-20z" fill={sand} {...pen} />
      <path d="M72 178h58v14H72zM78 164h50v14H78z" fill={teal} {...pen} />
      <path d="M82 150h42v14H82z" fill={brick} {...pen} />
      <path d="M158 190q22-12 40 0 20-12 42 0v-16q-22-10-42 0-18-10-40 0z" fill={white} {...pen} />
      <path d="M264 190h-22m11 0v-46l-24-22" stroke={deep} strokeWidth="4" />
      <path d="M212 118l22-16 14 20-26 12z" fill={gold} {...pen} />
    </>
  );
}

/** A telephone in large, calling 999. */
export function EmergencyCall() {
  return (
    <g transform="translate(56 62)">
      <path d="M14 0h74q14 0 14 14v150q0 14-14 14H14q-14 0-14-14V14Q0 0 14 0z" fill={deep} />
      <path d="M14 8h74q7 0 7 7v148q0 7-7 7H14q-7 0-7-7V15q0-7 7-7z" fill={white} />
      <path d="M7 30h88v46H7z" fill="#B3261E" />
      <path
        d="M22 62V44m0 0q10-8 10 4t-10 4m24 10V48m0-4q10-8 10 4t-10 4m24 10V48m0-4q10-8 10 4t-10 4"
        stroke={white}
        strokeWidth="0"
      />
      <path
        d="M31 47a6 6 0 1 0-12 0 6 6 0 0 0 12 0q2 12-8 17m34-17a6 6 0 1 0-12 0 6 6 0 0 0 12 0q2 12-8 17m34-17a6 6 0 1 0-12 0 6 6 0 0 0 12 0q2 12-8 17"
        stroke={white}
        strokeWidth="3.6"
      />
      <circle cx="51" cy="122" r="22" fill="#1B6E3C" />
      <path d="M43 113q0 16 17 18l4-6-7-4-3 3q-4-2-5-6l3-3-3-7z" fill={white} />
    </g>
  );
}

/** A blood pressure monitor on a table, its cuff ready. */
export function PressureMonitor() {
  return (
    <>
      <path d="M52 190h256q6 0 6 6t-6 6H52q-6 0-6-6t6-6zM66 202h228v44H66z" fill={sand} {...pen} />
      <path d="M84 136h78q8 0 8 8v46H76v-46q0-8 8-8z" fill={white} {...pen} />
      <path d="M88 146h52v34H88z" fill={pale} {...pen} />
      <path d="M96 156h26m-26 12h18" stroke={deep} strokeWidth="5" />
      <circle cx="156" cy="170" r="7" fill={teal} />
      <path d="M170 178q22 8 30-10" stroke={deep} strokeWidth="3" />
      <path d="M190 146h64q6 0 6 6v30q0 6-6 6h-64q-6 0-6-6v-30q0-6 6-6z" fill={blue} {...pen} />
      <path d="M200 146v42m44-42v42" stroke={slate} strokeWidth="3" />
    </>
  );
}

/** A bed with a child's pillow, and a thermometer beside it; the child's head lies on the pillow. */
export function ChildsBed() {
  return (
    <>
      <path d="M66 58h90v62H66z" fill="#DDEEF2" {...pen} />
      <path d="M66 104q22-18 46-6t44-6v28H66z" fill={colour.hill} />
      <path d="M64 152q0-8 8-8h6q8 0 8 8v94H64z" fill={brick} {...pen} />
      <path d="M84 200h176q8 0 8 8v26H84z" fill={white} {...pen} />
      <path d="M94 182q22-14 46 0l4 18H90z" fill={pale} {...pen} />
      <path d="M154 198q40-26 108-2 6 2 6 8v12H154z" fill={gold} {...pen} />
      <path d="M178 204v.1m26-8v.1m26 6v.1m18-4v.1m-56 16v.1m34 0v.1" stroke={cream} strokeWidth="6" />
      <path d="M92 234v12m170-12v12" stroke={trunk} strokeWidth="7" />
      <path d="M330 200h52v46h-52z" fill={sand} {...pen} />
      <path d="M340 200v-24h16v24z" fill={glass} {...pen} />
      <path d="M366 198l8-34" stroke={white} strokeWidth="7" />
      <path d="M366 198l4-17" stroke="#B3261E" strokeWidth="3" />
    </>
  );
}

/** A house on stilts above flood water, in the rain. */
export function FloodedHouse() {
  return (
    <>
      <path d="M104 66c-20 0-24-26-2-30 4-22 36-26 48-6 14-8 34 0 32 16 18 0 20 20 2 20z" fill="#B9CBD6" />
      <path
        d="m112 80-6 14m26-14-6 14m26-14-6 14m26-14-6 14m62-6-6 14m26-26-6 14m26 4-6 14"
        stroke={glass}
        strokeWidth="3.4"
      />
      <path d="M84 246v-56m34 56v-56m70 56v-56m34 56v-56" stroke={trunk} strokeWidth="7" />
      <path d="M76 132h154v60H76z" fill={sand} {...pen} />
      <path d="M62 134l40-40h104l38 40z" fill={brick} {...pen} />
      <path d="M100 148h28v26h-28zM178 148h28v26h-28z" fill={glass} {...pen} />
      <path d="M140 192v-44h26v44m-26 4-10 48m36-48 12 48m-44-12h44m-46 22h52" fill={trunk} {...pen} />
      <path d="M10 222q24-10 50 0t50 0 50 0 50 0 50 0 50 0 50 0 50 0v22q-20 10-200 10T10 244z" fill={colour.sea} />
      <path d="M40 236h34m40 4h40m52-6h36m34 6h46m22-6h40" stroke={white} strokeWidth="3" />
    </>
  );
}

/** A table laid for breaking the fast: dates, water, a lantern; the moon above. */
export function IftarTable() {
  return (
    <>
      <path d="M222 34a24 24 0 1 0 20 38 20 20 0 1 1-20-38z" fill={gold} />
      <path d="M112 36v24m0 0-16 14v34h32V74z" fill={sand} {...pen} />
      <path d="M96 108h32l-6 10h-20zM112 82v14" fill={teal} {...pen} />
      <path d="M112 84q-7 10 0 14 7-4 0-14z" fill={brick} />
      <path d="M54 190h312q8 0 8 6t-8 6H54q-8 0-8-6t8-6zM74 202h272v44H74z" fill={sand} {...pen} />
      <path d="M100 180h72q-4 12-16 12h-40q-12 0-16-12z" fill={white} {...pen} />
      <path d="M112 176v.1m14-6v.1m14 4v.1m14-2v.1m-22-10v.1m14 0v.1" stroke="#6B3F2A" strokeWidth="11" />
      <path d="M204 160h24l-3 30h-18zm46 0h24l-3 30h-18z" fill={glass} {...pen} />
      <path d="M294 178h46q-2 14-14 14h-18q-12 0-14-14z" fill={teal} {...pen} />
      <path d="M302 176q4-14 16-8 12-6 16 8z" fill={leaf} />
    </>
  );
}

/** A small parcel with a test that is taken at home: an envelope, a tube and a swab. */
export function HomeTest() {
  return (
    <>
      <path d="M50 190h240q6 0 6 6t-6 6H50q-6 0-6-6t6-6zM64 202h212v44H64z" fill={sand} {...pen} />
      <path d="M66 128h92v62H66z" fill={white} {...pen} />
      <path d="m66 130 46 36 46-36" {...pen} />
      <path d={jasmine} transform="translate(112 178)" stroke={gold} strokeWidth="1.6" />
      <path d="M182 118h24v62q0 10-12 10t-12-10z" fill={glass} {...pen} />
      <path d="M180 106h28v14h-28z" fill={teal} {...pen} />
      <path d="M182 156h24v24q0 10-12 10t-12-10z" fill={gold} />
      <path d="M234 188l30-78" stroke={deep} strokeWidth="3" />
      <path d="M260 120l5-13" stroke={white} strokeWidth="9" />
      <path d="M257 126l8-22" stroke={mist} strokeWidth="6" />
    </>
  );
}

/** A mirror on the floor and slippers: feet are looked after here. */
export function FootCare() {
  return (
    <>
      <path d="M64 178h96q8 0 8 8v60H56v-60q0-8 8-8z" fill={teal} {...pen} />
      <path d="M52 146q0-14 14-14h92q14 0 14 14v38H52z" fill={colour.lagoon} {...pen} />
      <circle cx="252" cy="208" r="30" fill="#EAF6F4" stroke={gold} strokeWidth="6" />
      <path d="M236 214q12-18 30-18" stroke={white} strokeWidth="5" />
      <path d="M238 236l-10 10m38-10 10 10" stroke={gold} strokeWidth="5" />
      <path d="M306 246v-12q2-14 14-14t14 14v12zm36 0v-12q2-14 14-14t14 14v12z" fill={brick} {...pen} />
      <path d="M310 234q10 6 20 0m16 0q10 6 20 0" stroke={cream} strokeWidth="3" />
      <path d="M306 118q24-18 48 0v42h-48z" fill={white} {...pen} />
      <path d="M318 110v-12h24v12m-22 28h20m-10-10v20" stroke={teal} strokeWidth="4" />
    </>
  );
}

/** A stair with its rail. */
export function Stairs() {
  return (
    <>
      <path d="M92 246v-26h54v-26h54v-26h54v-26h54v-26h72v130z" fill={sand} {...pen} />
      <path d="M106 204 322 98h60" stroke={trunk} strokeWidth="6" />
      <path d="M118 218v-20m54-6v-20m54-6v-20m54-6v-22m58 6V98" stroke={slate} strokeWidth="3.4" />
    </>
  );
}

/** A stall of durians under a striped roof. */
export function FruitStall() {
  return (
    <>
      <path d="M72 88h216v-22H72z" fill={brick} {...pen} />
      <path d="M72 88q18 26 36 0 18 26 36 0 18 26 36 0 18 26 36 0 18 26 36 0 18 26 36 0" fill={cream} {...pen} />
      <path d="M82 96v150m196-150v150" stroke={trunk} strokeWidth="6" />
      <path d="M66 186h228v12H66zM78 198h204v48H78z" fill={sand} {...pen} />
      <g fill="#8DA047" stroke="#5E7328" strokeWidth="2">
        <path d="M92 184q-4-28 22-30 26 2 22 30zm52 0q-4-32 26-34 28 2 24 34zm60 0q-4-28 22-30 26 2 22 30zM120 156q-2-22 20-24 22 2 20 24zm62 0q-2-22 20-24 22 2 20 24z" />
        <path
          d="m104 172 6-8 6 8 6-8 6 8m32-2 6-8 6 8 6-8 6 8m34 2 6-8 6 8 6-8 6 8m-92-26 5-7 5 7 5-7 5 7m50 0 5-7 5 7 5-7 5 7"
          fill="none"
        />
      </g>
      <path d="M114 132v-8m88 8v-8m-76 30v-6m44 2v-8m56 12v-6" stroke={trunk} strokeWidth="5" />
      <path d="M308 232h60l-6 14h-48z" fill={leafDark} {...pen} />
    </>
  );
}

/** A net over a bed, and a jug with much to drink. */
export function NettedBed() {
  return (
    <>
      <path d="M170 44q-110 60-110 196h240q0-136-110-196z" fill="#FFF9" stroke={slate} strokeWidth="1.6" />
      <path d="M180 34v14" stroke={slate} strokeWidth="4" />
      <path d="M180 48q-60 80-66 196m66-196q0 100 0 40m0-40q60 80 66 196" stroke={mist} strokeWidth="2" />
      <path d="M78 200h214q8 0 8 8v24H78z" fill={white} {...pen} />
      <path d="M92 182q22-14 46 0l4 18H88z" fill={pale} {...pen} />
      <path d="M152 198q60-28 140-2 8 2 8 8v12H152z" fill={teal} {...pen} />
      <path d="M84 232v14m210-14v14" stroke={trunk} strokeWidth="7" />
      <path d="M322 202h64v44h-64z" fill={sand} {...pen} />
      <path d="M332 168h24l-3 34h-18zm32 14h14l-2 20h-10z" fill={glass} {...pen} />
      <path d="M356 174q10 0 8 10t-9 8" {...pen} />
      <path d="m318 92-10-8m10 8-12 2m12-2 6 10m0-12 8-4m-8 6 12 4" stroke={deep} strokeWidth="2.4" />
    </>
  );
}

/** A photograph album with old pictures, before two who look at it. */
export function PhotoAlbum() {
  return (
    <>
      <path d="M72 192h276q6 0 6 6t-6 6H72q-6 0-6-6t6-6zM88 204h244v42H88z" fill={sand} {...pen} />
      <path d="M152 190q28-14 58 0 30-14 58 0v-34q-28-12-58 0-30-12-58 0z" fill={cream} {...pen} />
      <path d="M210 190v-34" {...pen} />
      <path
        d="M164 162h16v14h-16zm22 2h16v14h-16zm32 0h16v14h-16zm24-2h16v14h-16z"
        fill={rose}
        stroke={deep}
        strokeWidth="1.2"
      />
      <path d="M64 60h46v56H64zM312 70h42v46h-42z" fill={white} {...pen} />
      <path d="M72 108q14-22 30 0m218 2q12-18 26 0" stroke={leaf} strokeWidth="5" />
    </>
  );
}

/** A low table with tissues and something warm: a cold at home. */
export function ColdAtHome() {
  return (
    <>
      <path d="M52 132q0-16 16-16h104q16 0 16 16v46H52z" fill={colour.lagoon} {...pen} />
      <path d="M44 176q0-10 10-10t10 10v22h112v-22q0-10 10-10t10 10v62H44z" fill={teal} {...pen} />
      <path d="M232 196h132q6 0 6 5t-6 5H232q-6 0-6-5t6-5zM244 206v40m108-40v40" fill={sand} {...pen} />
      <path d="M252 168h50v28h-50z" fill={mist} {...pen} />
      <path d="M266 168q4-18 14-8 8-12 10 8z" fill={white} {...pen} />
      <path d="M322 172h26l-3 24h-20zm26 4q9 0 7 8t-9 5" fill={white} {...pen} />
      <path d="M330 164q-4-7 0-12m10 12q-4-7 0-12" stroke={slate} strokeWidth="2" />
      <path d="M236 66h84v62h-84z" fill="#DDEEF2" {...pen} />
      <path d="m252 80-5 13m21-17-6 15m22-12-5 13m22-14-5 13" stroke={glass} strokeWidth="3" />
      <path d="M278 66v62m-48 0h96" {...pen} />
    </>
  );
}
