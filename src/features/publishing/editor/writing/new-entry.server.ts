/** A new entry: a draft in every language, at an address that no other page has. */
import type { Actor } from '#src/platform/actor.ts';
import { inTransaction, type Transaction } from '#src/platform/db/transaction.ts';
import { recordAudit } from '#src/features/console/audit/audit.server.ts';
import { plainLine } from '#src/features/publishing/entries/entries.server.ts';
import type { Kind } from '#src/features/publishing/entries/content-kinds.schema.ts';
import { languages } from '#src/shared/languages.ts';
import { refuseSlug, refuseTakenPath, refusingTaken } from '../addresses/entry-address.server.ts';
import { typedSlug } from '../addresses/free-address.server.ts';
import { requireEditor } from '../content-access.server.ts';
import { findEntryBySlug, insertEntry, upsertText } from '../data/editing.store.server.ts';
import { slugTaken } from '../editor.errors.ts';
import type { Editing } from '../publication/publishing.server.ts';

interface NewEntry {
  kind: Kind;
  slug: string;
  title: string;
}

/** Creates an entry as a draft in every language; returns its id. Throws 422 beside `slug`. */
export async function createEntry(app: Editing, actor: Actor, input: NewEntry): Promise<number> {
  return refusingTaken(() => inTransaction(app.db, (tx) => insertDraft(app, tx, { actor, ...input })));
}

/** Creates the entry within a transaction, which fails for a duplicate that is created at the same time. */
export async function insertDraft(
  app: Pick<Editing, 'clock'>,
  tx: Transaction,
  { actor, kind, slug: typed, title, importId }: NewEntry & { actor: Actor; importId?: string },
): Promise<number> {
  const staff = requireEditor(actor, kind);
  const slug = typedSlug(kind, typed);
  refuseSlug(kind, slug);
  const now = app.clock.now();
  if (await findEntryBySlug(tx, kind, slug)) throw slugTaken();
  const entry = await insertEntry(tx, {
    kind,
    slug,
    createdBy: staff.accountId,
    updatedBy: staff.accountId,
    createdAt: now,
    updatedAt: now,
  });
  await refuseTakenPath(tx, entry, slug);
  for (const language of languages)
    await upsertText(tx, {
      entryId: entry.id,
      language,
      title: language === 'en' ? plainLine(title) : '',
      updatedAt: now,
      updatedBy: staff.accountId,
    });
  await recordAudit(app, tx, {
    actor,
    action: 'content_create',
    subjectKind: kind,
    subjectId: String(entry.id),
    detail: { slug, ...(importId ? { import: importId } : {}) },
  });
  return entry.id;
}
