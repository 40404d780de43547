import { z } from 'zod';
import { sceneNames } from '#src/design/pictures/scene-names.ts';
import { approvalFields, day, isApprovalPlausible, localText, text } from './draft-fields.schema.ts';

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
    /** Its own scene; null for the scene of its type. */
    scene: z.enum(sceneNames).nullable().default(null),
    priceSen: z.number().int().min(1).max(100_000_000),
    validityDays: z.number().int().min(1).max(1_095),
    visitMinutes: z.number().int().min(5).max(6_000),
    reviewedBy: z.string().trim().max(160).default(''),
    reviewedOn: day.default(null),
    ...approvalFields,
  })
  .refine((draft) => draft.maxAge === null || draft.maxAge >= draft.minAge, { path: ['maxAge'] })
  .refine(isApprovalPlausible, { path: ['approvalExpiresOn'] });
export type PackageDraft = z.infer<typeof packageDraftSchema>;

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
