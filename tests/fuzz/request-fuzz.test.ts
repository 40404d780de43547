/**
 * Hostile values in every parameter and every form field: no request may be answered with 500. `npm run test:fuzz` is
 * the long form.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { vi } from 'vitest';
import { callTargets } from './call-targets.ts';
import { describedCalls } from './call-targets.ts';
import { engineKey } from './call-targets.ts';
import { fuzz } from './fuzz-run.ts';
import { noteFault } from './fuzz-run.ts';
import { oneRound } from './fuzz-run.ts';
import { printFigures } from './fuzz-run.ts';
import type { FuzzTarget } from './fuzz-run.ts';
import { formTargets } from './page-targets.ts';
import { searchTargets } from './page-targets.ts';
import { exploreSite } from './site-map.ts';
import { fuzzedAddresses } from './site-map.ts';
import { hasAction } from './site-map.ts';
import { newVisitors } from './visitors.ts';

/** FUZZ_REQUESTS=100000 FUZZ_SEED=12 repeats a run; the number of a request in a failure is part of its own seed. */
const requests = Number(process.env['FUZZ_REQUESTS'] ?? 5_200);
/** The long form requests each place of a call sixteen times as often as one of a page. */
const callWeight = requests >= 50_000 ? 16 : 1;
const seed = process.env['FUZZ_SEED'] ?? '12';

let site: TestSite;
let targets: FuzzTarget[];
beforeAll(async () => {
  site = await openTestSite({ partnerKeys: [engineKey] });
  const map = await exploreSite(site, await newVisitors(site));
  targets = [...callTargets(await describedCalls(site), map.known), ...searchTargets(map), ...formTargets(map)];
}, 600_000);
afterAll(async () => {
  vi.restoreAllMocks();
  await site.close();
});

test('every call of the document, every address and every page with an action is among what is asked', async () => {
  const labels = targets.map(({ label }) => label);
  const missing = [
    ...(await describedCalls(site)).map(({ method, path }) => `${method} ${path} `),
    ...fuzzedAddresses.map(({ path }) => `GET ${path} `),
    ...fuzzedAddresses
      .filter(({ file }) => hasAction(readFileSync(join('src', file), 'utf8')))
      .map(({ path }) => `POST ${path} `),
  ].filter((start) => !labels.some((label) => label.startsWith(start)));
  expect(missing).toEqual([]);
  expect(targets.length).toBeGreaterThan(1_500);
  expect(requests, 'each is asked').toBeGreaterThanOrEqual(oneRound(targets, callWeight).length);
});

test(
  `${requests} requests over every parameter and field: none answers 500`,
  async () => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(noteFault);
    const figures = await fuzz(site, targets, { requests, seed, callWeight });
    printFigures(figures);
    expect({ failures: figures.failures, unescaped: figures.unescaped }).toEqual({ failures: [], unescaped: [] });
    expect(figures.undescribed, 'failures that the document of the API does not name').toEqual([]);
    expect(complaints.mock.calls.map(([line]) => String(line).slice(0, 2_000))).toEqual([]);
    expect(figures.requests).toBe(requests);
    for (const [name, area] of Object.entries(figures.areas))
      expect(area.sentToSignIn, `${name}: who sends is signed in`).toBeLessThan(0.05 * area.requests + 5);
    expect(Object.values(figures.areas).reduce((sum, area) => sum + area.requests, 0)).toBe(requests);
  },
  4 * 3_600_000,
);
