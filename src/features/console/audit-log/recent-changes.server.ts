/** What a member of staff changed last: for the console's home page. */
import type { Staff } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { auditActions } from '#src/features/console/audit/audit-words.rules.ts';
import { listAuditEntries } from '#src/features/console/audit/audit.server.ts';
import { recentDays } from './audit-log.rules.ts';
import type { LoggedNames } from './audit-log.schema.ts';
import { namesFor } from './logged-names.server.ts';

/** Looking and signing in change nothing. */
const changing = auditActions.filter(
  (action) => !/^(?:look|exported|patient_looked_up|sign_|session|log_checked)/.test(action),
);
/** Several changes of one record are one row of the page: so many entries are read for the rows that it shows. */
const entriesRead = 60;

/** The changes of this member in the last days, the newest first, with the names that their words need. */
export async function recentChangesOf(
  app: Pick<App, 'db' | 'clock'>,
  { accountId }: Pick<Staff, 'accountId'>,
): Promise<{ entries: Awaited<ReturnType<typeof listAuditEntries>>; names: LoggedNames }> {
  const entries = await listAuditEntries(app.db, {
    scope: 'all',
    person: accountId,
    actions: changing,
    from: new Date(app.clock.now().getTime() - recentDays * 86_400_000),
    limit: entriesRead,
  });
  return { entries, names: await namesFor(app, entries) };
}
