/** The forms of a package's page: its texts, its sale, and the capacity of hospitals. */
import { requireStaffEverywhere } from '#src/features/console/roles/staff-access.rules.ts';
import type { Actor } from '#src/platform/actor.ts';
import { m } from '#src/paraglide/messages.js';
import { atMalaysianTime, isCalendarDay } from '#src/shared/dates.ts';
import { Failure } from '#src/shared/failure.ts';
import {
  loadAdminPackage,
  publishPackage,
  savePackage,
  setCapacityOfMonth,
  setMonthlyCapacity,
} from './packages-admin.server.ts';
import { changePackagePhoto } from './package-photo.server.ts';
import { namePackageSuccessor, withdrawPackage } from './package-withdrawal.server.ts';
import { askPackageReview, takeBackPackageTexts } from './draft/package-texts.server.ts';
import { monthOf, packageDraftOf, placesOf, translatedDraftOf } from './draft/package-form.server.ts';
import { isTranslation } from './draft/package-form.rules.ts';

type Ports = Parameters<typeof savePackage>[0];

interface SentChange {
  id: number;
  form: FormData;
  intent: string;
}

/**
 * Runs the action of one of the page's forms. Returns what was done; throws the errors of its use case, and
 * draft_invalid (422).
 */
export async function changePackage(
  app: Ports,
  actor: Actor,
  sent: SentChange,
): Promise<'saved' | 'waiting' | 'published' | 'withdrawn' | 'places'> {
  const { id, form, intent } = sent;
  switch (intent) {
    case 'publish': {
      const day = String(form.get('from') ?? '');
      await publishPackage(app, actor, { id, ...(day ? { from: firstMoment(day) } : {}) });
      return 'published';
    }
    case 'withdraw':
      await withdrawPackage(app, actor, { id, successorId: successorOf(form) });
      return 'withdrawn';
    case 'successor':
      await namePackageSuccessor(app, actor, { id, successorId: successorOf(form) });
      return 'saved';
    case 'photo':
      await changePackagePhoto(app, actor, { id, form });
      return 'saved';
    case 'places':
      await setMonthlyCapacity(app, actor, {
        packageId: id,
        hospitalId: hospitalOf(form),
        monthlyCapacity: placesOf(form, 'monthlyCapacity', { mayBeEmpty: true }),
      });
      return 'places';
    case 'month':
      await setCapacityOfMonth(app, actor, {
        packageId: id,
        hospitalId: hospitalOf(form),
        month: monthOf(form),
        capacity: placesOf(form, 'capacity', { mayBeEmpty: false })!,
      });
      return 'places';
    default:
      return changeTexts(app, actor, sent);
  }
}

/** The steps about texts: a doctor is asked, a waiting proposal is withdrawn, or the form of a language is saved. */
async function changeTexts(app: Ports, actor: Actor, sent: SentChange): Promise<'saved' | 'waiting'> {
  const { id, form, intent } = sent;
  const step = { id, version: String(form.get('version') ?? '') };
  if (intent === 'texts:ask') {
    await askPackageReview(app, actor, step);
    return 'waiting';
  }
  if (intent === 'texts:take_back') {
    await takeBackPackageTexts(app, actor, step);
    return 'saved';
  }
  return (await saveWords(app, actor, sent)) ? 'waiting' : 'saved';
}

/** Saves the form of a language; returns whether health texts wait. */
async function saveWords(app: Ports, actor: Actor, { id, form }: SentChange): Promise<boolean> {
  // Checked before the form is parsed, so that staff without the permission learn of that first.
  requireStaffEverywhere(actor, 'manage_packages');
  const { edited: item } = await loadAdminPackage(app, actor, { id });
  const language = String(form.get('language') ?? 'en');
  const draft = isTranslation(language) ? translatedDraftOf(form, item, language) : packageDraftOf(form, item);
  return (await savePackage(app, actor, { id, draft, version: String(form.get('version') ?? '') })).isWaiting;
}

/** The chosen successor; null for none, 0 for a value that is no package. */
function successorOf(form: FormData): number | null {
  const typed = String(form.get('successor') ?? '');
  if (typed === '') return null;
  return /^\d{1,9}$/.test(typed) ? Number(typed) : 0;
}

function hospitalOf(form: FormData): number {
  const typed = String(form.get('hospital') ?? '');
  return /^\d{1,9}$/.test(typed) ? Number(typed) : 0;
}

/**
 * The first moment of the day that was entered. A day that does not exist is refused, because without a day the sale
 * would begin at once.
 */
function firstMoment(day: string): Date {
  if (isCalendarDay(day)) return atMalaysianTime(day, '00:00');
  throw new Failure({
    status: 422,
    code: 'draft_invalid',
    text: m.errors_field_date,
    fields: { from: m.errors_field_date },
  });
}
