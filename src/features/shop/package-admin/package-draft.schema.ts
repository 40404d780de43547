import { z } from 'zod';
import { sceneNames } from '#src/design/scene-names.ts';
import { isApprovalNumber, longestApprovalYears, yearsLater } from '#src/shared/advertising-approval.ts';

const text = (longest: number) => z.string().trim().min(1).max(longest);
const localText = (longest: number) =>
  z.object({ en: text(longest), ms: text(longest).optional(), zh: text(longest).optional() });
const day = z.iso.date().nullable();
const approval = {
  approvalNumber: z.string().trim().refine(isApprovalNumber).nullable(),
  approvalStartsOn: day,
  approvalExpiresOn: day,
};

/** Whether the approval lasts at most three years, as the Medicine Advertisements Board grants it. */
function isApprovalPlausible(draft: { approvalStartsOn: string | null; approvalExpiresOn: string | null }): boolean {
  const { approvalStartsOn: from, approvalExpiresOn: until } = draft;
  if (from === null || until === null) return true;
  return until >= from && until <= yearsLater(from, longestApprovalYears);
}

/** A package as staff edit it; publishing is a separate step. */
export const packageDraftSchema = z
  .object({
    slug: z
      .string()
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      .max(80),
    typeSlug: text(60),
    title: localText(120),
    summary: localText(300),
    about: localText(6_000),
    suits: localText(500),
    inclusions: z
      .array(z.object({ name: localText(120), items: z.array(localText(200)).min(1).max(60) }))
      .min(1)
      .max(12),
    preparation: z.array(localText(400)).max(20),
    minAge: z.number().int().min(0).max(120),
    maxAge: z.number().int().min(0).max(120).nullable(),
    gender: z.enum(['any', 'female', 'male']),
    /** Its own drawing; null leaves it to the type. */
    scene: z.enum(sceneNames).nullable().default(null),
    priceSen: z.number().int().min(1).max(100_000_000),
    validityDays: z.number().int().min(1).max(1_095),
    visitMinutes: z.number().int().min(5).max(6_000),
    reviewedBy: z.string().trim().max(160).default(''),
    reviewedOn: day.default(null),
    ...approval,
  })
  .refine((draft) => draft.maxAge === null || draft.maxAge >= draft.minAge, { path: ['maxAge'] })
  .refine(isApprovalPlausible, { path: ['approvalExpiresOn'] });
export type PackageDraft = z.infer<typeof packageDraftSchema>;

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
    ...approval,
  })
  .refine((draft) => (draft.percentOff === null) !== (draft.amountOffSen === null), { path: ['percentOff'] })
  .refine((draft) => draft.endsAt > draft.startsAt, { path: ['endsAt'] })
  .refine(isApprovalPlausible, { path: ['approvalExpiresOn'] });
export type PromotionDraft = z.infer<typeof promotionDraftSchema>;

export const packageStatuses = ['draft', 'published', 'withdrawn'] as const;

/** A row of the staff's list: drafts and withdrawn ones too. */
export interface AdminPackage {
  id: number;
  slug: string;
  title: { en: string };
  typeSlug: string;
  priceSen: number;
  status: (typeof packageStatuses)[number];
  timesSold: number;
  approvalNumber: string | null;
  approvalExpiresOn: string | null;
}
