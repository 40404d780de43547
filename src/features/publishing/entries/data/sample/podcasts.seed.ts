import { seasonOne } from './podcasts-season-one.seed.ts';
import { seasonTwo } from './podcasts-season-two.seed.ts';
import type { SampleEntry } from './sample-entry.seed.ts';

/** The sample podcasts, each with its spoken words and chapters. */
export const podcasts: readonly SampleEntry[] = [...seasonOne, ...seasonTwo].map((episode) => ({
  kind: 'podcast',
  author: 'Three Minutes in the Waiting Room',
  ...episode,
}));
