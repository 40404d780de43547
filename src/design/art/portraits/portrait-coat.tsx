import { colour, jasmine } from '../drawing.tsx';
import type { Likeness } from './portrait-likeness.ts';

const fold = '#D5E0E4';

/** Neck, shirt and white coat; a surgeon comes in scrubs. */
export function Coat({ likeness }: { likeness: Likeness }) {
  const { dress, shirt, skin, shade } = likeness;
  const isScrubs = dress === 'scrubs';
  const body = isScrubs ? colour.lagoon : colour.white;
  return (
    <>
      <path d="M16 160c0-24 14-37 36-42l18-6h20l18 6c22 5 36 18 36 42z" fill={isScrubs ? body : shirt} />
      <path d="M70 92h20v20q0 9-10 12-10-3-10-12z" fill={skin} />
      <path d="M70 98q10 8 20 0v4q-10 10-20 0z" fill={shade} />
      {isScrubs ? (
        <path d="M68 113 80 132l12-19M30 160l3-16M130 160l-3-16" stroke="#2C7A74" strokeWidth="2.6" />
      ) : (
        <Shirt likeness={likeness} />
      )}
      {isScrubs ? null : <WhiteCoat />}
      {likeness.hasStethoscope ? (
        <Stethoscope />
      ) : (
        <path d={jasmine} transform="translate(110 134) scale(.9)" stroke={colour.gold} strokeWidth="1.6" />
      )}
    </>
  );
}

function Shirt({ likeness: { dress } }: { likeness: Likeness }) {
  switch (dress) {
    case 'tie':
      return (
        <>
          <path d="m77 122 3-3 3 3 3 38H74z" fill={colour.blue} />
          <path d="m69 110 11 12-9 7-7-15zM91 110l-11 12 9 7 7-15z" fill="#FFF" stroke={fold} />
        </>
      );
    case 'collar':
      return (
        <path
          d="m69 110 11 13-9 7-7-16zM91 110l-11 13 9 7 7-16zM80 123v37"
          fill="#FFF6"
          stroke="#0E2A4730"
          strokeWidth="1.4"
        />
      );
    case 'batik':
      return (
        <>
          <path d="M70 128h20M70 140h20M70 152h20" stroke={colour.gold} strokeWidth="3" strokeDasharray="1 6" />
          <path d="M70 112q10 18 20 0" stroke={colour.gold} strokeWidth="2.4" />
        </>
      );
    default:
      return <path d="M68 113q12 22 24 0" stroke="#FFF9" strokeWidth="2.4" />;
  }
}

function WhiteCoat() {
  return (
    <>
      <path d="M16 160c0-24 14-37 36-42l14-5 10 47zM144 160c0-24-14-37-36-42l-14-5-10 47z" fill="#FFF" />
      <path
        d="m66 113-9 13 6 5-4 4 15 25M94 113l9 13-6 5 4 4-15 25M34 160l3-15M126 160l-3-15"
        stroke={fold}
        strokeWidth="2"
      />
    </>
  );
}

function Stethoscope() {
  return (
    <>
      <path d="M61 115c-4 10-3 16 2 21M99 115c5 8 5 12 4 16" stroke={colour.deep} strokeWidth="2.6" />
      <path d="M63 136v.1" stroke={colour.deep} strokeWidth="6" />
      <circle cx="103" cy="134" r="4.5" fill={colour.gold} stroke={colour.deep} strokeWidth="1.6" />
    </>
  );
}
