import { PdfWriter } from '#src/platform/pdf/pdf-writer.server.ts';
import { m } from '#src/paraglide/messages.js';
import { formatDateTime } from '#src/shared/dates.ts';
import type { Language } from '#src/shared/local-text.ts';
import { formatSen } from '#src/shared/money.ts';

/** Titles of the export's parts, by the names of their data-subject handlers. */
const titles: Record<string, typeof m.setting_export_part_account> = {
  appointments: m.setting_export_part_appointments,
  purchases: m.setting_export_part_purchases,
  payments: m.setting_export_part_payments,
  memberships: m.setting_export_part_memberships,
  medicalCards: m.setting_export_part_cards,
  cart: m.setting_export_part_cart,
  collections: m.setting_export_part_saved,
  forms: m.setting_export_part_forms,
  privacyRequests: m.setting_export_part_privacy_requests,
  accessLog: m.setting_export_part_access,
  account: m.setting_export_part_account,
};

/** The data of the JSON export as a PDF for reading; the files are attached to the document. */
export async function exportPdf(
  exported: Record<string, unknown> & { exportedAt: string },
  language: Language,
): Promise<Uint8Array<ArrayBuffer>> {
  const locale = { locale: language };
  const title = m.setting_export({}, locale);
  const at = new Date(exported.exportedAt);
  const writer = new PdfWriter({ title, language, createdAt: at });
  await writer.heading(title, 1);
  await writer.text(formatDateTime(at, language));
  const files: AttachedFile[] = [];
  for (const [name, partTitle] of Object.entries(titles)) {
    if (!(name in exported)) continue;
    writer.rule();
    await writer.heading(partTitle({}, locale));
    for (const line of linesOf(exported[name], { language, files })) await writer.text(line);
  }
  for (const { name, mime, base64 } of files) writer.attach(Buffer.from(base64, 'base64'), { name, mime, at });
  return new Uint8Array(await writer.end());
}

interface AttachedFile {
  name: string;
  mime: string;
  base64: string;
}

interface Reading {
  language: Language;
  /** The files found so far, under the names of their attachments. */
  files: AttachedFile[];
}

/** Lines such as 'Patient name: Aminah', indented by depth; none for empty values. */
function linesOf(value: unknown, reading: Reading, label = '', depth = 0): string[] {
  const indent = '    '.repeat(Math.max(0, depth - 1));
  if (value === null || value === undefined || value === '') return [];
  if (typeof value !== 'object' || value instanceof Date)
    return [`${indent}${label ? `${label}: ` : ''}${plainWords(value, reading.language, label)}`];
  const parts = Array.isArray(value)
    ? value.flatMap((one, index) => [
        ...(index > 0 && typeof one === 'object' ? [' '] : []),
        ...linesOf(one, reading, '', depth),
      ])
    : recordLines(value as Record<string, unknown>, reading, { label, depth });
  return label && parts.length > 0 && !isLocalText(value) ? [`${indent}${label}:`, ...parts] : parts;
}

function recordLines(
  value: Record<string, unknown>,
  reading: Reading,
  { label, depth }: { label: string; depth: number },
): string[] {
  if (isLocalText(value)) return linesOf(value[reading.language], reading, label, depth);
  const { base64, ...facts } = value;
  const lines = Object.entries(facts).flatMap(([name, one]) => linesOf(one, reading, labelOf(name), depth + 1));
  if (typeof base64 !== 'string') return lines;
  const name = `${reading.files.length + 1} ${String(value['name'])}`;
  reading.files.push({ name, mime: String(value['mime']), base64 });
  return [...lines, m.setting_export_attached({ name }, { locale: reading.language })];
}

/** Whether the value is a text in three languages, of which only the reader's is shown. */
function isLocalText(value: object): boolean {
  return 'en' in value && 'ms' in value && 'zh' in value;
}

function plainWords(value: unknown, language: Language, label: string): string {
  const locale = { locale: language };
  if (value instanceof Date) return formatDateTime(value, language);
  if (typeof value === 'boolean') return value ? m.setting_export_yes({}, locale) : m.setting_export_no({}, locale);
  return typeof value === 'number' && label.endsWith(' sen') ? formatSen(value) : String(value);
}

/** 'patientName' -> 'Patient name'. */
function labelOf(name: string): string {
  const words = name
    .replaceAll('_', ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
