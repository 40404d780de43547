import { z } from 'zod';

/** The keyword components (specification, section 2). */
export const keywordComponents = [
  'doctor',
  'hospital',
  'speciality-centre',
  'speciality-centre-service',
  'center-of-excellence',
  'health-package',
  'events',
  'campaigns-promotions',
  'articles',
  'video',
  'podcast',
  'landing',
  'clinic',
] as const;
export type KeywordComponent = (typeof keywordComponents)[number];

export const keywordAnswer = z.object({
  url: z.string(),
  component: z.enum(keywordComponents),
  id: z.string(),
  hosp: z.number().int().optional(),
});
export type Keyword = z.infer<typeof keywordAnswer>;

export const keywordQuery = z.object({
  path: z
    .string()
    .min(1)
    .max(300)
    .transform((path) => (path.startsWith('/') ? path : `/${path}`)),
  type: z.enum(keywordComponents).optional(),
});
