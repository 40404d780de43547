/** Typed texts of a template: their faults in words, and the texts that are stored. */
import { m } from '#src/paraglide/messages.js';
import { readSetting } from '#src/features/site/settings/settings.server.ts';
import type { App } from '#src/platform/app.ts';
import { refusalOfSmsText, withPlainSpaces } from '#src/platform/outbox/sms-text.rules.ts';
import type { MessageText } from '#src/shared/failure.ts';
import { languages, type Language } from '#src/shared/languages.ts';
import { declarationOf, shippedText, type TextKey } from './shipped-texts.server.ts';
import { exampleValues } from './template-examples.server.ts';
import { faultOf, fillIn, longestText, type TextFault } from './template-text.rules.ts';
import { templates, type TemplateKey } from './templates.rules.ts';

/** The typed text for each text and language; a box that was not sent stays unchanged. */
export type TypedTexts = Readonly<Record<string, Readonly<Partial<Record<Language, string>>>>>;
export type Place = Parameters<typeof exampleValues>[2];

/** The group's name, phone and address, with which texts are checked and shown filled in. */
export async function readPlace(app: Pick<App, 'db' | 'config'>): Promise<Place> {
  const { shortName, phone } = await readSetting(app, 'brand');
  return { brand: shortName, phone, publicOrigin: app.config.publicOrigin };
}

/** The name of a text's box in the form: its position, because a key may look like a secret's name. */
export function boxName(template: TemplateKey, key: string, language: Language): string {
  return `text-${(templates[template] as readonly string[]).indexOf(key) + 1}-${language}`;
}

/** The faults, by the name of the box. An empty box stands for the shipped text and has none. */
export function faultsOf(template: TemplateKey, typed: TypedTexts, place: Place): Record<string, MessageText> {
  const faults: Record<string, MessageText> = {};
  for (const key of templates[template])
    for (const language of languages) {
      const fault = textFault(key, language, { text: typed[key]?.[language] ?? '', place });
      if (fault) faults[boxName(template, key, language)] = fault;
    }
  return faults;
}

/** The fault of one text in words; none for an empty text, which stands for the shipped one. */
export function textFault(
  key: TextKey,
  language: Language,
  { text, place }: { text: string; place: Place },
): MessageText | null {
  const fault = text === '' ? null : faultIn(key, language, { text, place });
  return fault && faultWords(fault, key);
}

/** The group's own texts: neither empty nor equal to the shipped text. */
export function checkedTexts(
  template: TemplateKey,
  typed: TypedTexts,
): Record<string, Partial<Record<Language, string>>> {
  const own: Record<string, Partial<Record<Language, string>>> = {};
  for (const key of templates[template])
    for (const language of languages) {
      const text = typed[key]?.[language] ?? '';
      if (text !== '' && text !== shippedText(key, language)) own[key] = { ...own[key], [language]: text };
    }
  return own;
}

/** A text with example values, as it would be sent; unchanged where it cannot be filled in. */
export function filledInExample(key: TextKey, language: Language, { text, place }: { text: string; place: Place }) {
  const shown = text === '' ? shippedText(key, language) : text;
  return withPlainSpaces(fillIn(shown, exampleValues(key, language, place)) ?? shown);
}

function faultIn(key: TextKey, language: Language, typed: { text: string; place: Place }): TextFault | null {
  const declared = declarationOf(key);
  const fault = faultOf(typed.text, declared);
  if (fault || declared.kind !== 'sms') return fault;
  const refusal = refusalOfSmsText(filledInExample(key, language, typed));
  return refusal && { fault: `sms_${refusal}` };
}

function faultWords(found: TextFault, key: TextKey): MessageText {
  if (found.fault === 'unknown_field')
    return (_inputs, options) => m.templates_error_unknown_field({ field: `{${found.field}}` }, options);
  if (found.fault === 'missing_field')
    return (_inputs, options) => m.templates_error_missing_field({ field: `{${found.field}}` }, options);
  if (found.fault === 'too_long' || found.fault === 'sms_too_long')
    return (_inputs, options) => m.templates_error_too_long({ most: longestText[declarationOf(key).kind] }, options);
  const words = {
    braces: m.templates_error_braces,
    one_line: m.templates_error_one_line,
    characters: m.templates_error_characters,
    sms_start: m.templates_error_sms_start,
    sms_link: m.templates_error_sms_link,
    sms_phone_number: m.templates_error_sms_phone_number,
    sms_personal_data: m.templates_error_sms_personal_data,
  } as const;
  return words[found.fault];
}
