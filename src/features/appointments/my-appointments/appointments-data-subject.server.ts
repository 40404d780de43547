import type { App, SealedPlace } from '#src/platform/app.ts';
import type { DataSubjectHandler } from '#src/platform/app.ts';
import {
  closeEntriesOf,
  deleteEntriesOf,
  listAllEntriesOf,
} from '#src/features/appointments/waiting-list/waiting-list.server.ts';
import {
  deleteHolds,
  insertHistory,
  lockSchedule,
  updateAppointment,
} from '#src/features/appointments/appointments/appointments.server.ts';
import { endProposal } from '#src/features/appointments/time-proposals/time-proposals.server.ts';
import { updateToCancellation } from '#src/features/appointments/external-scheduling/external-scheduling.server.ts';
import {
  listAllAppointments,
  listMeetingAppointments,
  listNotesOf,
  listOccupying,
  updateWithoutName,
} from './data/patient-appointments.store.server.ts';

const ownerKey = (accountId: string) => `patient:${accountId}`;

/**
 * The data-subject handler of appointments. When the account is deleted, upcoming appointments are cancelled and
 * their slots freed. Past ones stay, as the law on medical records requires, without name, number or reason.
 * Waiting-list entries are deleted.
 */
export const appointmentsDataSubject: DataSubjectHandler = {
  name: 'appointments',
  async exportOf(app, accountId) {
    const rows = await listAllAppointments(app.db, ownerKey(accountId));
    const notes = await listNotesOf(app.db, ownerKey(accountId));
    const waiting = await listAllEntriesOf(app.db, ownerKey(accountId));
    return [
      ...rows.map((found) => exportedAppointment(app, found, notes)),
      ...waiting.map((entry) => exportedEntry(app, entry)),
    ];
  },
  mergeRules: {
    appointments: {
      ownedBy: { column: 'holder_hash', isKey: true },
      key: ['id'],
      person: { column: 'person_id', type: 'uuid' },
    },
    appointment_history: { with: 'appointments' },
    waiting_list_entries: {
      ownedBy: { column: 'holder_hash', isKey: true },
      key: ['id'],
      person: { column: 'person_id', type: 'uuid' },
      twins: {
        columns: ['doctor_id', 'hospital_id', 'day', 'phone_hash'],
        among: { column: 'status', values: ['waiting', 'offered'] },
      },
    },
  },
  async mergeMore(app, tx, { from }) {
    await closeEntriesOf(tx, ownerKey(from), app.clock.now());
    return [];
  },
  mergeMeetings: (tx, { from, to }) => listMeetingAppointments(tx, { one: ownerKey(from), other: ownerKey(to) }),
  async erase(app, tx, accountId) {
    const holderHash = ownerKey(accountId);
    await deleteHolds(tx, { holderHash });
    await deleteEntriesOf(tx, holderHash);
    const occupying = await listOccupying(tx, holderHash);
    // In ascending order, as every transaction locks: this prevents deadlocks.
    for (const doctorId of [...new Set(occupying.map((row) => row.doctorId))].sort((a, b) => a - b))
      await lockSchedule(tx, doctorId);
    const now = app.clock.now();
    for (const { id, status } of occupying) {
      if (status === 'held') continue;
      await endProposal(app, tx, id);
      await updateAppointment(tx, id, {
        status: 'cancelled',
        cancelledBy: 'patient',
        cancelReason: null,
        updatedAt: now,
      });
      await insertHistory(tx, { appointmentId: id, at: now, fromStatus: status, toStatus: 'cancelled', by: 'patient' });
    }
    await updateToCancellation(
      tx,
      occupying.filter(({ status }) => status !== 'held').map(({ id }) => id),
    );
    await updateWithoutName(tx, holderHash);
  },
};

function opened(app: Pick<App, 'secrets'>, place: SealedPlace, sealed: string | null): string | null {
  return sealed && app.secrets.open(sealed, place);
}

type FoundAppointment = Awaited<ReturnType<typeof listAllAppointments>>[number];
type Note = Awaited<ReturnType<typeof listNotesOf>>[number];

function exportedAppointment(
  app: Pick<App, 'secrets'>,
  { appointment: row, doctorName, hospitalName }: FoundAppointment,
  notes: readonly Note[],
) {
  return {
    reference: row.reference,
    status: row.status,
    doctor: doctorName,
    hospital: hospitalName,
    mode: row.mode,
    startsAt: row.startsAt,
    endsAt: row.endsAt,
    room: row.room,
    patientName: opened(app, ['appointments', 'patient_name', row.id], row.patientName),
    phone: opened(app, ['appointments', 'phone', row.id], row.phone),
    email: opened(app, ['appointments', 'email', row.id], row.email),
    reason: opened(app, ['appointments', 'reason', row.id], row.reason),
    cancelReason: opened(app, ['appointments', 'cancel_reason', row.id], row.cancelReason),
    visit: row.visit,
    payer: row.payer,
    insurer: row.insurer,
    consentVersion: row.consentVersion,
    bookedAt: row.createdAt,
    notes: notes
      .filter(({ appointmentId }) => appointmentId === row.id)
      .map(({ at, status, by, note }) => ({
        at,
        status,
        by,
        note: opened(app, ['appointment_history', 'note', row.id], note),
      })),
  };
}

function exportedEntry(app: Pick<App, 'secrets'>, row: Awaited<ReturnType<typeof listAllEntriesOf>>[number]) {
  return {
    waitingList: row.reference,
    status: row.status,
    day: row.day,
    patientName: opened(app, ['waiting_list_entries', 'patient_name', row.id], row.patientName),
    phone: opened(app, ['waiting_list_entries', 'phone', row.id], row.phone),
    email: opened(app, ['waiting_list_entries', 'email', row.id], row.email),
    reason: opened(app, ['waiting_list_entries', 'reason', row.id], row.reason),
    visit: row.visit,
    payer: row.payer,
    insurer: row.insurer,
    consentVersion: row.consentVersion,
    joinedAt: row.createdAt,
  };
}
