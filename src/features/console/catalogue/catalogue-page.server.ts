/** Shared by the pages of master data: the list of an address, and refusals with everything that was typed. */
import { data } from 'react-router';
import { consoleLoad, consoleAction, textOf } from '#src/features/console/frame/frame.server.ts';
import { begunOn } from '#src/features/console/unsaved-changes/unsaved-changes.rules.ts';
import type { Language } from '#src/shared/languages.ts';
import { itemUnknown } from './catalogue.errors.ts';
import type { CatalogueInputs, CatalogueList, ImportList } from './fields/catalogue-fields.ts';
import { catalogueList, isCatalogueListName } from './lists/catalogue-lists.ts';
import { isPhotoListName, type PhotoListName } from './imports/photos/photo-imports.rules.ts';
import { importList, isImportListName } from './lists/file-lists.ts';
import { sentInputs } from './catalogue-form.server.ts';

/** The list that an address names. Throws 404 for an unknown one. */
export function listOf(name: string | undefined): Promise<CatalogueList> {
  return consoleLoad(() => {
    if (!isCatalogueListName(name)) throw itemUnknown();
    return catalogueList(name);
  });
}

/** The import list that an address names. Throws 404 for an unknown one. */
export function importListOf(name: string | undefined): Promise<ImportList> {
  return consoleLoad(() => {
    if (!isImportListName(name)) throw itemUnknown();
    return importList(name);
  });
}

/** The list of photos that an address names. Throws 404 for a list whose items have no photo. */
export function photoListOf(name: string | undefined): Promise<PhotoListName> {
  return consoleLoad(() => {
    if (!isPhotoListName(name)) throw itemUnknown();
    return name;
  });
}

/** Runs a form's action; a refusal carries the text of every input, so that nothing typed is lost. */
export async function catalogueAction<Result>(
  sent: { list: CatalogueList; form: FormData; language: Language },
  work: (inputs: CatalogueInputs) => Promise<Result>,
) {
  const inputs = sentInputs(sent.list, sent.form);
  const outcome = await consoleAction(sent, () => work(inputs));
  if ('done' in outcome) return outcome;
  const refusal = {
    ...outcome.data.refusal,
    inputs,
    version: textOf(sent.form, 'version'),
    begunOn: begunOn(sent.form, 'version'),
  };
  return data({ refusal }, outcome.init ?? {});
}
