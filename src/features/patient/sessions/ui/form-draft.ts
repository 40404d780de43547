/**
 * Restores a form after a new sign-in: the draft is sealed on the server for its owner, never stored in the browser.
 */
import { mayBeStored } from '../drafts.rules.ts';
import { sessionCall } from './session-api.ts';

type Fields = Record<string, string>;

function mainForm(): HTMLFormElement | null {
  return document.querySelector<HTMLFormElement>('#main form[method="post"]:not([data-no-draft])');
}

/** Saves the typed content of the page's form before an idle logout. */
export async function storeDraft(): Promise<void> {
  const form = mainForm();
  if (!form) return;
  const typed: Fields = {};
  for (const field of form.elements) {
    if (!isStored(field)) continue;
    if (field instanceof HTMLInputElement && (field.type === 'radio' || field.type === 'checkbox') && !field.checked)
      continue;
    if (field.value) typed[field.name] = field.value;
  }
  if (Object.keys(typed).length > 0)
    await sessionCall('auth/draft', { path: location.pathname, fields: typed }).catch(() => undefined);
}

/** Restores the draft after a new sign-in, once. Returns whether there was one. */
export async function restoreDraft(): Promise<boolean> {
  const form = mainForm();
  if (!form) return false;
  const answer = await sessionCall('auth/draft', { path: location.pathname }).catch(() => undefined);
  const fields = (answer?.data as { fields?: Fields } | undefined)?.fields;
  if (!fields) return false;
  for (const field of form.elements) {
    const stored = isStored(field) ? fields[field.name] : undefined;
    if (stored === undefined || !isStored(field)) continue;
    if (field instanceof HTMLInputElement && (field.type === 'radio' || field.type === 'checkbox'))
      field.checked = field.value === stored;
    else field.value = stored;
  }
  return true;
}

function isStored(field: Element): field is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement {
  if (
    !(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement)
  )
    return false;
  return mayBeStored(field.name) && !['password', 'file', 'hidden', 'submit'].includes(field.type);
}
