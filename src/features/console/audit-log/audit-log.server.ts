/** Reading the audit log: actions, and accesses to patients' data. */
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { addDays, atMalaysianTime } from '#src/shared/dates.ts';
import { listAuditEntries, type AuditFilter } from '#src/features/console/audit/audit.server.ts';
import { readInBatches, recordExport, type RowBatches } from '#src/features/console/frame/frame.server.ts';
import type { ListShape, ListState } from '#src/features/console/frame/list-state.rules.ts';
import { hospitalsFor, requireStaff } from '#src/features/console/roles/staff-access.rules.ts';
import { isCalendarDay } from '#src/shared/dates.ts';
import { isUuid } from '#src/shared/identifiers/uuid.ts';
import { entriesPerPage } from './audit-log.rules.ts';
import { typedId } from '#src/shared/identifiers/typed-id.ts';

type Ports = Pick<App, 'db' | 'clock' | 'logger'>;

export const auditShape: ListShape = {
  sorts: ['at'],
  defaultSort: '-at',
  filters: { person: 'any', patient: 'any', subject: 'any', action: 'any', hospital: 'any', from: 'any', to: 'any' },
};

export type AuditEntryRow = Awaited<ReturnType<typeof listAuditEntries>>[number];

/**
 * Entries of the actor's hospitals, newest first; `before` is the last id of the previous page. `olderId` is the
 * cursor of the next page, null at the end.
 */
export async function readAuditLog(
  app: Ports,
  actor: Actor,
  { state, before }: { state: ListState; before: number | null },
): Promise<{ rows: AuditEntryRow[]; olderId: number | null }> {
  const found = await listAuditEntries(app.db, {
    ...filterOf(actor, state),
    ...(before ? { before } : {}),
    limit: entriesPerPage + 1,
  });
  const rows = found.slice(0, entriesPerPage);
  return { rows, olderId: found.length > entriesPerPage ? rows.at(-1)!.id : null };
}

/** The same entries for CSV; the export itself is recorded and is part of the file. */
export async function exportAuditLog(app: Ports, actor: Actor, state: ListState): Promise<RowBatches<AuditEntryRow>> {
  const filter = filterOf(actor, state);
  await recordExport(app, actor, { subjectKind: 'audit_log', subjectId: 'list', detail: { filters: state.filters } });
  return readInBatches(({ after, limit }) =>
    listAuditEntries(app.db, { ...filter, ...(after ? { before: after.id } : {}), limit }),
  );
}

function filterOf(actor: Actor, { filters }: ListState): Omit<AuditFilter, 'limit'> {
  const { roleAssignments } = requireStaff(actor, 'read_audit_log');
  const day = (text: string | undefined) => (text && isCalendarDay(text) ? text : undefined);
  const [from, to] = [day(filters.from), day(filters.to)];
  const hospitalId = typedId(filters.hospital);
  const patientId = isUuid(filters.patient ?? '') ? filters.patient! : undefined;
  return {
    scope: hospitalsFor(roleAssignments, 'read_audit_log'),
    ...(filters.person ? { person: filters.person } : {}),
    ...(patientId ? { patientId } : {}),
    ...(filters.subject ? { subject: filters.subject } : {}),
    ...(filters.action ? { action: filters.action.replaceAll(' ', '_') } : {}),
    ...(hospitalId ? { hospitalId } : {}),
    ...(from ? { from: atMalaysianTime(from, '00:00') } : {}),
    ...(to ? { to: atMalaysianTime(addDays(to, 1), '00:00') } : {}),
  };
}
export { checkAuditChain, sealAuditLog } from './audit-chain.server.ts';
export { countEntriesToSeal } from './data/audit-backlog.store.server.ts';
export { recentChangesOf } from './recent-changes.server.ts';
