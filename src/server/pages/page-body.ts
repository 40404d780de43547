/**
 * The body of a page request, read once for the guard (CSRF token), the page's action, and the page of an expired
 * form.
 */
import type { Context, Next } from 'hono';
import { isReadableEncoding, isStorableText } from '../requests/entry-checks.ts';
import { routeOf } from './route-matcher.ts';
import { isMultipart } from '../requests/upload-limit.ts';

const formTypes = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i;
/** Pages accept GET and forms by POST: other methods get 405, other bodies 415, bodies that are not text 400. */
export function pageBodies() {
  return async (c: Context, next: Next): Promise<Response | void> => {
    c.set('form', null);
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next();
    if (c.req.method !== 'POST') return refusal(c, 'This method is not allowed here.', 405);
    const type = c.req.header('content-type') ?? '';
    if (!formTypes.test(type)) return refusal(c, 'A page takes forms only.', 415);
    if (routeOf(c).address.takesFiles && isMultipart(c)) return readUpload(c, next);
    const bytes = await c.req.raw.arrayBuffer();
    const form = await readForm(bytes, type);
    if (!form) return refusal(c, 'This form cannot be read.', 400);
    c.set('form', form);
    const { url, method, headers, signal } = c.req.raw;
    c.req.raw = new Request(url, { method, headers, signal, body: bytes });
    return next();
  };
}

/**
 * A form with files is parsed once and never in memory twice: the page's action gets the parsed form, and a request
 * without a body.
 */
async function readUpload(c: Context, next: Next): Promise<Response | void> {
  const form = await c.req.raw.formData().catch(() => null);
  if (!form || !isStorableForm(form)) return refusal(c, 'This form cannot be read.', 400);
  c.set('form', form);
  c.set('uploadedForm', form);
  const headers = new Headers(c.req.raw.headers);
  headers.delete('content-type');
  headers.delete('content-length');
  c.req.raw = new Request(c.req.raw.url, { method: 'POST', headers, signal: c.req.raw.signal });
  return next();
}

/** The parsed form with files of this request, for the page's action; null for every other request. */
export function uploadedFormOf(c: Context): FormData | null {
  return (c.get('uploadedForm') as FormData | undefined) ?? null;
}

async function readForm(bytes: ArrayBuffer, type: string): Promise<FormData | null> {
  const isUrlEncoded = /^application/i.test(type);
  if (isUrlEncoded && !isReadableForm(bytes)) return null;
  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData().catch(() => null);
  return form && isStorableForm(form) ? form : null;
}

function isStorableForm(form: FormData): boolean {
  const isText = (value: FormDataEntryValue) => isStorableText(typeof value === 'string' ? value : value.name);
  return [...form].every(([name, value]) => isStorableText(name) && isText(value));
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
