import { m } from '#src/paraglide/messages.js';
import { faultOfUploads } from '#src/shared/uploads.ts';
import { malaysianDay } from '#src/shared/dates.ts';
import type { Language } from '#src/shared/languages.ts';
import { withTicked, type FormKind } from '../form-kind.schema.ts';
import { consentField, faultsOf, fileField, fileTooLarge } from '../forms.rules.ts';

const fileWords = {
  too_many: m.forms_error_files_many,
  too_large: fileTooLarge,
  empty: m.forms_error_file_empty,
};

/** The browser's validation of a form before it is sent, by the server's own rules: messages by field. */
export function faultsOfSheet(kind: FormKind, form: FormData, locale: Language): Record<string, string> {
  const texts = Object.fromEntries([...form].filter((pair): pair is [string, string] => typeof pair[1] === 'string'));
  const files = form.getAll(fileField).filter((value): value is File => value instanceof File && value.name !== '');
  const faults = faultsOf(kind, withTicked(kind, texts), malaysianDay(new Date()));
  const wrong = kind.files ? faultOfUploads(files) : null;
  if (wrong) faults[fileField] = fileWords[wrong];
  else if (kind.files?.isRequired && files.length === 0) faults[fileField] = m.forms_error_file_missing;
  if (!texts[consentField]) faults[consentField] = m.forms_error_consent;
  return Object.fromEntries(Object.entries(faults).map(([name, words]) => [name, words({}, { locale })]));
}
