import { z } from 'zod';
import { readSampleJson, readSampleLanguages, withTexts } from '#src/platform/sample-files/sample-files.server.ts';

/** `sample/specialities/specialities.json`. `weight` is the number of doctors of a speciality beyond the first ten. */
const sharedSchema = z.strictObject({
  slug: z.string(),
  icon: z.string(),
  emergencyCall: z.enum(['yes', 'no']),
  weight: z.int(),
  aliases: z.array(z.string()),
});

/** `sample/specialities/<language>.json`, by slug. */
const textsSchema = z.record(
  z.string(),
  z.strictObject({
    name: z.string(),
    summary: z.string(),
    /** Paragraphs. */
    body: z.array(z.string()),
    reasons: z.array(z.string()),
    services: z.array(z.strictObject({ name: z.string(), summary: z.string() })),
  }),
);

export type SpecialitySample = ReturnType<typeof readSpecialities>[number];

let read: SpecialitySample[] | undefined;

/** The sample's specialities; identifiers follow their order. */
export function specialitySamples(): SpecialitySample[] {
  read ??= readSpecialities();
  return read;
}

function readSpecialities() {
  const shared = readSampleJson('specialities/specialities.json', z.array(sharedSchema));
  return withTexts('specialities', shared, readSampleLanguages('specialities', textsSchema));
}
