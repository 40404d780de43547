// Guards of operations: origin, start, database, jobs, readiness, uploads and payments. Each guarded line with the
// test that guards it.

const configTest = { test: 'src/server/environment/config.test.ts', project: 'unit' };
const modes = 'src/server/environment/modes.ts';
const databaseFaults = { test: 'tests/faults/database-faults.test.ts', project: 'servers', built: true };
const jobsTest = { test: 'src/server/operations/recurring-jobs.db.test.ts' };
const unavailable = 'src/platform/unavailable.server.ts';

export const operationMutations = [
  {
    file: 'src/server/environment/public-origin.ts',
    line: '    return site.fetch(new Request(publicOrigin + path, request), bindings);',
    instead: '    return site.fetch(request, bindings);',
    test: 'tests/proxy/public-origin.test.ts',
    project: 'programs',
    built: true,
  },
  {
    file: 'src/server/seed/reference-data.ts',
    line: '  referenceSettings,',
    instead: '',
    test: 'tests/empty-group/every-page.test.ts',
    built: true,
  },
  {
    file: 'src/server/serving.ts',
    line: "    if (Number(rows[0]?.newest ?? 0) < newestMigration) return 'migrations are behind';",
    test: 'src/server/serving.db.test.ts',
    built: true,
  },
  {
    file: 'src/features/console/people/first-administrator.server.ts',
    line: '    if (!input.isAnother && (await countOtherAdministrators(tx, null)) > 0) throw administratorExists();',
    test: 'src/features/console/people/first-administrator.db.test.ts',
  },
  {
    file: modes,
    line: "  return { publicOrigin, isPublic, isProduction: isPublic || env.NODE_ENV === 'production' };",
    instead: "  return { publicOrigin, isPublic, isProduction: env.NODE_ENV === 'production' };",
    ...configTest,
  },
  {
    file: modes,
    line: '    env.SECRET_KEY === demoSecret ? `SECRET_KEY is the published key of the demonstration: ${own}.` : null,',
    ...configTest,
  },
  { file: modes, line: '    apiKeysOf(env).includes(demoApiKey)', instead: '    false', ...configTest },
  { file: modes, line: '    env.SAMPLE_DATA', instead: '    false', ...configTest },
  { file: modes, line: '    env.PAYMENT_SIMULATOR && isPublic', instead: '    false', ...configTest },
  { file: modes, line: '    env.SEND_MAIL && !env.SMTP_URL', instead: '    false', ...configTest },
  { file: modes, line: '    env.SEND_SMS && !env.SMS_URL', instead: '    false', ...configTest },
  {
    file: 'src/server/requests/proxy-warning.ts',
    line: '    if (isSaid || (forwardedFor ?? forwardedProto) === undefined) return;',
    instead: '    if (isSaid || !forwardedFor || forwardedFor) return;',
    test: 'src/server/requests/proxy-warning.test.ts',
    project: 'unit',
  },
  {
    file: 'src/platform/outbox/outbox-worker.server.ts',
    line: "  const channels = (['mail', 'sms'] as const).filter((channel) => carriers[channel] !== null);",
    instead: "  const channels = ['mail', 'sms'] as const;",
    test: 'src/platform/outbox/outbox.db.test.ts',
  },
  {
    file: 'src/platform/outbox/outbox.store.server.ts',
    line: '        nothingBefore,',
    test: 'src/platform/outbox/outbox.db.test.ts',
  },
  {
    file: 'src/platform/db/database-client.server.ts',
    line: "    this.on('error', () => {",
    instead: "    this.on('never', () => {",
    test: 'src/platform/db/database-client.test.ts',
    project: 'unit',
  },
  {
    file: 'src/platform/db/database-client.server.ts',
    line: '    if (this.#queryDeadlineMs === undefined) return () => undefined;',
    instead: '    if (this.#queryDeadlineMs !== 1) return () => undefined;',
    ...databaseFaults,
  },
  {
    file: 'src/server/operations/stop.ts',
    line: '    health.isStopping = true;',
    ...databaseFaults,
  },
  {
    file: 'src/platform/jobs/jobs.server.ts',
    line: '  for (let attempts = 1; !stop.aborted; attempts += 1) {',
    instead: '  for (let attempts = 1; attempts < 2; attempts += 1) {',
    ...jobsTest,
  },
  {
    file: 'src/platform/jobs/recurring-job.server.ts',
    line: '  if (!(await takeLease(app.db, { ...run, now: app.clock.now(), leasedUntil: leaseEnd() }))) {',
    instead: '  if (!(await takeLease(app.db, { ...run, now: app.clock.now(), leasedUntil: leaseEnd() })) && !name) {',
    ...jobsTest,
  },
  {
    file: 'src/platform/jobs/recurring-job.server.ts',
    line: "    if (outcome === 'failed') app.logger.warn({ ...fields, err: error }, 'recurring job');",
    instead: "    if (outcome === 'failed') return;",
    ...jobsTest,
  },
  {
    file: unavailable,
    line: '      sqlStates.test(codeOf(cause)) ||',
    test: 'src/platform/unavailable.test.ts',
    project: 'unit',
  },
  {
    file: unavailable,
    line: '  if (isOutOfSpace(error)) return 507;',
    test: 'src/platform/unavailable.test.ts',
    project: 'unit',
  },
  {
    file: 'src/platform/files/pictures.server.ts',
    line: '  atOnce: 1,',
    instead: '  atOnce: 5,',
    test: 'src/features/requests/forms/uploads.db.test.ts',
    built: true,
  },
  {
    file: 'src/platform/files/pictures.server.ts',
    line: '    return width > 0 && height > 0 && width * height <= mostPixels;',
    instead: '    return width > 0 && height > 0;',
    test: 'src/features/requests/forms/uploads.db.test.ts',
    built: true,
  },
  {
    file: 'src/features/shop/reconciliation/data/reconciliation.store.server.ts',
    line: '      from (${paymentLines((at) => onDay(at, sql`days.day`))} union all ${orderLines((at) => onDay(at, sql`days.day`))}) ledger having count(*) > 0) f`,',
    instead:
      '      from (${paymentLines((at) => onDay(at, sql`days.day`))} union all ${orderLines((at) => onDay(at, sql`days.day`))} limit 1) ledger having count(*) > 0) f`,',
    test: 'src/features/shop/reconciliation/reconciliation.db.test.ts',
    built: true,
  },
  {
    file: 'src/features/shop/payments/requery.server.ts',
    line: '    if (soonest > now) {',
    instead: '    if (soonest > now && !orderId) {',
    test: 'src/features/shop/order-settlement/gateway-requery.db.test.ts',
  },
  {
    file: 'src/features/shop/payments/gateway-poller.server.ts',
    line: 'const atOnce = 8;',
    instead: 'const atOnce = 1;',
    test: 'src/features/shop/order-settlement/gateway-requery.db.test.ts',
  },
  {
    file: 'src/features/shop/payments/payments.rules.ts',
    line: '  return new Date(askedAt ? askedAt.getTime() + askingMs : 0);',
    instead: '  return new Date(askedAt ? askedAt.getTime() : 0);',
    test: 'src/features/shop/payments/payments.rules.test.ts',
    project: 'unit',
  },
  {
    file: 'src/features/shop/payments/settlement.server.ts',
    line: "  if (answer.amountSen !== request.amountSen) return 'wrong_amount';",
    test: 'tests/faults/payment-tampering.test.ts',
    project: 'programs',
    built: true,
  },
];
