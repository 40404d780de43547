/** The audit log: every change and every look at a patient's data, added in the transaction of what it tells of. */
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import type { Transaction } from '#src/platform/db/transaction.ts';
import { insertAuditEntries, insertAuditEntry, listAuditEntries } from './data/audit.store.server.ts';

export interface AuditEntry {
  actor: Actor | { kind: 'system' };
  /** 'look' for a look at a patient's data; else a verb: 'refund_approved'. */
  action: string;
  subjectKind: string;
  subjectId: string;
  /** The account whose data it was. */
  patientId?: string;
  hospitalId?: number;
  /** Names of fields and plain values: never an identity number, a token, a code or a password. */
  detail?: Record<string, unknown>;
}

/** Adds one entry. It is kept or undone with the transaction. */
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

/** Looks at the data of several patients at once, as a list shows them: one entry each, so that each can be told who looked. */
export async function recordAccesses(
  app: Pick<App, 'clock'>,
  tx: Transaction,
  actor: Actor,
  looks: readonly Omit<AuditEntry, 'actor' | 'action'>[],
): Promise<void> {
  const at = app.clock.now();
  const accountId = 'accountId' in actor ? actor.accountId : null;
  if (looks.length > 0)
    await insertAuditEntries(
      tx,
      looks.map((look) => ({
        ...look,
        at,
        actorKind: actor.kind,
        accountId,
        action: 'look',
        detail: look.detail ?? {},
      })),
    );
}

/** What happened to one thing, newest first, with who did it: the history beside a desk's form. */
export async function entriesAbout(app: Pick<App, 'db'>, about: { kind: string; id: string; limit: number }) {
  const entries = await listAuditEntries(app.db, { scope: 'all', subject: about.id, limit: about.limit });
  return entries.filter(({ subjectKind }) => subjectKind === about.kind);
}
