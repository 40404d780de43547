import { colour, jasmine, pen } from '../drawing.tsx';

const {
  white,
  deep,
  teal,
  gold,
  pale,
  mist,
  cream,
  leaf,
  leafDark,
  brick,
  rose,
  glass,
  sand,
  slate,
  blue,
  sea,
  trunk,
} = colour;

/** A long boat on a river between its banks, with a chest of medicines aboard; passengers are drawn over it. */
export function LongBoat() {
  return (
    <>
      <path d="M14 214c60-12 120 4 196-2s140-8 196 4v32H14z" fill={sea} />
      <path d="M34 228h40m30 12h54m82-14h44m34 14h50" stroke={white} strokeWidth="3" />
      <path d="M322 214q-4-62 8-92" stroke={trunk} strokeWidth="7" />
      <path
        d="M330 122q-30-18-50 4 24-8 50-4zm0 0q-22-30-48-24 26 4 48 24zm0 0q4-34 32-36-18 12-32 36zm0 0q28-20 48 0-24-6-48 0zm0 0q26-4 36 22-16-18-36-22z"
        fill={leaf}
      />
      <path d="M196 186h44v28h-44z" fill={white} {...pen} />
      <path d="M218 192v14m-7-7h14" stroke={brick} strokeWidth="4.5" />
    </>
  );
}

/** The boat's side, drawn over the passengers. */
export function BoatSide() {
  return (
    <>
      <path d="M50 196q30 14 60 14h190q34 0 62-18-8 44-54 46H118q-52-2-68-42z" fill={trunk} {...pen} />
      <path d="M70 216q26 8 50 8h178q26 0 46-8" stroke={gold} strokeWidth="3" />
    </>
  );
}

/** An ambulance at the kerb. */
export function Ambulance() {
  return (
    <>
      <path d="M64 226V128q0-10 10-10h150v108zM224 142h46q8 0 13 7l27 37q4 5 4 12v28h-90z" fill={white} {...pen} />
      <path d="M238 156h30l24 32h-54z" fill={glass} {...pen} />
      <path d="M64 188h160M224 204h88" stroke={teal} strokeWidth="9" strokeLinecap="butt" />
      <path d="M112 138h36v36h-36z" fill={pale} />
      <path d="M130 145v22m-11-11h22" stroke={brick} strokeWidth="6" />
      <path d={jasmine} transform="translate(192 152) scale(1.7)" stroke={gold} strokeWidth="1.4" />
      <path d="M150 118v-10h26v10z" fill={brick} {...pen} />
      <path d="M163 98v-8M144 102l-6-6m44 6 6-6" stroke={brick} strokeWidth="3" />
      <path d="M112 244a19 19 0 1 0 0-38 19 19 0 0 0 0 38zm160 0a19 19 0 1 0 0-38 19 19 0 0 0 0 38z" fill={deep} />
      <path d="M112 232a7 7 0 1 0 0-14 7 7 0 0 0 0 14zm160 0a7 7 0 1 0 0-14 7 7 0 0 0 0 14z" fill={mist} />
    </>
  );
}

/** A tall window in the evening rain, a lamp and a cup. */
export function EveningWindow() {
  return (
    <>
      <path d="M104 52h150v118H104z" fill={blue} {...pen} />
      <path d="M104 138q36-24 72-8t78-10v50H104z" fill={slate} />
      <path
        d="M122 72l-6 16m34-24-8 20m36-12-7 18m34-22-8 20m34-14-6 16m-96 18-6 14m46-20-7 16m50-6-6 14"
        stroke={glass}
        strokeWidth="2.6"
      />
      <path d="M179 52v118M96 170h166" {...pen} />
      <path d="M92 52q20 50 2 112h-20V52zm174 0q-20 50-2 112h20V52z" fill={rose} />
      <path d="M330 246v-92m-20 92h40" stroke={deep} strokeWidth="3" />
      <path d="M306 154l10-34h28l10 34z" fill={gold} {...pen} />
      <path d="M120 204h90q6 0 6 5v37h-8v-30h-86v30h-8v-37q0-5 6-5z" fill={sand} {...pen} />
      <path d="M146 186h26l-3 18h-20zm26 4q9 0 7 7t-9 4" fill={white} {...pen} />
      <path d="M154 178q-4-6 0-10m10 10q-4-6 0-10" stroke={slate} strokeWidth="2" />
    </>
  );
}

/** An armchair seen from the front; the person in it is drawn over it. */
export function Armchair({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 246)`}>
      <path d="M-36-84q0-22 22-22h28q22 0 22 22v60h-72z" fill={teal} {...pen} />
      <path
        d="M-48-46q0-12 10-12t10 12v38h-20zm76 0q0-12 10-12t10 12v38H28zM-30-34h60v26h-60z"
        fill={colour.lagoon}
        {...pen}
      />
      <path d="M-40-8v8m80-8v8" stroke={trunk} strokeWidth="6" />
    </g>
  );
}

/** Medicines on a shelf: bottles, a box, a strip of tablets and a weekly pill box. */
export function Medicines() {
  return (
    <>
      <g transform="translate(36 52)">
        <path d="M56 70h184v8H56z" fill={sand} {...pen} />
        <path d="M70 34h22v36H70zM100 42h34v28h-34zM144 38h18v32h-18z" fill={white} {...pen} />
        <path d="M68 26h26v9H68zM142 30h22v9h-22z" fill={brick} {...pen} />
        <path d="M74 48h14M106 54h20M148 50h10" stroke={teal} strokeWidth="5" />
        <path d="M196 58q-14-14-4-32 14 14 4 32zm4 0q16-8 22-24-16 6-22 24zm-6 0q-14-2-18-18 14 4 18 18z" fill={leaf} />
        <path d="M184 56h28l-4 14h-20z" fill={brick} />
      </g>
      <path d="M48 190h250q6 0 6 5t-6 5H48q-6 0-6-5t6-5zM58 200h230v46H58z" fill={cream} {...pen} />
      <path d="M72 164h146v26H72z" fill={pale} {...pen} />
      <path d="M93 164v26m21-26v26m21-26v26m21-26v26m21-26v26m21-26v26" {...pen} />
      <path d="M82 178v.1M103 178v.1M124 178v.1M145 178v.1M166 178v.1" stroke={gold} strokeWidth="9" />
      <path d="M232 176l40-8 4 18-40 8z" fill={white} {...pen} />
      <path d="M243 182v.1M254 180v.1M265 178v.1" stroke={brick} strokeWidth="6" />
    </>
  );
}

/** A classroom's board, and the heads of the audience. */
export function Classroom() {
  return (
    <>
      <path d="M92 58h180v100H92z" fill={colour.leafDark} {...pen} />
      <path d="M86 58h192M86 158h192" stroke={trunk} strokeWidth="7" />
      <path d="M150 90c-8-12-24-2-16 10 4 7 16 14 16 14s12-7 16-14c8-12-8-22-16-10z" fill={rose} />
      <path d="M188 88h58M188 104h44M188 120h52" stroke={pale} strokeWidth="4" />
      <path d="M56 246v-16q0-20 26-20t26 20v16zm148 0v-16q0-20 26-20t26 20v16z" fill={white} {...pen} />
      <path d="M82 212a16 16 0 1 0 0-32 16 16 0 0 0 0 32z" fill="#2A211F" />
      <path d="M230 212a16 16 0 1 0 0-32 16 16 0 0 0 0 32zm-13-10-10 22 12-6zm26 0 10 22-12-6z" fill="#4A3428" />
      <path d="M124 246v-8q0-16 14-22 2-38 18-38t18 38q14 6 14 22v8z" fill={white} {...pen} />
    </>
  );
}

/** A path under trees, with flowers beside it. */
export function Park() {
  return (
    <>
      <path d="M84 250V148m252 102v-86" stroke={trunk} strokeWidth="10" />
      <path
        d="M84 70c28-4 46 18 38 38 18 12 6 44-18 40-12 12-34 12-42 0-24 4-34-28-16-40-8-20 10-42 38-38zm252 24c26-4 42 16 36 34 16 12 6 40-18 38-10 10-30 10-38 0-22 4-30-26-16-38-8-18 10-38 36-34z"
        fill={leaf}
      />
      <path d="M62 110q8 10 20 4m8 22q12 4 18-6m206 4q8 8 18 4m8 18q10 2 16-6" stroke={leafDark} strokeWidth="3" />
      <path d="M150 250q40-22 130 0z" fill={sand} />
      <path d="M268 248v-12m14 12v-8m-26 8v-7" stroke={leafDark} strokeWidth="2.4" />
      <path d="M268 234v.1" stroke={brick} strokeWidth="9" />
      <path d="M282 238v.1M256 240v.1" stroke={gold} strokeWidth="8" />
    </>
  );
}

/** A ward's bed with its chart and a drip beside it; the patient is drawn on the pillow. */
export function WardBed() {
  return (
    <>
      <path d="M70 150h8v96h-8zM322 186h8v60h-8z" fill={slate} />
      <path d="M78 196h244q6 0 6 6v26H78z" fill={white} {...pen} />
      <path d="M92 178q22-14 46 0l4 18H88z" fill={pale} {...pen} />
      <path d="M156 194q70-32 162-4 6 2 6 8v10H156z" fill={colour.lagoon} {...pen} />
      <path d="M180 204h124" stroke={cream} strokeWidth="3" />
      <path d="M352 246V84m-14 0h28m-28 162h28" stroke={slate} strokeWidth="3" />
      <path d="M338 88h12v30h-12z" fill={glass} {...pen} />
      <path d="M344 118q-2 50-40 66" stroke={slate} strokeWidth="2" />
      <path d="M332 204h22v30h-22z" fill={cream} {...pen} />
      <path d="m336 216 4-5 4 6 6-8" stroke={brick} strokeWidth="2" />
    </>
  );
}
