/** The values of master data as texts of inputs and cells. */
import { languages } from '#src/shared/languages.ts';
import type { LocalText } from '#src/shared/local-text.ts';
import { inputNamesOf, type CatalogueField, type CatalogueInputs, type CatalogueRecord } from './catalogue-fields.ts';
import { isPiped, pipedLines } from './piped-lines.rules.ts';

/** The text of every input of these fields. */
export function inputsOf(fields: readonly CatalogueField[], record: CatalogueRecord): CatalogueInputs {
  return Object.fromEntries(fields.flatMap((field) => textsOf(field, record[field.name])));
}

/** Stands for a line without translation, so that the following lines stay aligned. */
export const untranslated = '-';

export const yes = new Set(['yes', 'y', 'true', '1', 'on']);
export const no = new Set(['', 'no', 'n', 'false', '0', 'off']);

function textsOf(field: CatalogueField, value: unknown): [string, string][] {
  const names = inputNamesOf(field);
  if (field.kind === 'local') {
    const words = value as LocalText | null | undefined;
    return languages.map((language, index) => [names[index]!, words?.[language] ?? '']);
  }
  if (field.kind === 'localLines') {
    const lines = (value ?? []) as LocalText[];
    return languages.map((language, index) => {
      const own = lines.map((line) => line[language] || untranslated);
      return [names[index]!, own.every((line) => line === untranslated) ? '' : own.join('\n')];
    });
  }
  return [[names[0]!, textOfValue(field, value)]];
}

function textOfValue(field: CatalogueField, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (field.kind === 'flag') return value ? 'yes' : 'no';
  if (field.kind === 'lines') return (value as string[]).join('\n');
  if (field.kind === 'refs' || field.kind === 'choices') return (value as string[]).join('; ');
  if (field.kind === 'money') return ((value as number) / 100).toFixed(2);
  if (isPiped(field.kind)) return pipedLines(field.kind, value);
  return String(value);
}
