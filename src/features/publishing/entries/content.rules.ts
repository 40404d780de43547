/** Rules of publishing: the life cycle of an entry in one language, its allowed steps, its end and its address. */
import { addDays, atMalaysianTime } from '#src/shared/dates.ts';
import { traitsOf, type Kind } from './content-kinds.schema.ts';

/** The states of one language's working copy; an earlier state may be published meanwhile. */
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

/**
 * The steps of a language and the state after each. A scheduled language is not edited: its schedule is cancelled
 * first.
 */
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

/** The steps that are allowed from this state. */
export function stepsFrom(status: Status): Step[] {
  return steps.filter((step) => transitions[status][step] !== undefined);
}

/** Words per minute of a general reader. */
const wordsAMinute = 200;
/** Characters per minute in Chinese, which has no spaces. */
const charactersAMinute = 400;

/** The reading time of a text in whole minutes, at least one. */
export function readingMinutes(text: string): number {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const words = text
    .replace(/\p{Script=Han}/gu, ' ')
    .split(/\s+/)
    .filter((word) => /\p{Letter}|\p{Number}/u.test(word)).length;
  return Math.max(1, Math.round(words / wordsAMinute + han / charactersAMinute));
}

/** Whether an entry advertises: by its kind, or as an event that is sold. */
export function advertises(kind: Kind, fields: Record<string, unknown>): boolean {
  const { isAdvertising } = traitsOf(kind);
  return isAdvertising === 'where sold' ? Number(fields['fee'] ?? 0) > 0 : isAdvertising === true;
}

/**
 * When readers stop seeing it: at the end that its editor chose; a promotion after its last day or its approval's last
 * day, whichever comes first; a landing page after its last day. Closed vacancies and tenders stay readable, marked as
 * closed.
 */
export function visibleUntil(kind: Kind, fields: Record<string, unknown>, publicUntil: Date | null): Date | null {
  const ends = [publicUntil, lastDayEnd(kind, fields)].filter((end) => end !== null);
  return ends.length > 0 ? new Date(Math.min(...ends.map(Number))) : null;
}

function lastDayEnd(kind: Kind, fields: Record<string, unknown>): Date | null {
  if (!advertises(kind, fields) && kind !== 'landing') return null;
  const lastDays = [fields['endsOn'], fields['approvalExpiresOn'], fields['lastDay']]
    .filter((day): day is string => typeof day === 'string' && day !== '')
    .sort();
  return lastDays[0] ? atMalaysianTime(addDays(lastDays[0], 1), '00:00') : null;
}

/** A text as a slug: lower case, without accents, joined by hyphens. */
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

/** Whether an editor may choose this slug: its format, and no number where numbers are addresses. */
export function isSlug(kind: Kind, slug: string): boolean {
  if (slug.length > 120) return false;
  const { isPath, hasFreeAddress } = traitsOf(kind);
  const parts = isPath || hasFreeAddress ? slug.split('/') : [slug];
  return parts.every((part) => slugForm.test(part)) && !/^\d+$/.test(slug);
}

/** Reserved words, used by lists and feeds below a kind's own address. */
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

/** Whether the slug's first segment is a reserved word. */
export function isReserved(slug: string): boolean {
  return reservedSlugs.has(slug.split('/')[0]!);
}
