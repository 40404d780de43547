import type { ReactNode } from 'react';
import type { SeededRandom } from '#src/shared/seeded-random.ts';
import { castOf } from './scene-casts.ts';
import { subjects } from './reading-subjects.tsx';

/**
 * The scenes for each topic of entries; a topic of packages has a scene by its own name. There are several scenes for a
 * topic, so that a list does not repeat a picture.
 */
const scenesOf: Record<string, readonly string[]> = {
  children: ['package-children', 'at-home', 'at-the-bedside', 'in-class'],
  women: ['package-women', 'at-the-doctor', 'in-the-park'],
  men: ['package-men', 'at-the-doctor', 'in-the-park'],
  pregnancy: ['package-maternity', 'at-the-doctor'],
  ageing: ['package-senior', 'in-the-park', 'at-the-medicines', 'by-the-window'],
  heart: ['package-heart', 'package-screening', 'with-the-ambulance'],
  diabetes: ['package-diabetes', 'at-the-medicines', 'eating'],
  cancer: ['package-cancer', 'at-the-doctor', 'by-the-window'],
  nutrition: ['eating'],
  digestion: ['eating', 'at-the-doctor', 'at-the-medicines'],
  kidneys: ['package-screening', 'at-the-doctor'],
  travel: ['travelling', 'on-the-river'],
  'mental-health': ['talking', 'by-the-window', 'in-the-park'],
  infections: ['washing', 'in-the-waiting-room', 'at-the-medicines', 'at-the-bedside'],
  vaccination: ['package-vaccination'],
  bones: ['walking', 'in-the-park'],
  lungs: ['breathing'],
  environment: ['breathing'],
  sleep: ['sleeping'],
  eyes: ['package-eyes'],
  teeth: ['package-dental'],
  exercise: ['package-sports'],
  screening: ['package-screening'],
  'giving-blood': ['giving'],
  technology: ['on-a-screen', 'on-the-telephone'],
  corporate: ['at-the-door', 'speaking'],
  community: ['on-the-river', 'speaking', 'at-home'],
  nursing: ['at-the-bedside'],
  doctors: ['at-the-bedside', 'at-the-doctor'],
};
const others = [
  'at-the-doctor',
  'at-home',
  'in-the-waiting-room',
  'at-the-door',
  'on-a-screen',
  'speaking',
  'with-the-ambulance',
  'at-the-bedside',
  'on-the-telephone',
];

/** The name of the scene for a topic: one of several, by the seed. */
export function readingSceneName(topic: string, random: SeededRandom): string {
  return random.pick(Object.hasOwn(scenesOf, topic) ? scenesOf[topic]! : others);
}

/** A scene of reading with its people; null for a name without a drawing. */
export function readingScene(name: string, random: SeededRandom): ReactNode {
  return Object.hasOwn(subjects, name) ? subjects[name]!(castOf(random)) : null;
}

export const readingIndoors = [
  'at-the-doctor',
  'in-the-waiting-room',
  'on-a-screen',
  'sleeping',
  'eating',
  'washing',
  'giving',
  'speaking',
  'by-the-window',
  'at-the-bedside',
  'at-the-medicines',
  'in-class',
];
export const readingTopics: readonly string[] = [...Object.keys(scenesOf), 'other'].map((topic) => `reading-${topic}`);
