/** The preview of a package: its public page with stored or typed values, as if it were on sale. */
import { requireStaff, requireStaffEverywhere } from '#src/features/console/roles/staff-access.rules.ts';
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { readUnsaved } from '#src/platform/db/unsaved-reading.server.ts';
import { addDays, malaysianDay } from '#src/shared/dates.ts';
import { updatePackage } from './data/packages-admin.store.server.ts';
import { lockedRow } from './package-changes.server.ts';
import { packageDraftOf, translatedDraftOf } from './draft/package-form.server.ts';
import { isTranslation } from './draft/package-form.rules.ts';
import { withProposal } from './draft/package-texts.server.ts';

interface PreviewRequest<Page> {
  id: number;
  /** The unsaved form of a language; null for the stored values. */
  form: FormData | null;
  /** Reads the public page. */
  read: (app: App) => Promise<Page>;
}

/** Throws 403 (typed values need a role for all hospitals), package_unknown (404), draft_invalid (422). */
export async function previewPackage<Page>(app: App, actor: Actor, { id, form, read }: PreviewRequest<Page>) {
  if (form) requireStaffEverywhere(actor, 'manage_packages');
  else requireStaff(actor, 'manage_packages');
  return readUnsaved(app, async (tx, reading) => {
    const before = await lockedRow(tx, id);
    const { edited } = await withProposal(reading.db, before);
    const language = String(form?.get('language') ?? 'en');
    const typed = !form
      ? edited
      : isTranslation(language)
        ? translatedDraftOf(form, edited, language)
        : packageDraftOf(form, edited);
    const now = app.clock.now();
    const today = malaysianDay(now);
    await updatePackage(tx, before, {
      ...typed,
      id: before.id,
      status: 'published',
      publishedAt: now,
      approvalNumber: typed.approvalNumber || '–',
      approvalStartsOn: today,
      approvalExpiresOn: addDays(today, 1),
    });
    return read(reading);
  });
}
