/** An entry part by part in the reader's words: fields by their labels, codes by what they stand for, HTML as lines. */
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import type { SceneName } from '#src/design/pictures/scene-names.ts';
import type { Kind } from '#src/features/publishing/entries/content-kinds.schema.ts';
import { downloadsOf } from '#src/features/publishing/entries/downloads.rules.ts';
import { wordsOfBlocks } from '#src/features/publishing/entries/landing-blocks/landing-blocks.rules.ts';
import { linesOfHtml } from '#src/features/publishing/entries/rich-text/html-lines.rules.ts';
import { sceneLabels } from '#src/features/publishing/entries/ui/pictures/scene-words.ts';
import { formatDateTime, formatDay, isCalendarDay } from '#src/shared/dates.ts';
import { choiceWords } from '../fields/choice-words.rules.ts';
import { editorFields, typedForm, type ControlType } from '../fields/editor-fields.rules.ts';
import { kindFieldLabels } from '../fields/kind-field-words.rules.ts';

/** What is said of an entry at one time, in one language. */
export interface EntryState {
  title: string;
  summary: string;
  body: string;
  own: Record<string, unknown>;
  fields: Record<string, unknown>;
  topics: readonly string[];
  /** A stored version does not have them. */
  around?: {
    imageId: number | null;
    author: string | null;
    seoTitle: string | null;
    seoDescription: string | null;
  };
}

export interface EntryPart {
  /** Its name in the entry: 'body', 'closesAt'. */
  part: string;
  label: string;
  /** As lines; empty where the entry has none. */
  text: string;
}

/** Names by code, in the reader's language. */
export type PartNames = Record<
  'hospitals' | 'specialities' | 'topics' | 'packages' | 'articles' | 'pictures',
  ReadonlyMap<string, string>
>;

/** Not read by anybody: the approval names the reviewer, and the size of a file follows from it. */
const unread: ReadonlySet<string> = new Set(['reviewerField', 'isSample', 'audioBytes']);

/** The parts of an entry in the order of its form, empty ones too. */
export function partsOf(kind: Kind, state: EntryState, names: PartNames): EntryPart[] {
  const { own, fields, around } = state;
  const controls = editorFields[kind] ?? [];
  const values: Record<string, unknown> = { ...fields, ...own };
  const further = Object.keys(values)
    .filter((name) => !unread.has(name) && !controls.some((control) => control.name === name))
    .sort();
  return [
    { part: 'title', label: m.content_field_title(), text: state.title },
    { part: 'summary', label: m.content_field_summary(), text: state.summary },
    { part: 'body', label: m.content_field_body(), text: linesOfHtml(state.body) },
    ...controls.map(({ name, label, type }) => {
      return { part: name, label: fieldLabel(label ?? name), text: wordsOfValue({ name, type }, values[name], names) };
    }),
    ...further.map((name) => ({ part: name, label: fieldLabel(name), text: furtherWords(name, values[name]) })),
    { part: 'topics', label: m.content_field_topics(), text: listed(state.topics, names.topics) },
    ...(around
      ? [
          { part: 'image', label: m.content_field_image(), text: named(around.imageId, names.pictures) },
          { part: 'author', label: m.content_field_author(), text: around.author ?? '' },
          { part: 'seoTitle', label: m.content_field_seo_title(), text: around.seoTitle ?? '' },
          { part: 'seoDescription', label: m.content_field_seo_description(), text: around.seoDescription ?? '' },
        ]
      : []),
  ];
}

const fieldLabel = (name: string) => kindFieldLabels[name]?.() ?? m.content_part_further({ name });

/** The lists of codes that name other records. */
const referred: Record<string, keyof PartNames> = {
  departments: 'specialities',
  packageSlugs: 'packages',
  articleSlugs: 'articles',
};

function wordsOfValue({ name, type }: { name: string; type: ControlType }, value: unknown, names: PartNames): string {
  if (value === undefined || value === null || value === '') return '';
  switch (type) {
    case 'hospital':
      return named(value, names.hospitals);
    case 'speciality':
      return named(value, names.specialities);
    case 'hospitals':
      return listed(value, names.hospitals);
    case 'words':
      return listed(value, referred[name] ? names[referred[name]] : new Map());
    case 'lines':
      return listed(value, new Map());
    case 'blocks':
      return wordsOfBlocks(value);
    case 'long':
      return linesOfHtml(String(value));
    case 'date':
    case 'instant':
      return formatted(String(value));
    case 'scene':
      return sceneLabels[value as SceneName]?.() ?? String(value);
    default:
      return choiceWords[type]?.[String(value)]?.() ?? typedForm(type, value);
  }
}

/** A field without a control: set by what staff send, or stored before the kind had its form. */
function furtherWords(name: string, value: unknown): string {
  if (name === 'downloads')
    return downloadsOf({ downloads: value })
      .map(({ title, language, hash }) => `• ${title} (${choiceWords.language?.[language]?.()}, ${hash.slice(0, 8)})`)
      .join('\n');
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return listed(value, new Map());
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function formatted(value: string): string {
  if (isCalendarDay(value)) return formatDay(value, getLocale());
  return Number.isNaN(Date.parse(value)) ? value : formatDateTime(new Date(value), getLocale());
}

const named = (code: unknown, names: ReadonlyMap<string, string>): string =>
  code === null ? '' : (names.get(String(code)) ?? String(code));

const listed = (codes: unknown, names: ReadonlyMap<string, string>): string =>
  Array.isArray(codes) ? codes.map((code) => `• ${named(code, names)}`).join('\n') : String(codes);
