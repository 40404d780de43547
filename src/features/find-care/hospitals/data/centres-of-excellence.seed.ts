import { z } from 'zod';
import {
  joinedParagraphs,
  readSampleJson,
  readSampleLanguages,
  withTexts,
} from '#src/platform/sample-files/sample-files.server.ts';
import { hospitalSamples } from './hospital-sample.seed.ts';

/** `sample/centres/centres.json`: the kinds of centres, and by a hospital's slug the kinds for which it is known. */
const sharedSchema = z.strictObject({
  kinds: z.array(z.strictObject({ slug: z.string(), specialitySlug: z.string() })),
  byHospital: z.record(z.string(), z.array(z.string())),
});

/** `sample/centres/<language>.json`, by slug. A text may say `{hospital}`, `{town}` and `{phone}`. */
const textsSchema = z.record(
  z.string(),
  z.strictObject({
    name: z.string(),
    summary: z.string(),
    body: z.array(z.string()),
    treatments: z.array(z.string()),
  }),
);

export type CentreKind = ReturnType<typeof readKinds>[number];
export interface CentreSample {
  hospitalId: number;
  kind: CentreKind;
}

let read: CentreSample[] | undefined;

/** The sample's 60 centres of excellence; identifiers follow their order. */
export function centreSamples(): readonly CentreSample[] {
  read ??= readCentres();
  return read;
}

function readCentres(): CentreSample[] {
  const shared = readSampleJson('centres/centres.json', sharedSchema);
  const kinds = new Map(readKinds(shared.kinds).map((kind) => [kind.slug, kind]));
  return hospitalSamples().flatMap(({ id, slug }) =>
    (shared.byHospital[slug] ?? []).map((name) => {
      const kind = kinds.get(name);
      if (!kind) throw new Error(`sample/centres/centres.json: ${slug} names ${name}, which is no kind of centre.`);
      return { hospitalId: id, kind };
    }),
  );
}

function readKinds(kinds: z.output<typeof sharedSchema>['kinds']) {
  return withTexts('centres', kinds, readSampleLanguages('centres', textsSchema)).map((kind) => ({
    ...kind,
    body: joinedParagraphs(kind.body),
  }));
}
