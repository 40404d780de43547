/** The headers that every answer carries which has not said otherwise: pages narrow them before, files and calls rarely do. */
import type { Context, Next } from 'hono';
import type { App } from '#src/platform/app.ts';
import { openerPolicy } from './page-policy.ts';

/** Data, text, pictures and files: whoever opens one by its address gets a document that loads nothing, sends nothing and is framed nowhere. */
const filePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; object-src 'none'";
/** Browsers show a PDF with a viewer of their own, which the policy above would refuse. Nothing in it runs as a script of ours. */
const pdfPolicy = "base-uri 'none'; frame-ancestors 'none'";

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
