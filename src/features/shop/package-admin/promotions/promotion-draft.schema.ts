import { z } from 'zod';
import { approvalFields, isApprovalPlausible, localText, text } from '../draft/draft-fields.schema.ts';

/** A promotion with its code, as staff edit it. */
export const promotionDraftSchema = z
  .object({
    code: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z0-9]{3,40}$/),
    name: localText(120),
    percentOff: z.number().int().min(1).max(100).nullable(),
    amountOffSen: z.number().int().min(1).max(100_000_000).nullable(),
    maximumDiscountSen: z.number().int().min(1).nullable(),
    minimumSpendSen: z.number().int().min(0),
    typeSlugs: z.array(text(60)).max(30),
    startsAt: z.coerce.date(),
    endsAt: z.coerce.date(),
    globalLimit: z.number().int().min(1).nullable(),
    personalLimit: z.number().int().min(1).nullable(),
    isPublished: z.boolean(),
    ...approvalFields,
  })
  .refine((draft) => (draft.percentOff === null) !== (draft.amountOffSen === null), { path: ['percentOff'] })
  .refine((draft) => draft.endsAt > draft.startsAt, { path: ['endsAt'] })
  .refine(isApprovalPlausible, { path: ['approvalExpiresOn'] });
export type PromotionDraft = z.infer<typeof promotionDraftSchema>;
