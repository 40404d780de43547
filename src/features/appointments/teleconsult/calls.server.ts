/** Teleconsultation: patient and clinic meet in a private room that opens shortly before the appointment. */
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { inTransaction, type Transaction } from '#src/platform/db/transaction.ts';
import { relayServersFor, type RelayServer } from '#src/platform/video-rooms/relay-servers.server.ts';
import { roomFor, type VideoRoom } from '#src/platform/video-rooms/video-rooms.server.ts';
import { requireStaff } from '#src/features/console/roles/staff-access.rules.ts';
import { recordAudit } from '#src/features/console/audit/audit.server.ts';
import type { Language } from '#src/shared/languages.ts';
import {
  findAppointment,
  type AppointmentRow,
  appointmentUnknown,
  holderOf,
} from '#src/features/appointments/appointments/appointments.server.ts';
import {
  countSignals,
  deleteSignalsBefore,
  findPresence,
  insertSignals,
  lastSignalId,
  listSignals,
  upsertPresence,
  type CallSide,
} from './data/calls.store.server.ts';
import type { SchedulerPorts } from '#src/features/appointments/appointments/scheduler.schema.ts';
import { frontDeskRow, patientOf } from '#src/features/appointments/front-desk/front-desk.server.ts';
import {
  viewPatientAppointment,
  type PatientAppointmentDetail,
} from '#src/features/appointments/my-appointments/my-appointments.server.ts';
import { callClosed, signalRefused } from './teleconsult.errors.ts';
import {
  callState,
  callWindow,
  type CallState,
} from '#src/features/appointments/appointments/teleconsult-window.rules.ts';
import { signalLimits } from './teleconsult.rules.ts';
import { hasVideoConsent, requireVideoConsent } from './video-consent.server.ts';

type Ports = SchedulerPorts;

export interface CallView {
  state: CallState;
  opensAt: Date;
  closesAt: Date;
  /** Present only while the room is open. */
  room: VideoRoom | null;
  /** STUN and TURN servers for this side, while the room is open. */
  relays: RelayServer[];
}

/**
 * The room of the patient's own appointment; absent before the patient has consented to video consultations. Throws
 * sign_in (401), appointment_unknown (404, also for another's).
 */
export async function viewCall(
  app: Ports,
  actor: Actor,
  input: { reference: string; language: Language },
): Promise<CallView & { appointment: PatientAppointmentDetail; needsConsent: boolean }> {
  const appointment = await viewPatientAppointment(app, actor, input);
  const call = callOf(app, await ownRow(app, actor, input.reference), 'patient');
  const needsConsent = call.state !== 'over' && call.state !== 'none' && !(await hasVideoConsent(app, actor));
  return { appointment, needsConsent, ...call, ...(needsConsent ? { room: null, relays: [] } : {}) };
}

/**
 * The clinic's side of the same room, with the time when the patient was last in it. Throws forbidden (403),
 * appointment_unknown (404, also for another hospital's).
 */
export async function viewCallAtFrontDesk(
  app: Ports,
  actor: Actor,
  input: { reference: string },
): Promise<CallView & { patientSeenAt: Date | null }> {
  const { appointment } = await frontDeskRow(app, requireStaff(actor, 'run_front_desk'), input.reference);
  return {
    ...callOf(app, appointment, 'clinic'),
    patientSeenAt: (await findPresence(app.db, { appointmentId: appointment.id, side: 'patient' })) ?? null,
  };
}

/** A browser's signals and the last signal id that it has received; null at its first exchange. */
export interface Exchange {
  reference: string;
  after: number | null;
  signals: readonly string[];
}

export interface ExchangeAnswer {
  signals: { id: number; body: string }[];
  last: number;
  /** Whether the other side is in the room now. */
  isOtherHere: boolean;
}

/**
 * Exchanges signals for the patient's browser. Throws call_closed (409), signal_refused (422), video_consent_needed
 * (403) and the errors of `viewCall`.
 */
export async function exchangeAsPatient(
  app: Ports,
  actor: Actor,
  { language, ...exchange }: Exchange & { language: Language },
): Promise<ExchangeAnswer> {
  await viewPatientAppointment(app, actor, { reference: exchange.reference, language });
  await requireVideoConsent(app, actor);
  return exchangeIn(app, { row: await ownRow(app, actor, exchange.reference), side: 'patient', exchange, actor });
}

/**
 * Exchanges signals for the clinic's browser. Throws call_closed (409), signal_refused (422) and the errors of
 * `viewCallAtFrontDesk`.
 */
export async function exchangeAtFrontDesk(app: Ports, actor: Actor, exchange: Exchange): Promise<ExchangeAnswer> {
  const { appointment } = await frontDeskRow(app, requireStaff(actor, 'run_front_desk'), exchange.reference);
  return exchangeIn(app, { row: appointment, side: 'clinic', exchange, actor });
}

/** Deletes signals after a day. Returns the number of deleted rows. */
export function forgetCalls(app: Pick<App, 'db' | 'clock'>): Promise<number> {
  return deleteSignalsBefore(app.db, new Date(app.clock.now().getTime() - 86_400_000));
}

async function ownRow(app: Ports, actor: Actor, reference: string): Promise<AppointmentRow> {
  const row = await findAppointment(app.db, { holderHash: holderOf(actor), reference });
  if (!row) throw appointmentUnknown();
  return row;
}

function callOf(app: Ports, row: AppointmentRow, side: CallSide): CallView {
  const state = callState(row, app.clock.now());
  const window = callWindow(row);
  const room = state === 'open' ? roomFor(app, row.id) : null;
  return {
    state,
    ...window,
    room,
    relays: room?.kind === 'own' ? relayServersFor(app, { call: `${row.id} ${side}`, until: window.closesAt }) : [],
  };
}

interface CallExchange {
  row: AppointmentRow;
  side: CallSide;
  exchange: Exchange;
  actor: Actor;
}

async function exchangeIn(app: Ports, call: CallExchange): Promise<ExchangeAnswer> {
  const now = app.clock.now();
  const { row, side } = call;
  const { after, signals } = call.exchange;
  if (callState(row, now) !== 'open') throw callClosed();
  if (signals.length > 10 || signals.some((body) => body.length > signalLimits.longestSignal)) throw signalRefused();
  const appointmentId = row.id;
  return inTransaction(app.db, async (tx) => {
    if (signals.length > 0 && (await countSignals(tx, appointmentId)) + signals.length > signalLimits.mostSignals)
      throw signalRefused();
    await recordPresence(app, tx, call);
    await insertSignals(
      tx,
      signals.map((body) => ({
        appointmentId,
        side,
        body: app.secrets.seal(body, ['call_signals', 'body', appointmentId]),
        createdAt: now,
      })),
    );
    const other = side === 'patient' ? 'clinic' : 'patient';
    const isOtherHere = isHere(await findPresence(tx, { appointmentId, side: other }), now);
    if (after === null) return { signals: [], last: await lastSignalId(tx, appointmentId), isOtherHere };
    const heard = (await listSignals(tx, { appointmentId, side, after })).map(({ id, body }) => ({
      id,
      body: app.secrets.open(body, ['call_signals', 'body', appointmentId]),
    }));
    return { signals: heard, last: heard.at(-1)?.id ?? after, isOtherHere };
  });
}

/**
 * Records that this side is in the room now. The first exchange of a browser, or the first after a pause, counts as
 * entering the room, whatever the browser says; entering is in the audit log.
 */
async function recordPresence(
  app: Ports,
  tx: Transaction,
  { row, side, exchange, actor }: CallExchange,
): Promise<void> {
  const now = app.clock.now();
  const appointmentId = row.id;
  const isEntering = exchange.after === null || !isHere(await findPresence(tx, { appointmentId, side }), now);
  if (isEntering)
    await recordAudit(app, tx, {
      actor,
      action: 'room_entered',
      subjectKind: 'appointment',
      subjectId: row.reference,
      hospitalId: row.hospitalId,
      ...patientOf(row),
    });
  await upsertPresence(tx, { appointmentId, side, seenAt: now });
}

function isHere(seenAt: Date | undefined, now: Date): boolean {
  return seenAt !== undefined && now.getTime() - seenAt.getTime() <= signalLimits.hereSeconds * 1000;
}
