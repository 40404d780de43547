import type { Language } from '#src/shared/languages.ts';
import { Failure, type MessageText } from '#src/shared/failure.ts';
import { m } from '#src/paraglide/messages.js';
import { type MissingRequirement } from './publication/before-publication.rules.ts';

export const stepNotAllowed = () => new Failure({ status: 409, code: 'step_not_allowed', text: m.content_error_step });
export const changedMeanwhile = () =>
  new Failure({ status: 409, code: 'changed_meanwhile', text: m.content_error_changed });
export const slugRefused = () => field('slug', m.content_error_slug_form);
export const slugTaken = () => field('slug', m.content_error_slug_taken);
/** Another page had this address, which still redirects to that page. */
export const slugOfFormerPage = () => field('slug', m.landing_error_former);
export const slugBelowHospital = () => field('slug', m.landing_error_hospital);
export const slugReserved = () => field('slug', m.content_error_slug_reserved);
export const publicUntilInPast = () => field('publicUntil', m.content_error_schedule_past);
export const scheduleInPast = () => field('at', m.content_error_schedule_past);
export const fieldsRefused = (names: readonly string[]) =>
  new Failure({
    status: 422,
    code: 'fields_refused',
    text: m.errors_invalid,
    fields: Object.fromEntries(names.map((name) => [name, m.content_error_field])),
  });
export const imageUnknown = () => field('image', m.content_error_image_unknown);
export const blockPictureUnknown = () => field('blocks', m.content_error_image_unknown);
export const textPictureUnknown = () => field('body', m.content_error_text_picture);
export const textPictureWords = () => field('body', m.content_error_text_picture_words);
export const chaptersOutside = () => field('chapters', m.content_error_chapters);

function field(name: string, text: MessageText): Failure {
  return new Failure({ status: 422, code: `${name}_refused`, text, fields: { [name]: text } });
}

/** The message of each missing requirement. */
const missingRequirementWords: Record<Exclude<MissingRequirement, 'health_words'>, MessageText> = {
  title: m.content_lack_title,
  summary: m.content_lack_summary,
  body: m.content_lack_body,
  fields: m.content_lack_fields,
  english: m.content_lack_english,
  emergencyCall: m.content_lack_emergency_call,
  reviewer: m.content_lack_reviewer,
  review_again: m.content_lack_review_again,
  review_overdue: m.content_lack_review_overdue,
  approval: m.content_lack_approval,
  approval_expired: m.content_lack_approval_expired,
  approval_too_long: m.content_lack_approval_too_long,
  package_ends: m.content_lack_package_ends,
  address: m.content_error_slug_taken,
  publicUntil: m.content_lack_public_until,
  alt: m.content_error_alt,
  chapters: m.content_error_chapters,
};

/** The message of a missing requirement; words of health advice are named in it. */
export const missingRequirementText = (requirement: MissingRequirement, healthWords: readonly string[]): MessageText =>
  requirement === 'health_words'
    ? (_, options) => m.content_lack_health_words({ words: quoted(healthWords, options.locale) }, options)
    : missingRequirementWords[requirement];

const quoted = (words: readonly string[], locale: Language) =>
  words.map((word) => `“${word}”`).join(locale === 'zh' ? '、' : ', ');

/**
 * The missing requirements of publication; each missing field of the kind is named, for the message beside its control.
 */
export const notReady = (
  missingRequirements: readonly MissingRequirement[],
  { missingFields = [], healthWords = [] }: { missingFields?: readonly string[]; healthWords?: readonly string[] } = {},
) =>
  new Failure({
    status: 422,
    code: 'not_ready',
    text: m.content_error_not_ready,
    fields: Object.fromEntries([
      ...missingRequirements.map(
        (requirement) =>
          [
            requirement === 'health_words' ? 'healthAdvice' : requirement,
            missingRequirementText(requirement, healthWords),
          ] as const,
      ),
      ...missingFields.map((name) => [name, m.content_error_field_missing] as const),
    ]),
  });
