import { articleSamplesFirst } from './articles-first.seed.ts';
import { articleSamplesFurther } from './articles-further.seed.ts';
import type { SampleEntry } from './sample-entry.ts';

/** The sample articles of the insights corner. */
export const articleSamples: readonly SampleEntry[] = [...articleSamplesFirst, ...articleSamplesFurther];
