/** Things of a garden and a walk in the scenes of packages. */
import { colour, jasmine, pen } from '../drawing.tsx';

const { white, deep, teal, gold, cream, leaf, leafDark, brick, glass, sand, slate } = colour;

/** Things of a garden and a walk in the scenes of packages. */
export function Bench() {
  return (
    <>
      <path d="M330 248V150" stroke={colour.trunk} strokeWidth="11" />
      <path
        d="M330 60c34-4 56 22 46 46 22 14 8 52-22 48-14 14-40 14-50 0-30 4-42-34-20-48-10-26 14-50 46-46z"
        fill={leaf}
      />
      <path d="M300 96q10 12 24 6m10 26q14 4 22-6" stroke={leafDark} strokeWidth="3" />
      <path d="M84 196h176M84 212h176" stroke={sand} strokeWidth="10" />
      <path d="M98 204v44m148-44v44" stroke={slate} strokeWidth="5" />
    </>
  );
}

/** A bower for two, hung with jasmine. */
export function Bower() {
  return (
    <>
      <path d="M98 248V130C98 40 302 40 302 130v118" stroke={gold} strokeWidth="5" />
      <path d="M98 150c4-100 200-100 204 0" stroke={leaf} strokeWidth="11" strokeDasharray="1 13" />
      {[
        [108, 118],
        [150, 68],
        [200, 54],
        [250, 68],
        [292, 118],
      ].map(([x, y]) => (
        <path
          key={x}
          d={jasmine}
          transform={`translate(${x} ${y}) scale(1.25)`}
          fill={white}
          stroke={brick}
          strokeWidth="1.5"
        />
      ))}
    </>
  );
}

/** A running track with a stopwatch. */
export function Track() {
  return (
    <>
      <path d="M14 236q196-46 392-8v22H14z" fill={brick} />
      <path d="M14 241q196-40 392-6M14 246q196-30 392-2" stroke={cream} strokeWidth="2" />
      <path d="M288 46h34v-10h-34zM305 46v12" {...pen} stroke={slate} strokeWidth="5" />
      <circle cx="305" cy="104" r="44" fill={white} stroke={deep} strokeWidth="6" />
      <path d="M305 104V74m0 30 20 12M305 66v4m38 34h-4m-68 0h4m30 38v-4" stroke={teal} strokeWidth="4" />
    </>
  );
}

/** A bunch of jasmine in a vase. */
export function Vase({ x = 92 }: { x?: number }) {
  return (
    <g transform={`translate(${x} 246)`}>
      <path d="M0-62q-8-40-30-60M2-62q4-46 0-78M4-62q10-34 32-50" stroke={leafDark} strokeWidth="3.4" />
      <path d="M-14-90q-18-2-22-16 20-2 22 16zm36 4q18 0 24-14-20-4-24 14z" fill={leaf} />
      {[
        [-32, -126, 1.7],
        [2, -146, 2],
        [38, -116, 1.7],
      ].map(([left, top, size]) => (
        <path
          key={left}
          d={jasmine}
          transform={`translate(${left} ${top}) scale(${size})`}
          fill={white}
          stroke={gold}
          strokeWidth="1"
        />
      ))}
      <path d="M-16-66h36q-4 14 6 30 10 34-14 36h-20q-24-2-14-36 10-16 6-30z" fill={glass} {...pen} />
    </g>
  );
}
