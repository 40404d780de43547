import { z } from 'zod';

const threeTexts = z.object({ en: z.string(), ms: z.string().optional(), zh: z.string().optional() });
const point = z.object({ title: threeTexts, text: threeTexts });
const day = z.iso.date();

/** The innovation challenge: dates, prizes, judges and texts of its page (specification, sections 1, 2, 3 and 9). */
export const challengeSchema = z.object({
  name: z.string(),
  /** An external form. */
  signUpUrl: z.url().optional(),
  email: z.email().optional(),
  social: z.array(z.object({ name: z.string(), href: z.url() })).max(8),
  overview: threeTexts,
  howToParticipate: threeTexts,
  requirements: z.array(threeTexts),
  criteria: z.array(point),
  themes: z.array(point),
  judges: z.array(
    z.object({
      name: z.string(),
      title: threeTexts,
      organization: z.string(),
      description: threeTexts,
      /** Seed and gender of the drawn portrait. */
      image: z.object({ seed: z.string(), gender: z.enum(['female', 'male']) }),
    }),
  ),
  /** Malaysian days, first and last; equal for a single day. */
  timeline: z.array(z.object({ from: day, to: day, title: threeTexts, text: threeTexts })),
  /** Whole ringgit; `count` is the number of winners. */
  prizes: z.array(
    z.object({
      category: threeTexts,
      awards: z.array(
        z.object({ title: threeTexts, ringgit: z.number().int().positive(), count: z.number().int().positive() }),
      ),
    }),
  ),
});
export type Challenge = z.infer<typeof challengeSchema>;
