/** What an entry needs before one of its languages may be published. */
import { advertises } from '#src/features/publishing/entries/content.rules.ts';
import { areChaptersWithin } from '#src/features/publishing/entries/fields/recording-fields.rules.ts';
import {
  isStatedGeneral,
  needsReview,
  traitsOf,
  type Kind,
} from '#src/features/publishing/entries/content-kinds.schema.ts';
import type { Language } from '#src/shared/languages.ts';
import { malaysianDay } from '#src/shared/dates.ts';
import { approvalFault, type ApprovalFault } from '#src/shared/health-texts/advertising-approval.ts';

/** Requirements of publication that an entry may miss; each is shown to the editor as a text. */
export type MissingRequirement =
  | 'title'
  | 'summary'
  | 'body'
  | 'fields'
  | 'english'
  | 'reviewer'
  | 'review_again'
  | 'review_overdue'
  | 'health_words'
  | 'emergencyCall'
  | ApprovalFault
  | 'package_ends'
  | 'address'
  | 'publicUntil'
  | 'chapters'
  | 'alt';

export interface Candidate {
  kind: Kind;
  language: Language;
  title: string;
  summary: string;
  body: string;
  reviewer: string | null;
  reviewDueOn: string | null;
  /** A doctor approved a version that was changed since. */
  isReviewFormer?: boolean;
  fields: Record<string, unknown>;
  isEnglishPublished: boolean;
  /** Words of health advice in its texts. */
  healthWords?: readonly string[];
  /** Whether one of its texts mentions an emergency. */
  speaksOfEmergency?: boolean;
  /** Whether the kind's required fields are filled in. */
  hasFields: boolean;
  /** For a campaign: packages that are not on sale, or whose approval expires before the campaign ends. */
  endingPackages?: readonly string[];
  /** Its localized fields; those that it lacks are taken from English. */
  own?: Record<string, unknown>;
  /** Another page has taken its address since it was created. */
  isAddressTaken?: boolean;
  /** The chosen end of publication. */
  publicUntil?: Date | null;
}

const withoutBody: readonly Kind[] = [
  'landing',
  'block',
  'home-section',
  'video',
  'podcast',
  'mccn-benefit',
  'library-disease',
  'library-first-aid',
  'library-symptom',
  'library-test',
  'library-faq',
];

/** The missing requirements for publication at `now`; empty where it may be published. */
export function missingRequirements(candidate: Candidate, now: Date): MissingRequirement[] {
  const { kind, language, fields } = candidate;
  const found: MissingRequirement[] = [];
  if (candidate.title.trim() === '') found.push('title');
  if (candidate.summary.trim() === '' && kind !== 'faq' && kind !== 'block' && kind !== 'home-section')
    found.push('summary');
  // The other languages fall back to the English body, field by field.
  if (language === 'en' && candidate.body.trim() === '' && !withoutBody.includes(kind)) found.push('body');
  if (!candidate.hasFields) found.push('fields');
  if (language !== 'en' && !candidate.isEnglishPublished) found.push('english');
  if (needsReview(kind, fields)) {
    if (!candidate.reviewer) found.push(candidate.isReviewFormer ? 'review_again' : 'reviewer');
    else if (candidate.reviewDueOn !== null && candidate.reviewDueOn < malaysianDay(now)) found.push('review_overdue');
  }
  if (isStatedGeneral(kind, fields) && (candidate.healthWords ?? []).length > 0) found.push('health_words');
  if (traitsOf(kind).mayCallEmergency && candidate.speaksOfEmergency && !fields['emergencyCall'])
    found.push('emergencyCall');
  if (advertises(kind, fields)) {
    const approval = {
      number: String(fields['approvalNumber'] ?? ''),
      expiresOn: String(fields['approvalExpiresOn'] ?? ''),
    };
    const fault = approvalFault(approval, malaysianDay(now));
    if (fault) found.push(fault);
  }
  if ((candidate.endingPackages ?? []).length > 0) found.push('package_ends');
  if (!areChaptersWithin(candidate.own?.['chapters'], fields['durationSeconds'])) found.push('chapters');
  if (candidate.isAddressTaken) found.push('address');
  if (candidate.publicUntil && candidate.publicUntil <= now) found.push('publicUntil');
  return found;
}
