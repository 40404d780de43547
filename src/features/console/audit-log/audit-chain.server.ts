/** The chain over the audit log: entries are sealed in the background, and the check tells whether anybody has tampered with them. */
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
/** Sealing is a job of each minute: an entry that waits longer than this tells that the job does not run. */
const sealingLateMs = 10 * 60_000;

/** Seals what was added since the last time, batch by batch. Answers how many entries. A second process that seals meanwhile seals none. */
export async function sealAuditLog(app: Pick<App, 'db' | 'clock'>): Promise<number> {
  let total = 0;
  for (;;) {
    const sealed = await sealEntries(app.db, { limit: batchSize, at: app.clock.now() });
    total += sealed;
    if (sealed < batchSize) return total;
  }
}

export interface ChainReport {
  /** Sealed entries whose hash and place in the chain are right, from the first on. */
  whole: number;
  /** The first entry that does not fit; null when the chain is whole. */
  brokenId: number | null;
  /** Entries that are not sealed yet: a change of them is found, an entry taken out is not. */
  unsealed: number;
  /** The oldest of them waits longer than the sealing takes. */
  isSealingLate: boolean;
}

/**
 * Recomputes the whole chain, part by part. A changed entry, an entry or a seal taken out and one slipped in are found. The last hash
 * goes to the server's log, outside this database, so that a shortened end can be told from it.
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
