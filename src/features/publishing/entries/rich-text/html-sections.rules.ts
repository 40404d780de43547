/** An editor's text cut at its headings, so that a long page can be folded on phones. */
import { decodeEntities } from './html-entities.rules.ts';

export interface HtmlSection {
  /** The heading's words; empty before the first heading. */
  title: string;
  /** What follows the heading, without it. */
  html: string;
}

/** Cuts sanitised HTML before each `<h2>`. A text without headings is one section. */
export function sectionsOfHtml(html: string): HtmlSection[] {
  return html
    .split(/(?=<h2[\s>])/)
    .map((part) => {
      const [whole = '', inner = ''] = /^<h2[^>]*>([^]*?)<\/h2>/.exec(part) ?? [];
      return { title: wordsIn(inner), html: part.slice(whole.length).trim() };
    })
    .filter(({ title, html: rest }) => title !== '' || rest !== '');
}

function wordsIn(html: string): string {
  return decodeEntities(html.replace(/<[^>]*>/g, '')).trim();
}
