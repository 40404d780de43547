/** The default headers of every answer: pages set stricter ones before, files and calls rarely do. */
import type { Context, Next } from 'hono';
import type { App } from '#src/platform/app.ts';
import { openerPolicy } from './page-policy.ts';

/**
 * The policy for data, text, pictures and files: opened by their address they load nothing, send nothing and cannot
 * be framed.
 */
const filePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; object-src 'none'";
/**
 * Browsers show a PDF with a viewer of their own, which the policy above would block. Nothing in a PDF runs as a
 * script of the site.
 */
const pdfPolicy = "base-uri 'none'; frame-ancestors 'none'";

/** Middleware that adds the default headers which an answer does not have. */
export function answerHeaders(app: Pick<App, 'config'>) {
  return async (c: Context, next: Next): Promise<void> => {
    await next();
    const { headers } = c.res;
    if (!headers.has('cross-origin-opener-policy'))
      c.header('cross-origin-opener-policy', openerPolicy(app, undefined));
    if (!headers.has('referrer-policy')) c.header('referrer-policy', 'strict-origin-when-cross-origin');
    const type = headers.get('content-type') ?? '';
    if (!headers.has('content-security-policy') && !type.startsWith('text/html'))
      c.header('content-security-policy', type.startsWith('application/pdf') ? pdfPolicy : filePolicy);
    if (type === 'image/svg+xml') c.header('content-type', 'image/svg+xml; charset=utf-8');
  };
}
