import { z } from 'zod';
import { readSampleLanguages, typedSections } from '#src/platform/sample-files/sample-files.server.ts';
import type { LocalText } from '#src/shared/local-text.ts';

const kindSchema = z.strictObject({
  conditions: z.array(z.string()),
  team: z.string(),
  equipment: z.array(z.string()),
  steps: z.array(z.string()),
  /** `{people}` is filled in. */
  figures: z.array(z.string()),
  questions: z.array(z.strictObject({ ask: z.string(), answer: z.string() })),
});

/**
 * `sample/centre-sections/<language>.json`: the titles of the sections, and the sections of each kind of centre by
 * slug.
 */
const textsSchema = z
  .object({
    headings: z.strictObject({
      conditions: z.string(),
      team: z.string(),
      equipment: z.string(),
      steps: z.string(),
      figures: z.string(),
      questions: z.string(),
    }),
  })
  .catchall(kindSchema);

type Texts = ReturnType<typeof read>;
type KindTexts = Exclude<Texts[string], Texts['headings']>;

let texts: Texts | undefined;

const read = () => readSampleLanguages('centre-sections', textsSchema);

/** The sections of a kind of centre, as an editor would have typed them; throws an error for an unknown slug. */
export function centreSections(slug: string): LocalText {
  texts ??= read();
  const { headings } = texts;
  const kind = texts[slug] as KindTexts | undefined;
  if (!kind || slug === 'headings') throw new Error(`sample/centre-sections has no texts of ${slug}.`);
  return typedSections([
    { title: headings.conditions, points: kind.conditions },
    { title: headings.team, text: kind.team },
    { title: headings.equipment, points: kind.equipment },
    { title: headings.steps, steps: kind.steps },
    { title: headings.figures, points: kind.figures },
    { title: headings.questions, questions: kind.questions },
  ]);
}
