/** Sessions of staff: everybody sees and ends their own, administrators those of the colleagues in their hospitals. */
import type { Actor, Staff } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { inTransaction } from '#src/platform/db/transaction.ts';
import { recordAudit } from '#src/features/console/audit/audit.server.ts';
import { rowsPerPage, type ListShape, type ListState } from '#src/features/console/frame/list-state.rules.ts';
import { hospitalsFor, mayDo, requireStaff } from '#src/features/console/roles/staff-access.rules.ts';
import { endSession, revokeStaffSession } from '#src/features/patient/sessions/sessions.server.ts';
import { isUuid } from '#src/shared/identifiers/uuid.ts';
import { countStaffSessions, listStaffSessions, type StaffSession } from './data/staff-sessions.store.server.ts';
import { sessionUnknown } from './people.errors.ts';

export type { StaffSession } from './data/staff-sessions.store.server.ts';

type Ports = Pick<App, 'db' | 'clock'>;

/** Largest number of the person's own sessions on the page. */
const mostOwn = 50;

export const sessionShape: ListShape = { sorts: ['used', 'name', 'since'], defaultSort: '-used' };

export interface SessionsView {
  own: (StaffSession & { isThisOne: boolean })[];
  /** Sessions of colleagues; null where the actor does not administer people. */
  others: { rows: StaffSession[]; total: number } | null;
}

/**
 * The actor's open sessions, and those of the colleagues whose every role is in a hospital that the actor administers:
 * an administrator of one hospital does not see those of another or of the whole group. Throws 403 for people who are
 * not staff.
 */
export async function viewSessions(app: Ports, actor: Actor, state: ListState): Promise<SessionsView> {
  const staff = requireStaff(actor, 'console');
  const now = app.clock.now();
  const own = await listStaffSessions(
    app.db,
    { now, scope: 'all', of: { accountId: staff.accountId } },
    { limit: mostOwn, offset: 0 },
  );
  return {
    own: own.map((row) => ({ ...row, isThisOne: row.id === staff.sessionId })),
    others: mayDo(staff.roleAssignments, 'manage_staff') ? await othersOf(app, staff, state) : null,
  };
}

async function othersOf(app: Ports, staff: Staff, state: ListState) {
  const filter = { ...reachOf(app, staff), ...(state.q ? { q: state.q } : {}) };
  const [rows, total] = await Promise.all([
    listStaffSessions(app.db, filter, { limit: rowsPerPage, offset: (state.page - 1) * rowsPerPage, order: state }),
    countStaffSessions(app.db, filter),
  ]);
  return { rows, total };
}

/** The sessions of colleagues that the actor may see and end. */
function reachOf(app: Ports, staff: Staff) {
  return {
    now: app.clock.now(),
    scope: hospitalsFor(staff.roleAssignments, 'manage_staff'),
    of: { others: staff.accountId },
  };
}

/**
 * Ends one session: another one of the actor's, or a colleague's within the scope. Its next request counts as a
 * guest's. Throws session_unknown (404), also for the session of the request, for one outside the scope and for one
 * that has ended.
 */
export async function endStaffSession(app: Ports, actor: Actor, sessionId: string): Promise<void> {
  const staff = requireStaff(actor, 'console');
  if (!isUuid(sessionId) || sessionId === staff.sessionId) throw sessionUnknown();
  const now = app.clock.now();
  const [own] = await listStaffSessions(
    app.db,
    { now, scope: 'all', of: { accountId: staff.accountId }, sessionId },
    { limit: 1, offset: 0 },
  );
  if (own) {
    if (!(await endSession(app, staff, sessionId))) throw sessionUnknown();
    return;
  }
  if (!mayDo(staff.roleAssignments, 'manage_staff')) throw sessionUnknown();
  await inTransaction(app.db, async (tx) => {
    const [session] = await listStaffSessions(tx, { ...reachOf(app, staff), sessionId }, { limit: 1, offset: 0 });
    if (!session || !(await revokeStaffSession(tx, { id: sessionId, accountId: session.accountId, now })))
      throw sessionUnknown();
    await recordAudit(app, tx, {
      actor,
      action: 'session_ended',
      subjectKind: 'session',
      subjectId: sessionId,
      detail: { person: session.accountId, device: session.device },
    });
  });
}
