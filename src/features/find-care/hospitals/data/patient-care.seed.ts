import { z } from 'zod';
import {
  joinedParagraphs,
  readSampleJson,
  readSampleLanguages,
  withTexts,
} from '#src/platform/sample-files/sample-files.server.ts';

const sharedSchema = z.strictObject({ slug: z.string(), icon: z.string() });

/** `sample/patient-care/<language>.json`, by slug. A paragraph may say `{hospital}`, `{town}` and `{phone}`. */
const textsSchema = z.record(z.string(), z.strictObject({ title: z.string(), body: z.array(z.string()) }));

export type CareTopicSample = ReturnType<typeof readTopics>[number];

let read: CareTopicSample[] | undefined;

/** What patients and families ask before, during and after a stay. */
export function careTopics(): readonly CareTopicSample[] {
  read ??= readTopics();
  return read;
}

function readTopics() {
  const shared = readSampleJson('patient-care/topics.json', z.array(sharedSchema));
  return withTexts('patient-care', shared, readSampleLanguages('patient-care', textsSchema)).map((topic) => ({
    ...topic,
    body: joinedParagraphs(topic.body),
  }));
}
