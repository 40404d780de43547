import { z } from 'zod';
import { careProgrammeSchema } from './care-programme-setting.schema.ts';
import { challengeSchema } from './challenge-setting.schema.ts';
import { shippedColours } from '#src/shared/shipped-colours.ts';

const localTextSchema = z.object({ en: z.string(), ms: z.string().optional(), zh: z.string().optional() });

const colour = z
  .string()
  .trim()
  .regex(/^#[0-9a-f]{6}$/i);
/** Deep: headings, header, footer. Teal: actions and links. Gold: lines and icons on deep. Cream: bands. */
export const coloursSchema = z.object({ deep: colour, teal: colour, gold: colour, cream: colour });
export type BrandColours = z.infer<typeof coloursSchema>;

/** The name of a group that has not entered its own yet. */
export const unnamedGroup = 'Hospital Group';

const offered = z.enum(['offered', 'hidden']).default('offered');

/** The group's name, numbers and links: data, never literals in code. */
export const brandSchema = z
  .object({
    groupName: z.string(),
    /** As in the register of companies; empty where unknown. */
    companyName: z.string().default(''),
    shortName: z.string(),
    strapline: localTextSchema,
    phone: z.string(),
    emergencyPhone: z.string(),
    whatsapp: z.string().optional(),
    email: z.string(),
    address: z.string(),
    registrationNumber: z.string(),
    social: z.array(z.object({ name: z.string(), href: z.string() })),
    colours: coloursSchema.default(shippedColours),
    /** The group's own logo; the shipped mark shows without one. */
    logoUrl: z.string().optional(),
    faviconUrl: z.string(),
    /** The icon for home screens of phones, made of the group's own icon. */
    touchIconUrl: z.string().optional(),
    /** The languages besides English that visitors are offered; the console has all of them. */
    siteLanguages: z.object({ ms: offered, zh: offered }).default({ ms: 'offered', zh: 'offered' }),
    /** Hospitals with an icon of their own; all others have the group's. */
    hospitalIcons: z.array(z.object({ hospitalId: z.number().int().positive(), faviconUrl: z.string() })).default([]),
    /** External hosts that a short address may redirect to: 'www.example.com'. */
    outsideHosts: z.array(z.object({ host: z.string() })).default([]),
  })
  .loose();
export type Brand = z.infer<typeof brandSchema>;

export const settingSchemas = {
  brand: brandSchema,
  session: z.object({ timeoutMinutes: z.number().int().positive() }).loose(),
  appointments: z
    .object({
      cancelUntilHours: z.number().int().nonnegative(),
      holdMinutes: z.number().int().positive(),
      bookingWindowDays: z.number().int().positive(),
      /** How long a freed slot is held for the next person of a waiting list. */
      offerMinutes: z.number().int().positive().default(30),
    })
    .loose(),
  /** Service tax for people who are not citizens: each rate applies from its Malaysian day on. */
  serviceTax: z
    .object({
      rates: z.array(z.object({ from: z.iso.date(), percent: z.number().min(0).max(100) })),
    })
    .loose(),
  /** The data that the law requires of a seller, and limits of the package desk. */
  sale: z
    .object({
      termsVersion: z.string(),
      /** Service-tax registration number, printed on receipts. */
      taxRegistrationNumber: z.string(),
      /** An order above this amount needs an e-invoice of its own. */
      eInvoiceAboveSen: z.number().int().positive(),
      /** A refund above this amount needs a second person. */
      secondPersonAboveSen: z.number().int().nonnegative(),
    })
    .loose(),
  /** Insurers that have an agreement with the group, by name. */
  insurers: z.array(z.string().trim().min(1).max(120)).max(200),
  privacyNotice: z.object({ version: z.string() }).loose(),
  /**
   * The collaboration with a clinic abroad: its name, our member hospitals, its telephone number and its external
   * addresses.
   */
  clinicNetwork: z
    .object({
      name: z.string(),
      memberSlugs: z.array(z.string()),
      conciergePhone: z.string(),
      newsUrl: z.url().optional(),
      aboutUrl: z.url().optional(),
      videoId: z
        .string()
        .regex(/^[\w-]{11}$/)
        .optional(),
      /** Slug of a film of this site, shown instead of the video. */
      filmSlug: z.string().optional(),
    })
    .loose(),
  /** The people to whom submissions are passed on that nobody has answered in the promised time. */
  escalation: z
    .object({
      /** Hours after the first escalation until the administrators of the group are notified too. */
      secondAfterHours: z.number().int().positive(),
      rules: z.array(
        z.object({
          /** Name of a kind of form, or '*' for all. */
          kind: z.string(),
          /** Id of a hospital, or '*' for all. */
          hospital: z.string(),
          /** A role, or the mail address of a member of staff. */
          to: z.string(),
        }),
      ),
    })
    .loose(),
  /** What the group says about itself on its own page; an empty text is not shown. */
  corporate: z
    .object({
      /**
       * Paragraphs separated by a blank line; `{{group}}`, `{{year}}`, `{{hospitals}}` and `{{states}}` are replaced by
       * present figures.
       */
      story: localTextSchema,
      /** What the group holds itself to. */
      promises: z.array(z.object({ title: localTextSchema, text: localTextSchema })),
      /** The group's spokesperson: not shown without a name and a message. */
      leader: z.object({
        name: z.string(),
        role: localTextSchema,
        /** Paragraphs separated by a blank line. */
        statement: localTextSchema,
        /** The drawn portrait. */
        image: z.object({ seed: z.string(), gender: z.enum(['female', 'male']) }),
        /** A picture of the media library in place of the drawn portrait. */
        pictureId: z.number().int().positive().optional(),
      }),
    })
    .loose(),
  challenge: challengeSchema,
  careProgramme: careProgrammeSchema,
  /** Whether visitors see the site; until then they see the holding page. Only the set-up page changes it. */
  opening: z.object({
    isOpen: z.boolean(),
    /** Whether it was ever open, even if it was closed again: from then on files cannot state reviews. */
    wasOpened: z.boolean().optional(),
  }),
} as const;
export type SettingKey = keyof typeof settingSchemas;
export type Setting<Key extends SettingKey> = z.infer<(typeof settingSchemas)[Key]>;
