/**
 * Parses the texts of inputs and cells into values, and formats values as such texts. A formatted value parses to the
 * same value.
 */
import { m } from '#src/paraglide/messages.js';
import type { MessageText } from '#src/shared/failure.ts';
import { languages } from '#src/shared/languages.ts';
import { pairMark, pairOf } from '#src/shared/texts/line-pairs.ts';
import type { LocalText } from '#src/shared/local-text.ts';
import {
  inputNamesOf,
  snakeCase,
  type CatalogueField,
  type CatalogueInputs,
  type CatalogueRecord,
} from './catalogue-fields.ts';
import { isCalendarDay } from '#src/shared/dates.ts';
import { codePattern, textFormats } from './text-formats.ts';
import { untranslated, yes, no } from './field-texts.rules.ts';
import { readPipedLines, type Read } from './piped-lines.rules.ts';
import { isTypedId } from '#src/shared/identifiers/typed-id.ts';

type Faults = Record<string, MessageText>;

/** A record of these fields, or the error of each input. The store checks whether referenced codes exist. */
export function readRecord(
  fields: readonly CatalogueField[],
  inputs: CatalogueInputs,
): { record: CatalogueRecord; faults: Faults } {
  const record: CatalogueRecord = {};
  const faults: Faults = {};
  for (const field of fields) {
    const read = readField(field, (name) => cleaned(inputs[name] ?? ''));
    if ('value' in read) record[field.name] = read.value;
    else faults[read.input ?? inputNamesOf(field)[0]!] = read.fault;
  }
  return { record, faults };
}

/** A text as a cell holds it: with the line ends, the spaces and the letters that a file has. */
export function cleaned(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').trim().normalize('NFC');
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
/** 'chest-pain' of '/ms/articles/chest-pain', as people copy it from their browser. */
const lastPart = (address: string) =>
  address
    .replace(/[?#].*$/s, '')
    .replace(/\/+$/, '')
    .replace(/^.*\//s, '');
const codesOf = (text: string) => [...new Set(text.split(/[;,\n]/).map((code) => code.trim()))].filter(Boolean);
const fault = (text: MessageText, input?: string): Read => ({ fault: text, ...(input ? { input } : {}) });

function readField(field: CatalogueField, text: (name: string) => string): Read {
  const base = snakeCase(field.name);
  const typed = text(base);
  switch (field.kind) {
    case 'local':
      return readLocal(field, text);
    case 'localLines':
      return readLocalLines(field, text);
    case 'flag':
      return readFlag(typed);
    case 'number':
      return readNumber(field, typed);
    case 'lines':
      return readLines(field, field.of === 'articles' ? linesOf(typed).map(lastPart) : linesOf(typed));
    case 'refs':
      return readRefs(field, codesOf(typed));
    case 'choices':
      return readChoices(field, codesOf(typed));
    case 'places':
    case 'qualifications':
    case 'capacities':
    case 'roles':
    case 'daySessions':
      return readPipedLines(field.kind, linesOf(typed));
    case 'date':
      return readDate(field, typed);
    case 'picture':
      return readPicture(typed);
    case 'logo':
      return typed.length <= 80 ? { value: typed } : fault(m.catalogue_error_logo);
    case 'time':
      return readTime(field, typed);
    case 'money':
      return readMoney(field, typed);
    default:
      return readText(field, typed);
  }
}

function readText(field: CatalogueField & { kind: 'code' | 'text' | 'choice' | 'ref' }, typed: string): Read {
  if (typed === '' && field.kind === 'choice' && field.fallback !== undefined) return { value: field.fallback };
  if (typed === '') return field.isOptional ? { value: '' } : fault(m.catalogue_error_required);
  if (field.kind === 'code')
    return typed.length <= 80 && codePattern.test(typed) ? { value: typed } : fault(m.catalogue_error_code);
  if (field.kind === 'choice')
    return field.choices.some(({ value }) => value === typed) ? { value: typed } : fault(m.catalogue_error_choice);
  if (field.kind === 'ref') return codePattern.test(typed) ? { value: typed } : fault(m.catalogue_error_reference);
  if (typed.length > field.max) return fault(tooLong(field.max));
  const format = field.format && textFormats[field.format];
  if (format && !format.pattern.test(typed)) return fault(format.text);
  return { value: format && 'read' in format ? format.read(typed) : typed };
}

function readLocal(field: CatalogueField & { kind: 'local' }, text: (name: string) => string): Read {
  const base = snakeCase(field.name);
  const [en, ms, zh] = languages.map((language) => text(`${base}_${language}`)) as [string, string, string];
  if (!en && !ms && !zh && field.isOptional) return { value: null };
  if (!en) return fault(m.catalogue_error_english, `${base}_en`);
  for (const [language, words] of [['en', en] as const, ['ms', ms] as const, ['zh', zh] as const])
    if (words.length > field.max) return fault(tooLong(field.max), `${base}_${language}`);
  return { value: { en, ...(ms ? { ms } : {}), ...(zh ? { zh } : {}) } satisfies LocalText };
}

function readLocalLines(field: CatalogueField & { kind: 'localLines' }, text: (name: string) => string): Read {
  const base = snakeCase(field.name);
  const [en, ms, zh] = languages.map((language) =>
    linesOf(text(`${base}_${language}`)).map((line) => (field.isPairs ? pairLine(line) : line)),
  ) as [string[], string[], string[]];
  for (const [language, lines] of [['ms', ms] as const, ['zh', zh] as const])
    if (lines.length > 0 && lines.length !== en.length) return fault(m.catalogue_error_lines, `${base}_${language}`);
  if (en.length === 0 && !field.isOptional) return fault(m.catalogue_error_required, `${base}_en`);
  if (en.length > field.max) return fault(tooMany(field.max), `${base}_en`);
  for (const [language, lines] of [['en', en] as const, ['ms', ms] as const, ['zh', zh] as const])
    if (field.isPairs && !lines.every((line) => isWholePair(line) || (language !== 'en' && line === untranslated)))
      return fault(m.catalogue_error_pairs, `${base}_${language}`);
  return {
    value: en.map((line, index) => ({
      en: line,
      ...translated('ms', ms[index]),
      ...translated('zh', zh[index]),
    })),
  };
}

/** A line of two parts with one space on each side of the separator, so that it is read as it is stored. */
function pairLine(line: string): string {
  const [first, second] = pairOf(line);
  return second ? `${first} ${pairMark} ${second}` : line;
}
const isWholePair = (line: string) => pairOf(line).every((part) => part !== '');

const translated = (language: 'ms' | 'zh', line: string | undefined): Partial<LocalText> =>
  line && line !== untranslated ? { [language]: line } : {};

function readFlag(typed: string): Read {
  const word = typed.toLowerCase();
  if (yes.has(word)) return { value: true };
  return no.has(word) ? { value: false } : fault(m.catalogue_error_flag);
}

function readNumber(field: CatalogueField & { kind: 'number' }, typed: string): Read {
  if (typed === '' && field.fallback !== undefined) return { value: field.fallback };
  if (typed === '' && field.isOptional) return { value: null };
  if (typed === '') return fault(m.catalogue_error_required);
  const pattern = field.isDecimal ? /^-?\d{1,4}(\.\d{1,15})?$/ : /^\d{1,9}$/;
  const value = pattern.test(typed) ? Number(typed) : Number.NaN;
  const { min, max } = field;
  return value >= min && value <= max
    ? { value }
    : fault((_, options) => m.catalogue_error_number({ min: String(min), max: String(max) }, options));
}

function readLines(field: CatalogueField & { kind: 'lines' }, lines: string[]): Read {
  if (lines.length === 0 && !field.isOptional) return fault(m.catalogue_error_required);
  if (lines.length > field.max) return fault(tooMany(field.max));
  return lines.some((line) => line.length > 200) ? fault(tooLong(200)) : { value: [...new Set(lines)] };
}

function readRefs(field: CatalogueField & { kind: 'refs' }, codes: string[]): Read {
  if (codes.length === 0 && !field.isOptional) return fault(m.catalogue_error_required);
  return codes.every((code) => codePattern.test(code)) ? { value: codes } : fault(m.catalogue_error_reference);
}

function readChoices(field: CatalogueField & { kind: 'choices' }, codes: string[]): Read {
  if (codes.length === 0 && !field.isOptional) return fault(m.catalogue_error_required);
  const known = new Set(field.choices.map(({ value }) => value));
  if (!codes.every((code) => known.has(code))) return fault(m.catalogue_error_choice);
  return { value: field.isSorted ? codes.toSorted(byNumberOrCode) : codes };
}

/** Reads '9:00' and '09:00' as the same time. */
function readTime(field: CatalogueField & { kind: 'time' }, typed: string): Read {
  if (typed === '') return field.isOptional ? { value: null } : fault(m.catalogue_error_required);
  const time = typed.padStart(5, '0');
  const isTime = /^([01]\d|2[0-3]):[0-5]\d$/.test(time) || (field.mayBeMidnight === true && time === '24:00');
  return isTime ? { value: time } : fault(m.catalogue_error_time);
}

function readMoney(field: CatalogueField & { kind: 'money' }, typed: string): Read {
  const ringgit = typed.replace(/^RM\s*/i, '').replaceAll(',', '');
  if (ringgit === '' && field.fallback !== undefined) return { value: field.fallback };
  if (ringgit === '') return field.isOptional ? { value: null } : fault(m.catalogue_error_required);
  return /^\d{1,6}(\.\d{1,2})?$/.test(ringgit)
    ? { value: Math.round(Number(ringgit) * 100) }
    : fault(m.catalogue_error_money);
}

function readDate(field: CatalogueField, typed: string): Read {
  if (typed === '') return field.isOptional ? { value: null } : fault(m.catalogue_error_required);
  return isCalendarDay(typed) ? { value: typed } : fault(m.catalogue_error_date);
}

function readPicture(typed: string): Read {
  if (typed === '') return { value: null };
  return isTypedId(typed) ? { value: Number(typed) } : fault(m.catalogue_error_picture);
}

const tooLong =
  (max: number): MessageText =>
  (_, options) =>
    m.catalogue_error_long({ max }, options);
const tooMany =
  (max: number): MessageText =>
  (_, options) =>
    m.catalogue_error_many({ max }, options);

/** The order of codes: numbers by size ('2' before '10'), others by their characters. */
function byNumberOrCode(one: string, other: string): number {
  const difference = Number(one) - Number(other);
  return Number.isNaN(difference) ? (one < other ? -1 : Number(one > other)) : difference;
}
