/** Text that an editor has typed and not saved: the entry's page offers it and continues it. */
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { begunOn, begunOnField, textRecord } from '#src/features/console/unsaved-changes/unsaved-changes.rules.ts';
import { unsavedOf } from '#src/features/console/unsaved-changes/unsaved-changes.server.ts';
import type { ShownUnsaved } from '#src/features/console/unsaved-changes/unsaved-changes.schema.ts';
import type { Language } from '#src/shared/languages.ts';

interface Asked {
  entry: { id: number; revision: number };
  language: Language;
  /** Whether the form shows these typed values. */
  isContinued: boolean;
}

/**
 * The offer of unsaved text, and, where it is continued, the typed values by field: on the present revision, with a
 * warning where the entry was saved since.
 */
export async function unsavedText(
  app: Pick<App, 'db' | 'secrets'>,
  actor: Actor,
  { entry, language, isContinued }: Asked,
): Promise<{ unsaved: ShownUnsaved | null; typed: Record<string, string> | null }> {
  const found = await unsavedOf(app, actor, textRecord(entry.id, language));
  if (!found) return { unsaved: null, typed: null };
  const { record, typedAt, form } = found;
  const begun = begunOn(form, 'revision');
  const isOutdated = begun !== String(entry.revision);
  const values = [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : []));
  return {
    unsaved: { record, typedAt, isContinued, isOutdated },
    typed: isContinued
      ? { ...Object.fromEntries(values), revision: String(entry.revision), [begunOnField]: isOutdated ? begun : '' }
      : null,
  };
}
