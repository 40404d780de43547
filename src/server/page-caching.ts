/** The page cache of this process: how its pages are rendered, measured, rendered ahead and answered at the socket. */
import { createPageCache, type PageCache } from '#src/platform/page-cache/page-cache.server.ts';
import type { CacheTags } from '#src/platform/page-cache/cache-tags.server.ts';
import type { App } from '#src/platform/app.ts';
import { localPath, splitLanguage } from '#src/shared/addresses.ts';
import { languages, type Language } from '#src/shared/languages.ts';
import type { Admission } from './admission.ts';
import { busyPage } from './busy-answers.ts';
import { answerCachedPages, type AnswerEarly } from './cached-answers.ts';
import { cachedAccessLog } from './cached-access-log.ts';
import { withPublicPolicy } from './page-policy.ts';
import { tagsOf } from './page-key.ts';
import type { RenderPage } from './pages.ts';
import { proxyWarner, type ProxyWarner } from './proxy-warning.ts';
import { addressOf } from './route-matcher.ts';

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

/** The pages that most visitors open first: they are rendered at the start, before the first visitor comes. */
const firstPages = ['/', '/home', '/our-hospitals', '/speciality-centre', '/doctor', '/health-package'];

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
  const ahead = refreshesAhead ? renderAhead(cache, versions) : undefined;
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
 * Renders pages in the background: after a change those that it dropped, and the first pages when changes are heard for
 * the first time.
 */
function renderAhead(cache: PageCache, versions: CacheTags): { stop(): void } {
  let timer: NodeJS.Timeout | undefined;
  let isFirst = true;
  versions.onChange(() => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (isFirst) cache.warm(languages.flatMap((language) => firstPages.map((path) => publicPage(path, language))));
      isFirst = false;
      cache.refreshChanged();
    }, settledMs).unref();
  });
  return { stop: () => clearTimeout(timer) };
}

function publicPage(path: string, language: Language): { key: string; tags: readonly string[] } {
  return { key: localPath(path, language), tags: tagsOf(addressOf(path)) };
}
