import { colour, jasmine, pen } from '../drawing.tsx';

const { white, deep, teal, gold, pale, mist, cream, leaf, leafDark, brick, rose, glass, sand, slate, blue } = colour;

/** A bed under a window with the moon in it. */
export function Bed() {
  return (
    <>
      <path d="M150 62h120v74H150z" fill={blue} {...pen} />
      <circle cx="236" cy="90" r="14" fill="#F5DFAE" />
      <circle cx="229" cy="86" r="12" fill={blue} />
      <path d="M174 84v.1M192 104v.1M206 80v.1M182 118v.1" stroke={cream} strokeWidth="3" />
      <path d="M210 62v74M144 136h132" {...pen} />
      <path d="M74 150q0-12 12-12h8q12 0 12 12v96H74z" fill={colour.trunk} {...pen} />
      <path d="M90 196h254q8 0 8 8v30H90z" fill={white} {...pen} />
      <path d="M104 176q24-14 48 0l4 20H100z" fill={pale} {...pen} />
      <path d="M168 194q70-34 176-4 8 2 8 10v20H168z" fill={teal} {...pen} />
      <path
        d="M200 190v.1M236 186v.1M272 188v.1M308 194v.1M218 206v.1M254 204v.1M290 206v.1M326 210v.1"
        stroke={colour.mist}
        strokeWidth="5"
      />
      <path d="M98 234v12M342 234v12" stroke={colour.trunk} strokeWidth="8" />
    </>
  );
}

/** Someone's head upon the pillow. */
export function Sleeper({ skin, hair }: { skin: string; hair: string }) {
  return (
    <>
      <circle cx="136" cy="180" r="16" fill={skin} />
      <path d="M121 184c-4-18 8-24 17-22s16 8 13 14q-8-5-18-4-7 3-12 12z" fill={hair} />
      <path d="M131 182q3 2 6 0m6 0q3 2 5 0" stroke="#2A211F" strokeWidth="1.6" />
    </>
  );
}

/** A suitcase, and an aeroplane above the hills. */
export function Luggage() {
  return (
    <>
      <g transform="translate(-8 -20)">
        <path d="M92 96c40-14 92-24 118-22 14 1 20 6 14 11-20 14-92 28-128 27l-22-22 10-2z" fill={white} {...pen} />
        <path d="m138 92 26-32h16l-8 26zm10 16 34 26h-18l-40-22z" fill={teal} {...pen} />
        <path d="M176 82v.1M190 80v.1M204 78v.1" stroke={glass} strokeWidth="6" />
        <path d="M56 122q-22 10-34 10M62 134q-16 9-26 9" stroke={mist} strokeWidth="4" />
      </g>
      <path d="M270 176v-28q0-6 6-6h28q6 0 6 6v28" stroke={deep} strokeWidth="5" />
      <path d="M252 174h76q8 0 8 8v56q0 8-8 8h-76q-8 0-8-8v-56q0-8 8-8z" fill={brick} {...pen} />
      <path d="M266 174v72m48-72v72" stroke={sand} strokeWidth="6" />
      <path d={jasmine} transform="translate(290 210) scale(1.3)" stroke={cream} strokeWidth="1.6" />
    </>
  );
}

/** A table laid with rice, vegetables and fruit. */
export function Meal() {
  return (
    <>
      <path d="M54 190h312q8 0 8 6t-8 6H54q-8 0-8-6t8-6zM74 202h272v44H74z" fill={sand} {...pen} />
      <path d="M98 176c0-22 64-22 64 0l-6 14h-52z" fill={white} {...pen} />
      <path d="M106 172c4-18 44-18 48 0z" fill={cream} />
      <path d="M178 178h66q0 12-12 12h-42q-12 0-12-12z" fill={teal} {...pen} />
      <path d="M184 178q4-18 16-12 6-14 18-2 14-6 20 14z" fill={leaf} />
      <path d="M262 182h66l-8 8h-50z" fill={glass} {...pen} />
      <circle cx="280" cy="171" r="12" fill={brick} />
      <circle cx="304" cy="171" r="12" fill={gold} />
      <path d="M280 160q2-8 8-8M304 160q2-7 7-8" stroke={leafDark} strokeWidth="2.4" />
    </>
  );
}

/** Water from a tap, and soap. */
export function Washing() {
  return (
    <>
      <path d="M62 56h144v96H62z" fill="#DDEEF2" {...pen} />
      <path d="m78 140 44-72m-20 74 34-56" stroke={white} strokeWidth="5" />
      <path d="M126 176v-22q0-14 16-14h18q10 0 10 10v8" stroke={slate} strokeWidth="9" />
      <path d="M170 166v22" stroke={glass} strokeWidth="6" />
      <path d="M54 186h236q6 0 6 7t-6 7H54q-6 0-6-7t6-7zM82 200h176l-18 30H100z" fill={white} {...pen} />
      <path d="M222 152h26v34h-26zM228 152v-12h18" fill={gold} {...pen} />
      <circle cx="196" cy="172" r="9" fill={pale} {...pen} />
      <circle cx="208" cy="150" r="6" fill={pale} {...pen} />
      <circle cx="184" cy="146" r="5" fill={pale} {...pen} />
      <path d="M152 230h32v16h-32z" fill={mist} />
    </>
  );
}

/** A town in the haze, and a face mask. */
export function Haze() {
  return (
    <>
      <path d="M52 246v-84h34v-34h30v118m14 0V98h36v148m14 0v-66h34v66" fill="#C3D2D6" />
      <path
        d="M62 176h14M62 194h14M96 146h10M96 166h10M96 186h10M140 116h16M140 138h16M140 160h16M140 182h16M190 196h14M190 214h14"
        stroke={white}
        strokeWidth="6"
      />
      <path d="M30 138h120M60 112h70M44 214h150M120 190h110" stroke="#E7DCC6" strokeWidth="10" />
      <g transform="translate(14 -14)">
        <path d="M262 92q44-22 88 0v30q-16 34-44 34t-44-34z" fill={white} {...pen} />
        <path d="M276 102q30-12 60 0M276 118q30-10 60 0M282 134q24-8 48 0" stroke={mist} strokeWidth="4" />
        <path d="M262 98q-26 2-24 24t30 14m82-38q26 2 24 24t-30 14" stroke={teal} strokeWidth="3.4" />
      </g>
    </>
  );
}

/** A knee, and a leg that bends. */
export function Knee() {
  return (
    <>
      <path d="M112 56h44v52c16 8 20 26 8 40v98h-48v-96c-16-12-18-34-4-44z" fill={pale} {...pen} />
      <path d="M126 56h18v46c10 4 12 16 2 22q-12 4-22-1c-9-6-8-17 2-21z" fill={white} {...pen} />
      <path d="M122 136q14-6 28 0c8 6 6 14-2 18v92h-22v-92c-9-4-11-12-4-18z" fill={white} {...pen} />
      <path d="M116 130h40" stroke={brick} strokeWidth="7" />
      <path d="M186 96q18 10 18 34t-18 34M206 84q26 16 26 46t-26 46" stroke={gold} strokeWidth="4" />
    </>
  );
}

/** A drop of blood and a blood bag. */
export function Blood() {
  return (
    <>
      <path d="M92 58h72q10 0 10 10v74q0 20-46 20t-46-20V68q0-10 10-10z" fill={cream} {...pen} />
      <path d="M86 96h84v46q0 16-42 16t-42-16z" fill={brick} />
      <path d="M108 44h40v14h-40zM106 76h44" fill={slate} stroke={deep} strokeWidth="2" />
      <path d="M128 162v22q0 22 24 22h52" stroke={brick} strokeWidth="4" />
      <path d="M236 92c-26 36-26 60 0 64 26-4 26-28 0-64z" fill={brick} {...pen} />
      <path d="M224 134q0 12 10 14" stroke={rose} strokeWidth="5" />
    </>
  );
}

/** A board with a speaker in front of it. */
export function Talk() {
  return (
    <>
      <path d="M150 60h198v112H150z" fill={white} {...pen} />
      <path d="M140 60h218" stroke={deep} strokeWidth="6" />
      <path d="M176 140v-22m26 22V98m26 42v-32m26 32V84" stroke={teal} strokeWidth="14" strokeLinecap="butt" />
      <path d="M168 146h104" stroke={deep} strokeWidth="2.4" />
      <path d={jasmine} transform="translate(312 104) scale(2)" stroke={gold} strokeWidth="1.2" />
      <path d="M292 136h40M292 150h28" stroke={mist} strokeWidth="6" />
      <path d="M200 172l-14 74m114-74 14 74" stroke={colour.trunk} strokeWidth="5" />
    </>
  );
}
