import { z } from 'zod';
import { readSampleJson } from '#src/platform/sample-files/sample-files.server.ts';
import type { SeededRandom } from '#src/shared/seeded-random.ts';

export type Heritage = 'malay' | 'chinese' | 'indian' | 'bornean';
export type Gender = 'female' | 'male';

const names = z.array(z.string());
const byGender = { male: names, female: names };

/** `sample/doctors/names.json`: the parts of names, by community. */
const namesSchema = z.strictObject({
  malay: z.strictObject({ ...byGender, fathers: names }),
  chinese: z.strictObject({ surnames: names, first: names, ...byGender }),
  indian: z.strictObject({ ...byGender, fathers: names }),
  bornean: z.strictObject({ ...byGender, sarawakFathers: names, sabahFathers: names }),
});

let read: z.output<typeof namesSchema> | undefined;

/** An invented name in the order of its community. */
export function inventName(random: SeededRandom, heritage: Heritage, gender: Gender, state: string): string {
  const isMale = gender === 'male';
  const { malay, chinese, indian, bornean } = (read ??= readSampleJson('doctors/names.json', namesSchema));
  if (heritage === 'malay')
    return `${random.pick(malay[gender])} ${isMale ? 'bin' : 'binti'} ${random.pick(malay.fathers)}`;
  if (heritage === 'chinese')
    return `${random.pick(chinese.surnames)} ${random.pick(chinese.first)} ${random.pick(chinese[gender])}`;
  if (heritage === 'indian')
    return `${random.pick(indian[gender])} ${isMale ? 'a/l' : 'a/p'} ${random.pick(indian.fathers)}`;
  const own = random.pick(bornean[gender]);
  return state === 'Sabah'
    ? `${own} ${random.pick(bornean.sabahFathers)}`
    : `${own} anak ${random.pick(bornean.sarawakFathers)}`;
}

/** The population of a state decides, roughly, the heritage of its doctors. */
export function pickHeritage(random: SeededRandom, state: string): Heritage {
  const roll = random.next();
  if (state === 'Sabah' || state === 'Sarawak')
    return roll < 0.4 ? 'bornean' : roll < 0.75 ? 'chinese' : roll < 0.92 ? 'malay' : 'indian';
  if (['Kelantan', 'Kedah', 'Perlis'].includes(state))
    return roll < 0.65 ? 'malay' : roll < 0.85 ? 'chinese' : 'indian';
  return roll < 0.42 ? 'malay' : roll < 0.76 ? 'chinese' : roll < 0.98 ? 'indian' : 'bornean';
}

export function pickTitle(random: SeededRandom, practisingSince: number, gender: Gender): string {
  if (practisingSince > 2004) return 'Dr';
  const roll = random.next();
  if (gender === 'female') return roll < 0.1 ? 'Datin Dr' : roll < 0.2 ? 'Prof Dr' : 'Dr';
  return roll < 0.08 ? 'Dato’ Dr' : roll < 0.12 ? 'Datuk Dr' : roll < 0.2 ? 'Prof Dr' : 'Dr';
}

export function pickLanguages(random: SeededRandom, heritage: Heritage, state: string): string[] {
  const languages = ['en', 'ms'];
  if (heritage === 'chinese') languages.push('zh', random.pick(['yue', 'nan', 'hak']));
  if (heritage === 'indian') languages.push(random.pick(['ta', 'ta', 'ta', 'te', 'ml', 'pa']));
  if (heritage === 'bornean') languages.push(state === 'Sabah' ? 'dtp' : 'iba');
  if (heritage === 'malay' && random.next() < 0.15) languages.push(random.pick(['ar', 'id', 'ja', 'fr']));
  if (heritage !== 'chinese' && random.next() < 0.1) languages.push('zh');
  return languages;
}

/** Lower-case, without accents, punctuation and patronymic words. */
export function searchNameOf(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ (bin|binti|a\/l|a\/p|anak) /g, ' ')
    .trim();
}

export function nameSlug(name: string): string {
  return `dr-${name
    .toLowerCase()
    .replace(/\//g, '')
    .replace(/[^a-z]+/g, '-')}`;
}
