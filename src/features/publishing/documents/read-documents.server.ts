/** Who may read a document: everybody while it is published; before that, staff who write or review its entry. */
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { readStoredFile } from '#src/platform/files/files.server.ts';
import { mayDo } from '#src/features/console/roles/staff-access.rules.ts';
import { openedEntry } from '#src/features/publishing/editor/editor.server.ts';
import { entryAddress, kinds } from '#src/features/publishing/entries/content-kinds.schema.ts';
import { downloadsOf } from '#src/features/publishing/entries/downloads.rules.ts';
import { isFailure } from '#src/shared/failure.ts';
import { isUuid } from '#src/shared/identifiers/uuid.ts';
import {
  findDocumentEntry,
  findDocumentFile,
  findEntryOfDocument,
  findWorkingFields,
  listPublishedDownloads,
  wasPublished,
} from './data/documents.store.server.ts';

type Ports = Pick<App, 'db' | 'clock' | 'secrets' | 'files'>;

export interface FoundDocument {
  name: string;
  /** SHA-256 of the content. */
  hash: string;
  /** Whether only staff who write or review its entry may read it: then no cache may store it. */
  isPrivate: boolean;
  /** Null where the storage has lost the file. */
  read(): Promise<Uint8Array<ArrayBuffer> | null>;
}

/**
 * The document at a public address: the published one, or, if it is not published, the working copy for staff who write
 * or review it. 'gone' for a document that was public once, null for one that does not exist. The actor is read only
 * where the document is not published.
 */
export async function publicDocument(
  app: Ports,
  id: string,
  actorOf: () => Promise<Actor>,
): Promise<FoundDocument | 'gone' | null> {
  const entryId = isUuid(id) ? await findDocumentEntry(app.db, id) : undefined;
  if (entryId === undefined) return null;
  const published = await listPublishedDownloads(app.db, { entryId, now: app.clock.now() });
  const shown = published.find((one) => one.id === id);
  if (shown) return found(app, shown, false);
  const own = await workingCopy(app, { entryId, id });
  if (own && (await mayRead(app, await actorOf(), entryId))) return found(app, own, true);
  return (await wasPublished(app.db, { entryId, id })) ? 'gone' : null;
}

/**
 * The address for readers of a document that was public once: the page of its entry, or, where that is no longer
 * public, the list of its kind. Null for a document that was never public.
 */
export async function whereGone(app: Pick<App, 'db' | 'clock'>, id: string): Promise<string | null> {
  const entryId = isUuid(id) ? await findDocumentEntry(app.db, id) : undefined;
  if (entryId === undefined || !(await wasPublished(app.db, { entryId, id }))) return null;
  const entry = await findEntryOfDocument(app.db, { entryId, now: app.clock.now() });
  const { list } = kinds[entry.kind];
  return entry.isPublic ? (entryAddress({ ...entry, id: entryId }) ?? list) : list;
}

/** A document in the working copy of its entry, for the editor's page; null where there is none. Throws 403 and 404. */
export async function workingDocument(
  app: Ports,
  actor: Actor,
  { entryId, id }: { entryId: number; id: string },
): Promise<FoundDocument | null> {
  await openedEntry(app, actor, entryId);
  const own = await workingCopy(app, { entryId, id });
  return own ? found(app, own, true) : null;
}

async function workingCopy(app: Ports, { entryId, id }: { entryId: number; id: string }) {
  const fields = await findWorkingFields(app.db, entryId);
  return fields && downloadsOf(fields).find((one) => one.id === id);
}

function found(app: Ports, { name, hash }: { name: string; hash: string }, isPrivate: boolean): FoundDocument {
  const read = async () => {
    const fileId = await findDocumentFile(app.db, hash);
    const file = fileId === undefined ? null : await readStoredFile(app, fileId);
    return file && (file.bytes as Uint8Array<ArrayBuffer>);
  };
  return { name, hash, isPrivate, read };
}

async function mayRead(app: Ports, actor: Actor, entryId: number): Promise<boolean> {
  if (actor.kind !== 'staff') return false;
  if (mayDo(actor.roleAssignments, 'review_content')) return true;
  try {
    await openedEntry(app, actor, entryId);
    return true;
  } catch (error) {
    if (isFailure(error)) return false;
    throw error;
  }
}
