import * as build from 'virtual:react-router/server-build';
import type { Logger } from 'pino';
import { makePapers } from '#src/features/shop/orders/orders.server.ts';
import { startJobs } from '#src/platform/jobs/jobs.server.ts';
import { startRounds } from '#src/platform/jobs/rounds.server.ts';
import { startOutboxWorker } from '#src/platform/outbox/outbox-worker.server.ts';
import { startProfileSyncWorker } from '#src/platform/profile-sync/profile-sync-worker.server.ts';
import { externalAppointments } from '#src/platform/appointment-service/external-service.server.ts';
import { systemClock, type Clock } from '#src/platform/clock.ts';
import { openDatabase } from '#src/platform/db/connect.server.ts';
import { systemRandom, type Random } from '#src/platform/random.ts';
import { embeddedIdentity } from '#src/platform/identity/embedded/embedded-identity.server.ts';
import { firebaseIdentity } from '#src/platform/identity/firebase/firebase-identity.server.ts';
import { socialSignIn } from '#src/platform/identity/social-sign-in.server.ts';
import { clamdScanner } from '#src/platform/malware-scanner/clamd.server.ts';
import { folderStorage } from '#src/platform/files/folder-storage.server.ts';
import { s3Storage } from '#src/platform/files/s3-storage.server.ts';
import { followAreaVersions } from '#src/platform/page-cache/area-versions.server.ts';
import { keepAnswers } from '#src/platform/page-cache/kept-answers.server.ts';
import type { App, Config } from '#src/platform/app.ts';
import type { Health } from './health.ts';
import { secretsFrom } from './config.ts';
import { patientData } from './patient-data.ts';
import { createPages } from './pages.ts';
import type { Transaction } from '#src/platform/db/transaction.ts';
import { takeOverGuest, type GuestToTakeOver } from './sign-in-effects.ts';
import { recurringJobs } from './recurring-jobs.ts';
import { createSiteRoutes } from './site.ts';
import { openTill } from './till.ts';

export interface SiteParts {
  databaseUrl: string;
  config: Config;
  logger: Logger;
  /** The system's, unless a test moves time. */
  clock?: Clock;
  random?: Random;
  /** Messages and recurring jobs run in the background; a test runs them when it says. */
  worksInBackground?: boolean;
}

/** Composes the site on a database: the ports, the routes, and what runs in the background. */
export function createSite({
  databaseUrl,
  config,
  logger,
  clock = systemClock,
  random = systemRandom,
  worksInBackground = true,
}: SiteParts) {
  const { db, pool } = openDatabase(databaseUrl, {
    onConnectionLost: (error) => logger.warn({ err: error }, 'database connection lost'),
  });
  const versions = followAreaVersions(pool, (error) =>
    logger.warn({ err: error }, 'listening for changes was interrupted'),
  );
  const files = config.filesBucket ? s3Storage(config.filesBucket, clock) : folderStorage(config.filesFolder);
  const ports = {
    db,
    pool,
    kept: keepAnswers(versions, clock),
    clock,
    random,
    logger,
    config,
    files,
    malwareScanner: config.clamdUrl ? clamdScanner(config.clamdUrl) : null,
    secrets: secretsFrom(config),
  };
  const appointmentService = config.appointmentService ? externalAppointments(config.appointmentService, clock) : null;
  const identity = config.firebase ? firebaseIdentity(config.firebase) : embeddedIdentity(ports);
  const signIn = {
    patientData,
    appointmentService,
    identity,
    social: socialSignIn(ports),
    onSignIn: (tx: Transaction, guest: GuestToTakeOver) => takeOverGuest(ports, tx, guest),
  };
  const till = openTill({ ...ports, ...signIn }, async (request) => routes.fetch(request));
  const app: App = { ...ports, ...signIn, payments: till.gateway };
  const simulatedPayments = worksInBackground ? till.startDeliveries() : undefined;
  const papers = worksInBackground
    ? startRounds(app, { name: 'papers of paid orders', work: () => makePapers(app) })
    : undefined;
  const outbox = worksInBackground ? startOutboxWorker(app) : undefined;
  const profileSync = worksInBackground ? startProfileSyncWorker(app) : undefined;
  const jobs = worksInBackground
    ? startJobs(app, recurringJobs(app)).catch(
        (error: unknown) => void logger.error({ err: error }, 'jobs did not start'),
      )
    : undefined;
  const health: Health = { isStopping: false };
  const render = createPages(app, build);
  const routes = createSiteRoutes({ app, render, versions, health, till });
  return {
    app,
    health,
    /** One page, rendered anew, past the cache. */
    render,
    fetch: routes.fetch,
    async close() {
      health.isStopping = true;
      await simulatedPayments?.stop();
      await papers?.stop();
      await outbox?.stop();
      await profileSync?.stop();
      await (await jobs)?.stop();
      await versions.stop();
      await pool.end();
    },
  };
}
