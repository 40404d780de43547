/** The fields of the health library's kinds: parts, urgency, and sources. */
import { z } from 'zod';

const words = z.string().trim().max(400);
const slug = z.string().trim().max(120);
const passage = z.string().max(4_000).default('');
/** One item of a list; Malay needs a quarter more letters than English. */
const point = z.string().trim().max(600);
const points = z.array(point).default([]);
const required = z.array(point).min(1);
/** The reviewer's field of medicine, in each language. */
export const reviewed = { reviewerField: words.optional() };
/**
 * Whether its page begins with the emergency number; a text that mentions an emergency is published only with an
 * answer.
 */
export const urgent = { emergencyCall: z.enum(['yes', 'no']).optional() };

/** A source: its title, the year of its edition, and its address. */
const reference = z.object({
  title: z.string().trim().min(1).max(300),
  year: z.number().int().min(1900).max(2100),
  url: z
    .string()
    .regex(/^https:\/\/[^\s|]+$/)
    .max(500)
    .optional(),
});

export type Reference = z.infer<typeof reference>;

/** Fields of every medical entry of the library: speciality, sources, articles on the same subject. */
const libraryEntry = {
  departments: z.array(slug).default([]),
  articleSlugs: z.array(slug).default([]),
};
const sourced = { references: z.array(reference).min(1), ...reviewed };

/** First aid, part by part: numbered steps, and what never to do. */
const firstAidFields = z.looseObject({
  overview: passage,
  symptoms: points,
  causes: points,
  whenToSeeADoctor: passage,
  treatment: passage,
  ...libraryEntry,
  ...sourced,
  steps: required,
  stepsForChildren: points,
  stepsForBabies: points,
  neverDo: required,
});

/** How soon to get help: now by ambulance, today, at an appointment. */
const careLevels = { emergency: required, urgent: required, routine: required };

/** A symptom; `whenToSeeADoctor` is the field from before the three lists. */
const symptomFields = z.looseObject({
  overview: passage,
  symptoms: points,
  causes: points,
  whenToSeeADoctor: passage,
  ...careLevels,
  tests: passage,
  treatment: passage,
  selfCare: points,
  livingWith: passage,
  complications: points,
  prevention: points,
  ...libraryEntry,
  ...sourced,
});

/** A disease has all parts: prevention, diagnosis, complications, and living with it. */
const diseaseFields = symptomFields.extend({
  tests: z.string().trim().min(1).max(4_000),
  selfCare: required,
  livingWith: z.string().trim().min(1).max(4_000),
  complications: required,
  prevention: required,
});

export const librarySchemas = {
  'library-disease': diseaseFields,
  'library-first-aid': firstAidFields,
  'library-symptom': symptomFields,
  'library-test': z.looseObject({
    overview: passage,
    why: passage,
    preparation: passage,
    whatHappens: passage,
    results: passage,
    risks: points,
    // What lowers the risks of the test or operation.
    prevention: required,
    selfCare: required,
    ...careLevels,
    ...libraryEntry,
    ...sourced,
  }),
  'library-faq': z.looseObject({
    answer: passage,
    ...urgent,
    ...libraryEntry,
    ...sourced,
  }),
} as const;
