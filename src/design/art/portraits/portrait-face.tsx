import type { Likeness } from './portrait-likeness.ts';

export type Mood = 'smiling' | 'calm' | 'worried' | 'in-pain' | 'asleep';

type Drawn = Pick<Likeness, 'brow' | 'lips' | 'cheek' | 'shade' | 'smile' | 'hasLashes'>;

const brows: Record<Mood, readonly [man: string, woman: string]> = {
  smiling: ['M64 63q5-4 10-1M86 62q5-3 10 1', 'M65 63q4-3 9-1M86 62q5-2 9 1'],
  calm: ['M64 63q5-3 10-1M86 62q5-2 10 1', 'M65 63q4-3 9-1M86 62q5-2 9 1'],
  worried: ['M64 65q5-1 10-5M86 60q5 4 10 5', 'M65 65q5-1 9-4M86 61q4 3 9 4'],
  'in-pain': ['M64 64q6 0 11-2M85 62q5 2 11 2', 'M65 64q5 0 10-2M85 62q5 2 10 2'],
  asleep: ['M64 64q5-3 10 0M86 64q5-3 10 0', 'M65 64q4-3 9 0M86 64q5-3 9 0'],
};
const closedEyes: Partial<Record<Mood, string>> = {
  'in-pain': 'M65 72q5-4 9 0M86 72q4-4 9 0',
  asleep: 'M65 71q5 4 9 0M86 71q4 4 9 0',
};
const mouths: Partial<Record<Mood, string>> = {
  calm: 'M73 88q7 4 14 0',
  worried: 'M73 91q7-5 14 0',
  'in-pain': 'M72 90q4-3 8 0t8-1',
  asleep: 'M75 89q5 2 10 0',
};

/** Eyes, brows, nose and mouth on a face whose chin is at 80, 102. Without a mood it is as friendly as its likeness. */
export function Face({
  likeness: { brow, lips, cheek, shade, smile, hasLashes },
  mood = 'smiling',
}: {
  likeness: Drawn;
  mood?: Mood;
}) {
  const eyes = closedEyes[mood];
  const mouth = mouths[mood] ?? smile;
  return (
    <>
      <path d="M62 80h5m26 0h5" stroke={cheek} strokeWidth="7" />
      <path d={brows[mood][hasLashes ? 1 : 0]} stroke={brow} strokeWidth={hasLashes ? 1.8 : 2.6} />
      {eyes ? (
        <path d={eyes} stroke="#2B2422" strokeWidth="2.4" />
      ) : (
        <path d="M70 71v.6M90 71v.6" stroke="#2B2422" strokeWidth="4.4" />
      )}
      {hasLashes && !eyes ? <path d="m66.5 69.5-1.5-1M93.5 69.5l1.5-1" stroke="#2B2422" strokeWidth="1.4" /> : null}
      <path d="M80 74q-3 6 1.5 6" stroke={shade} strokeWidth="2.2" />
      {mouth === 'open' ? (
        <path d="M71 86q9 3 18 0c-1 6-5 8-9 8s-8-2-9-8z" fill="#FFF" stroke={lips} strokeWidth="1.8" />
      ) : (
        <path d={mouth} stroke={lips} strokeWidth="2.4" />
      )}
    </>
  );
}
