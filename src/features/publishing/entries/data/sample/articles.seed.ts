import { articlesFirst } from './articles-first.seed.ts';
import { articlesFurther } from './articles-further.seed.ts';
import type { SampleEntry } from './sample-entry.seed.ts';

/** The sample articles of the insights corner. */
export const articles: readonly SampleEntry[] = [...articlesFirst, ...articlesFurther];
