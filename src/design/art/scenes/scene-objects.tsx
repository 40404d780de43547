import { colour, jasmine, pen } from '../drawing.tsx';

const { white, deep, teal, gold, pale, mist, cream, leaf, leafDark, brick, glass, sand, trunk } = colour;

/** The front of a hospital seen from its drive: glass doors under a deep canopy, the jasmine above. */
export function Front() {
  return (
    <>
      <path d="M66 246V98h288v148" fill={cream} {...pen} />
      <path d="M54 98V88h312v10z" fill={teal} {...pen} />
      <path
        d="M82 126h94m68 0h94M82 198h34m188 0h34"
        stroke={glass}
        strokeWidth="26"
        strokeDasharray="26 8"
        strokeLinecap="butt"
      />
      <path d="M158 246v-74h104v74m-78 0v-74m26 74v-74m26 74v-74M126 246v-78m168 78v-78" fill="#D5ECEA" {...pen} />
      <path d="m112 168 8-14h180l8 14z" fill={teal} {...pen} />
      <path d="M190 106h28q12 0 12 12v28h-40z" fill={deep} />
      <path d={jasmine} transform="translate(210 126) scale(1.5)" stroke={gold} strokeWidth="1.3" />
      <path d="M50 246h54m212 0h54" stroke={leaf} strokeWidth="15" />
      <path d="M46 243h62m204 0h62" stroke={white} strokeWidth="3" strokeDasharray=".1 10" />
    </>
  );
}

export function PottedPlant({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 246)`}>
      <path d="M0-22q-4-26-18-32 0 20 18 32 2-28 16-40 6 24-16 40-2-30-2-52 14 20 2 52z" fill={leaf} />
      <path d="M-12-24h24L9 0H-9z" fill={brick} />
    </g>
  );
}

export function Window({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 62)`}>
      <path d="M0 0h92v70H0z" fill="#DDEEF2" />
      <path d="M0 52q24-22 48-8t44-6v32H0z" fill={colour.hill} />
      <path d="M0 0h92v70H0zM46 0v70M-6 70H98" {...pen} />
    </g>
  );
}

export function Table() {
  return (
    <>
      <path d="M92 190h236q6 0 6 5t-6 5H92q-6 0-6-5t6-5z" fill={sand} {...pen} />
      <path d="M100 200h220v46H100z" fill={cream} {...pen} />
      <path d="M192 189l8-22h44l-6 22z" fill={pale} {...pen} />
      <path d="M208 181l5-6 5 4 7-8" stroke={gold} strokeWidth="2" />
      <path d="M112 178h14v11h-14zm14 2q6 0 6 4t-6 4" fill={white} {...pen} />
    </>
  );
}

export function Chairs() {
  return (
    <>
      <path d="M72 168h60v42H72zM180 168h60v42h-60zM288 168h60v42h-60z" fill="#9CC4BC" />
      <path
        d="M70 212h64m44 0h64m44 0h64M70 190v56m64-56v56m44-56v56m64-56v56m44-56v56m64-56v56"
        stroke={colour.slate}
        strokeWidth="4"
      />
    </>
  );
}

/** A telephone on which a time is being chosen. */
export function Phone() {
  return (
    <g transform="translate(196 44)">
      <path d="M18 0h84q18 0 18 18v166q0 18-18 18H18q-18 0-18-18V18Q0 0 18 0z" fill={deep} />
      <path d="M18 8h84q10 0 10 10v166q0 10-10 10H18q-10 0-10-10V18Q8 8 18 8z" fill={white} />
      <path d="M8 18q0-10 10-10h84q10 0 10 10v30H8z" fill={teal} />
      <path d={jasmine} transform="translate(28 29)" stroke={gold} strokeWidth="1.6" />
      <path d="M46 25h48M46 35h30" stroke="#FFF9" strokeWidth="4" />
      <path
        d="M20 66h80M20 86h80M20 106h80M20 126h80"
        stroke={mist}
        strokeWidth="13"
        strokeDasharray="14 8"
        strokeLinecap="butt"
      />
      <path d="M64 106h14" stroke={gold} strokeWidth="15" strokeLinecap="butt" />
      <path d="m67 106 3 3 6-6" stroke={white} strokeWidth="2" />
      <path d="M28 162h64" stroke={teal} strokeWidth="18" />
      <path d="M42 162h36" stroke={white} strokeWidth="3" />
    </g>
  );
}

/** A laptop's screen; the person on it is drawn between the screen and the table. */
export function Laptop() {
  return (
    <>
      <path d="M118 66q0-10 10-10h164q10 0 10 10v126H118z" fill={deep} />
      <path d="M126 66h168v118H126z" fill={pale} />
      <path d="M126 150q44-28 88-10t80-12v56H126z" fill={mist} />
    </>
  );
}

export function LaptopBase() {
  return (
    <>
      <path d="M104 192h212l-8 12H112z" fill="#DCE5E8" {...pen} />
      <path d="M62 204h296v8h-12v34H74v-34H62z" fill={sand} {...pen} />
      <path d="M254 72h32v24h-32z" fill={cream} />
      <path d="M262 96q8-12 16 0zM266 84a4 4 0 0 1 8 0 4 4 0 0 1-8 0z" fill={brick} />
    </>
  );
}

/** An empty sheet under a magnifying glass. */
export function Search() {
  return (
    <>
      <path d="M122 70h126q10 0 10 10v166H112V80q0-10 10-10z" fill={white} {...pen} />
      <path d="M134 104h72M134 126h96M134 148h58M134 170h80" stroke={mist} strokeWidth="8" />
      <circle cx="258" cy="164" r="44" fill="#EAF6F4" {...pen} strokeWidth="5" stroke={teal} />
      <path d="m290 197 34 36" stroke={gold} strokeWidth="13" />
      <path d={jasmine} transform="translate(258 164) scale(2.2)" stroke={gold} strokeWidth="1.1" />
    </>
  );
}

export function Signpost() {
  return (
    <>
      <path d="M206 250V84" stroke={trunk} strokeWidth="9" />
      <path d="M150 96h110l20 19-20 19H150z" fill={teal} {...pen} />
      <path d="M262 146H152l-20 19 20 19h110z" fill={cream} {...pen} />
      <path d={jasmine} transform="translate(170 115)" stroke={gold} strokeWidth="1.6" />
      <path d="M190 115h56" stroke={white} strokeWidth="5" />
      <path d="M160 165h56" stroke={gold} strokeWidth="5" />
      <path d="M196 250q10-16 22 0z" fill={leafDark} />
    </>
  );
}

/** Rain clouds. */
export function Rain() {
  return (
    <>
      <path d="M144 92c-22 0-26-30-2-34 4-24 42-30 54-8 14-10 38-2 36 16 20 0 22 26 2 26z" fill="#B9CBD6" />
      <path
        d="M150 108l-6 14M176 112l-10 24M206 108l-6 14M232 112l-10 24M120 130l-6 14M262 126l-6 14"
        stroke={glass}
        strokeWidth="4"
      />
    </>
  );
}

export function Umbrella() {
  return (
    <g transform="translate(0 -20)">
      <path d="M238 108v106q0 8 7 8t7-8" {...pen} strokeWidth="4" />
      <path
        d="M160 132c4-46 40-66 78-66s74 20 78 66q-13-10-26 0-13-10-26 0-13-10-26 0-13-10-26 0-13-10-26 0-13-10-26 0z"
        fill={teal}
        {...pen}
      />
      <path d="M238 66q-22 20-26 66M238 66q22 20 26 66" stroke="#FFF6" strokeWidth="2" />
    </g>
  );
}

/** A branch of jasmine before the hills. */
export function Branch() {
  return (
    <g transform="translate(150 150) scale(1.45)">
      <path d="M-70 84Q-10 70 44 0" stroke={leafDark} strokeWidth="3.4" />
      <path
        d="M-30 66q6-24 34-22-8 22-34 22zM8 40q-18-14-10-36 20 14 10 36zM-44 72q-22-4-26-22 22 0 26 22z"
        fill={leaf}
      />
      <g fill={white} stroke={gold} strokeWidth="1.2">
        <path d={jasmine} transform="translate(48 -6) scale(1.7)" />
        <path d={jasmine} transform="translate(18 10) scale(1.3)" />
        <path d={jasmine} transform="translate(-16 50) scale(1.1)" />
      </g>
    </g>
  );
}
