/** Requests under the data-protection law: recorded, processed within their deadline, answered. */
import { isUuid } from '#src/shared/identifiers/uuid.ts';
import type { Actor, Staff } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { inTransaction, type Transaction } from '#src/platform/db/transaction.ts';
import { enqueueMessage } from '#src/platform/outbox/outbox.server.ts';
import { recordAudit } from '#src/features/console/audit/audit.server.ts';
import { requireStaffEverywhere } from '#src/features/console/roles/staff-access.rules.ts';
import { readSetting } from '#src/features/site/settings/settings.server.ts';
import { messageTexts } from '#src/features/site/message-templates/message-templates.server.ts';
import { malaysianDay } from '#src/shared/dates.ts';
import { m } from '#src/paraglide/messages.js';
import {
  findRequest,
  insertStep,
  listSteps,
  lockRequest,
  updateRequest,
  type RequestRow,
  type StepRow,
} from './data/privacy-requests.store.server.ts';
import {
  changedMeanwhile,
  extensionImpossible,
  fieldsInvalid,
  requestUnknown,
  stepImpossible,
} from './privacy-office.errors.ts';
import {
  answerDueOn,
  isOpenState,
  mayBecome,
  mayExtend,
  requestTransitions,
  type RequestState,
} from './privacy-office.rules.ts';
import { noteSchema } from './privacy-office.schema.ts';
import { listed, aboutRequest, opened } from './privacy-request-list.server.ts';

type Ports = Pick<App, 'db' | 'clock' | 'random' | 'secrets'>;

export type RequestView = Awaited<ReturnType<typeof viewRequest>>;

/** One request with its deadline, content and history. The access is recorded. Throws privacy_request_unknown (404). */
export async function viewRequest(app: Ports, actor: Actor, id: string) {
  requireStaffEverywhere(actor, 'run_privacy_office');
  const row = isUuid(id) ? await findRequest(app.db, id) : undefined;
  if (!row) throw requestUnknown();
  const steps = await listSteps(app.db, id);
  await inTransaction(app.db, (tx) => recordAudit(app, tx, { actor, action: 'look', ...aboutRequest(row) }));
  const today = malaysianDay(app.clock.now());
  return {
    ...listed(app, row, today),
    version: row.version,
    accountId: row.accountId,
    email: opened(app, row, 'email'),
    details: opened(app, row, 'details') ?? '',
    isIdentityChecked: row.isIdentityChecked,
    isExtended: row.isExtended,
    mayExtend: mayExtend(row, today),
    extendedDueOn: answerDueOn(row.kind, row.receivedOn, true),
    next: [...requestTransitions[row.state]] as RequestState[],
    steps: steps.map(({ step, by }) => ({
      id: step.id,
      at: step.at,
      by: by ?? '',
      what: step.what,
      toState: step.toState,
      note: noteOf(app, step),
      isMailed: step.isMailed,
    })),
  };
}

/** The opened note of a step; empty without one. */
export function noteOf(app: Pick<App, 'secrets'>, step: Pick<StepRow, 'note' | 'requestId'>): string {
  return step.note ? app.secrets.open(step.note, ['privacy_request_steps', 'note', step.requestId]) : '';
}

/** A member of staff and the version of the request that was on the screen. */
export interface RequestChange {
  id: string;
  seen: number;
}

/**
 * Locks the request for a change. Throws privacy_request_unknown (404), and changed_meanwhile (409) when a colleague
 * has saved something since the page was opened.
 */
export async function lockSeenRequest(
  tx: Transaction,
  actor: Actor,
  { id, seen }: RequestChange,
): Promise<{ staff: Staff; row: RequestRow }> {
  const staff = requireStaffEverywhere(actor, 'run_privacy_office');
  const row = isUuid(id) ? await lockRequest(tx, id) : undefined;
  if (!row) throw requestUnknown();
  if (row.version !== seen) throw changedMeanwhile();
  return { staff, row };
}

export interface RequestStep extends RequestChange {
  /** The next state; empty for a note alone. */
  state: string;
  note: string;
  /** Whether the note is mailed to the person. */
  isMailed: boolean;
  /** Whether staff have checked the identity of the person. */
  isIdentityChecked: boolean;
}

/**
 * Takes a step with a request, with or without a note; closing needs one. Throws privacy_request_unknown (404),
 * step_impossible, changed_meanwhile (409), fields_invalid (422).
 */
export async function takeRequestStep(app: Ports, actor: Actor, step: RequestStep): Promise<void> {
  const brand = await readSetting(app, 'brand');
  await inTransaction(app.db, async (tx) => {
    const { staff, row } = await lockSeenRequest(tx, actor, step);
    const { state, isChecking, note, to } = checkedStep(app, row, step);
    const now = app.clock.now();
    await updateRequest(tx, row.id, {
      state,
      isIdentityChecked: row.isIdentityChecked || step.isIdentityChecked,
      changedAt: now,
      closedAt: isOpenState(state) ? null : (row.closedAt ?? now),
    });
    await insertStep(tx, {
      requestId: row.id,
      at: now,
      accountId: staff.accountId,
      what: state !== row.state ? 'state' : isChecking ? 'identity' : 'note',
      toState: state,
      note: note === null ? null : app.secrets.seal(note, ['privacy_request_steps', 'note', row.id]),
      isMailed: step.isMailed,
    });
    await recordAudit(app, tx, {
      actor,
      action: 'privacy_request_changed',
      ...aboutRequest(row),
      detail: { from: row.state, to: state, identity: isChecking, written: step.isMailed },
    });
    if (to && note !== null) await mailAnswer(app, tx, { row, to, note, brand: brand.shortName });
  });
}

/**
 * The effect of the step on the request: the state after it, whether it checks the identity, its note, and the address
 * to which the note is mailed. Throws step_impossible (409) and fields_invalid (422).
 */
function checkedStep(app: Ports, row: RequestRow, step: RequestStep) {
  if (step.state && !mayBecome(row.state, step.state)) throw stepImpossible();
  const state = step.state ? (step.state as RequestState) : row.state;
  const isClosing = state !== row.state && !isOpenState(state);
  const isChecking = step.isIdentityChecked && !row.isIdentityChecked;
  const note = noteSchema.safeParse(step.note);
  const needsNote = isClosing || step.isMailed || (state === row.state && !isChecking);
  if (!note.success && (needsNote || step.note)) throw fieldsInvalid({ note: m.privacy_error_note });
  const to = step.isMailed ? opened(app, row, 'email') : null;
  if (step.isMailed && !to) throw fieldsInvalid({ write: m.privacy_error_no_email });
  return { state, isChecking, note: note.success ? note.data : null, to };
}

async function mailAnswer(
  app: Ports,
  tx: Transaction,
  { row, to, note, brand }: { row: RequestRow; to: string; note: string; brand: string },
): Promise<void> {
  const texts = await messageTexts(app, tx);
  await enqueueMessage(app, tx, {
    channel: 'mail',
    to,
    now: app.clock.now(),
    dedupeKey: `privacy-request:${row.id}:${row.version}`,
    subject: texts.privacy_mail_answer_subject({ brand, reference: row.reference }, { locale: row.language }),
    text: note,
  });
}

/**
 * Postpones the answer by 14 days, once, with the reason that the law requires. Throws privacy_request_unknown (404),
 * extension_impossible, changed_meanwhile (409), fields_invalid (422).
 */
export async function extendRequest(
  app: Ports,
  actor: Actor,
  change: RequestChange & { reason: string },
): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    const { staff, row } = await lockSeenRequest(tx, actor, change);
    const now = app.clock.now();
    if (!mayExtend(row, malaysianDay(now))) throw extensionImpossible();
    const reason = noteSchema.safeParse(change.reason);
    if (!reason.success) throw fieldsInvalid({ reason: m.privacy_error_note });
    const dueOn = answerDueOn(row.kind, row.receivedOn, true);
    await updateRequest(tx, row.id, { dueOn, isExtended: true, changedAt: now });
    await insertStep(tx, {
      requestId: row.id,
      at: now,
      accountId: staff.accountId,
      what: 'extended',
      note: app.secrets.seal(reason.data, ['privacy_request_steps', 'note', row.id]),
    });
    await recordAudit(app, tx, {
      actor,
      action: 'privacy_request_extended',
      ...aboutRequest(row),
      detail: { due: dueOn },
    });
  });
}
