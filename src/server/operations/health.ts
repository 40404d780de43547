import { setTimeout as pause } from 'node:timers/promises';
import { Hono } from 'hono';
import { collectDefaultMetrics } from 'prom-client';
import type { App } from '#src/platform/app.ts';
import { jobHealth, type RecurringJob } from '#src/platform/jobs/recurring-job.server.ts';
import { servingFault, type ServingFault } from '../serving.ts';

export interface Health {
  isStopping: boolean;
}

interface HealthParts {
  app: App;
  health: Health;
  jobs: readonly RecurringJob[];
}

/** How long readiness waits for the database; a load balancer waits no longer. */
const databasePatienceMs = 1_000;

/** The addresses for operators: liveness, readiness, the recurring jobs, and metrics behind a token. */
export function healthRoutes({ app, health, jobs }: HealthParts): Hono {
  const routes = new Hono();
  const { registry } = app.metrics;
  const since = app.clock.now();
  if (app.config.metricsToken) collectDefaultMetrics({ register: registry });
  routes.use('/health/*', async (c, next) => {
    c.header('cache-control', 'no-store');
    await next();
  });
  routes.get('/health/live', (c) => c.json({ status: 'live' }));
  // Without the database the process stays ready: visitors then get the cached pages, and 503 for all others.
  routes.get('/health/ready', async (c) => {
    if (health.isStopping) return c.json({ status: 'stopping' }, 503);
    const database = await databaseState(app);
    const isReady = database === 'reachable' || database === 'away';
    return c.json({ status: isReady ? 'ready' : database, database }, isReady ? 200 : 503);
  });
  routes.get('/health/jobs', async (c) => {
    const states = await jobHealth(app, jobs, since);
    const isOverdue = states.some((job) => job.isOverdue);
    return c.json({ status: isOverdue ? 'overdue' : 'on time', jobs: states }, isOverdue ? 503 : 200);
  });
  routes.get('/metrics', async (c) => {
    if (!app.config.metricsToken || c.req.header('authorization') !== `Bearer ${app.config.metricsToken}`)
      return c.text('Not found', 404);
    return c.text(await registry.metrics(), 200, { 'content-type': registry.contentType, 'cache-control': 'no-store' });
  });
  return routes;
}

/** Compares a reachable database with this build; one that is away is reported as such. */
async function databaseState(app: App): Promise<'reachable' | 'away' | ServingFault> {
  const asked = servingFault(app.pool).then(
    (fault) => fault ?? ('reachable' as const),
    () => 'away' as const,
  );
  return Promise.race([asked, pause(databasePatienceMs, 'away' as const, { ref: false })]);
}
