/** Pure decisions of publishing: the life of an entry in one language, who may do what to it, what it lacks. */
import { approvalFault, type ApprovalFault } from '#src/shared/advertising-approval.ts';
import { addDays, atMalaysianTime, malaysianDay } from '#src/shared/dates.ts';
import type { Language } from '#src/shared/local-text.ts';
import { traitsOf, type Kind } from './content-kinds.schema.ts';

/** The state of the working copy of one language; whether readers see an earlier one is another matter. */
export const statuses = ['draft', 'in_review', 'scheduled', 'published', 'expired'] as const;
export type Status = (typeof statuses)[number];
export const steps = [
  'edit',
  'submit',
  'send_back',
  'publish',
  'schedule',
  'cancel_schedule',
  'unpublish',
  'expire',
] as const;
export type Step = (typeof steps)[number];

/** What may happen to a language of an entry, and what it then is. A scheduled one is not edited: its date is cancelled first. */
export const transitions: Record<Status, Partial<Record<Step, Status>>> = {
  draft: { edit: 'draft', submit: 'in_review', publish: 'published', schedule: 'scheduled', unpublish: 'draft' },
  in_review: { edit: 'draft', send_back: 'draft', publish: 'published', schedule: 'scheduled', unpublish: 'draft' },
  scheduled: { cancel_schedule: 'draft', publish: 'published', unpublish: 'draft' },
  published: { edit: 'draft', publish: 'published', expire: 'expired', unpublish: 'draft' },
  expired: { edit: 'draft', publish: 'published', schedule: 'scheduled' },
};

/** The state after a step; undefined where the step is not allowed. */
export function after(status: Status, step: Step): Status | undefined {
  return transitions[status][step];
}

export function stepsFrom(status: Status): Step[] {
  return steps.filter((step) => transitions[status][step] !== undefined);
}

/** Words a minute of a reader who is not a physician. */
const wordsAMinute = 200;
/** Chinese has no spaces: characters a minute. */
const charactersAMinute = 400;

/** Whole minutes to read a text of that language, at least one. */
export function readingMinutes(text: string): number {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const words = text
    .replace(/\p{Script=Han}/gu, ' ')
    .split(/\s+/)
    .filter((word) => /\p{Letter}|\p{Number}/u.test(word)).length;
  return Math.max(1, Math.round(words / wordsAMinute + han / charactersAMinute));
}

/** What an entry has to bring before it may be published; each is shown to the editor in words. */
export type MissingRequirement =
  | 'title'
  | 'summary'
  | 'body'
  | 'fields'
  | 'english'
  | 'reviewer'
  | 'review_overdue'
  | ApprovalFault
  | 'package_ends'
  | 'alt';

export interface Candidate {
  kind: Kind;
  language: Language;
  title: string;
  summary: string;
  body: string;
  reviewer: string | null;
  reviewDueOn: string | null;
  fields: Record<string, unknown>;
  isEnglishPublished: boolean;
  /** The kind's own fields are all there. */
  hasFields: boolean;
  /** Of a campaign: packages that are not sold, or whose approval ends before the campaign does. */
  endingPackages?: readonly string[];
}

const withoutBody: readonly Kind[] = [
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

/** Whether an entry advertises: its kind does, or it is an event that is sold. */
export function advertises(kind: Kind, fields: Record<string, unknown>): boolean {
  const { isAdvertising } = traitsOf(kind);
  return isAdvertising === 'where sold' ? Number(fields['fee'] ?? 0) > 0 : isAdvertising === true;
}

/** What is missing for publishing at `now`; nothing where the entry may go out. */
export function missingRequirements(candidate: Candidate, now: Date): MissingRequirement[] {
  const { kind, language, fields } = candidate;
  const traits = traitsOf(kind);
  const found: MissingRequirement[] = [];
  if (candidate.title.trim() === '') found.push('title');
  if (candidate.summary.trim() === '' && kind !== 'faq' && kind !== 'block' && kind !== 'home-section')
    found.push('summary');
  // The other languages fall back to the English body, field by field.
  if (language === 'en' && candidate.body.trim() === '' && !withoutBody.includes(kind)) found.push('body');
  if (!candidate.hasFields) found.push('fields');
  if (language !== 'en' && !candidate.isEnglishPublished) found.push('english');
  if (traits.isClinical) {
    if (!candidate.reviewer) found.push('reviewer');
    else if (candidate.reviewDueOn !== null && candidate.reviewDueOn < malaysianDay(now)) found.push('review_overdue');
  }
  if (advertises(kind, fields)) {
    const approval = {
      number: String(fields['approvalNumber'] ?? ''),
      expiresOn: String(fields['approvalExpiresOn'] ?? ''),
    };
    const fault = approvalFault(approval, malaysianDay(now));
    if (fault) found.push(fault);
  }
  if ((candidate.endingPackages ?? []).length > 0) found.push('package_ends');
  return found;
}

/**
 * When readers no longer see it, whatever an editor does: a promotion with its last day or with its approval,
 * whichever ends first. Closed posts and tenders stay readable, marked as closed.
 */
export function visibleUntil(kind: Kind, fields: Record<string, unknown>): Date | null {
  if (!advertises(kind, fields)) return null;
  const lastDays = [fields['endsOn'], fields['approvalExpiresOn']]
    .filter((day): day is string => typeof day === 'string' && day !== '')
    .sort();
  return lastDays[0] ? atMalaysianTime(addDays(lastDays[0], 1), '00:00') : null;
}

/** A word as part of an address: lower case, without accents, joined by hyphens. */
export function slugOf(words: string): string {
  return words
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 100);
}

const slugForm = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Whether an editor may give this slug: its form, and no number where numbers are addresses. */
export function isSlug(kind: Kind, slug: string): boolean {
  if (slug.length > 120) return false;
  const parts = traitsOf(kind).isPath ? slug.split('/') : [slug];
  return parts.every((part) => slugForm.test(part)) && !/^\d+$/.test(slug);
}

/** Words that lists and machines use below a kind's own address. */
const reservedSlugs = new Set([
  'new',
  'feed',
  'rss',
  'search',
  'page',
  'all',
  'edit',
  'preview',
  'api',
  'staff',
  'en',
  'ms',
  'zh',
  'admin',
  'login',
  'home',
  'none',
]);

export function isReserved(slug: string): boolean {
  return reservedSlugs.has(slug.split('/')[0]!);
}
