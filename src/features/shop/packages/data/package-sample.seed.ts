import { z } from 'zod';
import { sceneNames } from '#src/design/pictures/scene-names.ts';
import { readSampleJson, readSampleLanguages, withTexts } from '#src/platform/sample-files/sample-files.server.ts';

/**
 * `sample/packages/packages.json`: the facts of a package that are the same in every language; the price is in ringgit.
 */
const sharedSchema = z.strictObject({
  slug: z.string(),
  type: z.string(),
  /** The drawing of this package. */
  scene: z.enum(sceneNames),
  ages: z.tuple([z.int(), z.int().nullable()]),
  gender: z.enum(['any', 'female', 'male']),
  priceRm: z.int(),
  validityDays: z.int(),
  minutes: z.int(),
  /** Keys of `parts`: the examinations of each group. */
  includes: z.record(z.string(), z.array(z.string())),
  prepare: z.array(z.string()),
  /** Hospitals with at least this many beds offer it, and this is their number for a month. */
  fromBeds: z.int(),
  monthly: z.int(),
});

/** `sample/packages/<language>.json`, by slug. */
const textsSchema = z.record(
  z.string(),
  z.strictObject({
    title: z.string(),
    summary: z.string(),
    suits: z.string(),
    /** Paragraphs. */
    about: z.array(z.string()),
  }),
);

export type PackageSample = ReturnType<typeof readPackages>[number];

let read: PackageSample[] | undefined;

/** The sample's packages; identifiers follow their order. */
export function packageSamples(): PackageSample[] {
  read ??= readPackages();
  return read;
}

function readPackages() {
  const shared = readSampleJson('packages/packages.json', z.array(sharedSchema));
  return withTexts('packages', shared, readSampleLanguages('packages', textsSchema));
}
