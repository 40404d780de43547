/** The files in deploy/ name figures, addresses and files that exist. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { collectDefaultMetrics, type Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { createMetrics } from '#src/platform/metrics/metrics.server.ts';
import { environmentSchema } from '#src/server/environment/environment-schema.ts';

const read = (path: string) => readFileSync(path, 'utf8');
const rules = read('deploy/prometheus/portal-alerts.yaml');
const dashboard = read('deploy/grafana/portal.json');

function namesOf(registry: Registry): string[] {
  return registry.getMetricsAsArray().flatMap(({ name }) => [name, `${name}_count`, `${name}_sum`, `${name}_bucket`]);
}

test.each([
  ['alert', rules],
  ['panel of the dashboard', dashboard],
])('every %s asks for figures that the server has', (_what, text) => {
  const metrics = createMetrics();
  metrics.measurePageCache(() => ({ bytes: 0, pages: 0 }));
  metrics.measureBacklogs(async () => []);
  metrics.measurePool({ totalCount: 0, idleCount: 0, waitingCount: 0 });
  collectDefaultMetrics({ register: metrics.registry });
  const asked = new Set(text.match(/\b(?:portal|process|nodejs)_[a-z_0-9]+/g));
  expect(asked.size).toBeGreaterThan(5);
  expect([...asked].filter((name) => !namesOf(metrics.registry).includes(name))).toEqual([]);
});

test('every alert has its page in the runbook, and no page is left over', () => {
  const alerts = [...rules.matchAll(/alert: (\w+)/g)].map(([, name]) => name);
  const pages = read('docs/runbook.md').split(/^## /m).slice(1);
  expect(alerts.length).toBeGreaterThanOrEqual(20);
  expect(pages.map((page) => page.split('\n', 1)[0])).toEqual(alerts);
});

test('each page of the runbook says how urgent the alert is, as its rule does, and what to do step by step', () => {
  const urgency = new Map([...rules.matchAll(/alert: (\w+)[^]*?severity: (\w+)/g)].map(([, name, how]) => [name, how]));
  for (const page of read('docs/runbook.md').split(/^## /m).slice(1)) {
    const [name = '', , ...steps] = page.trim().split('\n');
    expect(page, name).toContain(`*${urgency.get(name)}.*`);
    expect(steps.length, name).toBeGreaterThanOrEqual(2);
    for (const [index, step] of steps.entries()) expect(step, name).toMatch(new RegExp(`^${index + 1}\\. `));
  }
});

test('the backlogs that alerts ask for are counted', () => {
  const named = [...rules.matchAll(/backlog=~?"([^"]+)"/g)].flatMap(([, name = '']) =>
    name.startsWith('(') ? ['mail', 'sms'].map((channel) => channel + name.slice(name.indexOf(')') + 1)) : [name],
  );
  expect(named.length).toBeGreaterThan(7);
  const counted = read('src/server/operations/backlogs.db.test.ts');
  for (const name of named) expect(counted, name).toContain(`'${name}'`);
});

test('the examples name variables and files that exist', () => {
  const input = [read('deploy/Dockerfile'), read('deploy/compose.yaml'), read('deploy/portal.service')].join('\n');
  const variables = ['TRUSTED_PROXIES', 'PUBLIC_ORIGIN', 'DATABASE_URL', 'FILES_DIR', 'DATA_DIR', 'PORT', 'NODE_ENV'];
  for (const name of variables) {
    expect(input).toContain(name);
    expect(Object.keys(environmentSchema.shape)).toContain(name);
  }
  for (const path of ['scripts/serve-built.mjs', 'deploy/Dockerfile', 'deploy/nginx.conf', 'db/migrations'])
    expect(existsSync(path), path).toBe(true);
});

test('the image is built without the builder’s own packages, history and secrets, and holds trimmed packages alone', () => {
  const ignored = read('.dockerignore').split('\n');
  for (const path of ['.git', 'node_modules', 'build', '**/.env', 'deploy/tls']) expect(ignored, path).toContain(path);
  const [, last = ''] = read('deploy/Dockerfile').split(/^FROM debian:bookworm-slim$/m);
  expect(last).not.toBe('');
  expect(read('deploy/Dockerfile')).toMatch(
    /COPY scripts\/trim-packages\.mjs scripts\/\nRUN node scripts\/trim-packages\.mjs node_modules\n/,
  );
  expect(last).toContain('COPY --from=packages /portal/node_modules node_modules');
  expect(last).toMatch(/^USER node$/m);
  expect(last).toMatch(/^HEALTHCHECK /m);
});

test('the plan of docs/scale.md is what its calculation prints', () => {
  const printed = spawnSync(process.execPath, ['scripts/scale/plan.ts'], { encoding: 'utf8' }).stdout;
  const table = printed.split('\n').filter((line) => line.startsWith('| '));
  expect(table).toHaveLength(9);
  for (const line of table) expect(read('docs/scale.md')).toContain(line);
});
