/** The tags that editors' rich text may have: it is sanitised when it is saved, and again each time it is shown. */
import sanitizeHtml from 'sanitize-html';
import { videoAt, videoHosts } from '#src/shared/outside-video.ts';
import { decodeEntities } from './html-entities.rules.ts';
import { pictureIdIn } from './rich-html.rules.ts';

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
    'img',
  ],
  allowedAttributes: {
    a: ['href', 'rel', 'data-video'],
    img: ['src', 'alt', 'width', 'height', 'loading', 'decoding'],
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
    a: (tagName, attribs) => ({ tagName, attribs: linkAttributes(attribs) }),
    img: (tagName, attribs) => ({ tagName, attribs: pictureAttributes(attribs) }),
    th: (tagName, attribs) => ({ tagName, attribs: cellAttributes(attribs) }),
    td: (tagName, attribs) => ({ tagName, attribs: cellAttributes(attribs) }),
  },
  // A picture of another site, or one that is sent inside the text, is left out.
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && attribs['src'] === undefined,
};

/** Sanitised HTML with the allowed elements only: no scripts, handlers, styles, frames or foreign protocols. */
export function safeHtml(html: string): string {
  return withScopes(sanitizeHtml(html, allowed).trim());
}

/** The text without markup; escaped markup does not become visible either. */
export function plainText(html: string): string {
  const spaced = html.replace(/<\/(?:p|li|h2|h3|td|th|tr|blockquote)>|<br\s*\/?>/gi, '$& ');
  return decodeEntities(sanitizeHtml(spaced, { allowedTags: [], allowedAttributes: {} }))
    .replace(/\s+/g, ' ')
    .trim();
}

/** The text of HTML that is already sanitised: the same result as plainText, at a hundredth of its cost. */
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

/**
 * A link's attributes in a fixed order. A link that is marked as a video must lead to a known host, at that host's own
 * address.
 */
function linkAttributes({ href, 'data-video': marked }: Record<string, string>): Record<string, string> {
  const video = marked === undefined ? null : videoAt(href ?? '');
  if (video)
    return {
      href: videoHosts[video.host].watchAddress(video.id),
      rel: 'noopener noreferrer',
      'data-video': video.host,
    };
  return {
    ...(href === undefined ? {} : { href }),
    ...(isOutside(href) ? { rel: 'noopener noreferrer' } : {}),
  };
}

/** The attributes of a picture of the media library; none for any other picture. */
function pictureAttributes({ src = '', alt = '', width, height }: Record<string, string>): Record<string, string> {
  if (pictureIdIn(src) === null) return {};
  return {
    src,
    alt: plainLine(alt).slice(0, 300),
    ...(isCount(width) ? { width } : {}),
    ...(isCount(height) ? { height } : {}),
    loading: 'lazy',
    decoding: 'async',
  };
}

/** A cell's attributes: the columns and rows that it spans, up to 99, and for a header cell its scope. */
function cellAttributes({ scope, colspan, rowspan }: Record<string, string>): Record<string, string> {
  return {
    ...(scope !== undefined && /^(?:col|row|colgroup|rowgroup)$/.test(scope) ? { scope } : {}),
    ...(isCount(colspan, 2) ? { colspan } : {}),
    ...(isCount(rowspan, 2) ? { rowspan } : {}),
  };
}

function isCount(value: string | undefined, digits = 5): value is string {
  return value !== undefined && new RegExp(`^[1-9]\\d{0,${digits - 1}}$`).test(value);
}

/** Adds the scope of header cells: the row where other cells follow them, otherwise the column. */
function withScopes(html: string): string {
  return html.replace(/<tr>[^]*?<\/tr>/g, (row) =>
    row.replace(/<th(?=[\s>])(?![^>]* scope=)/g, `<th scope="${row.includes('<td') ? 'row' : 'col'}"`),
  );
}
