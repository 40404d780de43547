/** Receives a recording: it is streamed to the disk, recognised by its content, stored, and queued for conversion. */
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileTypeFromFile } from 'file-type';
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { inTransaction } from '#src/platform/db/transaction.ts';
import { keepFiles, releaseFiles } from '#src/platform/files/files.server.ts';
import { storePlainFile } from '#src/platform/files/plain-files.server.ts';
import { recordAudit } from '#src/features/console/audit/audit.server.ts';
import { lockedEntry, openedEntry } from '#src/features/publishing/editor/editor.server.ts';
import { cleanFileName } from '#src/shared/uploads.ts';
import { deleteRecordings, insertRecording, listRecordings } from './data/recordings.store.server.ts';
import { readIncoming } from './incoming-file.server.ts';
import { recordingEmpty, recordingNotPlayable, recordingRefused, recordingUnknown } from './recordings.errors.ts';
import { recordingKindOf, sentTypeOf } from './recordings.rules.ts';
import type { RecordingKind } from './recordings.schema.ts';
import { withWorkFolder } from './work-folder.server.ts';

export type RecordingPorts = Pick<
  App,
  'db' | 'clock' | 'random' | 'secrets' | 'files' | 'config' | 'logger' | 'mediaConverter'
>;

export interface SentRecording {
  entryId: number;
  contentType: string;
  body: ReadableStream<Uint8Array>;
  /** Called with the fields that come before the file; throws where the form is not from our document. */
  admit(fields: FormData): Promise<void>;
}

/**
 * Receives a recording for an entry and returns its id. It waits for its conversion and replaces recordings that still
 * wait. Throws 403 and 404, and 422 beside `file` for a file that is too large, empty, or of a type that its kind does
 * not play, or whose connection was cut; nothing of the file is stored then.
 */
export async function receiveRecording(app: RecordingPorts, actor: Actor, sent: SentRecording): Promise<string> {
  const entry = await openedEntry(app, actor, sent.entryId);
  const kind = recordingKindOf(entry.kind);
  if (!kind) throw recordingUnknown();
  return withWorkFolder(app, async (folder) => {
    const path = join(folder, 'sent');
    const { name } = await readIncoming({ ...sent, path, maxBytes: app.config.recordings.maxBytes });
    const { size } = await stat(path);
    if (size === 0) throw recordingEmpty();
    const mime = await sentMime(app, kind, path);
    const fileId = await storePlainFile(app, { name: cleanFileName(name, 'recording'), mime, path, bytes: size });
    return begin(app, actor, { entryId: entry.id, kind, fileId, mime, bytes: size });
  });
}

/** The media type by the content. Throws 422 for a type that is not accepted. */
async function sentMime({ mediaConverter }: RecordingPorts, kind: RecordingKind, path: string): Promise<string> {
  const mime = (await fileTypeFromFile(path))?.mime ?? '';
  const type = sentTypeOf(kind, mime);
  if (!type) throw recordingRefused(kind);
  if (type.extension === null && !mediaConverter) throw recordingNotPlayable();
  return mime;
}

interface Arrival {
  entryId: number;
  kind: RecordingKind;
  fileId: string;
  mime: string;
  bytes: number;
}

async function begin(app: RecordingPorts, actor: Actor, arrival: Arrival): Promise<string> {
  const { entryId, kind, fileId, mime, bytes } = arrival;
  const id = app.random.uuid();
  await inTransaction(app.db, async (tx) => {
    // Checked once more, because the upload took minutes; of two uploads that end at once the second waits here.
    await lockedEntry(tx, actor, entryId);
    const before = (await listRecordings(tx, entryId)).filter(({ state }) => state !== 'ready');
    await deleteRecordings(
      tx,
      before.map((row) => row.id),
    );
    await releaseFiles(
      tx,
      before.flatMap(({ sourceId }) => sourceId ?? []),
    );
    await keepFiles(tx, [fileId]);
    await insertRecording(tx, {
      id,
      entryId,
      kind,
      sourceId: fileId,
      sourceMime: mime,
      bytes,
      createdBy: actor.kind === 'staff' ? actor.accountId : null,
      createdAt: app.clock.now(),
    });
    await recordAudit(app, tx, {
      actor,
      action: 'recording_sent',
      subjectKind: kind === 'film' ? 'video' : 'podcast',
      subjectId: String(entryId),
      detail: { recording: id, bytes },
    });
  });
  return id;
}
