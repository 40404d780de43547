/** Additions of the sender to an open submission; a submission that waited for them moves to its next state. */
import type { App } from '#src/platform/app.ts';
import { inTransaction } from '#src/platform/db/transaction.ts';
import {
  decodeUploads,
  inspectUploads,
  keepFiles,
  storeFile,
  type CheckedUpload,
  type Upload,
} from '#src/platform/files/files.server.ts';
import { countAgainstLimit } from '#src/platform/rate-limit/rate-limit.server.ts';
import { faultOfUploads } from '#src/shared/uploads.ts';
import {
  findSubmission,
  insertFiles,
  insertHistory,
  kindOfSubmission,
  listFileIds,
  lockSubmission,
  updateSubmissionState,
} from '#src/features/requests/forms/forms.server.ts';
import { isClosed, type FormKind } from '#src/features/requests/forms/form-kind.schema.ts';
import { referenceIn } from './submission-follow-up.server.ts';
import { nextDueAt } from '#src/features/requests/forms/promised-answer.rules.ts';
import { additionLimit, mostFiles } from '../submissions.rules.ts';
import { additionClosed, additionInvalid, submissionUnknown } from '../submissions.errors.ts';
import { staffNote } from '../submissions.schema.ts';

type Ports = Pick<App, 'db' | 'pool' | 'clock' | 'random' | 'secrets' | 'logger' | 'files'>;

/**
 * Adds to a submission by its access token. Throws submission_unknown (404), addition_invalid (422), addition_closed
 * (409), too_many_requests (429).
 */
export async function addToSubmission(
  app: Ports,
  token: string,
  added: { text: string; files: readonly Upload[] },
): Promise<void> {
  const reference = referenceIn(app, token);
  const row = reference ? await findSubmission(app.db, reference) : undefined;
  if (!reference || !row) throw submissionUnknown();
  const kind = await kindOfSubmission(app, row);
  const note = staffNote.safeParse(added.text);
  const files = await readable(kind, added.files);
  if (!note.success) throw additionInvalid('text');
  await countAgainstLimit(app, additionLimit, reference);
  const fileIds: string[] = [];
  for (const file of files) fileIds.push(await storeFile(app, file));
  await inTransaction(app.db, async (tx) => {
    const { id, state, dueAt } = (await lockSubmission(tx, reference))!;
    if (isClosed(kind, state) || state === 'closed') throw additionClosed();
    const before = (await listFileIds(tx, id)).length;
    if (before + fileIds.length > mostFiles) throw additionInvalid('files_enough');
    await keepFiles(tx, fileIds);
    if (fileIds.length > 0) await insertFiles(tx, { submissionId: id, fileIds, from: before });
    const at = app.clock.now();
    const next = stateAfterAddition(kind, state);
    const nextDue = nextDueAt(kind, { from: state, to: next, dueAt, at });
    if (next !== state) await updateSubmissionState(tx, id, { state: next, changedAt: at, dueAt: nextDue });
    await insertHistory(tx, {
      submissionId: id,
      at,
      fromState: state,
      toState: next,
      by: 'sender',
      note: app.secrets.seal(note.data, ['form_history', 'note', id]),
      isForSender: true,
    });
  });
}

/** The state after an addition: a submission that waited for its sender moves to its next state. */
function stateAfterAddition({ lifeCycle }: FormKind, state: string): string {
  const { waitsIn = 'waiting' } = lifeCycle;
  return state === waitsIn ? (lifeCycle.transitions[waitsIn]?.[0] ?? state) : state;
}

async function readable(kind: FormKind, uploads: readonly Upload[]): Promise<CheckedUpload[]> {
  if (!kind.files || uploads.length === 0) return [];
  const wrong = faultOfUploads(uploads.map(({ bytes }) => ({ size: bytes.length })));
  if (wrong) throw additionInvalid(wrong);
  const known = await inspectUploads(uploads);
  const files = known && (await decodeUploads(known));
  if (!files) throw additionInvalid('kind');
  return files;
}
