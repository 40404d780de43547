/** Editors' rich text: sanitised when it is saved, and again each time it is shown. */
import sanitizeHtml from 'sanitize-html';
import { decodeEntities } from './html-entities.rules.ts';

const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    'h2',
    'h3',
    'p',
    'br',
    'ul',
    'ol',
    'li',
    'strong',
    'em',
    'b',
    'i',
    'a',
    'blockquote',
    'table',
    'caption',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'hr',
    'sup',
    'sub',
  ],
  allowedAttributes: {
    a: ['href', 'rel'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    ol: ['start'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  transformTags: {
    // The page has its own h1, so headings in the text begin at h2.
    h1: 'h2',
    h4: 'h3',
    h5: 'h3',
    h6: 'h3',
    a: (tagName, attribs) => ({
      tagName,
      attribs: isOutside(attribs['href']) ? { ...attribs, rel: 'noopener noreferrer' } : omitRel(attribs),
    }),
  },
};

/** Sanitised HTML with the allowed elements only: no scripts, handlers, styles, frames or foreign protocols. */
export function safeHtml(html: string): string {
  return sanitizeHtml(html, allowed).trim();
}

/** The text without markup; escaped markup does not become visible either. */
export function plainText(html: string): string {
  const spaced = html.replace(/<\/(?:p|li|h2|h3|td|th|tr|blockquote)>|<br\s*\/?>/gi, '$& ');
  return decodeEntities(sanitizeHtml(spaced, { allowedTags: [], allowedAttributes: {} }))
    .replace(/\s+/g, ' ')
    .trim();
}

/** The text of HTML that is already sanitised: as plainText, at a hundredth of its cost. */
export function wordsOfSafe(html: string): string {
  return decodeEntities(html.replace(/<[^>]+>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();
}

/** A typed line without control characters; pages escape it when they show it. */
export function plainLine(typed: string): string {
  // oxlint-disable-next-line no-control-regex
  return typed.replace(/[\u0000-\u0008\u000B-\u001F\u007F]/g, '').trim();
}

function isOutside(href: string | undefined): boolean {
  return /^https?:/i.test(href ?? '');
}

function omitRel({ rel: _rel, ...attribs }: Record<string, string>): Record<string, string> {
  return attribs;
}
