import { emptyListTrash } from '#src/features/console/trash/trash.server.ts';
import { sealAuditLog } from '#src/features/console/audit-log/audit-log.server.ts';
import { deletePastSubmissions, escalateLate } from '#src/features/requests/submissions/submissions.server.ts';
import { emptyTrash, runSchedule } from '#src/features/publishing/editor/editor.server.ts';
import { sweepDocuments } from '#src/features/publishing/documents/documents.server.ts';
import { sweepRecordings } from '#src/features/publishing/recordings/recordings.server.ts';
import { forgetCalls } from '#src/features/appointments/teleconsult/teleconsult.server.ts';
import { runWaitingList } from '#src/features/appointments/waiting-list/waiting-list.server.ts';
import { settleProposals } from '#src/features/appointments/time-proposals/time-proposals.server.ts';
import { sendReminders } from '#src/features/appointments/reminders/reminders.server.ts';
import { askAppointmentService } from '#src/features/appointments/external-scheduling/external-scheduling.server.ts';
import { remindMembers } from '#src/features/membership/memberships/memberships.server.ts';
import { expireOrders, orderPayments } from '#src/features/shop/order-settlement/order-settlement.server.ts';
import { deleteOldMisses, refreshSearchIndex } from '#src/features/site/search/search.server.ts';
import {
  deleteOldGatewayMessages,
  requerySilentPayments,
  sendRefunds,
} from '#src/features/shop/payments/payments.server.ts';
import { endRevokedSessions } from '#src/features/patient/sessions/sessions.server.ts';
import { sendWeeklyMails, trendSources } from '#src/features/console/trends/trends.server.ts';
import {
  closeMerges,
  findDuplicatePatients,
  followMerges,
} from '#src/features/console/privacy-office/privacy-office.server.ts';
import { checkProviderSessions } from '#src/features/console/provider-sign-in/provider-sign-in.server.ts';
import { removeFromProvider } from '#src/platform/identity/identity-removals.server.ts';
import { scanFiles } from '#src/platform/files/scan-files.server.ts';
import { sweepFiles } from '#src/platform/files/files.server.ts';
import { forgetGuests, forgetPastSales, sweep } from '../personal-data/retention-sweep.ts';
import { deleteUndelivered } from '#src/platform/outbox/outbox-retention.server.ts';
import { deleteEndedLimits } from '#src/platform/rate-limit/rate-limit.server.ts';
import { ledgerDays, saleDays } from '#src/features/shop/reconciliation/reconciliation.server.ts';
import { keepMonthPartitions } from '#src/platform/month-partitions/month-partitions.server.ts';
import { monthlyTables } from './monthly-tables.ts';
import { storeDayFigures } from '#src/platform/day-figures/day-figures.server.ts';
import type { App } from '#src/platform/app.ts';
import type { RecurringJob } from '#src/platform/jobs/recurring-job.server.ts';

/** All recurring work. */
export function recurringJobs(app: App): RecurringJob[] {
  return [
    { name: 'retention-sweep', cron: '7 * * * *', work: () => sweep(app) },
    { name: 'requery-payments', cron: '* * * * *', work: () => requerySilentPayments(app, orderPayments) },
    { name: 'expire-orders', cron: '* * * * *', work: () => expireOrders(app) },
    { name: 'send-refunds', cron: '* * * * *', work: () => sendRefunds(app, orderPayments) },
    { name: 'ask-appointment-service', cron: '* * * * *', work: () => askAppointmentService(app) },
    { name: 'remind-patients', cron: '* * * * *', work: () => sendReminders(app) },
    { name: 'waiting-list', cron: '* * * * *', work: () => runWaitingList(app) },
    { name: 'settle-proposals', cron: '* * * * *', work: () => settleProposals(app) },
    { name: 'seal-audit-log', cron: '* * * * *', work: () => sealAuditLog(app) },
    { name: 'forget-calls', cron: '22 * * * *', work: () => forgetCalls(app) },
    { name: 'remind-members', cron: '20 9 * * *', work: () => remindMembers(app) },
    {
      name: 'keep-day-figures',
      cron: '* * * * *',
      work: () => storeDayFigures(app, [...trendSources(), saleDays, ledgerDays]),
    },
    { name: 'weekly-figures', cron: '0 * * * *', work: () => sendWeeklyMails(app) },
    { name: 'delete-past-forms', cron: '12 * * * *', work: () => deletePastSubmissions(app) },
    { name: 'escalate-late-forms', cron: '* * * * *', work: () => escalateLate(app) },
    { name: 'end-revoked-sessions', cron: '* * * * *', work: () => endRevokedSessions(app) },
    { name: 'check-provider-sessions', cron: '* * * * *', work: () => checkProviderSessions(app) },
    { name: 'forget-deleted-people', cron: '* * * * *', work: () => removeFromProvider(app) },
    { name: 'forget-guests', cron: '42 3 * * *', work: () => forgetGuests(app.db, app.clock.now()) },
    { name: 'forget-past-sales', cron: '52 3 * * *', work: () => forgetPastSales(app) },
    { name: 'delete-ended-limits', cron: '27 * * * *', work: () => deleteEndedLimits(app) },
    { name: 'delete-undelivered', cron: '37 3 * * *', work: () => deleteUndelivered(app) },
    { name: 'keep-month-partitions', cron: '44 * * * *', work: () => keepMonthPartitions(app, monthlyTables) },
    { name: 'delete-gateway-messages', cron: '47 3 * * *', work: () => deleteOldGatewayMessages(app) },
    { name: 'follow-merges', cron: '* * * * *', work: () => followMerges(app) },
    { name: 'close-merges', cron: '36 4 * * *', work: () => closeMerges(app) },
    { name: 'find-duplicates', cron: '32 4 * * *', work: () => findDuplicatePatients(app) },
    { name: 'delete-search-misses', cron: '57 3 * * *', work: () => deleteOldMisses(app) },
    { name: 'scan-files', cron: '* * * * *', work: () => scanFiles(app) },
    { name: 'sweep-files', cron: '17 * * * *', work: () => sweepFiles(app) },
    { name: 'keep-search-whole', cron: '* * * * *', work: () => refreshSearchIndex(app) },
    ...contentJobs(app),
  ];
}

function contentJobs(app: App): RecurringJob[] {
  return [
    { name: 'sweep-documents', cron: '15 * * * *', work: () => sweepDocuments(app) },
    { name: 'sweep-recordings', cron: '14 * * * *', work: () => sweepRecordings(app) },
    { name: 'empty-content-trash', cron: '2 4 * * *', work: () => emptyTrash(app) },
    { name: 'empty-list-trash', cron: '7 4 * * *', work: () => emptyListTrash(app) },
    { name: 'publish-content', cron: '* * * * *', work: () => runSchedule(app) },
  ];
}
