/** Conversion: one recording at a time in this process, with a lease, so that several processes share the work. */
import { createWriteStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { inTransaction } from '#src/platform/db/transaction.ts';
import { factsOfFiles, keepFiles, releaseFiles } from '#src/platform/files/files.server.ts';
import { openPlainFile, storePlainFile } from '#src/platform/files/plain-files.server.ts';
import { conversionFault } from '#src/platform/media-converter/media-converter.ts';
import { replaceFields } from '#src/features/publishing/editor/editor.server.ts';
import {
  extendLease,
  leaseRecording,
  lockRun,
  returnRecording,
  updateRecording,
  type StoredRecording,
} from './data/recordings.store.server.ts';
import { playableFacts } from './playable-facts.server.ts';
import type { RecordingPorts } from './receive-recording.server.ts';
import { mimeOf, mostTries, posterAddress, recordingAddress, sentTypeOf } from './recordings.rules.ts';
import type { Extension, RecordingFailure } from './recordings.schema.ts';
import { withWorkFolder } from './work-folder.server.ts';

const leaseMs = 60_000;
const extendEveryMs = 15_000;

/** A recording as it will be played. */
interface Result {
  path: string;
  extension: Extension;
  seconds: number | null;
  poster: string | null;
}

/**
 * Converts waiting recordings, the oldest first, until none waits or the signal ends the work: the conversion in
 * progress is then killed and started again later. Returns how many became ready.
 */
export async function convertRecordings(app: RecordingPorts, signal: AbortSignal): Promise<number> {
  for (let ready = 0; ;) {
    if (signal.aborted) return ready;
    const runId = app.random.uuid();
    const row = await leaseRecording(app.db, { runId, ...lease(app) });
    if (!row) return ready;
    if (await convertOne(app, { ...row, runId }, signal)) ready += 1;
  }
}

const lease = ({ clock }: RecordingPorts) => {
  const now = clock.now();
  return { now, leasedUntil: new Date(now.getTime() + leaseMs) };
};

type Run = StoredRecording & { runId: string };

async function convertOne(app: RecordingPorts, row: Run, signal: AbortSignal): Promise<boolean> {
  const { id, runId } = row;
  if (row.tries > mostTries) return fail(app, row, 'interrupted');
  const extending = setInterval(() => {
    extendLease(app.db, id, { runId, ...lease(app) }).catch(() => undefined);
  }, extendEveryMs);
  try {
    return await withWorkFolder(app, async (folder) => {
      const result = await resultOf(app, row, { folder, signal });
      if (typeof result === 'string') return fail(app, row, result);
      return finish(app, row, result);
    });
  } catch (error) {
    const fault = conversionFault(error);
    if (fault && fault !== 'stopped') return await fail(app, row, fault);
    if (fault) {
      await returnRecording(app.db, id, runId);
      return false;
    }
    // A failure of the disk, the storage or the database: the conversion is tried again when the lease has ended.
    app.logger.warn({ recordingId: id, reason: (error as Error).name }, 'recording not converted');
    return false;
  } finally {
    clearInterval(extending);
  }
}

/** Converts the file, or takes it as it is where there is no converter. Returns a failure by its name. */
async function resultOf(
  app: RecordingPorts,
  row: Run,
  { folder, signal }: { folder: string; signal: AbortSignal },
): Promise<Result | RecordingFailure> {
  const type = sentTypeOf(row.kind, row.sourceMime);
  const content = row.sourceId && (await openPlainFile(app, row.sourceId));
  if (!type || !content) return 'unreadable';
  const source = join(folder, 'source');
  await pipeline(Readable.fromWeb(content as never), createWriteStream(source, { mode: 0o600 }));
  if (app.mediaConverter) {
    const { container } = type;
    const made = await app.mediaConverter.convert({ source, container, kind: row.kind, folder, signal });
    return { ...made, extension: row.kind === 'audio' ? 'mp3' : 'mp4' };
  }
  const facts = await playableFacts(source, type, row.sourceMime);
  if (facts === null) return 'unreadable';
  if (!facts.plays || type.extension === null) return 'not_playable';
  return { path: source, extension: type.extension, seconds: facts.seconds, poster: null };
}

/**
 * Stores the result and sets it as the recording of the entry's working copy. False where the recording was removed
 * meanwhile.
 */
async function finish(app: RecordingPorts, row: Run, result: Result): Promise<boolean> {
  const { extension, path } = result;
  const seconds = result.seconds === null ? null : Math.round(result.seconds);
  const [{ size: bytes }, poster, [source]] = await Promise.all([
    stat(path),
    result.poster ? readFile(result.poster) : null,
    factsOfFiles(app, row.sourceId ? [row.sourceId] : []),
  ]);
  const fileId = await storePlainFile(app, {
    name: source?.name ?? 'recording',
    mime: mimeOf(extension),
    path,
    bytes,
  });
  return inTransaction(app.db, async (tx) => {
    const held = await lockRun(tx, row.id, row.runId);
    // The sweep deletes the file that was just stored.
    if (!held?.entryId) return false;
    await keepFiles(tx, [fileId]);
    await releaseFiles(tx, held.sourceId ? [held.sourceId] : []);
    await updateRecording(tx, row.id, {
      ...ended(app, 'ready'),
      fileId,
      sourceId: null,
      extension,
      bytes,
      seconds,
      poster,
    });
    await replaceFields(app, tx, {
      entryId: held.entryId,
      writer: held.createdBy,
      action: 'recording_ready',
      changer: { kind: 'system' },
      fields: () => fieldsOf(row, { extension, bytes, seconds, hasPoster: poster !== null }),
    });
    return true;
  });
}

interface Played {
  extension: Extension;
  bytes: number;
  seconds: number | null;
  hasPoster: boolean;
}

/** The fields of an entry that plays the recording. A length that the file does not contain stays as it was typed. */
function fieldsOf({ id, kind }: Run, { extension, bytes, seconds, hasPoster }: Played): Record<string, unknown> {
  const address = recordingAddress(kind, id, extension);
  const length = seconds === null ? {} : { durationSeconds: seconds };
  if (kind === 'audio') return { audio: address, audioBytes: bytes, ...length };
  return { film: address, poster: hasPoster ? posterAddress(id) : undefined, ...length };
}

async function fail(app: RecordingPorts, { id, runId }: Run, failure: RecordingFailure): Promise<false> {
  await inTransaction(app.db, async (tx) => {
    if (!(await lockRun(tx, id, runId))) return;
    await updateRecording(tx, id, { ...ended(app, 'failed'), failure });
  });
  return false;
}

const ended = <State extends 'ready' | 'failed'>({ clock }: RecordingPorts, state: State) => ({
  state,
  runId: null,
  leasedUntil: null,
  endedAt: clock.now(),
});
