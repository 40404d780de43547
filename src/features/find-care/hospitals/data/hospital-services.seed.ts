import { z } from 'zod';
import {
  readSampleJson,
  readSampleLanguages,
  typedSections,
  withTexts,
} from '#src/platform/sample-files/sample-files.server.ts';
import type { LocalText } from '#src/shared/local-text.ts';

const hoursNames = ['always', 'office', 'fridayWeekend', 'long', 'shifts', 'visiting'] as const;

/** `sample/hospital-services/services.json`. */
const sharedSchema = z.strictObject({
  slug: z.string(),
  icon: z.string(),
  hours: z.enum(hoursNames),
  /** Services of every hospital; of the others each hospital has some. */
  isEverywhere: z.boolean(),
});

/** `sample/hospital-services/<language>.json`. A summary may say `{town}`. */
const textsSchema = z.strictObject({
  hours: z.record(z.enum(hoursNames), z.string()),
  headings: z.strictObject({ prepare: z.string(), happens: z.string(), afterwards: z.string(), questions: z.string() }),
  services: z.record(
    z.string(),
    z.strictObject({
      name: z.string(),
      summary: z.string(),
      prepare: z.array(z.string()),
      happens: z.array(z.string()),
      afterwards: z.array(z.string()),
      questions: z.array(z.strictObject({ ask: z.string(), answer: z.string() })),
    }),
  ),
});

export type ServiceSample = ReturnType<typeof readServices>['services'][number];

let read: ReturnType<typeof readServices> | undefined;

/** The sample's services, those of every hospital first, in the order of the file. */
export function serviceSamples(): readonly ServiceSample[] {
  read ??= readServices();
  return read.services;
}

/** The visiting hours of every hospital of the sample; its texts have the placeholder {{visiting_hours}} for them. */
export function visitingHours(): LocalText {
  read ??= readServices();
  return read.hours.visiting;
}

/** The hours of a service in that state: in Kedah and Kelantan the weekend is Friday and Saturday. */
export function hoursIn(state: string, { hours }: Pick<ServiceSample, 'hours'>): LocalText {
  read ??= readServices();
  const isFridayWeekend = hours === 'office' && ['Kedah', 'Kelantan'].includes(state);
  return read.hours[isFridayWeekend ? 'fridayWeekend' : hours];
}

function readServices() {
  const shared = readSampleJson('hospital-services/services.json', z.array(sharedSchema));
  const { services, hours, headings } = readSampleLanguages('hospital-services', textsSchema);
  return { services: withTexts('hospital-services', shared, services), hours, headings };
}

/** How to prepare for a service, what happens there, and questions, as an editor would have typed them. */
export function serviceDetails({ prepare, happens, afterwards, questions }: ServiceSample): LocalText {
  read ??= readServices();
  const { headings } = read;
  return typedSections([
    { title: headings.prepare, points: prepare },
    { title: headings.happens, steps: happens },
    { title: headings.afterwards, points: afterwards },
    { title: headings.questions, questions },
  ]);
}
