import { z } from 'zod';
import { readSampleJson, readSampleLanguages, withTexts } from '#src/platform/sample-files/sample-files.server.ts';

/** `sample/hospitals/hospitals.json`. */
const sharedSchema = z.strictObject({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  state: z.string(),
  town: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  postcode: z.string(),
  street: z.string(),
  /** Area code and first digits; the identifier completes them to a full number. */
  exchange: z.string(),
  beds: z.int(),
  opened: z.int(),
  /** Of the clinic network. */
  isMember: z.boolean(),
  personInCharge: z.string(),
});

/** `sample/hospitals/<language>.json`, by slug. `about`: what it is known for, whom it serves, the way there. */
const textsSchema = z.record(
  z.string(),
  z.strictObject({ summary: z.string(), about: z.tuple([z.string(), z.string(), z.string()]) }),
);

export type HospitalSample = ReturnType<typeof readHospitals>[number];

let read: HospitalSample[] | undefined;

/** The 29 sample hospitals, in the order of their identifiers. */
export function hospitalSamples(): readonly HospitalSample[] {
  read ??= readHospitals();
  return read;
}

/** A hospital of day surgery alone: it has no emergency department and no labour rooms. */
export function isDayHospital({ slug }: { slug: string }): boolean {
  return slug === 'melur-bangsar';
}

/** Insurers that have an agreement with the sample group. */
export function sampleInsurers(): { slug: string; name: string }[] {
  return readSampleJson('insurers.json', z.array(z.strictObject({ slug: z.string(), name: z.string() })));
}

function readHospitals() {
  const shared = readSampleJson('hospitals/hospitals.json', z.array(sharedSchema));
  return withTexts('hospitals', shared, readSampleLanguages('hospitals', textsSchema));
}
