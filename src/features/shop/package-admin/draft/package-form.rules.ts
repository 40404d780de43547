/** A package in the staff's form: parts and lines as plain text, and one language at a time. */
import { languages, type Language } from '#src/shared/languages.ts';
import type { LocalText } from '#src/shared/local-text.ts';
import type { InclusionGroup } from '#src/features/shop/packages/packages.schema.ts';

/** Every text of a package under its own name, for a form that translates them one by one. */
export interface TranslatedText {
  name: string;
  /** Whether it has paragraphs rather than one line. */
  isLong: boolean;
  text: LocalText;
}

interface Texts {
  title: LocalText;
  summary: LocalText;
  about: LocalText;
  suits: LocalText;
  inclusions: readonly InclusionGroup[];
  preparation: readonly LocalText[];
}

/** The inclusions in English as plain text: each part its name and then its lines, a blank line between parts. */
export function inclusionsText(groups: readonly InclusionGroup[]): string {
  return groups.map(({ name, items }) => [name.en, ...items.map(({ en }) => en)].join('\n')).join('\n\n');
}

/** Parses that text. An unchanged line keeps its translations. */
export function readInclusions(typed: string, before: readonly InclusionGroup[]): InclusionGroup[] {
  const keep = keepTranslations(before.flatMap(({ name, items }) => [name, ...items]));
  return typed
    .replaceAll('\r\n', '\n')
    .split(/\n\s*\n/)
    .flatMap((part) => {
      const [name, ...items] = linesOf(part);
      return name === undefined ? [] : [{ name: keep(name), items: items.map(keep) }];
    });
}

/** The English lines of the preparation as plain text, one a line. */
export function preparationText(lines: readonly LocalText[]): string {
  return lines.map(({ en }) => en).join('\n');
}

/** Parses that text. An unchanged line keeps its translations. */
export function readPreparation(typed: string, before: readonly LocalText[]): LocalText[] {
  return linesOf(typed).map(keepTranslations(before));
}

/** All texts of a package, in the order of its page. */
export function textsOf({ title, summary, about, suits, inclusions, preparation }: Texts): TranslatedText[] {
  return [
    { name: 'title', isLong: false, text: title },
    { name: 'summary', isLong: true, text: summary },
    { name: 'about', isLong: true, text: about },
    { name: 'suits', isLong: true, text: suits },
    ...inclusions.flatMap(({ name, items }, part) => [
      { name: `part-${part}`, isLong: false, text: name },
      ...items.map((text, line) => ({ name: `part-${part}-${line}`, isLong: false, text })),
    ]),
    ...preparation.map((text, line) => ({ name: `preparation-${line}`, isLong: false, text })),
  ];
}

/** The package's texts with one language replaced; an empty text falls back to English. */
export function withLanguage(texts: Texts, language: Exclude<Language, 'en'>, typed: (name: string) => string): Texts {
  const put = (name: string, text: LocalText): LocalText => {
    const { [language]: _before, ...rest } = text;
    const words = typed(name).replaceAll('\r\n', '\n').trim();
    return words === '' ? rest : { ...rest, [language]: words };
  };
  return {
    title: put('title', texts.title),
    summary: put('summary', texts.summary),
    about: put('about', texts.about),
    suits: put('suits', texts.suits),
    inclusions: texts.inclusions.map(({ name, items }, part) => ({
      name: put(`part-${part}`, name),
      items: items.map((text, line) => put(`part-${part}-${line}`, text)),
    })),
    preparation: texts.preparation.map((text, line) => put(`preparation-${line}`, text)),
  };
}

/** The number of translated texts of a language, and of all texts. */
export function translatedCount(texts: Texts, language: Language): { done: number; all: number } {
  const all = textsOf(texts);
  return { done: all.filter(({ text }) => Boolean(text[language])).length, all: all.length };
}

/** Whether the form's language is a language of translation: Malay or Chinese. */
export function isTranslation(typed: string | null): typed is 'ms' | 'zh' {
  return typed !== 'en' && languages.some((language) => language === typed);
}

function linesOf(typed: string): string[] {
  return typed
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** An English line with its earlier translations. */
function keepTranslations(before: readonly LocalText[]): (en: string) => LocalText {
  const known = new Map(before.map((text) => [text.en, text]));
  return (en) => known.get(en) ?? { en };
}
