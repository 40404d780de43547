/** Reads the files of the sample, whose shape is checked as they are read. */

// The files of the fictional group in `sample/`: Markdown with front matter, and JSON, by kind and language. Only the
// seeder reads them, from the folder beside the build; a production install has no such folder and no sample.
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Marked } from 'marked';
import type { z } from 'zod';
import { languages, type Language } from '#src/shared/languages.ts';

/** Addresses in a text are not linked automatically. */
const markdown = new Marked({ gfm: true, tokenizer: { url: () => undefined } });
/** Lists and tables are stored without breaks between their parts. */
const breakBeforePart = /\n(?=<\/?(?:li|tr|th|td|thead|tbody)\b|<\/(?:ul|ol|table)>)/g;

function pathOf(name: string): string {
  return join(resolve('sample'), name);
}

/** Whether this install has the sample group. */
export function hasSampleFiles(): boolean {
  return existsSync(pathOf('entries'));
}

/**
 * Reads a JSON file of the sample, `name` being its path below `sample/`. Throws an error that names the file when it
 * does not match the schema.
 */
export function readSampleJson<S extends z.ZodType>(name: string, schema: S): z.output<S> {
  return checked(name, schema, JSON.parse(readFileSync(pathOf(name), 'utf8')));
}

/**
 * Reads a text of the sample: `name` is its path without `.md` or `.json`. For Markdown the result has the values of
 * its front matter (`name: value`, the value in JSON) and the text as HTML in `body`; for JSON it is the value.
 */
export function readSampleText<S extends z.ZodType>(name: string, schema: S): z.output<S> {
  if (existsSync(pathOf(`${name}.json`))) return readSampleJson(`${name}.json`, schema);
  const [, front = '', text = ''] =
    readFileSync(pathOf(`${name}.md`), 'utf8').match(/^---\n([\s\S]*?)\n---\n([\s\S]*)$/) ?? [];
  const fields = front.split('\n').map((line) => {
    const colon = line.indexOf(': ');
    return [line.slice(0, colon), JSON.parse(line.slice(colon + 2))] as const;
  });
  return checked(`${name}.md`, schema, { ...Object.fromEntries(fields), body: htmlOf(text) });
}

/** Whether the text exists in that language. */
export function hasSampleText(name: string): boolean {
  return ['md', 'json'].some((ending) => existsSync(pathOf(`${name}.${ending}`)));
}

/** Markdown as the HTML that editors would have saved. */
export function htmlOf(text: string): string {
  return markdown.parse(text, { async: false }).trim().replaceAll(breakBeforePart, '');
}

/** The type with `{ en, ms, zh }` in place of each text. */
type InThree<T> = T extends string
  ? Record<Language, string>
  : T extends readonly (infer Item)[]
    ? InThree<Item>[]
    : { [Key in keyof T]: InThree<T[Key]> };

/**
 * Reads `en.json`, `ms.json` and `zh.json` of a folder and merges them text by text. Throws when their shapes differ.
 */
export function readSampleLanguages<S extends z.ZodType>(folder: string, schema: S): InThree<z.output<S>> {
  const [en, ms, zh] = languages.map((language) => readSampleJson(`${folder}/${language}.json`, schema) as unknown);
  return together(folder, en, { ms, zh }) as InThree<z.output<S>>;
}

/**
 * Adds to each record its texts, which `texts` has by slug. Throws when a record has none; `folder` is for the message.
 */
export function withTexts<Shared extends { slug: string }, Texts>(
  folder: string,
  shared: readonly Shared[],
  texts: Readonly<Record<string, Texts>>,
): (Shared & Texts)[] {
  return shared.map((one) => {
    const text = texts[one.slug];
    if (!text) throw new Error(`sample/${folder} has no texts of ${one.slug}.`);
    return { ...one, ...text };
  });
}

/** Joins paragraphs to one text in each language, with an empty line between them. */
export function joinedParagraphs(paragraphs: readonly Record<Language, string>[]): Record<Language, string> {
  const joined = (language: Language) => paragraphs.map((paragraph) => paragraph[language]).join('\n\n');
  return { en: joined('en'), ms: joined('ms'), zh: joined('zh') };
}

type Words = Record<Language, string>;

/** A section of a sample's running text: its title, and its content in one form. */
export interface SampleSection {
  title: Words;
  text?: Words;
  points?: readonly Words[];
  steps?: readonly Words[];
  questions?: readonly { ask: Words; answer: Words }[];
}

/** The sections as an editor would have typed them (shared/text-sections.ts); sections without content are left out. */
export function typedSections(sections: readonly SampleSection[]): Words {
  const typed = (language: Language) =>
    sections
      .map((section) => [`## ${section.title[language]}`, ...partsOf(section, language)])
      .filter(({ length }) => length > 1)
      .flat()
      .join('\n\n');
  return { en: typed('en'), ms: typed('ms'), zh: typed('zh') };
}

function partsOf({ text, points = [], steps = [], questions = [] }: SampleSection, language: Language): string[] {
  return [
    text?.[language] ?? '',
    points.map((line) => `- ${line[language]}`).join('\n'),
    steps.map((line, index) => `${index + 1}. ${line[language]}`).join('\n'),
    ...questions.flatMap(({ ask, answer }) => [`### ${ask[language]}`, answer[language]]),
  ].filter((part) => part !== '');
}

function together(place: string, en: unknown, { ms, zh }: { ms: unknown; zh: unknown }): unknown {
  if (typeof en === 'string' && typeof ms === 'string' && typeof zh === 'string') return { en, ms, zh };
  if (![en, ms, zh].every((one) => typeof one === 'object' && one !== null))
    throw new Error(`sample/${place} is not there in every language.`);
  const parts = [en, ms, zh] as Record<string, unknown>[];
  const names = Object.keys(parts[0]!);
  if (parts.some((part) => Object.keys(part).length !== names.length))
    throw new Error(`sample/${place} has more or fewer parts in one language than in another.`);
  const values = names.map((name) =>
    together(`${place}: ${name}`, parts[0]![name], { ms: parts[1]![name], zh: parts[2]![name] }),
  );
  return Array.isArray(en) ? values : Object.fromEntries(names.map((name, index) => [name, values[index]]));
}

function checked<S extends z.ZodType>(name: string, schema: S, value: unknown): z.output<S> {
  const { data, error } = schema.safeParse(value);
  if (error)
    throw new Error(`sample/${name}: ${error.issues.map((i) => `${i.path.join('.')} ${i.message}`).join('; ')}`);
  return data as z.output<S>;
}
