import { z } from 'zod';

const threeTexts = z.object({
  en: z.string().trim().min(1).max(300),
  ms: z.string().trim().max(300).optional(),
  zh: z.string().trim().max(300).optional(),
});
const key = z.string().regex(/^[a-z][a-z_]{1,39}$/);
const percent = z.number().int().min(0).max(60);

/**
 * The care programme: tiers, benefits, and the plans for joining. The pages, the cart and the checkout all read this
 * setting; the terms of a member who has already paid are stored with that membership.
 */
export const careProgrammeSchema = z
  .object({
    /** The version of /cares-terms that new members accept. */
    termsVersion: z.string().regex(/^[\w.-]{1,40}$/),
    /** Days before the end of a paid year from which it can be renewed, and at which the member is reminded. */
    renewFromDays: z.number().int().min(1).max(180),
    remindDays: z.number().int().min(1).max(180),
    /** In ascending order: of two tiers in force, the later one counts. */
    tiers: z
      .array(
        z.object({
          key,
          name: z.string().trim().min(2).max(40),
          summary: threeTexts,
          packagePercent: percent,
          roomPercent: percent,
        }),
      )
      .min(1)
      .max(6),
    /** One row of the comparison each; a tier that is not listed does not have the benefit. */
    benefits: z.array(z.object({ name: threeTexts, byTier: z.record(key, threeTexts).default({}) })).max(30),
    /**
     * Ways to join. A price requires months, and a plan without months has no price, so that no paid tier is ever free.
     */
    plans: z
      .array(
        z
          .object({
            key,
            tier: key,
            name: threeTexts,
            priceSen: z.number().int().min(0).max(10_000_000),
            months: z.number().int().min(1).max(60).nullable(),
            /** Most people on one plan. */
            adults: z.number().int().min(1).max(12),
            children: z.number().int().min(0).max(12),
          })
          .refine(({ priceSen, months }) => priceSen > 0 === (months !== null), { path: ['priceSen'] }),
      )
      .min(1)
      .max(12),
  })
  .refine(({ tiers, plans }) => plans.every((plan) => tiers.some((tier) => tier.key === plan.tier)), {
    path: ['plans'],
  });
export type CareProgramme = z.infer<typeof careProgrammeSchema>;
export type CareTier = CareProgramme['tiers'][number];
export type CarePlan = CareProgramme['plans'][number];
