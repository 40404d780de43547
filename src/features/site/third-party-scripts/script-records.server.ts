/**
 * What a change of a third-party script writes: one that is to run waits as a proposal, every step is recorded, and the
 * pages follow. The same from the form and from a file, whose import is named in the audit log.
 */
import { recordAudit, type AuditAction } from '#src/features/console/audit/audit.server.ts';
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import type { Transaction } from '#src/platform/db/transaction.ts';
import { invalidateTag } from '#src/platform/page-cache/cache-tags.server.ts';
import {
  deleteScript,
  insertScript,
  updateScript,
  type ScriptProposal,
  type ScriptRow,
  type StoppedScript,
} from './data/third-party-scripts.store.server.ts';
import type { TypedScript } from './script-check.server.ts';
import { codeOfName, contextKey } from './script-context.rules.ts';

type Ports = Pick<App, 'clock'>;

interface By {
  actor: Actor;
  /** Of the file that it came from. */
  importId?: string | undefined;
}

interface New {
  values: ScriptProposal;
  code?: string | undefined;
  /** Of a record that is made again: its history is found by its id. */
  former?: { id: number; createdAt: Date };
}

/**
 * Adds a record, switched off; one that is to run has its proposal. Its code is made of its name where none is given.
 * Returns its id.
 */
export async function storeNew(
  app: Ports,
  tx: Transaction,
  { values, code = codeOfName(values.name), former, ...by }: By & New,
): Promise<number> {
  const now = app.clock.now();
  const waiting = values.isActive ? { proposal: values, proposedBy: accountOf(by.actor) } : {};
  const times = { createdAt: now, ...former, updatedAt: now };
  const id = await insertScript(tx, { ...values, ...waiting, code, isActive: false, ...times });
  await written(app, tx, { ...by, id, action: 'script_added', detail: { after: values } });
  return id;
}

/**
 * Saves the values: as a proposal where they are to run, at once where they are switched off. What a file switches off
 * is remembered for the undoing of that file.
 */
export async function storeChange(
  app: Ports,
  tx: Transaction,
  { row, values, ...by }: By & { row: ScriptRow; values: ScriptProposal },
): Promise<void> {
  const change = values.isActive
    ? { proposal: values, proposedBy: accountOf(by.actor) }
    : { ...values, proposal: null, proposedBy: null };
  const stopped = row.isActive && !values.isActive && by.importId ? stoppedBy(row, by.importId) : null;
  await updateScript(tx, row.id, { ...change, stopped, updatedAt: later(app, row) });
  const action = values.isActive ? 'script_proposed' : 'script_changed';
  await written(app, tx, { ...by, id: row.id, action, detail: { before: valuesOf(row), after: values } });
}

/** Drops what is proposed; the running version stays. */
export async function dropProposal(
  app: Ports,
  tx: Transaction,
  { row, ...by }: By & { row: ScriptRow },
): Promise<void> {
  await updateScript(tx, row.id, { proposal: null, proposedBy: null, stopped: null, updatedAt: later(app, row) });
  await written(app, tx, { ...by, id: row.id, action: 'script_declined', detail: { declined: row.proposal } });
}

const stoppedBy = (row: ScriptRow, importId: string): StoppedScript => ({
  importId,
  values: valuesOf(row),
  proposal: row.proposal,
  proposedBy: row.proposedBy,
});

/**
 * Restores what ran until this import switched it off: two administrators had let exactly this run, and nothing has
 * changed since. False, and nothing changed, for anything else.
 */
export async function restoreStopped(
  app: Ports,
  tx: Transaction,
  { row, ...by }: By & { row: ScriptRow },
): Promise<boolean> {
  const { stopped } = row;
  if (!stopped || stopped.importId !== by.importId) return false;
  const { values, proposal, proposedBy } = stopped;
  await updateScript(tx, row.id, { ...values, proposal, proposedBy, stopped: null, updatedAt: later(app, row) });
  await written(app, tx, {
    ...by,
    id: row.id,
    action: 'script_changed',
    detail: { before: valuesOf(row), after: values },
  });
  return true;
}

/** Deletes the record; its scripts are removed from the pages. */
export async function deleteRecord(
  app: Ports,
  tx: Transaction,
  { row, ...by }: By & { row: ScriptRow },
): Promise<void> {
  await deleteScript(tx, row.id);
  await written(app, tx, { ...by, id: row.id, action: 'script_removed', detail: { name: row.name } });
}

/** Records the step in the audit log, and has the pages follow it. */
export async function written(
  app: Ports,
  tx: Transaction,
  { actor, id, action, detail, importId }: By & { id: number; action: AuditAction; detail: Record<string, unknown> },
): Promise<void> {
  await recordAudit(app, tx, {
    actor,
    action,
    subjectKind: 'third_party_script',
    subjectId: String(id),
    detail: { ...detail, ...(importId === undefined ? {} : { import: importId }) },
  });
  await invalidateTag(tx, 'scripts');
}

/** A later time than the last change: two changes in one millisecond would have the same version. */
export function later({ clock }: Pick<App, 'clock'>, { updatedAt }: ScriptRow): Date {
  const now = clock.now();
  return now > updatedAt ? now : new Date(updatedAt.getTime() + 1);
}

/** The account of who acts; null for none. */
export function accountOf(actor: Actor): string | null {
  return 'accountId' in actor ? actor.accountId : null;
}

/** The values of a record without id, code and times. */
export function valuesOf({
  id: _id,
  createdAt: _made,
  updatedAt: _changed,
  proposal: _proposal,
  proposedBy: _by,
  code: _code,
  stopped: _stopped,
  ...values
}: ScriptRow): ScriptProposal {
  return values;
}

/** The values as a form has them. */
export function typedOf(row: ScriptProposal): TypedScript {
  return {
    name: row.name,
    context: contextKey({ kind: row.contextKind, value: row.contextValue }),
    head: row.headMarkup,
    body: row.bodyMarkup,
    hosts: row.hosts.join('\n'),
    needsConsent: row.needsConsent,
    isActive: row.isActive,
  };
}
