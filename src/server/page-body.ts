/** The body of a page request, read once: by the guard for its CSRF token, by the page's action, by the page of an expired form. */
import type { Context, Next } from 'hono';
import { isReadableEncoding, isStorableText } from './entry-checks.ts';

const formTypes = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i;
/** Pages are read by GET and sent forms by POST: other methods are 405, other bodies 415, text that is none 400. */
export function pageBodies() {
  return async (c: Context, next: Next): Promise<Response | void> => {
    c.set('form', null);
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next();
    if (c.req.method !== 'POST') return refusal(c, 'This method is not allowed here.', 405);
    const type = c.req.header('content-type') ?? '';
    if (!formTypes.test(type)) return refusal(c, 'A page takes forms only.', 415);
    const bytes = await c.req.raw.arrayBuffer();
    const form = await readForm(bytes, type);
    if (!form) return refusal(c, 'This form cannot be read.', 400);
    c.set('form', form);
    const { url, method, headers, signal } = c.req.raw;
    c.req.raw = new Request(url, { method, headers, signal, body: bytes });
    return next();
  };
}

async function readForm(bytes: ArrayBuffer, type: string): Promise<FormData | null> {
  const isUrlEncoded = /^application/i.test(type);
  if (isUrlEncoded && !isReadableForm(bytes)) return null;
  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData().catch(() => null);
  const isText = (value: FormDataEntryValue) => isStorableText(typeof value === 'string' ? value : value.name);
  return form && [...form].every(([name, value]) => isStorableText(name) && isText(value)) ? form : null;
}

function isReadableForm(bytes: ArrayBuffer): boolean {
  try {
    return isReadableEncoding(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return false;
  }
}

function refusal(c: Context, words: string, status: 400 | 405 | 415): Response {
  c.header('cache-control', 'no-store');
  if (status === 405) c.header('allow', 'GET, HEAD, POST');
  return c.text(words, status);
}
