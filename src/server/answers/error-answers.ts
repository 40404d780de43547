/** Answers for requests that failed before a page or a call could answer. */
import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { m } from '#src/paraglide/messages.js';
import type { App } from '#src/platform/app.ts';
import { contentSecurityPolicy } from '#src/platform/http/content-security-policy.ts';
import { retryAfterSeconds, statusOfError } from '#src/platform/unavailable.server.ts';
import { splitLanguage } from '#src/shared/addresses.ts';
import type { MessageText } from '#src/shared/failure.ts';
import { brandAtOnce } from '../requests/busy-answers.ts';
import { noticePage } from './notice-page.tsx';
import { loggedPath } from '../requests/request-log.ts';

/** Messages for unexpected errors. */
export const errorTexts: Record<500 | 503 | 507, MessageText> = {
  500: m.errors_unexpected,
  503: m.errors_unavailable,
  507: m.errors_storage_full,
};

/** Logs the error and returns its status: an outage is a warning, everything else an error of the site. */
export function noteError(app: Pick<App, 'logger'>, c: Context, error: unknown): 500 | 503 | 507 {
  const status = statusOfError(error);
  app.logger[status === 500 ? 'error' : 'warn']({ err: error, path: loggedPath(c.req.path), status }, 'request failed');
  if (status === 503) c.header('retry-after', String(retryAfterSeconds));
  return status;
}

/** JSON for a call; otherwise a page that needs no database. It names whom to call if the brand can be read at once. */
export async function answerError(app: App, c: Context, error: unknown): Promise<Response> {
  // Refused by earlier middleware: a form of another site, or a body that is too large.
  if (error instanceof HTTPException) return error.getResponse();
  const status = noteError(app, c, error);
  c.header('cache-control', 'no-store');
  const { language } = splitLanguage(c.req.path);
  if (c.req.path.startsWith('/api/'))
    return c.json({ status: false, message: errorTexts[status]({}, { locale: language }) }, status);
  const notice = {
    title: m.errors_page_title({}, { locale: language }),
    text: errorTexts[status]({}, { locale: language }),
    canRetry: true,
  };
  const html = noticePage(notice, { brand: await brandAtOnce(app), language });
  c.header('content-security-policy', contentSecurityPolicy(html));
  return c.html(html, status);
}
