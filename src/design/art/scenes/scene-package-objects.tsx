import { colour, jasmine, pen } from '../drawing.tsx';

const { white, deep, teal, gold, pale, mist, cream, leaf, brick, rose, glass, sand, slate } = colour;

/** A sheet on a board, most of it ticked. */
export function Checklist({ x = 60 }: { x?: number }) {
  return (
    <g transform={`translate(${x} 52)`}>
      <path d="M10 14h128q10 0 10 10v160q0 10-10 10H10q-10 0-10-10V24Q0 14 10 14z" fill={sand} {...pen} />
      <path d="M12 30h124v150H12z" fill={white} />
      <path d="M50 6h48q8 0 8 8v14H42V14q0-8 8-8z" fill={teal} {...pen} />
      <path d="M54 58h68M54 88h52M54 118h62M54 148h44" stroke={mist} strokeWidth="9" />
      <path d="m24 58 6 6 11-13M24 88l6 6 11-13M24 118l6 6 11-13" stroke={teal} strokeWidth="4.5" />
      <path d="M24 141h14v14H24z" stroke={gold} strokeWidth="3" />
    </g>
  );
}

/** A heart with its heart-beat line. */
export function Heart() {
  return (
    <>
      <path
        d="M156 196C96 158 78 128 82 100c4-26 34-40 56-22 9 7 15 16 18 26 3-10 9-19 18-26 22-18 52-4 56 22 4 28-14 58-74 96z"
        fill={brick}
        {...pen}
      />
      <path d="M100 92c4-10 14-15 24-11" stroke={rose} strokeWidth="6" />
      <path d="M40 136h62l12-24 20 52 18-40 10 12h72" stroke={white} strokeWidth="6" />
      <path d="M40 136h44m142 0h28" stroke={deep} strokeWidth="4" />
    </>
  );
}

/** A height chart on the wall, with letters to play with. */
export function GrowthRule() {
  return (
    <>
      <path d="M86 60h30v186H86z" fill={cream} {...pen} />
      <path d="M86 84h14M86 108h20M86 132h14M86 156h20M86 180h14M86 204h20M86 228h14" stroke={teal} strokeWidth="3" />
      <path d={jasmine} transform="translate(101 46) scale(2)" stroke={gold} strokeWidth="1.2" />
      <path d="M300 220h26v26h-26zM328 220h26v26h-26zM314 194h26v26h-26z" fill={rose} {...pen} />
      <path d="M328 220h26v26h-26z" fill={glass} {...pen} />
      <path d="M314 194h26v26h-26z" fill={sand} {...pen} />
      <path
        d="m307 240 6-13 6 13M335 240v-13h7q6 3 0 6 8 3 0 7zM333 202q-10-2-10 6t10 6"
        stroke={deep}
        strokeWidth="2.4"
      />
    </>
  );
}

/** A cot under a mobile of jasmine. */
export function Cot() {
  return (
    <g transform="translate(232 96)">
      <path d="M66 0V26M34 34q32-22 64 0" stroke={gold} strokeWidth="3" />
      <path d={jasmine} transform="translate(34 44)" stroke={brick} strokeWidth="1.6" />
      <path d={jasmine} transform="translate(66 36)" stroke={teal} strokeWidth="1.6" />
      <path d={jasmine} transform="translate(98 44)" stroke={gold} strokeWidth="1.6" />
      <path d="M0 70h132v56H0z" fill={white} {...pen} />
      <path d="M14 104q52-22 104 0v20H14z" fill={mist} />
      <circle cx="42" cy="100" r="12" fill="#DFB08A" />
      <path d="M31 96q11-12 22 0" stroke="#2A211F" strokeWidth="4" />
      <path d="M22 72v52m22-52v52m22-52v52m22-52v52m22-52v52" stroke={teal} strokeWidth="2" />
      <path d="M0 60v90M132 60v90" stroke={colour.trunk} strokeWidth="6" />
    </g>
  );
}

/** A clean tooth and a brush. */
export function Tooth() {
  return (
    <>
      <path
        d="M98 92c14-24 44-20 58-10 14-10 44-14 58 10 12 22 2 54-10 74-8 14-6 58-22 60-14 2-10-46-26-46s-12 48-26 46c-16-2-14-46-22-60-12-20-22-52-10-74z"
        fill={white}
        {...pen}
        strokeWidth="2"
      />
      <path d="M112 102c6-12 20-13 30-8" stroke={mist} strokeWidth="6" />
      <path d="m232 76 6 12 12 5-12 5-6 12-6-12-12-5 12-5zM86 60l4 8 8 3-8 3-4 8-4-8-8-3 8-3z" fill={gold} />
      <path d="M62 214 250 190" stroke={teal} strokeWidth="11" />
      <path d="m212 186 40-5-2-14-40 5z" fill={glass} {...pen} />
    </>
  );
}

/** A shield with a syringe in front of it. */
export function Shield() {
  return (
    <>
      <path d="M150 62c26 14 48 18 70 18 0 68-18 118-70 146-52-28-70-78-70-146 22 0 44-4 70-18z" fill={teal} {...pen} />
      <path d="M150 78c20 10 38 14 56 15-2 56-16 92-56 116z" fill={colour.lagoon} />
      <path d="m120 142 22 24 42-48" stroke={white} strokeWidth="11" />
      <g transform="translate(66 214) rotate(-24)">
        <path d="M0 0h78v22H0z" fill={pale} {...pen} />
        <path d="M26 0h52v22H26z" fill={glass} />
        <path d="M-22 4v14M-20 11H0m78 0h34M14 0v8m14-8v8m14-8v8m14-8v8" stroke={deep} strokeWidth="3" />
      </g>
    </>
  );
}

/** A plate of food beside a blood sugar meter. */
export function Plate() {
  return (
    <>
      <path d="M34 196h256q8 0 8 6t-8 6H34q-8 0-8-6t8-6zM50 208h224v38H50z" fill={sand} {...pen} />
      <path d="M84 190c0-30 112-30 112 0z" fill={white} {...pen} />
      <path d="M98 176c6-20 26-24 40-8 10-16 36-10 44 8z" fill={leaf} />
      <circle cx="126" cy="166" r="9" fill={brick} />
      <circle cx="158" cy="168" r="8" fill={gold} />
      <path d="M222 118h52q8 0 8 8v62h-68v-62q0-8 8-8z" fill={deep} />
      <path d="M222 128h52v26h-52z" fill={pale} />
      <path d="M228 146h6l4-10 6 14 5-8h18" stroke={teal} strokeWidth="2.6" />
      <circle cx="248" cy="170" r="8" fill={gold} />
      <path d="M204 96c-12 16-12 26 0 28 12-2 12-12 0-28z" fill={brick} {...pen} />
    </>
  );
}

/** A loop of ribbon under a magnifying glass. */
export function Ribbon() {
  return (
    <>
      <path
        d="M118 224c20-44 54-92 54-124 0-34-44-34-44 0 0 32 34 80 54 124"
        stroke={brick}
        strokeWidth="21"
        strokeLinejoin="miter"
        strokeLinecap="butt"
      />
      <path d="M122 218c18-42 46-86 50-112" stroke={rose} strokeWidth="3" />
      <circle cx="236" cy="150" r="38" fill="#EAF6F4" stroke={teal} strokeWidth="6" />
      <path d={jasmine} transform="translate(236 150) scale(2)" stroke={gold} strokeWidth="1.1" />
      <path d="m264 178 26 30" stroke={gold} strokeWidth="11" />
    </>
  );
}

/** An eye chart and a pair of glasses. */
export function EyeChart() {
  return (
    <>
      <path d="M88 46h118v158H88z" fill={white} {...pen} strokeWidth="2.4" />
      <path d="M134 62h28m-28 17h22m-22 17h28m-28-34v34" stroke={deep} strokeWidth="6" />
      <path d="M112 114h18l-9 20zm38 0v20m0-20h14m-14 10h11m17 10v-20h12" stroke={deep} strokeWidth="4" />
      <path
        d="M110 152h74M110 168h74M110 184h74"
        stroke={slate}
        strokeWidth="4"
        strokeDasharray="9 9"
        strokeLinecap="butt"
      />
      <g transform="translate(84 226)" stroke={teal} strokeWidth="5">
        <circle cx="30" cy="0" r="21" fill="#EAF6F4" />
        <circle cx="90" cy="0" r="21" fill="#EAF6F4" />
        <path d="M51-4q9-7 18 0M9-6-10-14M111-6l19-8" />
      </g>
    </>
  );
}

/** A pair of scales. */
export function Scales() {
  return (
    <g transform="translate(58 118)">
      <path d="M18 112h104q10 0 10 9t-10 9H18q-10 0-10-9t10-9z" fill={slate} />
      <path d="M62 112V30h16v82z" fill={mist} {...pen} />
      <circle cx="70" cy="12" r="33" fill={white} {...pen} strokeWidth="3" />
      <path d="M70 12 84-6M46 12h6m36 0h6M70-12v6m-17 1 4 4" stroke={teal} strokeWidth="3.4" />
    </g>
  );
}
