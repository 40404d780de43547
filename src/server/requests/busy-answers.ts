/** What visitors get when this process has more work than it can do: a page that says so, at almost no cost. */
import type { IncomingMessage } from 'node:http';
import type { Context, Next } from 'hono';
import { shownSetting } from '#src/features/site/settings/settings.server.ts';
import type { Brand } from '#src/features/site/settings/settings.schema.ts';
import { m } from '#src/paraglide/messages.js';
import type { App } from '#src/platform/app.ts';
import type { SentAnswer } from '#src/platform/page-cache/cached-page.server.ts';
import type { PageCache } from '#src/platform/page-cache/page-cache.server.ts';
import { contentSecurityPolicy } from '#src/platform/http/content-security-policy.ts';
import { withDeadline } from '#src/platform/http/limited-response.ts';
import { retryAfterSeconds, Unavailable } from '#src/platform/unavailable.server.ts';
import { Failure } from '#src/shared/failure.ts';
import type { Language } from '#src/shared/languages.ts';
import { laneOfPage, type Admission } from './admission.ts';
import { isPlainRead, keyOf, requestIdOf, type AnswerEarly } from '../page-cache/cached-answers.ts';
import { noticePage } from '../answers/notice-page.tsx';
import { matchRoute } from '../pages/route-matcher.ts';

/** How long a remembered answer is sent again. */
const sentAgainMs = 60_000;
/** How long an answer about a failure waits for the brand that it shows. */
const brandMs = 300;

interface Parts {
  app: App;
  admission: Admission;
  cache: Pick<PageCache, 'holds'>;
  onAnswer(path: string, status: number): void;
}

export interface BusyAnswers {
  /**
   * The middleware that remembers such an answer as it left the site, with all headers that other middleware has set.
   */
  remember(c: Context, next: Next): Promise<void>;
  /**
   * Refuses a page of the browsing lane that would have to be rendered now; undefined where it can be rendered, or is
   * cached.
   */
  refusal(c: Context, key: string): Promise<Response> | undefined;
  /** The same at the socket, before a Request is built. */
  answerEarly: AnswerEarly;
}

/** Refuses public pages while the browsing lane is full. A page that the cache has, however old, is not refused. */
export function busyAnswers({ app, admission, cache, onAnswer }: Parts): BusyAnswers {
  const sent = new Map<Language, SentAnswer & { at: number }>();
  const isRefused = (key: string) => admission.isFull('browsing') && !cache.holds(key);
  return {
    async remember(c, next) {
      await next();
      const language = c.get('refusedIn') as Language | undefined;
      if (!language || c.req.method === 'HEAD') return;
      const body = Buffer.from(await c.res.clone().arrayBuffer());
      const others = [...c.res.headers].filter(([name]) => name !== 'x-request-id' && name !== 'content-length');
      const headers = [...others.flat(), 'content-length', String(body.length)];
      sent.set(language, { status: c.res.status, headers, body, at: performance.now() });
    },
    refusal(c, key) {
      if (!isRefused(key)) return undefined;
      app.metrics.refusedRequests.inc({ lane: 'browsing' });
      const { language } = matchRoute(c.req.path);
      c.set('refusedIn', language);
      return busyPage(app, language);
    },
    answerEarly(incoming, outgoing) {
      if (!admission.isFull('browsing') || !isPlainRead(incoming)) return false;
      const known = knownRefusal(incoming, sent);
      if (!known || cache.holds(known.key)) return false;
      const { status, headers, body } = known.answer;
      outgoing.writeHead(status, [...headers, 'x-request-id', requestIdOf(incoming.headers['x-request-id'])]);
      outgoing.end(incoming.method === 'HEAD' ? undefined : body);
      app.metrics.refusedRequests.inc({ lane: 'browsing' });
      onAnswer(known.key, status);
      return true;
    },
  };
}

/** The answer for a public page in its language, if such an answer left the site recently. */
function knownRefusal(
  { url = '', method = 'GET', headers }: IncomingMessage,
  sent: ReadonlyMap<Language, SentAnswer & { at: number }>,
) {
  const key = keyOf(url);
  if (key === undefined || (key === '/' && headers.cookie?.includes('selectedLanguage'))) return undefined;
  const { address, language, isDataRequest } = matchRoute(key.split('?', 1)[0]!);
  // Rows that take any first segment also match calls, files and the return from a payment: the ordinary handlers tell
  // them apart.
  if (/^(?:\*|\/:)/.test(address.path) || isDataRequest || !address.cacheTags) return undefined;
  if (laneOfPage(address, method) !== 'browsing') return undefined;
  const answer = sent.get(language);
  return answer && performance.now() - answer.at < sentAgainMs ? { key, answer } : undefined;
}

/** 503 with the page that says that too many visitors are here. */
export async function busyPage(app: App, language: Language): Promise<Response> {
  const inLanguage = { locale: language };
  const notice = {
    title: m.errors_busy_title({}, inLanguage),
    text: m.errors_busy_text({}, inLanguage),
    canRetry: true,
  };
  const html = noticePage(notice, { brand: await brandAtOnce(app), language });
  return new Response(html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': contentSecurityPolicy(html),
      'cache-control': 'no-store',
      'retry-after': String(retryAfterSeconds),
      'x-robots-tag': 'noindex',
    },
  });
}

/** The brand if it can be read at once; null where that would take long. */
export async function brandAtOnce(app: App): Promise<Brand | null> {
  return withDeadline(shownSetting(app, 'brand'), brandMs, () => new Unavailable('The brand is not at hand.')).catch(
    () => null,
  );
}

/** The same for a call of the API. */
export function busyCall(): Failure {
  return new Failure({ status: 503, code: 'busy', text: m.errors_busy_text, retryAfterSeconds });
}
