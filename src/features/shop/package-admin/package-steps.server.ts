/** The forms of a package's page: its texts, its sale, and the capacity of hospitals. */
import { requireStaffEverywhere } from '#src/features/console/roles/staff-access.rules.ts';
import type { Actor } from '#src/platform/actor.ts';
import { atMalaysianTime } from '#src/shared/dates.ts';
import {
  loadAdminPackage,
  publishPackage,
  savePackage,
  setCapacityOfMonth,
  setMonthlyCapacity,
  withdrawPackage,
} from './packages-admin.server.ts';
import { monthOf, packageDraftOf, placesOf, translatedDraftOf } from './package-form.server.ts';
import { isTranslation } from './package-form.rules.ts';

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
): Promise<'saved' | 'published' | 'withdrawn' | 'places'> {
  const { id, form, intent } = sent;
  switch (intent) {
    case 'publish': {
      const day = String(form.get('from') ?? '');
      await publishPackage(app, actor, {
        id,
        ...(/^\d{4}-\d\d-\d\d$/.test(day) ? { from: atMalaysianTime(day, '00:00') } : {}),
      });
      return 'published';
    }
    case 'withdraw':
      await withdrawPackage(app, actor, { id });
      return 'withdrawn';
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
      await saveWords(app, actor, sent);
      return 'saved';
  }
}

async function saveWords(app: Ports, actor: Actor, { id, form }: SentChange): Promise<void> {
  // Checked before the form is parsed, so that staff without the right learn of that first.
  requireStaffEverywhere(actor, 'manage_packages');
  const { item } = await loadAdminPackage(app, actor, { id });
  const language = String(form.get('language') ?? 'en');
  const draft = isTranslation(language) ? translatedDraftOf(form, item, language) : packageDraftOf(form, item);
  await savePackage(app, actor, { id, draft, version: String(form.get('version') ?? '') });
}

function hospitalOf(form: FormData): number {
  const typed = String(form.get('hospital') ?? '');
  return /^\d{1,9}$/.test(typed) ? Number(typed) : 0;
}
