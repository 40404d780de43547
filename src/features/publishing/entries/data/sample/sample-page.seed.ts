import { three, type Three } from './sample-answer.seed.ts';
import type { SampleEntry } from './sample-entry.seed.ts';

/** A static page whose whole body stands in all three languages. */
export interface PageTexts {
  title: Three;
  summary: Three;
  body: Three;
}

/** A static page as a sample entry. */
export function page(slug: string, { title, summary, body }: PageTexts): SampleEntry {
  return {
    kind: 'page',
    slug,
    title: three(title),
    summary: three(summary),
    body: three(body),
    publishedAt: '2026-11-01T09:00:00+08:00',
  };
}
