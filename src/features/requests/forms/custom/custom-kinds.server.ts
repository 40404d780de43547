/** Reads forms that staff have built, for the kit and its users. */
import type { App } from '#src/platform/app.ts';
import type { Database, Transaction } from '#src/platform/db/transaction.ts';
import { malaysianDay } from '#src/shared/dates.ts';
import { findFormBySlug, findFormVersion, listOpenForms } from '../data/custom-forms.store.server.ts';
import type { FormKind } from '../form-kind.schema.ts';
import { formKindNamed } from '../kinds/form-kinds.schema.ts';
import type { CustomFormVersion } from './custom-form.schema.ts';
import { customKind } from './custom-kind.rules.ts';

interface Reader {
  db: Database | Transaction;
}

/** The kind of a version, which never changes. */
export async function customKindOf({ db }: Reader, versionId: number): Promise<FormKind> {
  const version = await findFormVersion(db, versionId);
  if (!version) throw new Error(`No form has the version ${versionId}.`);
  return customKind(version);
}

/** The kind of a stored submission; if staff have built its form, by the version that it answers. */
export function kindOfSubmission(
  reader: Reader,
  { kind, formVersionId }: { kind: string; formVersionId: number | null },
): FormKind | Promise<FormKind> {
  return formVersionId === null ? formKindNamed(kind) : customKindOf(reader, formVersionId);
}

/** The form at /forms/{slug}: open, ended (retired, or past its last day), or null where there never was one. */
export async function readCustomForm(
  app: Pick<App, 'db' | 'clock'>,
  slug: string,
): Promise<{ state: 'open'; version: CustomFormVersion } | { state: 'over'; version: CustomFormVersion } | null> {
  const found = await findFormBySlug(app.db, slug);
  if (!found) return null;
  const { status, ...version } = found;
  const { lastDay } = version.form;
  const isPast = lastDay !== '' && lastDay < malaysianDay(app.clock.now());
  return { state: status === 'retired' || isPast ? 'over' : 'open', version };
}

/** The forms that accept answers now: all, or those at these addresses. */
export function openCustomForms(
  app: Pick<App, 'db' | 'clock'>,
  slugs?: readonly string[],
): Promise<CustomFormVersion[]> {
  return slugs?.length === 0 ? Promise.resolve([]) : listOpenForms(app.db, malaysianDay(app.clock.now()), slugs);
}
