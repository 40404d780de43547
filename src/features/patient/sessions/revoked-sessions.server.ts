/** Sessions of persons whom the identity provider disabled, deleted or gave a new password end within a minute. */
import type { App } from '#src/platform/app.ts';
import { inTransaction, type Transaction } from '#src/platform/db/transaction.ts';
import { recordAudit } from '#src/features/console/audit/audit.server.ts';
import { endSessions } from './session.server.ts';
import { listSignedInSubjects, revokeSessionsBefore } from './data/revoked-sessions.store.server.ts';

/** A session that reauthenticated this short time before the new password is the one that set it. */
const ownChangeMs = 15_000;

/** Asks the provider about everybody who is signed in through it. Returns the number of ended sessions. */
export async function endRevokedSessions(app: Pick<App, 'db' | 'clock' | 'identity'>): Promise<number> {
  if (app.identity.kind === 'embedded') return 0;
  const now = app.clock.now();
  const people = await listSignedInSubjects(app.db, now);
  let ended = 0;
  for (const { subject, before } of await app.identity.listRevoked(people.map((person) => person.subject))) {
    const { accountId } = people.find((person) => person.subject === subject)!;
    ended += await inTransaction(app.db, (tx) =>
      before === null ? endSessions(app, tx, { accountId }) : endOlder(app, tx, { accountId, before }),
    );
  }
  return ended;
}

async function endOlder(
  app: Pick<App, 'clock'>,
  tx: Transaction,
  { accountId, before }: { accountId: string; before: Date },
): Promise<number> {
  const until = new Date(before.getTime() - ownChangeMs);
  const ended = await revokeSessionsBefore(tx, { accountId, until, now: app.clock.now() });
  if (ended > 0)
    await recordAudit(app, tx, {
      actor: { kind: 'system' },
      action: 'sessions_ended',
      subjectKind: 'account',
      subjectId: accountId,
      patientId: accountId,
      detail: { sessions: ended },
    });
  return ended;
}
