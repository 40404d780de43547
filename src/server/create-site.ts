import * as build from 'virtual:react-router/server-build';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { withBody } from '#src/platform/http/held-body.ts';
import { failureKind } from '#src/platform/jobs/poller.server.ts';
import { externalAppointments } from '#src/platform/appointment-service/external-service.server.ts';
import { systemClock, type Clock } from '#src/platform/clock.ts';
import { createDailyCounts } from '#src/platform/daily-counts/daily-counts.server.ts';
import { openDatabase } from '#src/platform/db/connect.server.ts';
import { openReplica, type Replica } from '#src/platform/db/replica/replica.server.ts';
import { systemRandom, type Random } from '#src/platform/random.ts';
import { embeddedIdentity } from '#src/platform/identity/embedded/embedded-identity.server.ts';
import { firebaseIdentity } from '#src/platform/identity/firebase/firebase-identity.server.ts';
import { socialSignIn } from '#src/platform/identity/social-sign-in.server.ts';
import { openidProvider } from '#src/platform/staff-provider/openid-provider.server.ts';
import { ffmpegConverter } from '#src/platform/media-converter/ffmpeg.server.ts';
import { createMetrics } from '#src/platform/metrics/metrics.server.ts';
import { clamdScanner } from '#src/platform/malware-scanner/clamd.server.ts';
import { folderStorage } from '#src/platform/files/folder-storage.server.ts';
import { s3Storage } from '#src/platform/files/s3-storage.server.ts';
import { hasSampleFiles } from '#src/platform/sample-files/sample-files.server.ts';
import { followCacheTags, type CacheTags } from '#src/platform/page-cache/cache-tags.server.ts';
import { createMemoCache } from '#src/platform/page-cache/memo-cache.server.ts';
import type { App, Config, SampleData } from '#src/platform/app.ts';
import { admittedPages, createAdmission } from './requests/admission.ts';
import { readBacklogs } from './operations/backlogs.ts';
import { startBackgroundWork } from './operations/background-work.ts';
import { busyAnswers, busyPage } from './requests/busy-answers.ts';
import type { AnswerEarly } from './page-cache/cached-answers.ts';
import type { Health } from './operations/health.ts';
import { secretsFrom } from './environment/config.ts';
import { dataSubjectHandlers } from './personal-data/data-subject-handlers.ts';
import { retention } from './personal-data/retention.ts';
import { cachePages } from './page-cache/page-caching.ts';
import { createPages, type Visit } from './pages/pages.ts';
import { onPublicOrigin } from './environment/public-origin.ts';
import type { Tracing } from '#src/platform/tracing/tracing.ts';
import type { Transaction } from '#src/platform/db/transaction.ts';
import { claimGuestData, type GuestToClaim } from './sign-in-effects.ts';
import { recurringJobs } from './operations/recurring-jobs.ts';
import { seedSampleData } from './seed/seed.ts';
import { startSharedCachePurging } from './page-cache/shared-cache.ts';
import { createSiteRoutes } from './site.ts';
import { createPaymentGateway } from './payment-gateway.ts';

export interface SiteParts {
  databaseUrl: string;
  /** Address of the database itself, where `databaseUrl` leads to a pooler. */
  databaseDirectUrl?: string;
  /** Address of a streaming replica that public pages are read from. */
  databaseReplicaUrl?: string;
  config: Config;
  logger: Logger;
  /** The system clock, unless a test moves time. */
  clock?: Clock;
  random?: Random;
  /** Whether messages and recurring jobs run in the background; a test runs them itself. */
  worksInBackground?: boolean;
  /** Absent: nothing is traced. */
  tracing?: Tracing;
  /**
   * Milliseconds to wait for a connection to the database: a second, or longer in tests, whose machine is busy with
   * many databases.
   */
  connectionTimeoutMillis?: number;
}

/** Composes the site on a database: the ports, the routes, and the background work. */
export function createSite(parts: SiteParts) {
  const { config, logger, tracing, worksInBackground = true } = parts;
  const { db, pool } = openMeasured(parts);
  const versions = followChanges(pool, parts.databaseDirectUrl ?? parts.databaseUrl, logger);
  const ports = withCounts({ db, pool, logger, ...outsidePorts(parts, versions) });
  measureDatabase(ports);
  const signIn = {
    dataSubjectHandlers,
    retention,
    sampleData: sampleData(ports),
    appointmentService: config.appointmentService ? externalAppointments(config.appointmentService, ports.clock) : null,
    ...identityPorts(ports),
    onSignIn: (tx: Transaction, guest: GuestToClaim) => claimGuestData(ports, tx, guest),
  };
  const gatewaySetup = createPaymentGateway({ ...ports, ...signIn }, async (request) => routes.fetch(request));
  const app: App = { ...ports, ...signIn, payments: gatewaySetup.gateway };
  const recurring = recurringJobs(app);
  const work = worksInBackground ? startBackgroundWork(app, gatewaySetup, recurring) : undefined;
  const purging = worksInBackground ? startSharedCachePurging(app, versions) : undefined;
  const health: Health = { isStopping: false };
  const replica = replicaOf(parts, pool, versions);
  const pages = pagesOf(app, { versions, replica, refreshesAhead: worksInBackground });
  const routes = createSiteRoutes({ app, pages, health, jobs: recurring, gatewaySetup, tracing });
  return {
    app,
    health,
    /** Renders one page, bypassing the cache and the limits of a busy process. */
    render: async (request: Request, visit?: Visit) => withBody(await pages.renderAtOnce(request, visit)),
    fetch: onPublicOrigin(config, routes),
    /** Called by the listener before it builds a Request. */
    answerEarly: pages.answerEarly,
    async close() {
      health.isStopping = true;
      for (const part of [pages.caching, work, purging, versions, replica]) await part?.stop();
      await pool.end();
      await tracing?.stop();
    },
  };
}

/** Renders and caches pages, and refuses requests while this process has more work than it can do. */
function pagesOf(
  app: App,
  { versions, replica, refreshesAhead }: { versions: CacheTags; replica: Replica | undefined; refreshesAhead: boolean },
) {
  const renderAtOnce = createPages(app, build, replica);
  const admission = createAdmission(app);
  const render = admittedPages(renderAtOnce, admission, (language) => busyPage(app, language));
  const caching = cachePages({ app, render: renderAtOnce, versions, admission, refreshesAhead });
  const busy = busyAnswers({ app, admission, cache: caching.cache, onAnswer: caching.noteAnswer });
  const answerEarly: AnswerEarly = (incoming, outgoing) =>
    caching.answerCached(incoming, outgoing) || busy.answerEarly(incoming, outgoing);
  return { render, renderAtOnce, admission, caching, busy, answerEarly };
}

function withCounts<Ports extends Pick<App, 'db' | 'clock'>>(ports: Ports): Ports & Pick<App, 'dailyCounts'> {
  return { ...ports, dailyCounts: createDailyCounts(ports) };
}

/** All outside services except the database, as the configuration chooses them. */
function outsidePorts({ config, clock = systemClock, random = systemRandom }: SiteParts, versions: CacheTags) {
  return {
    cache: createMemoCache(versions, clock),
    clock,
    random,
    metrics: createMetrics(),
    config,
    files: config.filesBucket ? s3Storage(config.filesBucket, clock) : folderStorage(config.filesFolder),
    mediaConverter: config.recordings.ffmpeg ? ffmpegConverter(config.recordings.ffmpeg) : null,
    malwareScanner: config.clamdUrl ? clamdScanner(config.clamdUrl) : null,
    secrets: secretsFrom(config),
  };
}

function openMeasured({ databaseUrl, logger, tracing, connectionTimeoutMillis }: SiteParts) {
  return openDatabase(databaseUrl, {
    ...(connectionTimeoutMillis ? { connectionTimeoutMillis } : {}),
    onConnectionLost: (error) => logger.warn({ err: error }, 'database connection lost'),
    ...(tracing ? { observeQuery: tracing.observeQuery } : {}),
  });
}

/**
 * Undefined where no replica is configured. After every announced change the replica is not read until it has replayed
 * that change.
 */
function replicaOf({ databaseReplicaUrl: url, logger }: SiteParts, primary: Pool, versions: CacheTags) {
  if (!url) return undefined;
  const replica = openReplica({ url, primary, logger });
  versions.onChange(() => replica.noteChange());
  return replica;
}

function measureDatabase(ports: Pick<App, 'db' | 'pool' | 'clock' | 'logger' | 'metrics'>): void {
  ports.metrics.measurePool(ports.pool);
  ports.metrics.measureBacklogs(readBacklogs(ports));
}

/** The passwords of the sample accounts are published: production gets the sample without them. */
function sampleData({ db, secrets, config }: Pick<App, 'db' | 'secrets' | 'config'>): SampleData {
  return {
    isAvailable: hasSampleFiles(),
    load: () => seedSampleData(db, secrets, { isOpen: false, withAccounts: !config.isProduction }),
  };
}

function followChanges(pool: Pool, directUrl: string, logger: Logger): CacheTags {
  return followCacheTags({
    pool,
    directUrl,
    onError: (error) => logger.warn({ reason: failureKind(error) }, 'following cache tags was interrupted'),
    onPolling: () =>
      logger.warn('Changes are polled each second, because the database is behind a pooler: set DATABASE_DIRECT_URL'),
  });
}

/** The ports that identify visitors and staff. */
function identityPorts(ports: Parameters<typeof embeddedIdentity>[0] & Parameters<typeof socialSignIn>[0]) {
  const { firebase, staffProvider, publicOrigin } = ports.config;
  return {
    identity: firebase ? firebaseIdentity(firebase) : embeddedIdentity(ports),
    social: socialSignIn(ports),
    staffProvider: staffProvider ? openidProvider(staffProvider, publicOrigin) : null,
  };
}
