/** Versions: every saved or published state, for comparison and restoring. */
import { diffWords } from 'diff';
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { inTransaction } from '#src/platform/db/transaction.ts';
import { recordAudit } from '#src/features/console/audit/audit.server.ts';
import type { Language } from '#src/shared/languages.ts';
import { internalOfToday } from './version-shapes.rules.ts';
import { versionsShown } from './versions.rules.ts';
import { requireEditor } from '../content-access.server.ts';
import { entryUnknown } from '#src/features/publishing/entries/entries.server.ts';
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
import type { Editing } from '../publishing.server.ts';
import { downloadsOf } from '#src/features/publishing/entries/downloads.rules.ts';
import { wordsOfBlocks } from '#src/features/publishing/entries/landing-blocks/landing-blocks.rules.ts';
import { stepNotAllowed } from '../editor.errors.ts';

export interface VersionKey {
  entryId: number;
  language: Language;
  number: number;
}

/** A part of a text: unchanged, added or removed since the version. */
export interface Change {
  words: string;
  is: 'kept' | 'added' | 'removed';
}

export interface Difference {
  part: 'title' | 'summary' | 'body' | 'fields';
  changes: Change[];
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

/** The changes of the working copy since a version, word by word; unchanged parts are left out. */
export async function differenceSince(app: Pick<App, 'db'>, actor: Actor, key: VersionKey): Promise<Difference[]> {
  const [entry, version] = await Promise.all([findEntry(app.db, key.entryId), findVersion(app.db, key)]);
  if (!entry || !version) throw entryUnknown();
  requireEditor(actor, entry.kind);
  const text = (await listTexts(app.db, key.entryId)).find(({ language }) => language === key.language);
  const then = version.snapshot;
  const own = internalOfToday({ kind: entry.kind, language: key.language, snapshot: then }, text?.own ?? {});
  const pairs: [Difference['part'], string, string][] = [
    ['title', then.title, text?.title ?? ''],
    ['summary', then.summary, text?.summary ?? ''],
    ['body', asLines(then.body), asLines(text?.body ?? '')],
    ['fields', fieldLines({ ...then.fields, ...own }), fieldLines({ ...entry.fields, ...text?.own })],
  ];
  return pairs
    .filter(([, before, now]) => before !== now)
    .map(([part, before, now]) => ({ part, changes: changesBetween(before, now) }));
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

/** The changes of a text, word by word. */
export function changesBetween(before: string, now: string): Change[] {
  return diffWords(before, now).map(({ value, added, removed }) => ({
    words: value,
    is: added ? 'added' : removed ? 'removed' : 'kept',
  }));
}

/** HTML as lines of text: a line for each block, with marks where the markup has a meaning. */
function asLines(html: string): string {
  return html
    .replace(/<li[^>]*>/g, '• ')
    .replace(/<h([23])[^>]*>/g, '# ')
    .replace(/<img src="([^"]*)" alt="([^"]*)"[^>]*>/g, '[$2] ($1)\n')
    .replace(/<\/p>\s*(?=<\/t[hd]>)/g, '')
    .replace(/<\/(?:th|td)>/g, ' | ')
    .replace(/<\/(?:p|li|h2|h3|tr|caption|blockquote)>|<br\s*\/?>/g, '\n')
    .replace(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/g, '$2 ($1)')
    .replace(/<[^>]+>/g, '')
    .replace(/&amp;/g, '&')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/\n{2,}/g, '\n')
    .trim();
}

function fieldLines(fields: Record<string, unknown>): string {
  return Object.entries(fields)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}: ${wordsOfField(name, value)}`)
    .join('\n');
}

function wordsOfField(name: string, value: unknown): string {
  if (name === 'blocks') return wordsOfBlocks(value);
  if (name === 'downloads')
    return downloadsOf({ downloads: value })
      .map(({ title, language, hash }) => `${title} (${language}, ${hash.slice(0, 8)})`)
      .join('; ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}
