/** Parses the package desk's forms into drafts, with a message beside each refused field. */
import type { z } from 'zod';
import { m } from '#src/paraglide/messages.js';
import { senOf } from '#src/platform/payment-gateway/gateway-amount.ts';
import { addDays, atMalaysianTime, isCalendarDay } from '#src/shared/dates.ts';
import { Failure, type MessageText } from '#src/shared/failure.ts';
import type { Language } from '#src/shared/languages.ts';
import type { PackageRow } from '../data/packages-admin.store.server.ts';
import { packageDraftSchema, type PackageDraft } from './package-draft.schema.ts';
import { packageTexts, promotionTexts } from '../package-words.rules.ts';
import { promotionDraftSchema, type PromotionDraft } from '../promotions/promotion-draft.schema.ts';
import { readInclusions, readPreparation, withLanguage } from './package-form.rules.ts';

/** Form fields with other names than in the draft. */
const fieldNames: Record<string, string> = {
  priceSen: 'price',
  code: 'promo',
  amountOffSen: 'amountOff',
  maximumDiscountSen: 'maximumDiscount',
  minimumSpendSen: 'minimumSpend',
  startsAt: 'startsOn',
  endsAt: 'endsOn',
};

/**
 * Parses the English form with all fields of a package. `before` supplies the translations of unchanged lines. Throws
 * draft_invalid (422).
 */
export function packageDraftOf(form: FormData, before?: PackageRow): PackageDraft {
  const text = (name: string) => typed(form, name);
  const english = (name: 'title' | 'summary' | 'about' | 'suits') => ({ ...before?.[name], en: text(name) });
  return checked(packageDraftSchema, packageTexts, {
    slug: text('slug').toLowerCase(),
    typeSlug: text('typeSlug'),
    title: english('title'),
    summary: english('summary'),
    about: english('about'),
    suits: english('suits'),
    inclusions: readInclusions(text('inclusions'), before?.inclusions ?? []),
    preparation: readPreparation(text('preparation'), before?.preparation ?? []),
    minAge: whole(text('minAge')) ?? Number.NaN,
    maxAge: whole(text('maxAge')),
    gender: text('gender'),
    scene: text('scene') || null,
    priceSen: sen(text('price')) ?? 0,
    validityDays: whole(text('validityDays')) ?? 0,
    visitMinutes: whole(text('visitMinutes')) ?? 0,
    ...approvalOf(text),
  });
}

/** Parses the form of another language and adds its texts to the English ones. Throws draft_invalid (422). */
export function translatedDraftOf(form: FormData, before: PackageRow, language: Exclude<Language, 'en'>): PackageDraft {
  return checked(packageDraftSchema, packageTexts, {
    ...before,
    ...withLanguage(before, language, (name) => typed(form, name)),
  });
}

/** Parses a promotion's form. Its last day is included. Throws draft_invalid (422). */
export function promotionDraftOf(form: FormData): PromotionDraft {
  const text = (name: string) => typed(form, name);
  const translation = (language: string) =>
    text(`name-${language}`) === '' ? {} : { [language]: text(`name-${language}`) };
  const day = (name: string) => (isCalendarDay(text(name)) ? text(name) : null);
  const [starts, ends] = [day('startsOn'), day('endsOn')];
  return checked(promotionDraftSchema, promotionTexts, {
    code: text('promo'),
    name: { en: text('name'), ...translation('ms'), ...translation('zh') },
    percentOff: whole(text('percentOff')),
    amountOffSen: sen(text('amountOff')),
    maximumDiscountSen: sen(text('maximumDiscount')),
    minimumSpendSen: sen(text('minimumSpend')) ?? 0,
    typeSlugs: form.getAll('typeSlugs').map(String),
    startsAt: starts ? atMalaysianTime(starts, '00:00') : undefined,
    endsAt: ends ? atMalaysianTime(addDays(ends, 1), '00:00') : undefined,
    globalLimit: whole(text('globalLimit')),
    personalLimit: whole(text('personalLimit')),
    isPublished: text('isPublished') === 'yes',
    ...approvalOf(text),
  });
}

/** Parses a number of places; empty removes the package from the hospital. Throws draft_invalid (422). */
export function placesOf(form: FormData, name: string, { mayBeEmpty }: { mayBeEmpty: boolean }): number | null {
  const places = whole(typed(form, name));
  if ((places === null && !mayBeEmpty) || (places !== null && !(places >= 0 && places <= 10_000)))
    throw invalid({ [name]: m.package_admin_error_places });
  return places;
}

/** Parses a month, 'YYYY-MM'. Throws draft_invalid (422). */
export function monthOf(form: FormData): string {
  const month = typed(form, 'month');
  if (!/^20\d\d-(0[1-9]|1[0-2])$/.test(month)) throw invalid({ month: m.package_admin_error_month });
  return month;
}

function approvalOf(text: (name: string) => string) {
  return {
    approvalNumber: text('approvalNumber').replaceAll(/\s+/g, ' ').toUpperCase() || null,
    approvalStartsOn: text('approvalStartsOn') || null,
    approvalExpiresOn: text('approvalExpiresOn') || null,
  };
}

function typed(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim().replaceAll('\r\n', '\n') : '';
}

/** Null for an empty text; NaN, which every schema refuses, for a text that is not a whole number. */
function whole(text: string): number | null {
  if (text === '') return null;
  return /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
}

function sen(text: string): number | null {
  if (text === '') return null;
  return senOf(text.replace(/^RM\s*/i, '').replaceAll(',', '')) ?? Number.NaN;
}

function checked<Shape extends z.ZodType>(
  schema: Shape,
  texts: Record<string, MessageText>,
  draft: unknown,
): z.output<Shape> {
  const parsed = schema.safeParse(draft);
  if (parsed.success) return parsed.data;
  const wrong = new Set(parsed.error.issues.map(({ path }) => String(path[0])));
  // Beside the fields in the order of the form.
  throw invalid(
    Object.fromEntries(
      Object.entries(texts)
        .filter(([name]) => wrong.has(name))
        .map(([name, words]) => [fieldNames[name] ?? name, words]),
    ),
  );
}

function invalid(fields: Record<string, MessageText>): Failure {
  return new Failure({ status: 422, code: 'draft_invalid', text: m.package_admin_error_form, fields });
}
