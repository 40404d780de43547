import { Hono } from 'hono';
import { collectDefaultMetrics, Registry } from 'prom-client';
import type { App } from '#src/platform/app.ts';
import { servingFault } from './serving.ts';

export interface Health {
  isStopping: boolean;
}

/** Operations' addresses: alive, ready for visitors, and figures for whoever holds the token. */
export function healthRoutes(app: App, health: Health): Hono {
  const routes = new Hono();
  const registry = new Registry();
  if (app.config.metricsToken) collectDefaultMetrics({ register: registry });
  routes.get('/health/live', (c) => c.json({ status: 'live' }, 200, { 'cache-control': 'no-store' }));
  routes.get('/health/ready', async (c) => {
    c.header('cache-control', 'no-store');
    if (health.isStopping) return c.json({ status: 'stopping' }, 503);
    try {
      const fault = await servingFault(app.pool);
      return fault ? c.json({ status: fault }, 503) : c.json({ status: 'ready' });
    } catch {
      return c.json({ status: 'no database' }, 503);
    }
  });
  routes.get('/metrics', async (c) => {
    if (!app.config.metricsToken || c.req.header('authorization') !== `Bearer ${app.config.metricsToken}`)
      return c.text('Not found', 404);
    return c.text(await registry.metrics(), 200, { 'content-type': registry.contentType, 'cache-control': 'no-store' });
  });
  return routes;
}
