/** Reading the audit log: who did what, who looked at whose data, and whether anybody has tampered with it. */
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { inTransaction } from '#src/platform/db/transaction.ts';
import { addDays, atMalaysianTime } from '#src/shared/dates.ts';
import { recordAudit } from './audit.server.ts';
import { csvRowLimit } from './csv.server.ts';
import { checkChainPart, listAuditEntries, type AuditFilter } from './data/audit.store.server.ts';
import type { ListShape, ListState } from './list-state.rules.ts';
import { hospitalsFor, requireStaff } from './staff-access.rules.ts';

type Ports = Pick<App, 'db' | 'clock' | 'logger'>;

export const auditShape: ListShape = {
  sorts: ['at'],
  defaultSort: '-at',
  filters: { person: 'any', patient: 'any', subject: 'any', action: 'any', hospital: 'any', from: 'any', to: 'any' },
};
const entriesPerPage = 50;
const chainPart = 20_000;

export type AuditEntryRow = Awaited<ReturnType<typeof listAuditEntries>>[number];

/** Entries of the actor's hospitals, newest first; `before` is the last id of the page before. `olderId` leads on, null at the end. */
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

/** The same for a file, the newest 5,000; that somebody took it is itself written down. */
export async function exportAuditLog(app: Ports, actor: Actor, state: ListState): Promise<AuditEntryRow[]> {
  const rows = await listAuditEntries(app.db, { ...filterOf(actor, state), limit: csvRowLimit });
  await inTransaction(app.db, (tx) =>
    recordAudit(app, tx, {
      actor,
      action: 'exported',
      subjectKind: 'audit_log',
      subjectId: 'list',
      detail: { rows: rows.length, filters: state.filters },
    }),
  );
  return rows;
}

function filterOf(actor: Actor, { filters }: ListState): Omit<AuditFilter, 'limit'> {
  const { duties } = requireStaff(actor, 'read_audit_log');
  const day = (text: string | undefined) =>
    text && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined;
  const [from, to] = [day(filters.from), day(filters.to)];
  const hospitalId = /^[1-9]\d{0,8}$/.test(filters.hospital ?? '') ? Number(filters.hospital) : undefined;
  const patientId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(filters.patient ?? '')
    ? filters.patient!
    : undefined;
  return {
    scope: hospitalsFor(duties, 'read_audit_log'),
    ...(filters.person ? { person: filters.person } : {}),
    ...(patientId ? { patientId } : {}),
    ...(filters.subject ? { subject: filters.subject } : {}),
    ...(filters.action ? { action: filters.action.replaceAll(' ', '_') } : {}),
    ...(hospitalId ? { hospitalId } : {}),
    ...(from ? { from: atMalaysianTime(from, '00:00') } : {}),
    ...(to ? { to: atMalaysianTime(addDays(to, 1), '00:00') } : {}),
  };
}

export interface ChainReport {
  /** Rows whose hash and link to the row before are right, from the first on. */
  whole: number;
  /** The first row that does not fit; null when the log is whole. */
  brokenId: number | null;
}

/**
 * Recomputes the whole chain, part by part. A changed row, a row taken out and a row slipped in are found. The last hash goes
 * to the server's log, outside this database, so that a shortened end can be told from it.
 */
export async function checkAuditChain(app: Ports, actor: Actor): Promise<ChainReport> {
  requireStaff(actor, 'read_audit_log');
  const report = await followChain(app);
  await inTransaction(app.db, (tx) =>
    recordAudit(app, tx, {
      actor,
      action: 'log_checked',
      subjectKind: 'audit_log',
      subjectId: 'chain',
      detail: { ...report },
    }),
  );
  return report;
}

async function followChain(app: Ports): Promise<ChainReport> {
  let whole = 0;
  let after: { id: number; hash: string | null } = { id: 0, hash: null };
  for (;;) {
    const part = await checkChainPart(app.db, after, chainPart);
    whole += part.whole;
    if (part.brokenId !== null) {
      app.logger.warn({ auditLogBrokenAt: part.brokenId }, 'the audit log is broken');
      return { whole, brokenId: part.brokenId };
    }
    if (part.lastId === null) {
      app.logger.info({ auditLogHead: after.hash, rows: whole }, 'the audit log is whole');
      return { whole, brokenId: null };
    }
    after = { id: part.lastId, hash: part.lastHash };
  }
}
