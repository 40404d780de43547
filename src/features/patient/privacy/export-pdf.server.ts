import type { PdfLook } from '#src/platform/pdf/pdf-page.server.ts';
import { PdfWriter } from '#src/platform/pdf/pdf-writer.server.ts';
import { fieldNamed } from '#src/features/requests/forms/form-kind.schema.ts';
import { formKindNamed } from '#src/features/requests/forms/kinds/form-kinds.schema.ts';
import { m } from '#src/paraglide/messages.js';
import { formatDateTime, formatDay, isCalendarDay } from '#src/shared/dates.ts';
import type { Language } from '#src/shared/languages.ts';
import { formatSen } from '#src/shared/money.ts';
import { whatWasAccessed, whoAccessed } from './access-words.ts';
import { fieldLabels } from './export-labels.ts';
import { codeFields, codeLabels } from './export-codes.ts';
import { partTitles } from './export-parts.rules.ts';

/** The data of the JSON export as a PDF for reading; the files are attached to the document. */
export async function exportPdf(
  exported: Record<string, unknown> & { exportedAt: string },
  { language, look }: { language: Language; look?: PdfLook },
): Promise<Uint8Array<ArrayBuffer>> {
  const locale = { locale: language };
  const title = m.setting_export({}, locale);
  const at = new Date(exported.exportedAt);
  const writer = await PdfWriter.open({ title, language, createdAt: at, ...(look ? { look } : {}) });
  writer.logo();
  await writer.heading(title, 1);
  await writer.text(formatDateTime(at, language));
  const files: AttachedFile[] = [];
  for (const [name, partTitle] of Object.entries(partTitles)) {
    if (!(name in exported)) continue;
    writer.rule();
    await writer.heading(partTitle({}, locale));
    for (const line of partLines(name, exported[name], { language, files })) await writer.text(line);
  }
  for (const { name, mime, base64 } of files) writer.attach(Buffer.from(base64, 'base64'), { name, mime, at });
  return new Uint8Array(await writer.end());
}

/**
 * The lines of one part of the export: 'Patient: Aminah', indented by depth. Files that it finds are added to
 * `reading.files`.
 */
export function partLines(name: string, part: unknown, reading: Reading): string[] {
  return linesOf(readable(name, part, reading.language), reading);
}

/**
 * Replaces values in parts whose words another feature has: a form's own labels, and the sentences of the list of
 * accesses.
 */
function readable(name: string, part: unknown, language: Language): unknown {
  if (name === 'forms') return (part as ExportedForm[]).map((form) => readableForm(form, language));
  if (name === 'payments') return (part as ExportedMoney[]).map((money) => readableMoney(money, language));
  if (name === 'accessLog') return (part as ExportedAccess[]).map((access) => accessLine(access, language));
  return part;
}

interface ExportedForm {
  kind: string;
  state: string;
  values: Record<string, string>;
}

function readableForm(form: ExportedForm, language: Language) {
  const locale = { locale: language };
  const kind = formKindNamed(form.kind);
  const labelled = Object.entries(form.values).map(([name, value]) => {
    const field = fieldNamed(kind, name);
    const choice = field?.options?.find((one) => one.value === value);
    return [field?.label({}, locale) ?? name, choice?.label({}, locale) ?? value] as const;
  });
  return {
    ...form,
    kind: kind.title({}, locale),
    state: kind.lifeCycle.words[form.state]?.({}, locale) ?? form.state,
    values: new Map(labelled),
  };
}

interface ExportedMoney {
  refunds: { reason: string }[];
}

/** A refund's reason is a code; an appointment's reason is a text that somebody typed. */
function readableMoney(money: ExportedMoney, language: Language) {
  const inWords = (reason: string) => codeLabels[reason]?.({}, { locale: language }) ?? reason;
  return { ...money, refunds: money.refunds.map((refund) => ({ ...refund, reason: inWords(refund.reason) })) };
}

interface ExportedAccess {
  at: Date;
  by: string;
  action: string;
  subject: string;
}

function accessLine({ at, by, action, subject }: ExportedAccess, language: Language): string {
  const who = whoAccessed({ isOwn: by === 'you', actorKind: by }, language);
  return `${formatDateTime(at, language)}: ${who} ${whatWasAccessed({ action, subjectKind: subject }, language)}`;
}

export interface AttachedFile {
  name: string;
  mime: string;
  base64: string;
}

export interface Reading {
  language: Language;
  /** The files found so far, under the names of their attachments. */
  files: AttachedFile[];
}

/** The place of a value: its field's name, its label, and its depth. */
interface Place {
  field: string;
  label: string;
  depth: number;
}

const top: Place = { field: '', label: '', depth: 0 };

/** Lines such as 'Patient: Aminah', indented by depth; none for empty values. */
function linesOf(value: unknown, reading: Reading, place = top): string[] {
  const { label, depth } = place;
  const indent = '    '.repeat(Math.max(0, depth - 1));
  if (value === null || value === undefined || value === '') return [];
  if (typeof value !== 'object' || value instanceof Date)
    return [`${indent}${label ? `${label}: ` : ''}${plainWords(value, reading.language, place.field)}`];
  const parts = Array.isArray(value)
    ? value.flatMap((one, index) => [
        ...(index > 0 && typeof one === 'object' ? [' '] : []),
        ...linesOf(one, reading, { field: '', label: '', depth }),
      ])
    : recordLines(value, reading, place);
  return label && parts.length > 0 && !isLocalText(value) ? [`${indent}${label}:`, ...parts] : parts;
}

/** The lines of a record, whose labels are ours, or of a map, whose keys are labels already. */
function recordLines(value: object, reading: Reading, place: Place): string[] {
  if (isLocalText(value)) return linesOf(value[reading.language], reading, place);
  const depth = place.depth + 1;
  if (value instanceof Map)
    return [...value].flatMap(([label, one]) => linesOf(one, reading, { field: '', label: String(label), depth }));
  const record = value as Record<string, unknown>;
  if ('base64' in record) return fileLines(record, reading, depth);
  return fieldLines(record, reading, depth);
}

function fieldLines(record: Record<string, unknown>, reading: Reading, depth: number): string[] {
  return Object.entries(record).flatMap(([field, one]) =>
    linesOf(one, reading, { field, label: labelOf(field, reading.language), depth }),
  );
}

/** The facts about a file, and the name of its attachment; a file that cannot be read any more has only its name. */
function fileLines(
  { base64, name, mime, bytes: _bytes, ...facts }: Record<string, unknown>,
  reading: Reading,
  depth: number,
): string[] {
  if (typeof base64 !== 'string') return fieldLines({ ...facts, file: name }, reading, depth);
  const attached = `${reading.files.length + 1} ${String(name)}`;
  reading.files.push({ name: attached, mime: String(mime), base64 });
  return [
    ...fieldLines(facts, reading, depth),
    m.setting_export_attached({ name: attached }, { locale: reading.language }),
  ];
}

/** Whether the value is a text in three languages, of which only the reader's is shown. */
function isLocalText(value: object): value is Record<Language, unknown> {
  return 'en' in value && 'ms' in value && 'zh' in value;
}

function plainWords(value: unknown, language: Language, field: string): string {
  const locale = { locale: language };
  if (value instanceof Date) return formatDateTime(value, language);
  if (typeof value === 'boolean') return value ? m.setting_export_yes({}, locale) : m.setting_export_no({}, locale);
  if (typeof value === 'number') return field.endsWith('Sen') ? formatSen(value) : String(value);
  const text = String(value);
  if (isCalendarDay(text)) return formatDay(text, language);
  return (codeFields.has(field) && codeLabels[text]?.({}, locale)) || text;
}

/** The label of a field; names without a label here, such as those of an e-invoice, stay as they are. */
function labelOf(field: string, language: Language): string {
  return fieldLabels[field]?.({}, { locale: language }) ?? field;
}
