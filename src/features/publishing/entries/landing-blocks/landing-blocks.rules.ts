/** Blocks as running text: for the doctor who reviews them, for translators, and for the comparison of versions. */
import { linesOfHtml } from '../rich-text/html-lines.rules.ts';
import { isTypedId } from '#src/shared/identifiers/typed-id.ts';

/** What readers see of stored blocks, a line for each part; a blank line separates blocks. */
export function wordsOfBlocks(stored: unknown): string {
  if (!Array.isArray(stored)) return '';
  return stored
    .map((block: Record<string, unknown>) => linesOf(block).join('\n'))
    .filter((text) => text !== '')
    .join('\n\n');
}

function linesOf(block: Record<string, unknown>): string[] {
  const { heading, html, text, label, href, phone, items, hospital, speciality, packageType, form } = block;
  const listed = Array.isArray(items) ? (items as Record<string, unknown>[]) : [];
  return [
    heading,
    typeof html === 'string' ? linesOfHtml(html) : '',
    text,
    linked(label, href),
    phone,
    hospital,
    speciality,
    packageType,
    form,
    ...listed.flatMap((item) => [linked(item['title'], item['href'], '• '), item['text']]),
  ].filter((line): line is string => typeof line === 'string' && line !== '');
}

/** 'Find a doctor (/doctor)'. */
function linked(label: unknown, href: unknown, mark = ''): string {
  const words = [label, href ? `(${String(href)})` : ''].filter((part) => part).join(' ');
  return words === '' ? '' : mark + words;
}

/** The numbers of the library's pictures that blocks show, also blocks that nobody has checked yet. */
export function picturesOfBlocks(blocks: unknown): number[] {
  if (!Array.isArray(blocks)) return [];
  const typed = blocks.map((block: Record<string, unknown> | null) => String(block?.['mediaId'] ?? '').trim());
  return [...new Set(typed.filter(isTypedId).map(Number))];
}
