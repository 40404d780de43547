/** The hash chain over the audit log: entries are sealed in the background, and the check finds any tampering. */
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { inTransaction } from '#src/platform/db/transaction.ts';
import { recordAudit } from '#src/features/console/audit/audit.server.ts';
import {
  checkChainPart,
  countUnsealed,
  findLastEntryId,
  sealEntries,
  type ChainPlace,
} from './data/audit-seals.store.server.ts';
import { requireStaff } from '#src/features/console/roles/staff-access.rules.ts';

type Ports = Pick<App, 'db' | 'clock' | 'logger'>;

const batchSize = 2_000;
const chainPart = 20_000;
const idsAtOnce = 200_000;
/** Sealing runs each minute: an entry that waits longer than this shows that the job is not running. */
const sealingLateMs = 10 * 60_000;

/** Seals the entries since the last run, batch by batch. Returns their number; 0 while another process seals. */
export async function sealAuditLog(app: Pick<App, 'db' | 'clock'>): Promise<number> {
  let total = 0;
  for (;;) {
    const sealed = await sealEntries(app.db, { limit: batchSize, at: app.clock.now() });
    total += sealed;
    if (sealed < batchSize) return total;
  }
}

export interface ChainReport {
  /** Number of sealed entries whose hash and position in the chain are right, counted from the first. */
  whole: number;
  /** The first entry that does not fit the chain; null when the chain is intact. */
  brokenId: number | null;
  /** Number of unsealed entries: a change of them can be detected, a deletion cannot. */
  unsealed: number;
  /** Whether the oldest unsealed entry has waited longer than sealing takes. */
  isSealingLate: boolean;
}

/**
 * Recomputes the whole chain, part by part. It finds a changed entry, a deleted entry or seal, and an inserted one.
 * The last hash is also in the server's log, outside this database, so that a truncated end can be found with it.
 */
export async function checkAuditChain(app: Ports, actor: Actor): Promise<ChainReport> {
  requireStaff(actor, 'read_audit_log');
  const [chain, { changedId, ...unsealed }] = [await followChain(app), await findUnsealed(app)];
  const report = { ...chain, ...unsealed, brokenId: chain.brokenId ?? changedId };
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

async function followChain(app: Ports): Promise<Pick<ChainReport, 'whole' | 'brokenId'>> {
  let whole = 0;
  let after: ChainPlace = { position: 0, hash: null };
  for (;;) {
    const part = await checkChainPart(app.db, after, chainPart);
    whole += part.whole;
    if (part.brokenId !== null) {
      app.logger.warn({ auditLogBrokenAt: part.brokenId }, 'the audit log is broken');
      return { whole, brokenId: part.brokenId };
    }
    if (part.last === null) {
      app.logger.info({ auditLogHead: after.hash, rows: whole }, 'the audit log is whole');
      return { whole, brokenId: null };
    }
    after = part.last;
  }
}

async function findUnsealed({
  db,
  clock,
}: Ports): Promise<Pick<ChainReport, 'unsealed' | 'isSealingLate'> & { changedId: number | null }> {
  const lastId = await findLastEntryId(db);
  const lateBefore = clock.now().getTime() - sealingLateMs;
  let unsealed = 0;
  let isSealingLate = false;
  let changedId: number | null = null;
  for (let afterId = 0; afterId < lastId; afterId += idsAtOnce) {
    const part = await countUnsealed(db, { afterId, untilId: Math.min(afterId + idsAtOnce, lastId) });
    unsealed += part.count;
    changedId ??= part.changedId;
    isSealingLate ||= part.since !== null && part.since.getTime() < lateBefore;
  }
  return { unsealed, isSealingLate, changedId };
}
