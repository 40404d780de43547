/** The alert rules as Prometheus itself reads them. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { findDebianProgram } from '../../scripts/debian-programs.mjs';

const promtool = findDebianProgram({ names: ['promtool'], debianPackage: 'prometheus' });
const why = promtool ? '' : ' (not run: promtool was not found and could not be installed)';
const rules = resolve('deploy/prometheus/portal-alerts.yaml');

test.skipIf(!promtool)(`promtool accepts every rule${why}`, () => {
  const checked = spawnSync(promtool!, ['check', 'rules', rules], { encoding: 'utf8' });
  expect(checked.stdout + checked.stderr).toContain('SUCCESS');
  expect(checked.status).toBe(0);
});

test.skipIf(!promtool)(`the rules ring when they should, and not before${why}`, () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-rules-'));
  try {
    const cases = join(folder, 'cases.yaml');
    writeFileSync(cases, JSON.stringify({ rule_files: [rules], evaluation_interval: '1m', tests: alarms }));
    const tried = spawnSync(promtool!, ['test', 'rules', cases], { encoding: 'utf8' });
    expect(tried.status, tried.stdout + tried.stderr).toBe(0);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

const quiet = (alertname: string, at: string) => ({ eval_time: at, alertname, exp_alerts: [] });
const rings = (alertname: string, at: string, labels: Record<string, string>, summary: string) => ({
  eval_time: at,
  alertname,
  exp_alerts: [{ exp_labels: labels, exp_annotations: { summary } }],
});

const alarms = [
  {
    interval: '1m',
    input_series: [{ series: 'up{job="portal", instance="a"}', values: '1 1 1 0 0 0 0' }],
    alert_rule_test: [
      quiet('PortalDown', '3m'),
      rings(
        'PortalDown',
        '5m',
        { severity: 'page', job: 'portal', instance: 'a' },
        'A server of the portal does not answer',
      ),
    ],
  },
  {
    interval: '1m',
    input_series: [
      { series: 'portal_request_seconds_count{kind="page", status="200"}', values: '0+97x20' },
      { series: 'portal_request_seconds_count{kind="page", status="500"}', values: '0+3x20' },
    ],
    alert_rule_test: [
      quiet('PortalErrors', '3m'),
      rings('PortalErrors', '15m', { severity: 'page' }, 'More than 2 of 100 requests fail'),
    ],
  },
  {
    interval: '1m',
    input_series: [
      { series: 'portal_request_seconds_count{kind="page", status="200"}', values: '0+99x20' },
      { series: 'portal_request_seconds_count{kind="page", status="500"}', values: '0+1x20' },
    ],
    alert_rule_test: [quiet('PortalErrors', '15m')],
  },
  {
    interval: '1m',
    input_series: [{ series: 'portal_pool_connections{state="waiting", instance="a"}', values: '0x5 4x20' }],
    alert_rule_test: [
      quiet('PortalPoolFull', '7m'),
      rings(
        'PortalPoolFull',
        '12m',
        { severity: 'ticket', instance: 'a', state: 'waiting' },
        'Requests wait for a connection to the database',
      ),
    ],
  },
];
