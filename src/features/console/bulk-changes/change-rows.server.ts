/** Several rows of a list: tried out for the confirmation, changed row by row, undone together. */
import type { Staff } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { inTransaction, undone, type Database, type Transaction } from '#src/platform/db/transaction.ts';
import { isFailure, wordsOf } from '#src/shared/failure.ts';
import type { Language } from '#src/shared/languages.ts';
import { isUuid } from '#src/shared/identifiers/uuid.ts';
import { m } from '#src/paraglide/messages.js';
import type { BulkAction, BulkItem, BulkList, BulkPorts } from './bulk-action.server.ts';
import { bulkActionUnknown, bulkChangeUnknown, undoOver } from './bulk-changes.errors.ts';
import { undoneUntil, type SeenItem } from './bulk-changes.rules.ts';
import {
  findChange,
  insertChange,
  insertRow,
  listRows,
  lockRow,
  updateRow,
  type BulkChange,
} from './data/bulk-changes.store.server.ts';

type Ports = BulkPorts & Pick<App, 'logger'>;

/** A row of a confirmation. */
export interface PlannedRow extends BulkItem {
  key: string;
  /** The reason why it cannot be changed; empty where it can be. */
  refusal: string;
  /** The reason why the change could not be undone; empty where it could be. */
  isFinal: string;
}

/**
 * The effect of the change, found by trying it out: each row is changed and undone in a transaction that is rolled
 * back. So nothing changes, and the reasons are those of the single action.
 */
export async function planChange(
  app: BulkPorts,
  bulkAction: BulkAction,
  { keys, language }: { keys: readonly string[]; language: Language },
): Promise<PlannedRow[]> {
  const rows: PlannedRow[] = [];
  for (const key of keys) {
    const row: PlannedRow = { key, title: key, state: '', seen: '', refusal: '', isFinal: '' };
    try {
      Object.assign(row, await bulkAction.read(app, key));
      row.isFinal = await rehearse(app, bulkAction, { ...row, language });
    } catch (error) {
      if (!isFailure(error)) throw error;
      row.refusal = reasonOf(error, language);
    }
    rows.push(row);
  }
  return rows;
}

/**
 * Changes and undoes a row, and rolls both back; returns the reason why it could not be undone. Throws where it cannot
 * be changed.
 */
async function rehearse(
  app: BulkPorts,
  bulkAction: BulkAction,
  { key, seen, language }: { key: string; seen: string; language: Language },
): Promise<string> {
  let isFinal = '';
  await inTransaction(app.db, async (tx) => {
    isFinal = '';
    await undone(tx, async (inner) => {
      const note = await bulkAction.change(within(app, inner), { key, seen });
      try {
        await bulkAction.undo(within(app, inner), { key, note });
      } catch (error) {
        if (!isFailure(error)) throw error;
        isFinal = reasonOf(error, language);
      }
    });
  });
  return isFinal;
}

/** The same ports with the transaction as their database, so that use cases nest in it. */
const within = (app: BulkPorts, tx: Transaction): BulkPorts => ({ ...app, db: tx as Database });

/** The reason of a refusal: its message, and the messages of its fields where they say more. */
function reasonOf(error: Parameters<typeof wordsOf>[0], language: Language): string {
  const { message, fields } = wordsOf(error, language);
  const further = [...new Set(Object.values(fields))].filter((words) => words !== message);
  return further.length > 0 ? further.join(' ') : message;
}

export interface ConfirmedChange {
  /** Created with the confirmation, so that a second press finds the change of the first. */
  id: string;
  action: string;
  items: readonly SeenItem[];
  language: Language;
}

/**
 * Changes the rows one by one, each in its own transaction, together with the data that undoing needs; a refused row
 * does not stop the others. Throws bulk_action_unknown (422), bulk_change_unknown (404) for the id of another person's
 * change.
 */
export async function applyChange(
  app: Ports,
  actor: Staff,
  { list, change }: { list: BulkList; change: ConfirmedChange },
): Promise<void> {
  const { id, action, items, language } = change;
  const bulkAction = list.actionOf(action);
  if (!bulkAction) throw bulkActionUnknown();
  if (!isUuid(id)) throw bulkChangeUnknown();
  const stored = { id, accountId: actor.accountId, list: list.name, action, createdAt: app.clock.now() };
  if (!(await insertChange(app.db, stored))) {
    if (!(await findChange(app.db, stored))) throw bulkChangeUnknown();
    return;
  }
  for (const [position, item] of items.entries()) {
    let title = item.key;
    try {
      await inTransaction(app.db, async (tx) => {
        ({ title } = await bulkAction.read(within(app, tx), item.key));
        const note = await bulkAction.change(within(app, tx), item);
        await insertRow(tx, { changeId: id, position, key: item.key, title, outcome: 'changed', note });
      });
    } catch (error) {
      const reason = refusalOf(app, error, language);
      await insertRow(app.db, { changeId: id, position, key: item.key, title, outcome: 'refused', reason });
    }
  }
}

/** The reason for the person who pressed; an unexpected error is logged and does not stop the other rows. */
function refusalOf(app: Pick<Ports, 'logger'>, error: unknown, language: Language): string {
  if (isFailure(error)) return reasonOf(error, language);
  app.logger.error({ err: error }, 'a row of a bulk change failed');
  return m.bulk_error_unexpected({}, { locale: language });
}

/**
 * Undoes the change of every row, the last first. Rows that have changed since stay as they are, with the reason;
 * pressing again tries the rows that are left. Throws bulk_undo_over (409) after ten minutes, bulk_change_unknown
 * (404).
 */
export async function undoChange(
  app: Ports,
  actor: Staff,
  { list, id, language }: { list: BulkList; id: string; language: Language },
): Promise<void> {
  const change = await requireChange(app, actor, { list, id });
  const bulkAction = list.actionOf(change.action);
  if (!bulkAction) throw bulkActionUnknown();
  if (app.clock.now() >= undoneUntil(change.createdAt)) throw undoOver();
  for (const { position } of (await listRows(app.db, id)).toReversed()) {
    const at = { changeId: id, position };
    try {
      await inTransaction(app.db, async (tx) => {
        const row = await lockRow(tx, at);
        if (row?.outcome !== 'changed' || !row.note) return;
        await bulkAction.undo(within(app, tx), { key: row.key, note: row.note });
        await updateRow(tx, at, { outcome: 'undone', reason: '' });
      });
    } catch (error) {
      await updateRow(app.db, at, { reason: refusalOf(app, error, language) });
    }
  }
}

async function requireChange(
  app: Pick<App, 'db'>,
  actor: Staff,
  { list, id }: { list: BulkList; id: string },
): Promise<BulkChange> {
  const change = isUuid(id) ? await findChange(app.db, { id, accountId: actor.accountId, list: list.name }) : undefined;
  if (!change) throw bulkChangeUnknown();
  return change;
}

/** The result of a change, row by row, and the time until which it can be undone. Throws bulk_change_unknown (404). */
export async function viewChange(app: Pick<App, 'db' | 'clock'>, actor: Staff, key: { list: BulkList; id: string }) {
  const change = await requireChange(app, actor, key);
  const rows = await listRows(app.db, change.id);
  const until = undoneUntil(change.createdAt);
  return {
    id: change.id,
    action: change.action,
    undoneUntil: until.toISOString(),
    mayUndo: app.clock.now() < until && rows.some(({ outcome }) => outcome === 'changed'),
    rows: rows.map(({ key: item, title, outcome, reason }) => ({ key: item, title, outcome, reason })),
  };
}
export type ViewedChange = Awaited<ReturnType<typeof viewChange>>;
