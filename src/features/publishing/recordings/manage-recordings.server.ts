/** Editors see the state of recordings, try a conversion again, remove a recording, and send captions. */
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { inTransaction, type Transaction } from '#src/platform/db/transaction.ts';
import { factsOfFiles, releaseFiles } from '#src/platform/files/files.server.ts';
import { recordAudit, type AuditAction } from '#src/features/console/audit/audit.server.ts';
import {
  editedEntry,
  lockedEntry,
  openedEntry,
  replaceFields,
  saveEntry,
} from '#src/features/publishing/editor/editor.server.ts';
import { recordingField, sentRecordingId } from '#src/features/publishing/entries/fields/recording-fields.rules.ts';
import type { Language } from '#src/shared/languages.ts';
import { checkedCaptions } from './captions-file.server.ts';
import {
  deleteRecordings,
  listPublishedAddresses,
  listRecordings,
  lockRecording,
  updateRecording,
  type StoredRecording,
} from './data/recordings.store.server.ts';
import { recordingInUse, recordingNotFailed, recordingUnknown } from './recordings.errors.ts';
import { recordingAddress, recordingKindOf, recordingTransitions } from './recordings.rules.ts';
import type { RecordingKind, RecordingRow } from './recordings.schema.ts';

type Ports = Pick<App, 'db' | 'clock' | 'secrets'>;

const addressOf = ({ kind, id, extension }: StoredRecording) =>
  extension ? recordingAddress(kind, id, extension) : null;

/** The recordings of an entry, the newest first. Throws 403 and 404, also for a kind that plays none. */
export async function recordingsOf(app: Ports, actor: Actor, entryId: number): Promise<RecordingRow[]> {
  const entry = await openedEntry(app, actor, entryId);
  if (!recordingKindOf(entry.kind)) throw recordingUnknown();
  const [rows, published] = await Promise.all([
    listRecordings(app.db, entryId),
    listPublishedAddresses(app.db, entryId),
  ]);
  const fileIds = rows.flatMap(({ fileId, sourceId }) => fileId ?? sourceId ?? []);
  const names = new Map((await factsOfFiles(app, fileIds)).map(({ id, name }) => [id, name]));
  const chosen = sentRecordingId(entry.kind, entry.fields);
  return rows.map((row) => {
    const address = addressOf(row);
    return {
      id: row.id,
      kind: row.kind,
      state: row.state,
      name: names.get(row.fileId ?? row.sourceId ?? '') ?? '',
      failure: row.failure,
      bytes: row.bytes,
      seconds: row.seconds,
      sentAt: row.createdAt.toISOString(),
      address,
      isChosen: row.id === chosen,
      isPublished: address !== null && published.has(address),
    };
  });
}

/** The source of the captions in a language: a file, the transcript, or none. */
export type CaptionSource = 'file' | 'transcript' | 'none';

export interface RecordingsPage {
  entryId: number;
  title: string;
  kind: RecordingKind;
  rows: RecordingRow[];
  /** Captions of a film, by language. */
  captions: { language: Language; source: CaptionSource }[];
  maxBytes: number;
  hasConverter: boolean;
}

/** The page of an entry's recordings. Throws 403 and 404, also for a kind that plays none. */
export async function loadRecordingsPage(
  app: Parameters<typeof editedEntry>[0] & Ports & Pick<App, 'config' | 'mediaConverter'>,
  actor: Actor,
  { entryId, language }: { entryId: number; language: Language },
): Promise<RecordingsPage> {
  const [rows, entry] = await Promise.all([
    recordingsOf(app, actor, entryId),
    editedEntry(app, actor, { entryId, language }),
  ]);
  const kind = recordingKindOf(entry.kind) ?? 'film';
  const english = entry.texts.find((text) => text.language === 'en');
  return {
    entryId,
    title: english?.title || entry.slug,
    kind,
    rows,
    captions:
      kind === 'film' ? entry.texts.map((text) => ({ language: text.language, source: captionSource(text) })) : [],
    maxBytes: app.config.recordings.maxBytes,
    hasConverter: app.mediaConverter !== null,
  };
}

function captionSource({ own }: { own: Record<string, unknown> }): CaptionSource {
  if (typeof own['captions'] === 'string') return 'file';
  return typeof own['transcript'] === 'string' && own['transcript'] !== '' ? 'transcript' : 'none';
}

interface OneRecording {
  entryId: number;
  recordingId: string;
}

/** Converts a failed recording once more. Throws 403, 404, and 409 for one that has not failed. */
export async function retryRecording(app: Ports, actor: Actor, request: OneRecording): Promise<void> {
  await changed(app, { ...request, actor, action: 'recording_retried' }, async (tx, row) => {
    if (row.state !== 'failed' || !recordingTransitions.failed.includes('waiting')) throw recordingNotFailed();
    await updateRecording(tx, row.id, { state: 'waiting', failure: null, tries: 0, endedAt: null });
  });
}

/**
 * Removes a recording: the working copy no longer plays it, and its files are deleted by the sweep. Throws 403, 404,
 * and 409 while a published language plays it.
 */
export async function removeRecording(app: Ports, actor: Actor, request: OneRecording): Promise<void> {
  await changed(app, { ...request, actor, action: 'recording_removed' }, async (tx, row) => {
    const address = addressOf(row);
    if (address && (await listPublishedAddresses(tx, request.entryId)).has(address)) throw recordingInUse();
    await releaseFiles(
      tx,
      [row.sourceId, row.fileId].filter((id) => id !== null),
    );
    await deleteRecordings(tx, [row.id]);
    await replaceFields(app, tx, {
      entryId: request.entryId,
      writer: actor.kind === 'staff' ? actor.accountId : null,
      action: 'recording_taken_out',
      changer: actor,
      fields: ({ kind, fields }) =>
        sentRecordingId(kind, fields) === row.id
          ? { [recordingField(kind)!]: undefined, audioBytes: undefined, poster: undefined }
          : {},
    });
  });
}

async function changed(
  app: Ports,
  { actor, entryId, recordingId, action }: OneRecording & { actor: Actor; action: AuditAction },
  change: (tx: Transaction, row: StoredRecording) => Promise<void>,
): Promise<void> {
  const entry = await openedEntry(app, actor, entryId);
  if (!/^[0-9a-f-]{36}$/.test(recordingId)) throw recordingUnknown();
  await inTransaction(app.db, async (tx) => {
    await lockedEntry(tx, actor, entryId);
    const row = await lockRecording(tx, { id: recordingId, entryId });
    if (!row) throw recordingUnknown();
    await change(tx, row);
    await recordAudit(app, tx, {
      actor,
      action,
      subjectKind: entry.kind,
      subjectId: String(entryId),
      detail: { recording: recordingId },
    });
  });
}

export interface SentCaptions {
  entryId: number;
  language: Language;
  /** Null removes the captions of this language. */
  bytes: Uint8Array | null;
}

/**
 * Saves the captions of a film in one language, as a version of that language's text. Throws 403, 404, and 422 beside
 * `captions` for a file that is not WebVTT or has cues after the film's end.
 */
export async function saveCaptions(
  app: Parameters<typeof editedEntry>[0] & Ports,
  actor: Actor,
  { entryId, language, bytes }: SentCaptions,
): Promise<void> {
  const { kind, texts, fields, revision } = await editedEntry(app, actor, { entryId, language });
  const text = texts.find((candidate) => candidate.language === language);
  if (kind !== 'video' || !text) throw recordingUnknown();
  const captions = bytes && (await checkedCaptions(bytes, Number(fields['durationSeconds'] ?? 0)));
  await saveEntry(app, actor, {
    entryId,
    revision,
    texts: [{ ...text, own: { ...text.own, captions: captions ?? '' } }],
  });
}
