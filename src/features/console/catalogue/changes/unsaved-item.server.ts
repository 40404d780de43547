/** Text that somebody has typed into an item and not saved: the item's page offers it and continues it. */
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { textOf } from '#src/features/console/frame/frame.server.ts';
import { begunOn, itemRecord } from '#src/features/console/unsaved-changes/unsaved-changes.rules.ts';
import { unsavedOf } from '#src/features/console/unsaved-changes/unsaved-changes.server.ts';
import type { ShownUnsaved } from '#src/features/console/unsaved-changes/unsaved-changes.schema.ts';
import { changedMeanwhile } from '../catalogue.errors.ts';
import type { CatalogueList } from '../fields/catalogue-fields.ts';
import { sentInputs } from '../catalogue-form.server.ts';
import { wordsOf } from '#src/shared/failure.ts';
import type { Language } from '#src/shared/languages.ts';
import type { CatalogueRefusal } from '../ui/catalogue-form.tsx';

interface Asked {
  list: CatalogueList;
  /** The item's id, or 'new'. */
  id: number | 'new';
  /** The item's present version. */
  version: number;
  language: Language;
  /** Whether the form shows the typed values. */
  isContinued: boolean;
}

/**
 * The offer of unsaved values, and, where they are continued, the values in the form of a refused form. Where the item
 * was saved since, the stored values are shown beside those that differ.
 */
export async function unsavedItem(
  app: Pick<App, 'db' | 'secrets'>,
  actor: Actor,
  { list, id, version, language, isContinued }: Asked,
): Promise<{ unsaved: ShownUnsaved | null; typed: CatalogueRefusal | null }> {
  const found = await unsavedOf(app, actor, itemRecord(list.name, id));
  if (!found) return { unsaved: null, typed: null };
  const { record, typedAt, form } = found;
  const begun = begunOn(form, 'version');
  const isOutdated = begun !== String(version);
  const { message, fields } = isOutdated ? wordsOf(changedMeanwhile(), language) : { message: '', fields: {} };
  const names = [...new Set(form.keys())];
  return {
    unsaved: { record, typedAt, isContinued, isOutdated },
    typed: isContinued
      ? {
          message,
          fields,
          inputs: sentInputs(list, form),
          version: String(version),
          begunOn: begun,
          typed: Object.fromEntries(names.map((name) => [name, textOf(form, name, 20_000)])),
        }
      : null,
  };
}
