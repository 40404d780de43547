/** The blocks of which staff compose a landing page: their shapes, checked in the editor and on the server alike. */
import { z } from 'zod';
import { sceneNames } from '#src/design/pictures/scene-names.ts';
import { cardIcons } from './card-choices.schema.ts';

const mostBlocks = 30;
const mostItems = 24;
/** The numbers of cards that a list of doctors or packages may have: they fill whole rows on a wide screen. */
export const listLengths = ['3', '6', '9'] as const;
export const pictureSides = ['left', 'right'] as const;

const line = z.string().trim().max(160);
const paragraphs = z.string().trim().max(3_000);
const html = z.string().trim().max(6_000);
const chosen = z.string().regex(/^[a-z0-9-]{0,120}$/);
const slug = chosen.default('');
/** A page of this site, a part of the page, or another site over https. */
const address = z
  .string()
  .trim()
  .max(300)
  .regex(/^(\/(?![/\\])[^\s\\]*|#[\w-]+|https:\/\/[^\s]+)?$/);
const phone = z
  .string()
  .trim()
  .max(30)
  .regex(/^(\+?[\d\s()-]{3,30})?$/);

const heading = line.default('');
const filledLine = line.min(1);
const list = { heading: filledLine, hospital: slug, most: z.enum(listLengths).default('3') };

const actionBlock = z
  .object({
    kind: z.literal('action'),
    heading: filledLine,
    text: paragraphs.default(''),
    label: line.default(''),
    href: address.default(''),
    phone: phone.default(''),
  })
  .superRefine(({ label, href, phone: number }, check) => {
    if (href === '' && number === '') check.addIssue({ code: 'custom', path: ['href'], params: { fault: 'either' } });
    if (href !== '' && label === '') check.addIssue({ code: 'custom', path: ['label'], params: { fault: 'missing' } });
  });

export const blockSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), heading, html: html.min(1) }),
  z.object({
    kind: z.literal('picture'),
    heading,
    html: html.min(1),
    /** A picture of the media library by its number; without one, the scene is drawn. */
    mediaId: z
      .string()
      .trim()
      .regex(/^\d{0,9}$/)
      .default(''),
    scene: z.enum(sceneNames).or(z.literal('')).default(''),
    side: z.enum(pictureSides).default('right'),
  }),
  z.object({
    kind: z.literal('cards'),
    heading,
    items: z
      .array(
        z.object({
          title: filledLine,
          text: paragraphs.default(''),
          href: address.min(1),
          icon: z.enum(cardIcons).or(z.literal('')).default(''),
        }),
      )
      .min(1)
      .max(mostItems),
  }),
  z.object({
    kind: z.literal('steps'),
    heading,
    items: z
      .array(z.object({ title: filledLine, text: paragraphs.default('') }))
      .min(1)
      .max(mostItems),
  }),
  z.object({
    kind: z.literal('questions'),
    heading,
    items: z
      .array(z.object({ title: filledLine, text: paragraphs.min(1) }))
      .min(1)
      .max(mostItems),
  }),
  actionBlock,
  z.object({ kind: z.literal('doctors'), ...list, speciality: slug }),
  z.object({ kind: z.literal('packages'), ...list, packageType: slug }),
  /** A form that staff have built, by its address: its words and the link to it. */
  z.object({ kind: z.literal('form'), form: chosen.min(1) }),
]);

/** The blocks of a page, in their order. */
export const blocksSchema = z.array(blockSchema).min(1).max(mostBlocks);

export type LandingBlock = z.infer<typeof blockSchema>;
export type BlockKind = LandingBlock['kind'];
export type BlockOf<K extends BlockKind> = Extract<LandingBlock, { kind: K }>;

/** The fault of a field of a block. */
export type BlockFault = 'missing' | 'long' | 'address' | 'phone' | 'either' | 'empty' | 'wrong';

/** The faults of typed blocks by field: '2.items.0.href'. Empty where all may be saved. */
export function blockFaults(blocks: unknown): Record<string, BlockFault> {
  const { error } = blocksSchema.safeParse(blocks);
  const faults: Record<string, BlockFault> = {};
  for (const issue of error?.issues ?? []) faults[issue.path.join('.')] ??= faultOf(issue);
  return faults;
}

function faultOf(issue: z.core.$ZodIssue): BlockFault {
  const field = String(issue.path.at(-1) ?? '');
  if (issue.code === 'custom') return (issue.params?.['fault'] as BlockFault | undefined) ?? 'wrong';
  if (issue.code === 'too_small') return field === 'items' ? 'empty' : 'missing';
  if (issue.code === 'too_big') return 'long';
  if (issue.code === 'invalid_format') return field === 'phone' ? 'phone' : field === 'href' ? 'address' : 'wrong';
  return 'wrong';
}

/** The fields of a landing page. */
export const landingFields = {
  blocks: blocksSchema,
  /** If it gives no health advice, it needs no doctor's approval. */
  healthAdvice: z.enum(['yes', 'no']).default('yes'),
  /** The last day on which readers see it. */
  lastDay: z.iso.date().optional(),
  /**
   * The address to which readers are redirected once it is unpublished or has ended; without it, a page tells them that
   * it was removed.
   */
  movedTo: z
    .string()
    .trim()
    .max(300)
    .regex(/^\/(?![/\\])[^\s\\]*$/)
    .optional(),
};
