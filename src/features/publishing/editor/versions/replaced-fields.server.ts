/** Fields of an entry that are not typed: its recording is set when the recording is ready. */
import type { Transaction } from '#src/platform/db/transaction.ts';
import { recordAudit, type AuditAction } from '#src/features/console/audit/audit.server.ts';
import { after } from '#src/features/publishing/entries/content.rules.ts';
import { listTexts, lockEntry, updateEntry, updateText, type EntryRow } from '../data/editing.store.server.ts';
import type { Changer, Editing } from '../publication/publishing.server.ts';

interface Replacement {
  entryId: number;
  /** The person who sent it, who counts as a writer of the text and cannot approve it. */
  writer: string | null;
  /** Undefined removes a field. */
  fields(entry: EntryRow): Record<string, unknown>;
  action: AuditAction;
  changer: Changer;
}

/**
 * Replaces fields of the working copy; readers see them after the next publication, and a schedule of the former text
 * is cancelled. The revision stays, because the fields have no control: an open form neither has nor sends them.
 * Returns false where the entry was deleted or is in the trash.
 */
export async function replaceFields(app: Editing, tx: Transaction, request: Replacement): Promise<boolean> {
  const entry = await lockEntry(tx, request.entryId);
  if (!entry) return false;
  for (const text of await listTexts(tx, entry.id)) {
    const status = after(text.status, 'edit');
    if (status && status !== text.status) await updateText(tx, text, { status });
  }
  const changed = Object.entries({ ...entry.fields, ...request.fields(entry) });
  await updateEntry(tx, entry.id, {
    fields: Object.fromEntries(changed.filter(([, value]) => value !== undefined)),
    updatedAt: app.clock.now(),
    ...(request.writer ? { updatedBy: request.writer } : {}),
  });
  await recordAudit(app, tx, {
    actor: request.changer,
    action: request.action,
    subjectKind: entry.kind,
    subjectId: String(entry.id),
    detail: { slug: entry.slug },
  });
  return true;
}
