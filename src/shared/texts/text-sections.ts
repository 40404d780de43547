/** Running text of the catalogue in sections: the few marks that its text areas allow besides paragraphs. */
import type { LocalText } from '../local-text.ts';

export interface TextBlock {
  kind: 'paragraph' | 'bullets' | 'steps' | 'question';
  /** One text, or a text for each item of a list. */
  lines: string[];
}

export interface TextSection {
  /** Empty before the first heading. */
  title: string;
  blocks: TextBlock[];
}

/**
 * Splits a text at its empty lines. A part that begins with `## ` is a heading and starts a section, with `### ` a
 * question; lines that all begin with `- ` or `1. ` are a list.
 */
export function sectionsOf(text: string): TextSection[] {
  const sections: TextSection[] = [{ title: '', blocks: [] }];
  for (const part of text.split(/\n\s*\n/).map((one) => one.trim())) {
    if (part === '') continue;
    if (part.startsWith('## ')) sections.push({ title: part.slice(3), blocks: [] });
    else sections.at(-1)!.blocks.push(blockOf(part));
  }
  return sections.filter(({ title, blocks }) => title !== '' || blocks.length > 0);
}

function blockOf(part: string): TextBlock {
  if (part.startsWith('### ')) return { kind: 'question', lines: [part.slice(4)] };
  const lines = part.split('\n');
  if (lines.every((line) => line.startsWith('- ')))
    return { kind: 'bullets', lines: lines.map((line) => line.slice(2)) };
  if (lines.every((line) => /^\d+\. /.test(line)))
    return { kind: 'steps', lines: lines.map((line) => line.replace(/^\d+\. /, '')) };
  return { kind: 'paragraph', lines: [part] };
}

/** The text in every language without the marks of headings, lists and questions, for search. */
export function unmarked(text: LocalText): LocalText {
  const plain = (value: string) => value.replaceAll(/^(?:#{2,3} |- |\d+\. )/gm, '');
  const { en, ms, zh } = text;
  return { en: plain(en), ...(ms ? { ms: plain(ms) } : {}), ...(zh ? { zh: plain(zh) } : {}) };
}
