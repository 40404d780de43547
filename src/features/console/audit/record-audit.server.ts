/**
 * The audit log: every change and every access to a patient's data is recorded in the transaction of the event. Its
 * texts for staff are in audit-words.rules.ts beside it.
 */
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import type { Transaction } from '#src/platform/db/transaction.ts';
import type { AuditAction } from './audit-words.rules.ts';
import { insertAuditEntries, insertAuditEntry, listAuditEntries } from './data/audit.store.server.ts';

export interface AuditEntry {
  actor: Actor | { kind: 'system' };
  /** 'look' for an access to a patient's data; otherwise a verb: 'refund_approved'. */
  action: AuditAction;
  subjectKind: string;
  subjectId: string;
  /** The account whose data was accessed. */
  patientId?: string;
  hospitalId?: number;
  /** Names of fields and plain values: never an identity number, a token, a code or a password. */
  detail?: Record<string, unknown>;
}

/** Adds one entry, committed or rolled back with the transaction. */
export async function recordAudit(
  app: Pick<App, 'clock'>,
  tx: Transaction,
  { actor, ...entry }: AuditEntry,
): Promise<void> {
  await insertAuditEntry(tx, {
    ...entry,
    at: app.clock.now(),
    actorKind: actor.kind,
    accountId: 'accountId' in actor ? actor.accountId : null,
    detail: entry.detail ?? {},
  });
}

/** Records accesses to the data of several patients in a list: one entry each, so that each patient can see them. */
export async function recordAccesses(
  app: Pick<App, 'clock'>,
  tx: Transaction,
  { actor, accesses }: { actor: Actor; accesses: readonly Omit<AuditEntry, 'actor' | 'action'>[] },
): Promise<void> {
  const at = app.clock.now();
  const accountId = 'accountId' in actor ? actor.accountId : null;
  if (accesses.length > 0)
    await insertAuditEntries(
      tx,
      accesses.map((access) => ({
        ...access,
        at,
        actorKind: actor.kind,
        accountId,
        action: 'look',
        detail: access.detail ?? {},
      })),
    );
}

/** The entries about one item, of some actions or all, newest first, with their actors: the history beside a form. */
export async function entriesAbout(
  app: Pick<App, 'db'>,
  { kind, id, ...filter }: { kind: string; id: string; limit: number; actions?: readonly string[] },
) {
  const entries = await listAuditEntries(app.db, { scope: 'all', subject: id, ...filter });
  return entries.filter(({ subjectKind }) => subjectKind === kind);
}
