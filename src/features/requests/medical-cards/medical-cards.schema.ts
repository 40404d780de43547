import { z } from 'zod';

const number = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9][A-Za-z0-9 ./-]{3,39}$/);
const day = z.union([z.literal(''), z.iso.date()]).default('');
const days = { validFrom: day, validUntil: day };
const inOrder = ({ validFrom, validUntil }: { validFrom: string; validUntil: string }) =>
  validFrom === '' || validUntil === '' || validFrom <= validUntil;
const order = {
  path: ['validUntil'],
  message: 'order',
  when: ({ issues }: { issues: readonly unknown[] }) => issues.length === 0,
};

/** A new card. The settings have the list of insurers. */
export const newCardSchema = z
  .object({ person: z.string().min(1).max(100), insurer: z.string().trim().min(1).max(120), number, ...days })
  .refine(inOrder, order);

/** A change: an empty number leaves the stored one; the card's person does not change. */
export const changedCardSchema = z
  .object({ insurer: z.string().trim().min(1).max(120), number: z.union([z.literal(''), number]).default(''), ...days })
  .refine(inOrder, order);

export type CardDetails = z.output<typeof changedCardSchema>;
export const cardSides = ['front', 'back'] as const;
export type CardSide = (typeof cardSides)[number];
