/** HTML as lines of text, with what carries meaning written out: for comparisons, and where nothing is laid out. */
import { decodeEntities } from './html-entities.rules.ts';

/** One block a line; '#' before headings, '•' before points, the addresses of links and pictures in brackets. */
export function linesOfHtml(html: string): string {
  const lines = html
    .replace(/<li[^>]*>/g, '• ')
    .replace(/<h([23])[^>]*>/g, '# ')
    .replace(/<img src="([^"]*)" alt="([^"]*)"[^>]*>/g, '[$2] ($1)\n')
    .replace(/<\/p>\s*(?=<\/t[hd]>)/g, '')
    .replace(/<\/(?:th|td)>/g, ' | ')
    .replace(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/g, '$2 ($1)')
    .replace(/<\/(?:p|li|h2|h3|tr|caption|blockquote)>|<br\s*\/?>/g, '\n')
    .replace(/<[^>]+>/g, '');
  return decodeEntities(lines)
    .replace(/\n{2,}/g, '\n')
    .trim();
}
