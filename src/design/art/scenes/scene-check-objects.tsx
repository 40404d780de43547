import { colour, pen } from '../drawing.tsx';

const { white, deep, teal, gold, pale, mist, cream, brick, rose, glass, sand, slate, blue, lagoon } = colour;

/** A treadmill, with a screen on a stand that shows the heart; the runner is drawn between the two halves. */
export function Treadmill() {
  return (
    <>
      <path d="M228 62h88v62h-88z" fill={deep} {...pen} />
      <path d="M236 98h16l6-14 10 28 8-20 6 6h26" stroke="#8FD6C4" strokeWidth="3.4" />
      <path d="M272 124v122m-26 0h52" stroke={slate} strokeWidth="5" />
      <path d="M66 230h144q10 0 10 8t-10 8H66q-10 0-10-8t10-8z" fill={slate} {...pen} />
      <path d="M70 234h130" stroke={mist} strokeWidth="4" strokeDasharray="14 10" strokeLinecap="butt" />
    </>
  );
}

/** The handrail, and the leads from the runner's chest to the screen. */
export function TreadmillRail() {
  return (
    <>
      <path d="M206 232l-8-78m8 2h-60" stroke={deep} strokeWidth="6" />
      <path d="M188 138h24v20h-24z" fill={gold} {...pen} />
      <path d="M132 142v.1M148 146v.1" stroke={white} strokeWidth="8" />
      <path d="M134 142q50-40 94-38m-78 42q40-30 78-34" stroke={brick} strokeWidth="2" />
    </>
  );
}

/** A slit lamp on a table: the rest for the chin, the microscope, and its beam. */
export function SlitLamp() {
  return (
    <>
      <path d="M92 190h236q6 0 6 5t-6 5H92q-6 0-6-5t6-5z" fill={sand} {...pen} />
      <path d="M100 200h220v46H100z" fill={cream} {...pen} />
      <path d="M196 176h66q6 0 6 7v7h-78v-7q0-7 6-7z" fill={slate} {...pen} />
      <path d="M232 176v-44" stroke={deep} strokeWidth="8" />
      <path d="M206 106h48q6 0 6 6v16q0 6-6 6h-48z" fill={white} {...pen} />
      <path d="M196 110h12v20h-12zM260 112h12v16h-12z" fill={deep} />
      <path d="M192 120h-26" stroke={gold} strokeWidth="4" />
      <path d="M176 190V92m0 4h-22m22 52h-18" stroke={teal} strokeWidth="5" />
    </>
  );
}

/** A round mirror. */
export function BathroomMirror() {
  return (
    <>
      <circle cx="146" cy="112" r="66" fill="#DDEEF2" stroke={gold} strokeWidth="5" />
      <path d="m100 132 40-62m-16 84 18-28" stroke={white} strokeWidth="5" />
    </>
  );
}

/** The shelf before the mirror with brushes in a cup, and a tooth to learn on. */
export function BrushingPlace() {
  return (
    <>
      <path d="M54 196h226q6 0 6 6t-6 6H54q-6 0-6-6t6-6z" fill={white} {...pen} />
      <path d="M68 208h198v38H68zM167 208v38" fill={sand} {...pen} />
      <path d="M156 224v8m22-8v8" stroke={teal} strokeWidth="4" />
      <path d="M140 160 152 138" stroke={teal} strokeWidth="5" />
      <path d="M150 140l6-9" stroke={white} strokeWidth="7" strokeLinecap="butt" />
      <path d="M74 166l-6-26m16 26 6-30" stroke={brick} strokeWidth="4.5" />
      <path d="M66 164h26l-3 32H69z" fill={glass} {...pen} />
      <path d="M196 186h40l8-5v14l-8-5h-40z" fill={lagoon} {...pen} />
      <path
        d="M242 104c8-10 20-6 26-3 6-3 18-7 26 3 5 9 1 21-3 29-3 6-3 21-9 22-6 0-5-18-14-18s-8 18-14 18c-6-1-6-16-9-22-4-8-8-20-3-29z"
        fill={white}
        {...pen}
      />
      <path d="m304 84 4 8 8 4-8 4-4 8-4-8-8-4 8-4z" fill={gold} />
    </>
  );
}

/** The blanket over a mother who sits in bed, and the baby in her arms. */
export function Newborn({ skin }: { skin: string }) {
  return (
    <>
      <path d="M80 210v-6q46-12 92-12v18z" fill={lagoon} />
      <path d="M158 209H80v-5q46-12 92-12" {...pen} />
      <g transform="rotate(-12 128 184)">
        <path d="M100 184q0-13 24-13t26 13-26 13-24-13z" fill={cream} {...pen} />
        <path d="M112 175q8 10 4 20m12-23q8 10 4 22" stroke={rose} strokeWidth="3" />
        <circle cx="150" cy="181" r="11" fill={skin} />
        <path d="M139 179q10-14 22 0" stroke={rose} strokeWidth="5" />
        <path d="M145 183q2 2 4 0m5 0q2 2 4 0" stroke={deep} strokeWidth="1.4" />
      </g>
    </>
  );
}

/** A tray with vaccines, and a poster of a shield. */
export function VaccineTray() {
  return (
    <>
      <path d="M64 54h74v86H64z" fill={white} {...pen} />
      <path d="M101 66q14 8 26 8 0 36-26 52-26-16-26-52 12 0 26-8z" fill={teal} />
      <path d="m90 96 9 9 15-19" stroke={white} strokeWidth="5" />
      <path d="M50 194h108q6 0 6 5t-6 5H50q-6 0-6-5t6-5z" fill={sand} {...pen} />
      <path d="M60 204v42m88-42v42M60 226h88" stroke={slate} strokeWidth="5" />
      <path d="M62 172h16v22H62zm24 0h16v22H86z" fill={glass} {...pen} />
      <path d="M62 166h16v8H62zm24 0h16v8H86z" fill={brick} {...pen} />
      <path d="M112 180h38v14h-38z" fill={mist} {...pen} />
    </>
  );
}

/** A chair, seen from the front. */
export function Chair({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 246)`}>
      <path d="M-32-92h64v56h-64z" fill="#9CC4BC" {...pen} />
      <path d="M-34-34h68M-34-60V0m68-60V0" stroke={slate} strokeWidth="4" />
    </g>
  );
}

/** A syringe held to an upper arm, and a plaster ready. */
export function Syringe({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(152)`}>
      <path d="M0-5h26V5H0z" fill={pale} {...pen} />
      <path d="M2-4h13v8H2z" fill={glass} />
      <path d="M26 0h10M-10 0H0m36-5V5" stroke={deep} strokeWidth="2.4" />
    </g>
  );
}

/** A lit panel with the picture of a chest. */
export function ChestPicture() {
  return (
    <>
      <path d="M60 44h148v150H60z" fill={deep} {...pen} strokeWidth="4" />
      <path d="M124 74q-34 6-42 58-4 30 6 42 24-8 36-8zm20 0q34 6 42 58 4 30-6 42-24-8-36-8z" fill="#2E4A66" />
      <path d="M134 56v126" stroke={mist} strokeWidth="7" strokeDasharray="10 4" strokeLinecap="butt" />
      <path
        d="M128 78q-32-4-46 22m46-2q-36-2-48 24m48-2q-36 0-48 24m48-2q-34 2-44 24m56-88q32-4 46 22m-46-2q36-2 48 24m-48-2q36 0 48 24m-48-2q34 2 44 24"
        stroke={glass}
        strokeWidth="4"
      />
      <path d="M140 126q22 2 22 24-6 14-22 14z" fill={mist} opacity=".8" />
      <path d="M100 194v52m68-52v52" stroke={slate} strokeWidth="6" />
    </>
  );
}

/** The ring of a CT scanner with somebody's couch half inside. */
export function ScannerRing() {
  return (
    <>
      <path d="M64 246V84q0-26 26-26h84q26 0 26 26v162z" fill={white} {...pen} />
      <circle cx="132" cy="148" r="52" fill={mist} stroke={teal} strokeWidth="7" />
      <circle cx="132" cy="148" r="40" fill={blue} />
      <path d="M98 74h42" stroke={gold} strokeWidth="5" />
      <path d="M160 74v.1M174 74v.1" stroke={lagoon} strokeWidth="7" />
      <path d="M112 178h190q8 0 8 7t-8 7H112z" fill={pale} {...pen} />
      <path d="M234 192h36v54h-36z" fill={slate} {...pen} />
      <path d="M160 178q62-34 138-6 6 2 6 6z" fill={lagoon} {...pen} />
    </>
  );
}

/** A day and a night of heartbeats on a strip. */
export function DayOfHeartbeats() {
  return (
    <>
      <path d="M64 56h132q10 0 10 10v128q0 10-10 10H64q-10 0-10-10V66q0-10 10-10z" fill={white} {...pen} />
      <path d="M130 56h66q10 0 10 10v48h-76z" fill={blue} />
      <path d="M54 114h152" {...pen} />
      <circle cx="92" cy="85" r="13" fill={gold} />
      <path
        d="M92 64v-1m0 44v-1m21-21h1m-44 0h1m37-15 1-1m-32 32 1-1m0-30-1-1m32 32-1-1"
        stroke={gold}
        strokeWidth="4"
      />
      <path d="M172 70a16 16 0 1 0 12 24 13 13 0 1 1-12-24z" fill="#F5DFAE" />
      <path d="M66 160h18l5-14 8 30 6-16h16l5-14 8 30 6-16h6l5-14 8 30 6-16h30" stroke={brick} strokeWidth="3.6" />
      <path d="M66 188h128" stroke={mist} strokeWidth="5" />
    </>
  );
}

/** The recorder that somebody wears, with its leads. */
export function HeartRecorder({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <path d="M-12 150v.1M12 150v.1M-2 166v.1" stroke={white} strokeWidth="8" />
      <path d="M-12 150q2 26 20 40m4-40q8 20 2 40m-16-24q4 18 12 24" stroke={deep} strokeWidth="2" />
      <path d="M4 188h24v18H4z" fill={gold} {...pen} />
    </g>
  );
}

/** A screen on the wall with the picture of a child to come, over a couch on which its mother lies. */
export function ScanCouch() {
  return (
    <>
      <path d="M188 44h112v76H188z" fill={deep} {...pen} />
      <path d="M244 52q40 8 44 60h-88q4-52 44-60z" fill="#2E4A66" />
      <path d="M222 100q-10-4-8-16 4-14 18-12 10 2 10 12 14-2 22 6 8 10-2 16-12 6-22 0-8 4-18-6z" fill={mist} />
      <path d="M244 120v18" stroke={slate} strokeWidth="6" />
      <path d="M72 152h8v94h-8z" fill={slate} {...pen} />
      <path d="M80 198h206q8 0 8 8v18H80z" fill={white} {...pen} />
      <path d="M92 180q22-14 46 0l4 18H88z" fill={pale} {...pen} />
      <path d="M152 198q12-18 30-20 26-24 48 4 28 0 54 10 6 2 6 6z" fill={rose} {...pen} />
      <path d="M92 224v22m186-22v22" stroke={slate} strokeWidth="6" />
      <path d="M120 172q-12 22 0 28h42q-14-6-16-24z" fill="#2A211F" />
    </>
  );
}

/** The probe of an ultrasound scanner. */
export function Probe({ x, y }: { x: number; y: number }) {
  return (
    <>
      <path d={`M${x} ${y}l-10 11`} stroke={slate} strokeWidth="9" />
      <path d={`M${x - 11} ${y + 8}l8 8`} stroke={deep} strokeWidth="5" />
    </>
  );
}
