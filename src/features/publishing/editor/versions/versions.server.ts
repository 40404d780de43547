/** Versions: every saved or published state, for comparison and restoring. */
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { inTransaction } from '#src/platform/db/transaction.ts';
import { recordAudit } from '#src/features/console/audit/audit.server.ts';
import type { Language } from '#src/shared/languages.ts';
import { partNamesFor } from '../fields/part-names.server.ts';
import { partsOf } from '../ui/part-words.ts';
import { differencesBetween, type PartDifference } from './part-differences.server.ts';
import { internalOfToday } from './version-shapes.rules.ts';
import { versionsShown } from './versions.rules.ts';
import { requireEditor } from '../content-access.server.ts';
import { entryUnknown, type Reader } from '#src/features/publishing/entries/entries.server.ts';
import { picturesIn } from '#src/features/publishing/entries/rich-text/rich-html.rules.ts';
import { after } from '#src/features/publishing/entries/content.rules.ts';
import {
  findEntry,
  findVersion,
  insertVersion,
  listTexts,
  listVersions,
  lockEntry,
  updateEntry,
  updateText,
} from '../data/editing.store.server.ts';
import type { Editing } from '../publication/publishing.server.ts';
import { stepNotAllowed } from '../editor.errors.ts';

export interface VersionKey {
  entryId: number;
  language: Language;
  number: number;
}

/** The versions of one language, newest first, with their authors. */
export async function versionsOf(
  app: Pick<App, 'db'>,
  actor: Actor,
  { entryId, language }: Omit<VersionKey, 'number'>,
) {
  const entry = await findEntry(app.db, entryId);
  if (!entry) throw entryUnknown();
  requireEditor(actor, entry.kind);
  return (await listVersions(app.db, entryId, { language, limit: versionsShown })).map(
    ({ number, event, takenAt, takenBy, snapshot }) => ({
      number,
      event,
      takenAt: takenAt.toISOString(),
      takenBy,
      title: snapshot.title,
    }),
  );
}

/** The changes of the working copy since a version, part by part; unchanged parts are left out. Throws 403, 404. */
export async function differenceSince(app: Reader, actor: Actor, key: VersionKey): Promise<PartDifference[]> {
  const [entry, version] = await Promise.all([findEntry(app.db, key.entryId), findVersion(app.db, key)]);
  if (!entry || !version) throw entryUnknown();
  requireEditor(actor, entry.kind);
  const text = (await listTexts(app.db, key.entryId)).find(({ language }) => language === key.language);
  const { kind, fields, topics } = entry;
  const then = version.snapshot;
  const own = internalOfToday({ kind, language: key.language, snapshot: then }, text?.own ?? {});
  const { title = '', summary = '', body = '' } = text ?? {};
  const [was, is] = [
    { ...then, own },
    { title, summary, body, own: text?.own ?? {}, fields, topics },
  ];
  const names = await partNamesFor(app, [was, is]);
  return differencesBetween(partsOf(kind, was, names), partsOf(kind, is, names), key.language);
}

/**
 * Makes a version's texts the working copy of its language again; readers see them after publication. Throws 409
 * while the language is scheduled.
 */
export async function restoreVersion(app: Editing, actor: Actor, key: VersionKey): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    const entry = await lockEntry(tx, key.entryId);
    const version = entry && (await findVersion(tx, key));
    if (!entry || !version) throw entryUnknown();
    const staff = requireEditor(actor, entry.kind);
    const text = (await listTexts(tx, entry.id)).find(({ language }) => language === key.language);
    const status = text && after(text.status, 'edit');
    if (!status) throw stepNotAllowed();
    const now = app.clock.now();
    const { title, summary, body } = version.snapshot;
    const own = internalOfToday({ kind: entry.kind, language: key.language, snapshot: version.snapshot }, text.own);
    const pictureIds = [...new Set(picturesIn(body).map(({ id }) => id))];
    const changes = { title, summary, body, pictureIds, own, status };
    await updateText(tx, key, { ...changes, updatedAt: now, updatedBy: staff.accountId });
    await insertVersion(tx, {
      entryId: entry.id,
      language: key.language,
      event: 'restored',
      takenAt: now,
      takenBy: staff.accountId,
      snapshot: { ...version.snapshot, own, fields: entry.fields, topics: entry.topics },
    });
    await updateEntry(tx, entry.id, { revision: entry.revision + 1, updatedAt: now, updatedBy: staff.accountId });
    await recordAudit(app, tx, {
      actor,
      action: 'content_restore',
      subjectKind: entry.kind,
      subjectId: String(entry.id),
      detail: { language: key.language, version: key.number },
    });
  });
}
