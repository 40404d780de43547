import type { Likeness } from './portrait-likeness.ts';

/** Hair that falls behind neck and shoulders, per style of a woman. */
const behind = [
  'M50 64c-2-24 12-36 30-36s32 12 30 36c-1 14 1 30 6 44 2 8-4 12-10 12H54c-6 0-12-4-10-12 5-14 7-30 6-44z',
  'M51 64c-2-24 12-36 29-36s31 12 29 36c0 10 2 22 3 30 0 8-6 10-12 10H60c-6 0-12-2-12-10 1-8 3-20 3-30z',
  'M80 6a13 13 0 0 1 0 26 13 13 0 0 1 0-26zM52 66c-2-24 10-38 28-38s30 14 28 38z',
  'M50 66c-12-30 10-46 30-40 20-6 42 10 30 40 10 10 8 26-2 34-6 6-10 2-12-4H64c-2 6-6 10-12 4-10-8-12-24-2-34z',
  'M104 44c16 4 22 22 16 44-2 12 0 20 2 28-14-2-20-14-18-30zM52 66c-2-24 10-38 28-38s30 14 28 38z',
];

/** The hair that frames the face, for each style of a woman. */
const fringes = [
  'M53 76c-4-30 8-46 27-46s31 16 27 46c-2-14-8-24-18-30-8 10-26 12-30 16-4 4-5 9-6 14z',
  'M53 74c-4-28 8-44 27-44s31 16 27 44c-3-8-5-14-6-18-14 2-32 0-42-4-3 6-5 14-6 22z',
  'M53 72c-4-26 8-42 27-42s31 16 27 42c-4-14-12-22-27-22s-23 8-27 22z',
  'M53 74c-6-28 8-44 27-44s33 16 27 44c-3-12-8-20-12-24-10 6-20 2-24-2-8 4-15 14-18 26z',
  'M53 72c-4-26 8-42 27-42s31 16 27 42c-2-10-6-16-12-20-12 2-22-2-28-6-6 6-12 16-14 26z',
];

/** Short hair of a man. */
const crops = [
  'M54 68c-5-24 6-40 27-40 18 0 30 14 25 40-2-8-4-12-7-17-12 2-26 1-36-5-4 6-7 14-9 22z',
  'M54 66c-4-22 6-36 26-36s30 14 26 36c-2-8-4-12-7-15-12-5-26-5-38 0-3 3-5 7-7 15z',
  'M54 68c-6-26 4-36 16-40 8-6 26-4 32 4 8 6 8 20 4 36-2-10-5-15-9-19-10 2-20-2-26-6-6 6-14 12-17 25z',
  'M54 66c-6-14-2-26 6-30 4-8 16-10 22-7 10-3 20 3 22 11 6 6 6 16 2 26-2-6-4-10-8-14-6 3-12 0-16-2-6 4-14 3-20 0-4 4-6 10-8 16z',
  'M55 72c-4-8-5-20 3-25 0 6 1 10 0 14-1 4-2 7-3 11zM105 72c4-8 5-20-3-25 0 6-1 10 0 14 1 4 2 7 3 11z',
];

export function BackHair({ likeness: { isWoman, hair, style } }: { likeness: Likeness }) {
  return isWoman ? <path d={behind[style]} fill={hair} /> : null;
}

export function FrontHair({ likeness: { isWoman, hair, style } }: { likeness: Likeness }) {
  return <path d={(isWoman ? fringes : crops)[style]} fill={hair} />;
}

export function Beard({ likeness: { beard, hair } }: { likeness: Likeness }) {
  const tache = 'M70 84q5-4 10-2 5-2 10 2-5 2-10 0-5 2-10 0z';
  switch (beard) {
    case 'full':
      return (
        <path
          fillRule="evenodd"
          d="M56 70c0 22 4 38 24 38s24-16 24-38c-2 6-4 10-8 12q-8-4-16-1-8-3-16 1c-4-2-6-6-8-12zM71 86q9-4 18 0c0 5-4 8-9 8s-9-3-9-8z"
          fill={hair}
        />
      );
    case 'moustache':
      return <path d={tache} fill={hair} />;
    case 'goatee':
      return <path d={`${tache}M74 97q6-3 12 0l-2 7q-4 2-8 0z`} fill={hair} />;
    case 'stubble':
      return (
        <path
          d="M56 72c2 6 6 10 10 10q14-5 28 0c4 0 8-4 10-10 0 17-11 30-24 30S56 89 56 72z"
          fill={hair}
          opacity=".16"
        />
      );
    default:
      return null;
  }
}

export function Headwear({ likeness: { headwear, fabric, fabricShade, hair } }: { likeness: Likeness }) {
  switch (headwear) {
    case 'songkok':
      return (
        <>
          <path d="M54 68q0-10 2-16h5l-2 10zM106 68q0-10-2-16h-5l2 10z" fill={hair} />
          <path d="M53 54q1-24 7-29 20-6 40 0 6 5 7 29-27-9-54 0z" fill={fabric} />
          <path d="M60 25q20 6 40 0-20-6-40 0z" fill={fabricShade} />
        </>
      );
    case 'turban':
      return (
        <>
          <path d="M51 62c-8-34 12-46 29-46s37 12 29 46c-5-10-14-18-29-20-15 2-24 10-29 20z" fill={fabric} />
          <path
            d="M80 42C70 32 62 30 54 40M80 42c12-10 20-12 27-2M80 42c-2-12-8-18-16-20M80 42c6-12 12-16 20-16"
            stroke={fabricShade}
            strokeWidth="2"
          />
        </>
      );
    case 'tudung':
      return <Tudung fabric={fabric} fabricShade={fabricShade} />;
    default:
      return null;
  }
}

/** The scarf leaves the face free, falls over the shoulders and is pinned at one side. */
function Tudung({ fabric, fabricShade }: { fabric: string; fabricShade: string }) {
  return (
    <>
      <path
        fillRule="evenodd"
        d="M80 24c24 0 36 18 34 42 0 18 6 32 16 44 8 10 4 20-8 24-28 8-56 8-84 0-12-4-16-14-8-24 10-12 16-26 16-44-2-24 10-42 34-42zm0 18c-14 0-22 10-22 24v8c0 15 10 26 22 26s22-11 22-26v-8c0-14-8-24-22-24z"
        fill={fabric}
      />
      <path
        d="M58 84c2 16 18 24 34 20l22 14M100 90q-6 14-32 26M62 40q18-10 36 0"
        stroke={fabricShade}
        strokeWidth="2.4"
      />
      <path d="M94 105v.1" stroke="#F3DFB8" strokeWidth="4" />
    </>
  );
}
