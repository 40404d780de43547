import { Hono } from 'hono';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import type { Config } from '#src/platform/app.ts';
import { proxyWarner, proxyWarning } from './proxy-warning.ts';

function siteWith(trustedProxies: number) {
  const lines: string[] = [];
  const logger = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
  const site = new Hono().use(proxyWarning(proxyWarner({ config: { trustedProxies } as Config, logger })));
  site.get('/', (c) => c.text('page'));
  return { site, lines };
}

it('a proxy that is not counted is warned of once', async () => {
  const { site, lines } = siteWith(0);
  await site.request('/');
  expect(lines).toEqual([]);
  await site.request('/', { headers: { 'x-forwarded-proto': 'https' } });
  await site.request('/', { headers: { 'x-forwarded-for': '203.0.113.7' } });
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('TRUSTED_PROXIES');
});

it('a proxy that is counted is not', async () => {
  const { site, lines } = siteWith(1);
  await site.request('/', { headers: { 'x-forwarded-for': '203.0.113.7' } });
  expect(lines).toEqual([]);
});
