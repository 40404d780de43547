/** Who may have a document: everybody while it is published, and until then who writes or reviews its entry. */
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { readStoredFile } from '#src/platform/files/files.server.ts';
import { mayDo } from '#src/features/console/roles/staff-access.rules.ts';
import { openedEntry } from '#src/features/publishing/editor/editor.server.ts';
import { entryAddress, kinds } from '#src/features/publishing/entries/content-kinds.schema.ts';
import { downloadsOf } from '#src/features/publishing/entries/downloads.rules.ts';
import { isFailure } from '#src/shared/failure.ts';
import { isUuid } from '#src/shared/uuid.ts';
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
  /** Only who writes or reviews its entry may have it: nothing on the way may keep it. */
  isPrivate: boolean;
  /** Null where the storage has lost it. */
  read(): Promise<Uint8Array<ArrayBuffer> | null>;
}

/**
 * The document at a public address: as readers have it, or, where they have none, the working copy for who writes or
 * reviews it. 'gone' for one that was public once, null for one that is not there. The actor is asked for where it is
 * not published alone.
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
 * Where a reader goes on from the address of a document that was public once: to the page of its entry, or, where
 * that is not public any more, to the list of its kind. Null for a document that was never public.
 */
export async function whereGone(app: Pick<App, 'db' | 'clock'>, id: string): Promise<string | null> {
  const entryId = isUuid(id) ? await findDocumentEntry(app.db, id) : undefined;
  if (entryId === undefined || !(await wasPublished(app.db, { entryId, id }))) return null;
  const entry = await findEntryOfDocument(app.db, { entryId, now: app.clock.now() });
  const { list } = kinds[entry.kind];
  return entry.isPublic ? (entryAddress({ ...entry, id: entryId }) ?? list) : list;
}

/**
 * A document as the working copy of its entry has it, for the editor's page; null where there is none. Throws 403 and
 * 404.
 */
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
