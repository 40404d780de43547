import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import type { MessageText } from '#src/shared/failure.ts';
import type { Language } from '#src/shared/languages.ts';
import { inputNamesOf, type CatalogueInputs, type CatalogueList } from '../fields/catalogue-fields.ts';
import { importList, isImportListName } from '../lists/file-lists.ts';
import { isCatalogueStep, type CatalogueStatus, type CatalogueStep } from '../catalogue-status.rules.ts';

/** A message of a declaration in the reader's language. */
export const said = (text: MessageText) => text({}, { locale: getLocale() });

const statuses = {
  draft: m.catalogue_draft,
  published: m.catalogue_published,
  retired: m.catalogue_retired,
} satisfies Record<CatalogueStatus, MessageText>;

/** The state of an item, in the language of the page. */
export const statusWords = (status: CatalogueStatus) => statuses[status]();
/** The same in a language that the request names. */
export const statusIn = (status: CatalogueStatus, locale: Language) => statuses[status]({}, { locale });

const steps: Record<CatalogueStep, { label: () => string; hint: () => string }> = {
  publish: { label: m.catalogue_publish, hint: m.catalogue_publish_hint },
  retire: { label: m.catalogue_retire, hint: m.catalogue_retire_hint },
  restore: { label: m.catalogue_restore, hint: m.catalogue_restore_hint },
};
/** A step on several items: its name, and its effect. */
export function stepWords(step: string): { label: string; hint: string } {
  const words = isCatalogueStep(step) ? steps[step] : undefined;
  return { label: words?.label() ?? step, hint: words?.hint() ?? '' };
}
export const stepNames = Object.keys(steps) as CatalogueStep[];
export const statusTones = { draft: 'waiting', published: 'good', retired: 'quiet' } as const;

const events: Record<string, () => string> = {
  before: m.catalogue_event_before,
  created: m.catalogue_event_created,
  saved: m.catalogue_event_saved,
  proposed: m.catalogue_event_proposed,
  approved: m.catalogue_event_approved,
  published: m.catalogue_event_published,
  retired: m.catalogue_event_retired,
  restored: m.catalogue_event_restored,
  undone: m.catalogue_event_undone,
};

/** The event of a version; an unknown event is shown by its stored name. */
export const eventWords = (event: string) => events[event]?.() ?? event;

const languageLabels: Record<string, () => string> = {
  en: m.catalogue_english,
  ms: m.catalogue_malay,
  zh: m.catalogue_chinese,
};

/** The name of a content language ('en', 'ms', 'zh'), in the language of the page. */
export const languageLabel = (language: string) => languageLabels[language]!();

/** The item's title in English, or its code. */
export function titleOf(list: CatalogueList, inputs: CatalogueInputs): string {
  const field = list.fields.find(({ name }) => name === list.title)!;
  const title = inputs[inputNamesOf(field)[0]!] ?? '';
  return list.owner === 'hospital' && inputs.hospital ? `${title} · ${inputs.hospital}` : title;
}

/** The label of an input: 'Summary (Malay)'. */
export function inputLabel(list: Pick<CatalogueList, 'fields'>, input: string): string {
  for (const field of list.fields) {
    const names = inputNamesOf(field);
    if (!names.includes(input)) continue;
    return names.length === 1 ? said(field.label) : `${said(field.label)} (${languageLabel(input.slice(-2))})`;
  }
  return input === 'status' ? m.catalogue_status() : input;
}

/** What a list of master data or of files is called, and its page; null for a name that no list has. */
export function listNamed(name: string): { label: string; page: string; hasItemPages: boolean } | null {
  if (!isImportListName(name)) return null;
  const { label, adminPage } = importList(name);
  return { label: said(label), page: adminPage ?? `/staff/catalogue/${name}`, hasItemPages: adminPage === undefined };
}
