/** Who may read the bytes of a recording: everybody while it is published, and its editors. */
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import type { FileBytes, FilePart } from '#src/platform/files/file-storage.ts';
import { openPlainFile } from '#src/platform/files/plain-files.server.ts';
import { openedEntry } from '#src/features/publishing/editor/editor.server.ts';
import { isFailure } from '#src/shared/failure.ts';
import { findPoster, findRecording, isPublished } from './data/recordings.store.server.ts';
import { mimeOf, posterAddress, recordingAddress } from './recordings.rules.ts';

type Ports = Pick<App, 'db' | 'clock' | 'files'>;

export interface PlayedRecording {
  mime: string;
  bytes: number;
  /** Null where the storage has lost the file. */
  open(part?: FilePart): Promise<FileBytes | null>;
  /** Whether only its editors may read it: then no cache may store it. */
  isPrivate: boolean;
}

/**
 * The recording or the still at an address, or null. It must be published, or `actorOf` must return an editor of its
 * entry. The actor is read only where it is not published.
 */
export async function playedRecording(
  app: Ports,
  address: string,
  actorOf: () => Promise<Actor>,
): Promise<PlayedRecording | null> {
  const id = /^\/(?:films|recordings)\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.[a-z0-9]{3,4}$/.exec(
    address,
  )?.[1];
  const row = id ? await findRecording(app.db, id) : undefined;
  if (!row?.fileId || !row.entryId || !row.extension || row.state !== 'ready') return null;
  const isPoster = address === posterAddress(row.id);
  if (!isPoster && address !== recordingAddress(row.kind, row.id, row.extension)) return null;
  const isPublic = await isPublished(app.db, { entryId: row.entryId, address, now: app.clock.now() });
  if (!isPublic && !(await mayEdit(app, await actorOf(), row.entryId))) return null;
  const isPrivate = !isPublic;
  if (isPoster) return stillOf(await findPoster(app.db, row.id), isPrivate);
  const { fileId, extension, bytes } = row;
  return { mime: mimeOf(extension), bytes, isPrivate, open: (part) => openPlainFile(app, fileId, part) };
}

function stillOf(poster: Buffer | null, isPrivate: boolean): PlayedRecording | null {
  if (!poster) return null;
  const open = async (part: FilePart = { from: 0, to: poster.length - 1 }) =>
    new Response(new Uint8Array(poster.subarray(part.from, part.to + 1))).body;
  return { mime: 'image/jpeg', bytes: poster.length, isPrivate, open };
}

async function mayEdit(app: Ports, actor: Actor, entryId: number): Promise<boolean> {
  try {
    await openedEntry(app, actor, entryId);
    return true;
  } catch (error) {
    if (isFailure(error)) return false;
    throw error;
  }
}
