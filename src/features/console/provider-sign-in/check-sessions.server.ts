/**
 * Asks the provider about everybody whom it let in: a person who was disabled there, or who left every group, is signed
 * out.
 */
import type { App } from '#src/platform/app.ts';
import { inTransaction } from '#src/platform/db/transaction.ts';
import {
  isStaffProviderError,
  type ProviderPerson,
  type StaffProvider,
} from '#src/platform/staff-provider/staff-provider.ts';
import { sessionHours } from '#src/features/patient/sessions/session.rules.ts';
import { findPerson, lockMembership } from '#src/features/console/roles/roles.server.ts';
import {
  deleteEndedProviderSessions,
  listDueSessions,
  updateChecked,
  type ProviderSession,
} from './data/provider-sessions.store.server.ts';
import { applyRoleAssignments, roleAssignmentsOfGroups } from './group-roles.server.ts';
import { endAtProvider } from './end-at-provider.server.ts';
import { openToken, sealedToken } from './refresh-token.server.ts';
import { checkMinutes, unconfirmedMinutes } from './session-checks.rules.ts';

const atOnce = 4;
const perRun = 400;

/**
 * Returns the number of people who were signed out. Errors of the provider are not thrown: a session that cannot be
 * checked lasts until its hour is over.
 */
export async function checkProviderSessions(app: App): Promise<number> {
  const now = app.clock.now();
  await deleteEndedProviderSessions(app.db, now);
  const { staffProvider: provider } = app;
  if (!provider) return 0;
  const checkedUntil = new Date(now.getTime() - checkMinutes * 60_000);
  const due = await listDueSessions(app.db, { now, checkedUntil, limit: perRun });
  let ended = 0;
  const work = async (): Promise<void> => {
    for (let session = due.shift(); session; session = due.shift())
      if (!(await check(app, provider, session))) ended += 1;
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return ended;
}

/** Whether the session may continue. */
async function check(app: App, provider: StaffProvider, session: ProviderSession): Promise<boolean> {
  const { sessionId, accountId, subject } = session;
  const token = openToken(app, sessionId, session.refreshToken);
  const person = await provider.renew(token, subject).catch((error: unknown) => {
    if (!isStaffProviderError(error)) throw error;
    return error;
  });
  if (isStaffProviderError(person)) {
    app.logger.warn({ reason: person.detail }, 'the provider of staff did not confirm a session');
    if (person.reason !== 'refused') return true;
    await inTransaction(app.db, (tx) => endAtProvider(app, tx, { accountId }));
    return false;
  }
  return confirm(app, session, person);
}

async function confirm(app: App, session: ProviderSession, person: ProviderPerson): Promise<boolean> {
  const { sessionId, accountId, startedAt } = session;
  const roleAssignments = await roleAssignmentsOfGroups(app, person.groups);
  return inTransaction(app.db, async (tx) => {
    if (roleAssignments.length === 0) {
      await endAtProvider(app, tx, { accountId, roleAssignments });
      return false;
    }
    await lockMembership(tx);
    const before = await findPerson(tx, accountId);
    if (before?.managedBy === 'provider' && !before.removedAt)
      await applyRoleAssignments(app, tx, { accountId, before, roleAssignments });
    const now = app.clock.now();
    const last = startedAt.getTime() + sessionHours.staff * 3_600_000;
    await updateChecked(tx, {
      sessionId,
      refreshToken: sealedToken(app, sessionId, person.refreshToken)!,
      now,
      expiresAt: new Date(Math.min(last, now.getTime() + unconfirmedMinutes * 60_000)),
    });
    return true;
  });
}
