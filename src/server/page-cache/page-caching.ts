/** The page cache of this process: how its pages are rendered, measured, warmed and answered at the socket. */
import { mostViewedPaths } from '#src/features/site/page-views/page-views.server.ts';
import { createPageCache, type PageCache } from '#src/platform/page-cache/page-cache.server.ts';
import type { CacheTags } from '#src/platform/page-cache/cache-tags.server.ts';
import { failureKind } from '#src/platform/jobs/poller.server.ts';
import type { App } from '#src/platform/app.ts';
import { localPath, splitLanguage } from '#src/shared/addresses.ts';
import { languages, type Language } from '#src/shared/languages.ts';
import type { Admission } from '../requests/admission.ts';
import { busyPage } from '../requests/busy-answers.ts';
import { answerCachedPages, type AnswerEarly } from './cached-answers.ts';
import { cachedAccessLog } from './cached-access-log.ts';
import { withPublicPolicy } from '../pages/page-policy.ts';
import { tagsOf } from './page-key.ts';
import type { RenderPage } from '../pages/pages.ts';
import { proxyWarner, type ProxyWarner } from '../requests/proxy-warning.ts';
import { addressOf } from '../pages/route-matcher.ts';

interface Parts {
  app: App;
  render: RenderPage;
  versions: CacheTags;
  admission: Admission;
  /** Whether dropped pages are rendered again in the background; a test does so itself. */
  refreshesAhead: boolean;
}

export interface PageCaching {
  cache: PageCache;
  warnOfProxy: ProxyWarner;
  answerCached: AnswerEarly;
  /** Notes an answer at the socket for the log. */
  noteAnswer(path: string, status: number): void;
  stop(): Promise<void>;
}

/** Changes come in groups, so the dropped pages are rendered after the last one. */
const settledMs = 200;

/** The pages that most visitors open first: rendered at start, before the first visitor comes, with the most viewed. */
const firstPages = ['/', '/home', '/our-hospitals', '/speciality-centre', '/doctor', '/health-package'];
/** So many of the entries and doctors that were looked at most in the last days are rendered at start too. */
const mostViewed = 40;

/** The page cache of the site, filled with the first pages at start. */
export function cachePages({ app, render, versions, admission, refreshesAhead }: Parts): PageCaching {
  const cache = createPageCache({
    clock: app.clock,
    versions,
    render: (key) => renderPublic(app, render, key),
    inTurn: (work, refuse) => admission.run('browsing', work, refuse),
    refusal: (key) => busyPage(app, splitLanguage(key.split('?', 1)[0]!).language),
    isShared: app.config.sharedCache !== undefined,
  });
  const warnOfProxy = proxyWarner(app);
  const accessLog = cachedAccessLog(app);
  app.metrics.measurePageCache(() => cache.size());
  const ahead = refreshesAhead ? renderAhead(app, cache, versions) : undefined;
  return {
    cache,
    warnOfProxy,
    answerCached: answerCachedPages({ cache, warnOfProxy, onAnswer: accessLog.note }),
    noteAnswer: accessLog.note,
    async stop() {
      ahead?.stop();
      accessLog.flush();
      await cache.stop();
    },
  };
}

async function renderPublic(app: App, render: RenderPage, key: string): Promise<Response> {
  const response = await withPublicPolicy(app, await render(new Request(new URL(key, app.config.publicOrigin))));
  // A cookie with the chosen language decides whether '/' is this page or a redirect.
  if (key === '/') response.headers.set('vary', 'accept-encoding, cookie');
  return response;
}

/**
 * Renders pages in the background: after a change the dropped ones; the first pages and the most viewed when changes
 * are heard for the first time.
 */
function renderAhead(app: App, cache: PageCache, versions: CacheTags): { stop(): void } {
  let timer: NodeJS.Timeout | undefined;
  let isFirst = true;
  versions.onChange(() => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (isFirst) void warmAtStart(app, cache);
      isFirst = false;
      cache.refreshChanged();
    }, settledMs).unref();
  });
  return { stop: () => clearTimeout(timer) };
}

/** Without the counts of views the first pages alone are rendered: whoever asks for another one waits for it. */
export async function warmAtStart(app: App, cache: Pick<PageCache, 'warm'>): Promise<void> {
  cache.warm(inEachLanguage(firstPages));
  const viewed = await mostViewedPaths(app, mostViewed).catch((error: unknown) => {
    app.logger.warn({ reason: failureKind(error) }, 'most viewed pages not known at start');
    return [];
  });
  cache.warm(inEachLanguage(viewed.filter(isCached)));
}

function isCached(path: string): boolean {
  const { access, cacheTags } = addressOf(path);
  return !access && cacheTags !== undefined;
}

function inEachLanguage(paths: readonly string[]): { key: string; tags: readonly string[] }[] {
  return languages.flatMap((language) => paths.map((path) => publicPage(path, language)));
}

function publicPage(path: string, language: Language): { key: string; tags: readonly string[] } {
  return { key: localPath(path, language), tags: tagsOf(addressOf(path)) };
}
