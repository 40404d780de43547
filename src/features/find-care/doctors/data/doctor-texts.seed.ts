import { z } from 'zod';
import { readSampleJson } from '#src/platform/sample-files/sample-files.server.ts';

const trainings = ['medicine', 'surgery', 'dental', 'other'] as const;

/** `sample/doctors/work.json`: words for the doctors of each speciality, by its slug. */
const workSchema = z.record(
  z.string(),
  z.strictObject({
    /** The further training for this speciality. */
    training: z.enum(trainings),
    /** The field, where the speciality's name does not fit a sentence about a doctor. */
    field: z.strictObject({ en: z.string(), ms: z.string(), zh: z.string() }).optional(),
    /** Completes 'Most of {her} patients come with ...'. */
    brings: z.string(),
    /** A sentence about the work, as the doctor would say it. */
    manner: z.string(),
    subspecialities: z.array(z.strictObject({ en: z.string(), ms: z.string(), zh: z.string() })),
  }),
);

/** `sample/doctors/training.json`. */
const trainingSchema = z.strictObject({
  universities: z.array(z.string()),
  furtherDegrees: z.record(z.enum(trainings), z.array(z.tuple([z.string(), z.string()]))),
});

let work: z.output<typeof workSchema> | undefined;
let training: z.output<typeof trainingSchema> | undefined;

/** Throws when the sample has no words of that speciality. */
export function workOf(speciality: string): z.output<typeof workSchema>[string] {
  work ??= readSampleJson('doctors/work.json', workSchema);
  const found = work[speciality];
  if (!found) throw new Error(`sample/doctors/work.json has no words of ${speciality}.`);
  return found;
}

export function doctorTraining(): z.output<typeof trainingSchema> {
  training ??= readSampleJson('doctors/training.json', trainingSchema);
  return training;
}
