import { z } from 'zod';
import { readSampleLanguages } from '#src/platform/sample-files/sample-files.server.ts';
import { pairMark } from '#src/shared/texts/line-pairs.ts';
import type { LocalText } from '#src/shared/local-text.ts';

const kindSchema = z.strictObject({
  conditions: z.array(z.string()),
  team: z.string(),
  equipment: z.array(z.strictObject({ name: z.string(), purpose: z.string() })),
  pathway: z.array(z.string()),
  /** `{people}` is filled in. */
  figures: z.array(z.strictObject({ figure: z.string(), meaning: z.string() })),
  questions: z.array(z.strictObject({ ask: z.string(), answer: z.string() })),
});

/** `sample/centre-sections/<language>.json`: the sections of each kind of centre by slug, and their figures' source. */
const textsSchema = z.object({ figuresSource: z.string() }).catchall(kindSchema);

type Texts = ReturnType<typeof read>;
type KindTexts = Exclude<Texts[string], Texts['figuresSource']>;

let texts: Texts | undefined;

const read = () => readSampleLanguages('centre-sections', textsSchema);

/** The sections of a kind of centre, as an editor would have typed them; throws an error for an unknown slug. */
export function centreSections(slug: string) {
  texts ??= read();
  const kind = texts[slug] as KindTexts | undefined;
  if (!kind || slug === 'figuresSource') throw new Error(`sample/centre-sections has no texts of ${slug}.`);
  return {
    conditions: kind.conditions,
    team: kind.team,
    equipment: kind.equipment.map(({ name, purpose }) => pair(name, purpose)),
    pathway: kind.pathway,
    figures: kind.figures.map(({ figure, meaning }) => pair(figure, meaning)),
    figuresSource: texts.figuresSource,
    questions: kind.questions.map(({ ask, answer }) => pair(ask, answer)),
  };
}

type Words = Required<LocalText>;

function pair(first: Words, second: Words): Words {
  const both = (language: keyof Words) => `${first[language]} ${pairMark} ${second[language]}`;
  return { en: both('en'), ms: both('ms'), zh: both('zh') };
}
