import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { z } from 'zod';
import type { App } from '#src/platform/app.ts';
import { reportPath } from '#src/platform/http/content-security-policy.ts';
import { countAddress } from '#src/platform/rate-limit/rate-limit.server.ts';
import { matchRoute } from '../pages/route-matcher.ts';
import { secondsToWait } from '../requests/upload-limit.ts';

const maxReportBytes = 16 * 1024;
const mostReports = 10;
const reports = { name: 'policy_reports', points: 60, seconds: 60 };

const text = z.string().max(2_000).catch('');
/** Both formats that browsers send: the older one of `report-uri`, and a list of the Reporting API. */
const older = z.object({
  'csp-report': z.object({ 'document-uri': text, 'effective-directive': text, 'blocked-uri': text }),
});
const newer = z.array(
  z.object({
    type: z.literal('csp-violation'),
    body: z.object({ documentURL: text, effectiveDirective: text, blockedURL: text }),
  }),
);

/**
 * Receives the browsers' policy reports. Only the pattern of the page's address and the blocked origin are logged,
 * because an address may be personal.
 */
export function policyReportRoutes(app: App, clientAddressOf: (c: Context) => string): Hono {
  const routes = new Hono();
  routes.post(reportPath, bodyLimit({ maxSize: maxReportBytes }), async (c) => {
    const wait = await secondsToWait(() => countAddress(app, reports, clientAddressOf(c)));
    if (wait) return c.body(null, 429, { 'retry-after': String(wait) });
    const sent: unknown = await c.req.json().catch(() => null);
    for (const report of reportsIn(sent).slice(0, mostReports))
      app.logger.warn(report, 'content security policy refused');
    return c.body(null, 204, { 'cache-control': 'no-store' });
  });
  return routes;
}

interface PolicyReport {
  route: string;
  directive: string;
  blocked: string;
}

function reportsIn(sent: unknown): PolicyReport[] {
  const one = older.safeParse(sent);
  if (one.success) {
    const report = one.data['csp-report'];
    return [reportOf(report['document-uri'], report['effective-directive'], report['blocked-uri'])];
  }
  const many = newer.safeParse(sent);
  if (!many.success) return [];
  return many.data.map(({ body }) => reportOf(body.documentURL, body.effectiveDirective, body.blockedURL));
}

function reportOf(document: string, directive: string, blocked: string): PolicyReport {
  const url = URL.parse(document);
  return {
    route: url ? matchRoute(url.pathname).address.path : 'unknown',
    directive: /^[a-z-]{1,40}$/.test(directive) ? directive : 'unknown',
    // 'inline', 'eval', 'trusted-types-sink', or the origin of an address.
    blocked: /^[a-z-]{1,40}$/.test(blocked) ? blocked : (URL.parse(blocked)?.origin ?? 'unknown'),
  };
}
