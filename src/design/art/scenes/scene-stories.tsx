import type { ReactNode } from 'react';
import type { SeededRandom } from '#src/shared/seeded-random.ts';
import { castOf, type Cast } from './scene-casts.ts';
import { careStories } from './scene-stories-care.tsx';
import { checkStories } from './scene-stories-checks.tsx';
import { homeStories } from './scene-stories-home.tsx';
import { townStories } from './scene-stories-town.tsx';

/** Scenes that tell one story each. An entry names its scene; its seed chooses the people in it. */
const stories: Record<string, (cast: Cast) => ReactNode> = {
  ...homeStories,
  ...careStories,
  ...checkStories,
  ...townStories,
};

export const storyScenes: readonly string[] = Object.keys(stories);

/** The story of this name with its people; null for a name without a drawing. */
export function storyScene(name: string, random: SeededRandom): ReactNode {
  return Object.hasOwn(stories, name) ? stories[name]!(castOf(random)) : null;
}

/** Stories that happen outdoors, before the hills; the others have a floor. */
export const storiesOutdoors: readonly string[] = [
  'chest-pain',
  'flood',
  'fruit-stall',
  'in-a-wheelchair',
  'walking-together',
  'evening',
  'nurses',
  'three-languages',
  'false-message',
];
