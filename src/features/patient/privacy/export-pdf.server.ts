import { PdfWriter } from '#src/platform/pdf/pdf-writer.server.ts';
import { m } from '#src/paraglide/messages.js';
import type { Language } from '#src/shared/local-text.ts';

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
  accessLog: m.setting_export_part_access,
  account: m.setting_export_part_account,
};

/** The data of the JSON export as a PDF for reading; files are listed, their content is in the JSON file. */
export async function exportPdf(
  exported: Record<string, unknown> & { exportedAt: string },
  language: Language,
): Promise<Uint8Array<ArrayBuffer>> {
  const locale = { locale: language };
  const title = m.setting_export({}, locale);
  const writer = new PdfWriter({ title, language, createdAt: new Date(exported.exportedAt) });
  await writer.heading(title, 1);
  await writer.text(exported.exportedAt);
  for (const [name, partTitle] of Object.entries(titles)) {
    if (!(name in exported)) continue;
    writer.rule();
    await writer.heading(partTitle({}, locale));
    for (const line of linesOf(exported[name])) await writer.text(line);
  }
  return new Uint8Array(await writer.end());
}

/** Lines such as 'Patient name: Aminah', indented by depth; none for empty values. */
function linesOf(value: unknown, label = '', depth = 0): string[] {
  const indent = '    '.repeat(Math.max(0, depth - 1));
  const plain: unknown = value instanceof Date ? value.toISOString() : value;
  if (plain === null || plain === undefined || plain === '') return [];
  if (typeof plain !== 'object') return [`${indent}${label ? `${label}: ` : ''}${String(plain)}`];
  const parts = Array.isArray(plain)
    ? plain.flatMap((one, index) => [
        ...(index > 0 && typeof one === 'object' ? [' '] : []),
        ...linesOf(one, '', depth),
      ])
    : Object.entries(plain)
        .filter(([name]) => name !== 'base64')
        .flatMap(([name, one]) => linesOf(one, labelOf(name), depth + 1));
  return label && parts.length > 0 ? [`${indent}${label}:`, ...parts] : parts;
}

/** 'patientName' -> 'Patient name'. */
function labelOf(name: string): string {
  const words = name
    .replaceAll('_', ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
