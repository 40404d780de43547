import { z } from 'zod';
import { readSampleLanguages, typedSections } from '#src/platform/sample-files/sample-files.server.ts';
import type { LocalText } from '#src/shared/local-text.ts';

const visitSchema = z.strictObject({
  happens: z.array(z.string()),
  prepare: z.array(z.string()),
  bring: z.array(z.string()),
  team: z.string(),
  questions: z.array(z.strictObject({ ask: z.string(), answer: z.string() })),
});

/**
 * `sample/speciality-visits/<language>.json`: the titles of the sections, and the sections of each speciality by slug.
 */
const textsSchema = z
  .object({
    headings: z.strictObject({
      happens: z.string(),
      prepare: z.string(),
      bring: z.string(),
      team: z.string(),
      questions: z.string(),
    }),
  })
  .catchall(visitSchema);

type Texts = ReturnType<typeof read>;
type Visit = Exclude<Texts[string], Texts['headings']>;

let texts: Texts | undefined;

const read = () => readSampleLanguages('speciality-visits', textsSchema);

/**
 * A visit to a speciality: what happens, how to prepare, what to bring, who treats, questions; in the format of an
 * editor's text. Throws an error for an unknown slug.
 */
export function visitSections(slug: string): LocalText {
  texts ??= read();
  const { headings } = texts;
  const visit = texts[slug] as Visit | undefined;
  if (!visit || slug === 'headings') throw new Error(`sample/speciality-visits has no texts of ${slug}.`);
  return typedSections([
    { title: headings.happens, steps: visit.happens },
    { title: headings.prepare, points: visit.prepare },
    { title: headings.bring, points: visit.bring },
    { title: headings.team, text: visit.team },
    { title: headings.questions, questions: visit.questions },
  ]);
}
