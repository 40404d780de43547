import { challengeSchema, type Challenge } from '#src/features/site/settings/challenge-setting.schema.ts';
import { readSampleJson } from '#src/platform/sample-files/sample-files.server.ts';

/** The innovation challenge of the sample, from `sample/challenge.json` (specification, sections 1, 2 and 9). */
export function sampleChallenge(): Challenge {
  return readSampleJson('challenge.json', challengeSchema);
}
