// Takes single guarded lines out, one after another, and sees the test that guards each fail: `npm run test:mutations`.
// With words after it, only those whose file or test contains one of them. Every file is put back as it was.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { securityMutations } from './security-mutations.mjs';
import { buildWhenStale, giveUp, installPackages, pinnedNode, programOf, root, run, say } from './prepare.mjs';

/** `line` is taken out of `file`, or becomes `instead`; `test` must then fail. `built`: the test drives the built server. */
const mutations = [
  {
    file: 'src/features/shop/orders/orders.rules.ts',
    line: "  paid: ['refunded'],",
    instead: "  paid: ['refunded', 'paid'],",
    test: 'tests/guards/life-cycles.test.ts',
  },
  {
    file: 'src/features/shop/payments/payments.rules.ts',
    line: "  sent: ['done', 'failed'],",
    instead: "  sent: ['done', 'failed', 'approved'],",
    test: 'tests/guards/life-cycles.test.ts',
  },
  {
    file: 'src/features/appointments/appointments/appointments.rules.ts',
    line: '  cancelled: [],',
    instead: "  cancelled: ['confirmed'],",
    test: 'tests/guards/life-cycles.test.ts',
  },
  {
    file: 'src/features/requests/forms/guarantee-letter.form.ts',
    line: '    approved: [],',
    instead: "    approved: ['declined'],",
    test: 'tests/guards/life-cycles.test.ts',
  },
  {
    file: 'src/features/publishing/entries/content.rules.ts',
    line: "  scheduled: { cancel_schedule: 'draft', publish: 'published', unpublish: 'draft' },",
    instead: "  scheduled: { edit: 'draft', cancel_schedule: 'draft', publish: 'published', unpublish: 'draft' },",
    test: 'tests/guards/life-cycles.test.ts',
  },
  {
    file: 'src/server/recurring-jobs.ts',
    line: "    { name: 'expire-orders', cron: '* * * * *', work: () => expireOrders(app) },",
    test: 'src/server/recurring-jobs.db.test.ts',
  },
  {
    file: 'src/features/console/staff/staff-access.rules.ts',
    line: "  refund_orders: ['package_desk', 'administrator'],",
    instead: "  refund_orders: ['package_desk', 'front_desk', 'administrator'],",
    test: 'src/features/console/staff/staff-access.rules.test.ts',
    project: 'unit',
  },
  {
    file: 'tests/faults/booking-checker.ts',
    line: '  verdict.doubled.push(...overlappingRows(rows), ...overlappingClaims(claimsOf(inOrder)));',
    test: 'tests/faults/booking-checker.test.ts',
  },
  {
    file: 'tests/faults/booking-checker.ts',
    line: '  compareAcknowledged(inOrder, rows, verdict);',
    test: 'tests/faults/booking-checker.test.ts',
  },
  {
    file: 'tests/faults/booking-checker.ts',
    line: '  explainOthers(inOrder, rows, verdict);',
    test: 'tests/faults/booking-checker.test.ts',
  },
  {
    file: 'tests/faults/payment-checker.ts',
    line: '  checkSettlements(gateway, payments, verdict);',
    test: 'tests/faults/payment-checker.test.ts',
  },
  {
    file: 'tests/faults/payment-checker.ts',
    line: '  checkSums(gateway, orders, payments, verdict);',
    test: 'tests/faults/payment-checker.test.ts',
  },
  {
    file: 'src/features/shop/payments/refunds.server.ts',
    line: '  if (!refundCanBecome(refund.state, next)) throw refundNotPossible();',
    test: 'src/features/shop/orders/orders-admin.db.test.ts',
    built: true,
  },
  {
    file: 'src/server/route-guard.ts',
    line: "  if (state === 'valid') return { visitor, access, csrfToken: given! };",
    instead: '  if (given) return { visitor, access, csrfToken: given };',
    test: 'tests/guards/private-forms.test.ts',
    built: true,
  },
  {
    file: 'src/server/site.ts',
    line: "    csrf({ origin: (origin) => origin === app.config.publicOrigin || origin === '' }),",
    test: 'tests/guards/private-forms.test.ts',
    built: true,
  },
  {
    file: 'src/server/route-guard.ts',
    line: '  if (needsSignIn(access, route.path) && visitor.actor.kind !== audience) {',
    instead: "  if (needsSignIn(access, route.path) && visitor.actor.kind === 'anyone') {",
    test: 'tests/guards/access.test.ts',
    built: true,
  },
  ...securityMutations,
];

// Ctrl+C puts the file back too.
process.on('SIGINT', () => process.exit(1));
process.chdir(root);
const words = process.argv.slice(2);
installPackages();
const node = pinnedNode();
const report = join(root, 'test-results/mutation.json');
mkdirSync(join(root, 'test-results'), { recursive: true });

/** Whether the test ran and a test in it failed; a build or a file that breaks is not a test that fails. */
function seenToFail({ test, project = 'db', built }) {
  if (built && !buildWhenStale(node)) return false;
  rmSync(report, { force: true });
  const parameters = ['run', '--project', project, '--reporter=./scripts/test-report.mjs', test];
  run(node, [programOf('vitest'), ...parameters], { NODE_ENV: 'test', TEST_REPORT: report });
  const told = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')).files[test] : undefined;
  return told !== undefined && told.failures.some((failure) => !/^(could not be run|outside a test)/.test(failure));
}

const unseen = [];
for (const mutation of mutations) {
  await new Promise(setImmediate);
  const { file, line, instead = '', test } = mutation;
  if (words.length > 0 && !words.some((word) => file.includes(word) || test.includes(word))) continue;
  const text = readFileSync(file, 'utf8');
  if (text.split('\n').filter((one) => one === line).length !== 1) giveUp(`${file} has not exactly one line:\n${line}`);
  const putBack = () => writeFileSync(file, text);
  process.once('exit', putBack);
  writeFileSync(
    file,
    text.replace(line, () => instead),
  );
  const isSeen = seenToFail(mutation);
  putBack();
  process.off('exit', putBack);
  say(`${isSeen ? 'seen to fail' : 'NOT SEEN TO FAIL'}: ${test} without ${file}: ${line.trim()}`);
  if (!isSeen) unseen.push(line);
}
process.exitCode = unseen.length > 0 ? 1 : 0;
