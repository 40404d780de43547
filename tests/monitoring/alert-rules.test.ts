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

const pages = (summary: string, labels: Record<string, string> = {}) =>
  [{ severity: 'page', ...labels }, summary] as const;
/** A series that stays at one value, and one that grows by so much each minute. */
const staying = (series: string, value: number) => ({ series, values: `${value}x200` });
const growing = (series: string, step: number) => ({ series, values: `0+${step}x200` });

const alarms = [
  {
    interval: '1m',
    input_series: [
      staying('portal_backlog_oldest_seconds{backlog="sms_queued", instance="a"}', 901),
      staying('portal_backlog_oldest_seconds{backlog="mail_queued", instance="a"}', 900),
      staying('portal_backlog_oldest_seconds{backlog="payments_unasked", instance="a"}', 901),
    ],
    alert_rule_test: [
      quiet('PortalMessagesWaiting', '4m'),
      rings(
        'PortalMessagesWaiting',
        '6m',
        ...pages('Messages have waited for a quarter of an hour (sms_queued)', { backlog: 'sms_queued' }),
      ),
      rings(
        'PortalPaymentsUnasked',
        '6m',
        ...pages('The payment gateway is not asked about payments that it left open'),
      ),
    ],
  },
  {
    interval: '1m',
    input_series: [
      growing('portal_holds_total{outcome="done"}', 1),
      staying('portal_bookings_total{outcome="done"}', 7),
    ],
    alert_rule_test: [
      quiet('PortalNoBookings', '5m'),
      rings('PortalNoBookings', '130m', ...pages('Visitors choose times and none of them is booked')),
    ],
  },
  {
    interval: '1m',
    input_series: [
      growing('portal_holds_total{outcome="done"}', 1),
      growing('portal_bookings_total{outcome="done"}', 0.1),
    ],
    alert_rule_test: [quiet('PortalNoBookings', '130m')],
  },
  {
    interval: '1m',
    input_series: [
      growing('portal_sign_ins_total{audience="staff", outcome="refused"}', 60),
      growing('portal_sign_ins_total{audience="patient", outcome="refused"}', 60),
      growing('portal_sign_ins_total{audience="patient", outcome="signed_in"}', 30),
    ],
    alert_rule_test: [
      rings(
        'PortalSignInsRefused',
        '30m',
        ...pages('Many sign-ins are refused (staff): somebody guesses, or the sign-in is broken', {
          audience: 'staff',
        }),
      ),
    ],
  },
  {
    interval: '1m',
    input_series: [
      growing('portal_payment_messages_total{verdict="settled"}', 5),
      growing('portal_payment_messages_total{verdict="forged"}', 1),
    ],
    alert_rule_test: [rings('PortalPaymentsRefused', '20m', ...pages('Messages of the payment gateway are refused'))],
  },
  {
    interval: '1m',
    input_series: [growing('portal_payment_messages_total{verdict="settled"}', 5)],
    alert_rule_test: [quiet('PortalPaymentsRefused', '20m')],
  },
  {
    interval: '1m',
    input_series: [
      { series: 'portal_refused_requests_total{lane="browsing"}', values: '0+60x10 600x20' },
      staying('portal_refused_requests_total{lane="booking"}', 0),
    ],
    alert_rule_test: [
      quiet('PortalRefusing', '2m'),
      rings(
        'PortalRefusing',
        '6m',
        ...pages('Visitors are told to come back, because the servers have more to do than they can'),
      ),
      quiet('PortalRefusing', '20m'),
    ],
  },
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
    input_series: [{ series: 'portal_backlog_items{backlog="rows_without_month", instance="a"}', values: '0x5 1x30' }],
    alert_rule_test: [
      quiet('PortalRowsWithoutMonth', '18m'),
      rings(
        'PortalRowsWithoutMonth',
        '25m',
        { severity: 'ticket' },
        'Rows of the audit log or of gateway messages have no partition for their month',
      ),
    ],
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
