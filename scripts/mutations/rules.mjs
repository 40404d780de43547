// Transition tables, permissions, jobs, CSRF tokens and the checkers of histories: each guarded line with the test that
// guards it.

export const ruleMutations = [
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
    file: 'src/features/requests/forms/kinds/guarantee-letter-form.schema.ts',
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
    file: 'src/server/operations/recurring-jobs.ts',
    line: "    { name: 'expire-orders', cron: '* * * * *', work: () => expireOrders(app) },",
    test: 'src/server/operations/recurring-jobs.db.test.ts',
  },
  {
    file: 'src/features/console/roles/staff-access.rules.ts',
    line: "  refund_orders: ['package_desk', 'administrator'],",
    instead: "  refund_orders: ['package_desk', 'front_desk', 'administrator'],",
    test: 'src/features/console/roles/staff-access.rules.test.ts',
    project: 'unit',
  },
  {
    file: 'tests/faults/booking-checker.ts',
    line: '  verdict.doubled.push(...overlappingRows(rows), ...overlappingClaims(claimsOf(inOrder)));',
    test: 'tests/faults/booking-checker.test.ts',
    project: 'programs',
  },
  {
    file: 'tests/faults/booking-checker.ts',
    line: '  compareAcknowledged(inOrder, rows, verdict);',
    test: 'tests/faults/booking-checker.test.ts',
    project: 'programs',
  },
  {
    file: 'tests/faults/booking-checker.ts',
    line: '  explainOthers(inOrder, rows, verdict);',
    test: 'tests/faults/booking-checker.test.ts',
    project: 'programs',
  },
  {
    file: 'tests/faults/payment-checker.ts',
    line: '  checkSettlements(gateway, payments, verdict);',
    test: 'tests/faults/payment-checker.test.ts',
    project: 'programs',
  },
  {
    file: 'tests/faults/payment-checker.ts',
    line: '  checkSums(gateway, orders, payments, verdict);',
    test: 'tests/faults/payment-checker.test.ts',
    project: 'programs',
  },
  {
    file: 'src/features/shop/payments/payment-refunds.server.ts',
    line: '  if (!refundCanBecome(refund.state, next)) throw refundNotPossible();',
    test: 'src/features/shop/package-desk/orders-admin.db.test.ts',
    built: true,
  },
  {
    file: 'src/server/pages/route-guard.ts',
    line: "  if (state === 'valid') return { visitor, access, csrfToken: presented! };",
    instead: "  if (presented || state === 'valid') return { visitor, access, csrfToken: presented! };",
    test: 'tests/guards/private-forms.test.ts',
    built: true,
  },
  {
    file: 'src/server/site.ts',
    line: "  site.use(csrf({ origin: (origin) => origin === app.config.publicOrigin || origin === '' }));",
    test: 'tests/guards/private-forms.test.ts',
    built: true,
  },
  {
    file: 'src/server/pages/route-guard.ts',
    line: '  if (needsSignIn(access, route.path) && visitor.actor.kind !== audience) {',
    instead: '  if (needsSignIn(access, route.path) && !visitor) {',
    test: 'tests/guards/access.test.ts',
    built: true,
  },
];
