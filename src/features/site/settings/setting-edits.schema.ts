import { z } from 'zod';
import { staffActions } from '#src/features/console/roles/staff-access.rules.ts';
import { brandSchema, settingSchemas, type SettingKey } from './settings.schema.ts';

const line = (max: number) => z.string().trim().min(1).max(max);
const phone = z
  .string()
  .trim()
  .regex(/^\+?[\d\s()-]{2,24}$/);
/** A text in three languages, which may be empty. */
const atMost = (max: number) => {
  const text = z.string().trim().max(max);
  return z.object({ en: text, ms: text.optional(), zh: text.optional() });
};
/** Only web addresses and own files, because an address must not run code. */
const webAddress = z.url({ protocol: /^https?$/ }).max(300);
const ownFile = z
  .string()
  .regex(/^\/[\w./-]{1,200}$/)
  .refine((path) => !path.includes('..') && !path.startsWith('//'));

/** The values that staff may enter: fewer than the site accepts from the database. */
const edits = {
  brand: brandSchema
    .extend({
      groupName: line(80),
      companyName: line(160).optional(),
      shortName: line(30),
      strapline: z.object({ en: line(120), ms: line(120).optional(), zh: line(120).optional() }),
      phone,
      emergencyPhone: phone,
      whatsapp: phone.optional(),
      email: z.email().max(254),
      address: line(300),
      registrationNumber: line(60),
      social: z.array(z.object({ name: line(40), href: webAddress })).max(10),
      faviconUrl: ownFile,
      hospitalIcons: z.array(z.object({ hospitalId: z.number().int().positive(), faviconUrl: ownFile })).max(100),
      outsideHosts: z.array(z.object({ host: z.string().regex(/^(?=.{4,253}$)(?:[a-z0-9-]+\.)+[a-z]{2,}$/) })).max(50),
    })
    .loose(),
  session: z.object({ timeoutMinutes: z.number().int().min(5).max(720) }).loose(),
  appointments: z
    .object({
      cancelUntilHours: z.number().int().min(0).max(336),
      holdMinutes: z.number().int().min(2).max(60),
      bookingWindowDays: z.number().int().min(1).max(180),
      offerMinutes: z.number().int().min(5).max(720),
    })
    .loose(),
  serviceTax: z
    .object({
      rates: z
        .array(z.object({ from: z.iso.date(), percent: z.number().min(0).max(30) }))
        .min(1)
        .max(40)
        .refine((rates) => rates.every(({ from }, index) => index === 0 || rates[index - 1]!.from < from)),
    })
    .loose(),
  sale: z
    .object({
      termsVersion: z.string().regex(/^[\w.-]{1,40}$/),
      taxRegistrationNumber: line(60),
      eInvoiceAboveSen: z.number().int().min(0).max(100_000_000),
      secondPersonAboveSen: z.number().int().min(0).max(100_000_000),
    })
    .loose(),
  escalation: z
    .object({
      secondAfterHours: z.number().int().min(1).max(720),
      rules: z
        .array(
          z.object({
            kind: z.string().regex(/^(?:\*|[a-z_]{1,40})$/),
            hospital: z.string().regex(/^(?:\*|[1-9]\d{0,8})$/),
            to: z.union([
              z.email().max(254).toLowerCase(),
              z.enum(staffActions.console),
              z.string().regex(/^own_\w{1,60}$/),
            ]),
          }),
        )
        .max(200),
    })
    .loose(),
  corporate: z
    .object({
      story: atMost(4_000),
      promises: z.array(z.object({ title: atMost(120), text: atMost(1_000) })).max(12),
      leader: z.object({
        name: z.string().trim().max(80),
        role: atMost(120),
        statement: atMost(2_000),
        image: z.object({ seed: line(60), gender: z.enum(['female', 'male']) }),
        pictureId: z.number().int().min(1).max(2_147_483_647).optional(),
      }),
    })
    .loose(),
  privacyNotice: z.object({ version: z.string().regex(/^[\w.-]{1,40}$/) }).loose(),
} satisfies Partial<Record<SettingKey, z.ZodType>>;

/** Changed elsewhere: insurers by the catalogue's list, which writes the setting; the opening by the set-up page. */
const storedElsewhere: readonly SettingKey[] = ['insurers', 'opening'];

/** The settings that staff edit by their form. */
export const settingKeys = (Object.keys(settingSchemas) as SettingKey[]).filter(
  (key) => !storedElsewhere.includes(key),
);

/** The schema that an edited setting must satisfy. */
export function editSchemaOf(key: SettingKey): z.ZodType {
  return (edits as Partial<Record<SettingKey, z.ZodType>>)[key] ?? settingSchemas[key];
}
