/** Submissions for staff: found, read, answered, moved to other states; every access to their content is recorded. */
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { inTransaction, type Transaction } from '#src/platform/db/transaction.ts';
import { factsOfFiles, readStoredFile, type CheckedUpload } from '#src/platform/files/files.server.ts';
import { recordAudit } from '#src/features/console/audit/audit.server.ts';
import { requireStaff } from '#src/features/console/roles/staff-access.rules.ts';
import {
  findFormVersion,
  findHandlerName,
  findHospitalName,
  findSubmission,
  insertHistory,
  kindOfSubmission,
  listFileIds,
  listHistory,
  lockSubmission,
  updateSubmissionState,
  type SubmissionRow,
  mailAnswer,
  mailNews,
} from '#src/features/requests/forms/forms.server.ts';
import { formKindNamed } from '#src/features/requests/forms/kinds/form-kinds.schema.ts';
import { customKind } from '#src/features/requests/forms/custom/custom-kind.rules.ts';
import { masked, nameIn } from '#src/features/requests/forms/form-kind.schema.ts';
import { nextDueAt } from '#src/features/requests/forms/promised-answer.rules.ts';
import { valuesOf } from '../follow-up/submission-follow-up.server.ts';
import { reachable, aboutOf } from '../submission-access.server.ts';
import { noteMissing, stepNotPossible, submissionUnknown } from '../submissions.errors.ts';
import { staffNote } from '../submissions.schema.ts';

type Ports = Pick<App, 'db' | 'clock' | 'random' | 'secrets' | 'config' | 'files'>;

/**
 * One submission with all its content. Throws submission_unknown (404), also for a kind that the actor may not read.
 * The access is recorded.
 */
export async function viewEnquiry(app: Ports, actor: Actor, reference: string) {
  const staff = requireStaff(actor, 'handle_submissions');
  const { row } = reachable(staff, await findSubmission(app.db, reference));
  const [version, history, fileIds, hospitalName, handlerName] = await Promise.all([
    row.formVersionId === null ? undefined : findFormVersion(app.db, row.formVersionId),
    listHistory(app.db, row.id),
    listFileIds(app.db, row.id),
    row.hospitalId ? findHospitalName(app.db, row.hospitalId) : undefined,
    row.handlerId ? findHandlerName(app.db, row.handlerId) : undefined,
  ]);
  await inTransaction(app.db, (tx) =>
    recordAudit(app, tx, { actor, action: 'look', subjectKind: 'form', subjectId: row.reference, ...aboutOf(row) }),
  );
  const kind = version ? customKind(version) : formKindNamed(row.kind);
  return {
    reference: row.reference,
    kind: kind.name,
    /** The version of a form that staff have built, with which its answers are shown. */
    version: version ?? null,
    state: row.state,
    next: kind.lifeCycle.transitions[row.state] ?? [],
    sentAt: row.sentAt,
    deleteAfter: row.deleteAfter,
    dueAt: row.dueAt,
    isLate: row.dueAt !== null && row.dueAt < app.clock.now(),
    escalation: row.dueAt === null ? 0 : row.escalation,
    handlerId: row.handlerId ?? '',
    handlerName: handlerName ?? null,
    isOwn: row.handlerId === staff.accountId,
    language: row.language,
    values: masked(kind, valuesOf(app, row)),
    name: nameIn(kind, valuesOf(app, row)),
    subject: row.subject,
    hospitalName: hospitalName ?? null,
    consentVersion: row.consentVersion,
    files: await factsOfFiles(app, fileIds),
    history: shownSteps(app, row.id, history),
  };
}

function shownSteps(app: Ports, id: string, history: Awaited<ReturnType<typeof listHistory>>) {
  return history.map(({ note, accountId: _account, ...step }) => ({
    ...step,
    note: note ? app.secrets.open(note, ['form_history', 'note', id]) : '',
  }));
}
export type EnquiryView = Awaited<ReturnType<typeof viewEnquiry>>;

/** The full numbers, for staff who may read the submission. Throws submission_unknown (404). The access is recorded. */
export async function revealSecrets(app: Ports, actor: Actor, reference: string): Promise<Record<string, string>> {
  const staff = requireStaff(actor, 'handle_submissions');
  const { row } = reachable(staff, await findSubmission(app.db, reference));
  const kind = await kindOfSubmission(app, row);
  const values = valuesOf(app, row);
  await inTransaction(app.db, (tx) =>
    recordAudit(app, tx, {
      actor,
      action: 'look',
      subjectKind: 'form_numbers',
      subjectId: row.reference,
      ...aboutOf(row),
    }),
  );
  return Object.fromEntries(
    kind.fields.filter(({ isSecret, name }) => isSecret && values[name]).map(({ name }) => [name, values[name]!]),
  );
}

/** A step of staff on a submission. */
export interface SubmissionStep {
  reference: string;
  /** The next state; the same or none for a note alone. */
  state?: string;
  /** The state that was on the screen: if a colleague has changed it since, the step is refused. */
  seen?: string;
  note: string;
  /** Whether the note is mailed and shown to the sender; otherwise it is internal. */
  isForSender: boolean;
}

/**
 * Moves a submission to another state, with or without a note. Throws submission_unknown (404), submission_step (409),
 * note_missing (422).
 */
export async function takeEnquiryStep(app: Ports, actor: Actor, step: SubmissionStep): Promise<void> {
  const staff = requireStaff(actor, 'handle_submissions');
  await inTransaction(app.db, async (tx) => {
    const { row } = reachable(staff, await lockSubmission(tx, step.reference));
    const kind = await kindOfSubmission({ db: tx }, row);
    const toState = step.state ?? row.state;
    // A colleague, or the same press sent twice, has taken the step already.
    if (step.seen && step.seen !== row.state && toState !== step.seen) throw stepNotPossible();
    if (toState !== row.state && !(kind.lifeCycle.transitions[row.state] ?? []).includes(toState))
      throw stepNotPossible();
    const words = staffNote.safeParse(step.note);
    const note = words.success ? words.data : '';
    const isForSender =
      step.isForSender || (toState !== row.state && (kind.lifeCycle.reasoned ?? []).includes(toState));
    if (!note && (toState === row.state || isForSender)) throw noteMissing();
    const at = app.clock.now();
    const dueAt = nextDueAt(kind, { from: row.state, to: toState, dueAt: row.dueAt, at });
    if (toState !== row.state) await updateSubmissionState(tx, row.id, { state: toState, changedAt: at, dueAt });
    await insertHistory(tx, {
      submissionId: row.id,
      at,
      fromState: row.state,
      toState,
      by: 'staff',
      accountId: staff.accountId,
      note: note ? app.secrets.seal(note, ['form_history', 'note', row.id]) : null,
      isForSender,
    });
    if (kind.isDiscreet ? isForSender || toState !== row.state : isForSender)
      await writeToSender(app, tx, { row: { ...row, state: toState }, text: note });
    await recordAudit(app, tx, {
      actor,
      action: toState === row.state ? 'note_added' : 'state_changed',
      subjectKind: 'form',
      subjectId: row.reference,
      ...aboutOf(row),
      detail: { from: row.state, to: toState, written: isForSender },
    });
  });
}

async function writeToSender(
  app: Ports,
  tx: Transaction,
  { row, text }: { row: SubmissionRow; text: string },
): Promise<void> {
  const { email, name = '' } = valuesOf(app, row);
  if (!email) return;
  const kind = formKindNamed(row.kind);
  const to = {
    email,
    name,
    reference: row.reference,
    language: row.language,
    followedAt: kind.followedAt?.(row.reference),
  };
  const key = app.random.uuid();
  await (kind.isDiscreet
    ? mailNews(app, tx, { kind, ...to, state: row.state, key })
    : mailAnswer(app, tx, { to, text, key }));
}

/**
 * A file of a submission, for staff who may read the submission. Throws submission_unknown (404). The access is
 * recorded.
 */
export async function readEnquiryFile(
  app: Ports,
  actor: Actor,
  { reference, fileId }: { reference: string; fileId: string },
): Promise<CheckedUpload> {
  const staff = requireStaff(actor, 'handle_submissions');
  const { row } = reachable(staff, await findSubmission(app.db, reference));
  const file = (await listFileIds(app.db, row.id)).includes(fileId) ? await readStoredFile(app, fileId) : null;
  if (!file) throw submissionUnknown();
  await inTransaction(app.db, (tx) =>
    recordAudit(app, tx, {
      actor,
      action: 'look',
      subjectKind: 'form_file',
      subjectId: fileId,
      ...aboutOf(row),
      detail: { reference },
    }),
  );
  return file;
}
