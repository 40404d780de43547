import { z } from 'zod';
import { joinedParagraphs, readSampleLanguages } from '#src/platform/sample-files/sample-files.server.ts';

/**
 * `sample/hospital-guides/<language>.json`, by a hospital's slug: by train and bus, by car and parking, for visitors.
 */
const textsSchema = z.record(
  z.string(),
  z.strictObject({ transit: z.string(), car: z.string(), visitors: z.string() }),
);

type Guides = ReturnType<typeof read>;

let texts: Guides | undefined;

const read = () => readSampleLanguages('hospital-guides', textsSchema);

/**
 * The part of a patient guide that only this hospital has, by its topic: the way there and the car park are
 * `getting-here`, the rest is added to `visiting`. Throws an error for an unknown slug.
 */
export function hospitalGuide(slug: string) {
  texts ??= read();
  const guide = texts[slug];
  if (!guide) throw new Error(`sample/hospital-guides has no texts of ${slug}.`);
  return { 'getting-here': joinedParagraphs([guide.transit, guide.car]), visiting: guide.visitors };
}
