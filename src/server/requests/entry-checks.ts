/** Entry checks: refuse requests that two readers could understand in two ways, before any other code reads them. */
import type { Context, Next } from 'hono';

// oxlint-disable-next-line no-control-regex
const nul = /\u0000/;

/** Whether the database can store the text: no NUL, no half of a surrogate pair. */
export function isStorableText(text: string): boolean {
  return !nul.test(text) && text.isWellFormed();
}

/** The same for every key and text of a JSON value. */
export function isStorableJson(value: unknown): boolean {
  if (typeof value === 'string') return isStorableText(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([name, part]) => isStorableText(name) && isStorableJson(part));
}

/**
 * Whether the percent-encoded bytes of a query or a form are UTF-8 without NUL. A percent sign that encodes nothing is
 * allowed.
 */
export function isReadableEncoding(encoded: string): boolean {
  return (encoded.match(/(?:%[0-9a-f]{2})+/gi) ?? []).every((run) => {
    try {
      return !nul.test(decodeURIComponent(run));
    } catch {
      return false;
    }
  });
}

/**
 * Refuses a query that is not text, and a request with more than one Host header, because a proxy and this server could
 * use different ones.
 */
export function entryChecks() {
  return async (c: Context, next: Next): Promise<Response | void> => {
    const query = c.req.url.indexOf('?');
    if (query >= 0 && !isReadableEncoding(c.req.url.slice(query)))
      return c.text('This address cannot be read.', 400, { 'cache-control': 'no-store' });
    if (hostHeaders(c) > 1) return c.text('A request has one Host header.', 400, { 'cache-control': 'no-store' });
    return next();
  };
}

function hostHeaders(c: Context): number {
  // Absent where a request came without a socket, as in tests.
  const { incoming } = (c.env ?? {}) as { incoming?: { rawHeaders?: string[] } };
  return (incoming?.rawHeaders ?? []).filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;
}
