import { colour, jasmine, pen } from '../drawing.tsx';

const { white, deep, teal, gold, pale, mist, brick, rose, glass, slate, blue } = colour;

/** A screen with the picture of an ultrasound scan, beside a couch. */
export function ScanScreen({ baby = false }: { baby?: boolean }) {
  return (
    <>
      <path d="M62 58h120v92H62z" fill={deep} {...pen} />
      <path d="M122 70q46 10 48 68H74q2-58 48-68z" fill="#2E4A66" />
      {baby ? (
        <path d="M108 112q-8-18 8-22 18-4 20 12 12 4 6 16-8 16-24 10-12-4-10-16z" fill={mist} />
      ) : (
        <path d="M86 122q6-28 36-30 34-2 38 22-12 16-36 12-26-6-38-4z" fill={mist} />
      )}
      <path d="M122 150v28m-34 0h68v10H88zm6 10v58m56-58v58" stroke={slate} strokeWidth="5" fill={white} />
      <path d="M80 204h84v12H80z" fill={pale} {...pen} />
      <path d="M182 120q20 0 20 26t16 22" stroke={slate} strokeWidth="3" />
    </>
  );
}

/** A wheelchair seen from the front; the person in it is drawn over its seat. */
export function Wheelchair({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 246)`}>
      <path d="M-30-98h60v62h-60z" fill={blue} {...pen} />
      <path d="M-36-106v-8m72 8v-8" stroke={deep} strokeWidth="5" />
      <path d="M-36-62v30m72-30v30" stroke={slate} strokeWidth="5" />
      <ellipse cx="-38" cy="-26" rx="8" ry="26" fill={mist} stroke={deep} strokeWidth="4" />
      <ellipse cx="38" cy="-26" rx="8" ry="26" fill={mist} stroke={deep} strokeWidth="4" />
    </g>
  );
}

/** The lamp of an operating theatre over a covered table. */
export function Theatre() {
  return (
    <>
      <path d="M210 26v26m0 0-58 26m58-26 58 26" stroke={slate} strokeWidth="6" />
      <path d="M112 78h80l-10 24h-60zm116 0h80l-10 24h-60z" fill={white} {...pen} />
      <path d="M124 102h56m60 0h56" stroke={gold} strokeWidth="6" />
      <path d="M128 108 96 178m80-70 18 66m52-66-18 66m80-66 34 68" stroke="#F5DFAE" strokeWidth="3" />
      <path d="M76 190q134-26 268 0v14H76z" fill={colour.lagoon} {...pen} />
      <path d="M90 204h240v20H90z" fill={teal} {...pen} />
      <path d="M210 224v22m-40 0h80" stroke={slate} strokeWidth="8" />
    </>
  );
}

/** A linear accelerator with its couch. */
export function RadiotherapyMachine() {
  return (
    <>
      <path d="M70 246V76q0-16 16-16h44q16 0 16 16v170z" fill={white} {...pen} />
      <path d="M128 66h92q14 0 14 14v36h-30V96h-76z" fill={white} {...pen} />
      <path d="M198 116h44v22h-44z" fill={teal} {...pen} />
      <path d="M208 138l-8 46m24-46 8 46" stroke={gold} strokeWidth="3" strokeDasharray="5 5" />
      <path d="M150 188h150q8 0 8 7t-8 7H150z" fill={pale} {...pen} />
      <path d="M210 202h34v44h-34z" fill={slate} {...pen} />
      <circle cx="108" cy="110" r="20" fill={pale} {...pen} />
      <path d={jasmine} transform="translate(108 110) scale(1.3)" stroke={gold} strokeWidth="1.4" />
      <path d="M88 160h40m-40 16h40m-40 16h26" stroke={mist} strokeWidth="6" />
    </>
  );
}

/** A dialysis machine beside a reclining chair, at an evening window. */
export function DialysisPlace() {
  return (
    <>
      <path d="M64 54h92v66H64z" fill={blue} {...pen} />
      <circle cx="132" cy="76" r="10" fill="#F5DFAE" />
      <path d="M64 104q24-14 46-4t46-6v26H64zM110 54v66" fill={slate} {...pen} />
      <path d="M284 96h68q6 0 6 6v128h-80V102q0-6 6-6z" fill={white} {...pen} />
      <path d="M292 106h52v34h-52z" fill={pale} {...pen} />
      <path d="M298 130h8l6-14 8 20 6-12h12" stroke={teal} strokeWidth="2.6" />
      <circle cx="304" cy="166" r="13" fill={mist} {...pen} />
      <circle cx="338" cy="166" r="13" fill={mist} {...pen} />
      <path d="M344 190v26" stroke={brick} strokeWidth="9" />
      <path d="M290 236h20m40 0h-8M286 246h14m46 0h14" stroke={deep} strokeWidth="6" />
      <path d="M292 172q-46 26-66 4m66 14q-40 22-66-6" stroke={brick} strokeWidth="2.6" />
    </>
  );
}

/** Lamps of a ward that runs on its own power. */
export function LampLitWard() {
  return (
    <>
      <path d="M14 216V150C14 66 92 18 210 18s196 48 196 132v66z" fill="#32506E" />
      <path d="M60 246v-92q0-8 8-8h56q8 0 8 8v92z" fill={slate} {...pen} />
      <path d="M72 160h48v26H72zm0 38h20v18H72zm28 0h20v18h-20z" fill={mist} {...pen} />
      <path d="m98 164-8 12h12l-8 10" stroke={gold} strokeWidth="3" />
      <path d="M132 224q40 18 74-8" stroke={deep} strokeWidth="4" />
      <path d="M320 60v18m-22 0h44l-8 18h-28z" fill={gold} {...pen} />
      <path d="M306 96 276 190h88l-30-94z" fill="#F5DFAE" opacity=".55" />
    </>
  );
}

/** A pressure chamber with round windows. */
export function PressureChamber() {
  return (
    <>
      <path d="M104 96h166q58 0 58 62t-58 62H104q-54 0-54-62t54-62z" fill={white} {...pen} />
      <path d="M122 96v124m132-124v124" stroke={mist} strokeWidth="6" />
      <circle cx="160" cy="152" r="20" fill={glass} stroke={teal} strokeWidth="6" />
      <circle cx="216" cy="152" r="20" fill={glass} stroke={teal} strokeWidth="6" />
      <circle cx="86" cy="158" r="24" fill={pale} stroke={deep} strokeWidth="4" />
      <path d="M86 140v36m-18-18h36" stroke={gold} strokeWidth="5" />
      <path d="M110 220v26m148-26v26" stroke={slate} strokeWidth="10" />
      <path d="M160 84v12m56-12v12" stroke={slate} strokeWidth="7" />
    </>
  );
}

/** A message that is not ours, marked as false, on a telephone. */
export function FalseMessage() {
  return (
    <g transform="translate(70 52)">
      <path d="M16 0h88q16 0 16 16v162q0 16-16 16H16q-16 0-16-16V16Q0 0 16 0z" fill={deep} />
      <path d="M16 8h88q8 0 8 8v160q0 8-8 8H16q-8 0-8-8V16q0-8 8-8z" fill={white} />
      <path d="M20 32h80q6 0 6 6v50q0 6-6 6H40l-14 14V94q-12 0-12-6V38q0-6 6-6z" fill={rose} {...pen} />
      <path d="M28 50h62M28 64h52M28 78h38" stroke={white} strokeWidth="6" />
      <path d="M60 112l26 44H34z" fill={gold} {...pen} />
      <path d="M60 126v14m0 8v.1" stroke={deep} strokeWidth="5" />
    </g>
  );
}
