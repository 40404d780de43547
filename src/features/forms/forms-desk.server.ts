/** The desk of what was sent: found, read, answered, moved on; every look at what somebody wrote is written down. */
import type { Actor, Staff } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { inTransaction, type Transaction } from '#src/platform/db/transaction.ts';
import { factsOfFiles, readStoredFile, type CheckedUpload } from '#src/platform/files/files.server.ts';
import { recordAudit, recordLooks } from '#src/features/staff/audit.server.ts';
import { csvRowLimit } from '#src/features/staff/csv.server.ts';
import { rowsPerPage, type ListShape, type ListState } from '#src/features/staff/list-state.rules.ts';
import { hospitalsFor, mayDo, requireStaff } from '#src/features/staff/staff-access.rules.ts';
import {
  countSubmissions, findHospitalName, findSubmission, insertHistory, listFileIds, listHistory, lockSubmission, searchSubmissions, updateSubmissionState, type DeskScope, type SubmissionRow,
} from './data/forms.store.server.ts';
import { formKindNamed, formKinds } from './form-kinds.ts';
import type { FormKind } from './form-kind.ts';
import { mailAnswer } from './form-mails.server.ts';
import { noteMissing, stepNotPossible, submissionUnknown } from './forms.errors.ts';
import { deskNote } from './forms.schema.ts';
import { valuesOf } from './forms-follow.server.ts';
import { emailHashOf } from './forms.server.ts';

type Ports = Pick<App, 'db' | 'clock' | 'random' | 'secrets' | 'config' | 'files'>;

const states = [...new Set(formKinds.flatMap(({ lifeCycle }) => Object.keys(lifeCycle.transitions)))];
export const enquiriesShape: ListShape = { sorts: ['sent'], defaultSort: '-sent', filters: { kind: formKinds.map(({ name }) => name), state: states, hospital: 'any' } };

/** The kinds that somebody's duties open. */
export function kindsFor(staff: Staff): FormKind[] {
  return formKinds.filter(({ desk }) => mayDo(staff.duties, desk));
}

export function scopeFor(staff: Staff): DeskScope {
  return kindsFor(staff).map(({ name, desk }) => ({ kind: name, hospitals: hospitalsFor(staff.duties, desk) }));
}

export interface EnquiryRow {
  reference: string;
  kind: string;
  name: string;
  subject: string;
  hospitalName: string | null;
  state: string;
  sentAt: Date;
}

/** How much nobody has taken up yet. */
export function countWaitingForms(app: Pick<App, 'db'>, staff: Staff): Promise<number> {
  return countSubmissions(app.db, scopeFor(staff), [...new Set(formKinds.map(({ lifeCycle }) => lifeCycle.first))]);
}

/** What was sent to these duties' desks, by kind, state, hospital, number or mail address; `all` for a file instead of a page. */
export async function listEnquiries(app: Ports, actor: Actor, state: ListState, { all = false } = {}): Promise<{ rows: EnquiryRow[]; total: number }> {
  const staff = requireStaff(actor, 'open_enquiries');
  const hospitalId = Number(state.filters['hospital']);
  const { rows, total } = await searchSubmissions(app.db, {
    scope: scopeFor(staff), isDescending: state.isDescending, limit: all ? csvRowLimit : rowsPerPage, offset: all ? 0 : (state.page - 1) * rowsPerPage,
    ...(state.filters['kind'] ? { kind: state.filters['kind'] } : {}), ...(state.filters['state'] ? { state: state.filters['state'] } : {}),
    ...(Number.isSafeInteger(hospitalId) && hospitalId > 0 ? { hospitalId } : {}), ...soughtBy(app, state.q),
  });
  await inTransaction(app.db, (tx) => recordLooks(app, tx, actor, rows.map((row) => ({ subjectKind: 'form', subjectId: row.reference, ...aboutOf(row), detail: { in: all ? 'export' : 'list' } }))));
  return { total, rows: rows.map((row) => ({
    reference: row.reference, kind: row.kind, name: valuesOf(app, row)['name'] ?? '', subject: row.subject?.title ?? '', hospitalName: row.hospitalName, state: row.state, sentAt: row.sentAt,
  })) };
}

/** One submission with everything in it. Throws submission_unknown (404), also for another desk's. The look is written down. */
export async function viewEnquiry(app: Ports, actor: Actor, reference: string) {
  const staff = requireStaff(actor, 'open_enquiries');
  const { row, kind } = reachable(staff, await findSubmission(app.db, reference));
  const [history, fileIds, hospitalName] = await Promise.all([listHistory(app.db, row.id), listFileIds(app.db, row.id), row.hospitalId ? findHospitalName(app.db, row.hospitalId) : undefined]);
  await inTransaction(app.db, (tx) => recordAudit(app, tx, { actor, action: 'look', subjectKind: 'form', subjectId: row.reference, ...aboutOf(row) }));
  return {
    reference: row.reference, kind: kind.name, state: row.state, next: kind.lifeCycle.transitions[row.state] ?? [], sentAt: row.sentAt, deleteAfter: row.deleteAfter, language: row.language,
    values: valuesOf(app, row), subject: row.subject, hospitalName: hospitalName ?? null, consentVersion: row.consentVersion, files: await factsOfFiles(app, fileIds),
    history: history.map(({ note, accountId: _account, ...step }) => ({ ...step, note: note ? app.secrets.open(note) : '' })),
  };
}
export type EnquiryView = Awaited<ReturnType<typeof viewEnquiry>>;

/** What the desk does with a submission. */
export interface DeskStep {
  reference: string;
  /** The next state; the same or none for a note alone. */
  state?: string;
  /** The state that was on the screen: when a colleague has changed it since, nothing is done. */
  seen?: string;
  note: string;
  /** The note is written to the sender by mail, and shown to them; else it is the desk's own. */
  isForSender: boolean;
}

/** Moves a submission on, with or without words. Throws submission_unknown (404), submission_step (409), note_missing (422). */
export async function takeEnquiryStep(app: Ports, actor: Actor, step: DeskStep): Promise<void> {
  const staff = requireStaff(actor, 'open_enquiries');
  await inTransaction(app.db, async (tx) => {
    const { row, kind } = reachable(staff, await lockSubmission(tx, step.reference));
    const toState = step.state ?? row.state;
    if (toState !== row.state && step.seen && step.seen !== row.state) throw stepNotPossible();
    if (toState !== row.state && !(kind.lifeCycle.transitions[row.state] ?? []).includes(toState)) throw stepNotPossible();
    const words = deskNote.safeParse(step.note);
    const note = words.success ? words.data : '';
    if (!note && (toState === row.state || step.isForSender)) throw noteMissing();
    const at = app.clock.now();
    if (toState !== row.state) await updateSubmissionState(tx, row.id, { state: toState, changedAt: at });
    await insertHistory(tx, { submissionId: row.id, at, fromState: row.state, toState, by: 'staff', accountId: staff.accountId, note: note ? app.secrets.seal(note) : null, isForSender: step.isForSender });
    if (step.isForSender) await writeToSender(app, tx, row, note);
    await recordAudit(app, tx, { actor, action: toState === row.state ? 'note_added' : 'state_changed', subjectKind: 'form', subjectId: row.reference, ...aboutOf(row), detail: { from: row.state, to: toState, written: step.isForSender } });
  });
}

async function writeToSender(app: Ports, tx: Transaction, row: SubmissionRow, text: string): Promise<void> {
  const { email, name = '' } = valuesOf(app, row);
  if (email) await mailAnswer(app, tx, { email, name, reference: row.reference, language: row.language }, { text, key: app.random.uuid() });
}

/** A file of a submission, for who may read the submission. Throws submission_unknown (404). The look is written down. */
export async function readEnquiryFile(app: Ports, actor: Actor, { reference, fileId }: { reference: string; fileId: string }): Promise<CheckedUpload> {
  const staff = requireStaff(actor, 'open_enquiries');
  const { row } = reachable(staff, await findSubmission(app.db, reference));
  const file = (await listFileIds(app.db, row.id)).includes(fileId) ? await readStoredFile(app, fileId) : null;
  if (!file) throw submissionUnknown();
  await inTransaction(app.db, (tx) => recordAudit(app, tx, { actor, action: 'look', subjectKind: 'form_file', subjectId: fileId, ...aboutOf(row), detail: { reference } }));
  return file;
}

function reachable(staff: Staff, row: SubmissionRow | undefined): { row: SubmissionRow; kind: FormKind } {
  if (!row) throw submissionUnknown();
  const kind = formKindNamed(row.kind);
  const places = hospitalsFor(staff.duties, kind.desk);
  const isTheirs = row.hospitalId === null ? places === 'all' : mayDo(staff.duties, kind.desk, row.hospitalId);
  if (!isTheirs) throw submissionUnknown();
  return { row, kind };
}

function aboutOf(row: Pick<SubmissionRow, 'ownerKey' | 'hospitalId'>) {
  const patient = row.ownerKey.startsWith('patient:') ? { patientId: row.ownerKey.slice('patient:'.length) } : {};
  return { ...patient, ...(row.hospitalId ? { hospitalId: row.hospitalId } : {}) };
}

function soughtBy(app: Ports, q: string): { emailHash?: string; reference?: string } {
  if (q === '') return {};
  return q.includes('@') ? { emailHash: emailHashOf(app, q) } : { reference: q.toUpperCase().replace(/\s/g, '') };
}
