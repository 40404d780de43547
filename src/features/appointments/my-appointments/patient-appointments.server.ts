/**
 * A patient's own appointments, upcoming and past: for the patient and for dependants, as far as the patient may see
 * them.
 */
import type { DoctorPortraitData } from '#src/design/pictures/doctor-portrait.tsx';
import { ownerOf, type Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { listPersons, requirePatient, type PersonView } from '#src/features/patient/persons/persons.server.ts';
import { readSetting } from '#src/features/site/settings/settings.server.ts';
import type { Language } from '#src/shared/languages.ts';
import {
  appointmentUnknown,
  findBookableDoctor,
  type AppointmentRow,
  type BookableDoctor,
  whenText,
} from '#src/features/appointments/appointments/appointments.server.ts';
import { moveOtherwiseWords, notCurrentWords } from '#src/features/appointments/appointments/scheduler-words.rules.ts';
import type { SchedulerPorts } from '#src/features/appointments/appointments/scheduler.schema.ts';
import { schedulerOf } from '#src/features/appointments/scheduler/scheduler.server.ts';
import { hospitalOf, inItsRoom } from '#src/features/appointments/appointments/appointment-place.rules.ts';
import { noticeOf } from '#src/features/appointments/appointments/appointments.rules.ts';
import {
  findForPatient,
  listForPatient,
  listLastDoctors,
  listNextForPatient,
  type PatientRow,
} from './data/patient-appointments.store.server.ts';
import { callState } from '#src/features/appointments/appointments/teleconsult-window.rules.ts';
import { isChangeableByPatient } from './my-appointments.rules.ts';

type Ports = Pick<App, 'db' | 'clock' | 'secrets'>;

export interface PatientAppointment {
  reference: string;
  status: AppointmentRow['status'];
  mode: AppointmentRow['mode'];
  doctorId: number;
  doctorName: string;
  doctorSlug: string;
  hospitalId: number;
  hospitalName: string;
  /** The person who is to be seen. */
  patientName: string;
  startsAt: Date;
  endsAt: Date;
  /** The time in words; half a day where the front desk still has to answer. */
  when: string;
  isChangeable: boolean;
}

export interface PatientAppointmentDetail extends PatientAppointment {
  doctor: BookableDoctor;
  /** Reason of the appointment; null for a dependant of 12 or older. */
  reason: string | null;
  payer: AppointmentRow['payer'];
  insurer: string | null;
  changeableUntilHours: number;
  /** A teleconsultation that is upcoming or under way. */
  hasCall: boolean;
  /** Whether its time can be changed online. */
  isMovable: boolean;
  /** Further notices as texts: that at present only our own record is known, or how else to change the time. */
  notices: string[];
}

/** Upcoming, earliest first; or past and cancelled, latest first. Throws sign_in (401). */
export async function listPatientAppointments(
  app: Ports,
  actor: Actor,
  input: { when: 'upcoming' | 'past'; limit: number; offset: number; language: Language },
) {
  const [own, settings] = await Promise.all([ownRows(app, actor), readSetting(app, 'appointments')]);
  const now = app.clock.now();
  const { items, total } = await listForPatient(app.db, { ...own, ...input, now });
  return {
    total,
    items: items.map((row) =>
      viewOf(app, row, { now, untilHours: settings.cancelUntilHours, language: input.language }),
    ),
  };
}

export interface NextAppointment extends PatientAppointment, DoctorPortraitData {
  /** Null where the doctor has left the hospital. */
  room: string | null;
  /** 'latitude,longitude'. */
  location: string;
  /** Its video room page can be opened now. */
  hasCall: boolean;
}

export interface LastDoctor extends DoctorPortraitData {
  name: string;
  slug: string;
}

/**
 * For the patient's dashboard: the next appointments, the last ones, and the latest doctor of each person whom the
 * patient may book for. Throws sign_in (401).
 */
export async function appointmentsAtAGlance(
  app: Ports,
  actor: Actor,
  { language, limit }: { language: Language; limit: number },
): Promise<{
  next: NextAppointment[];
  past: PatientAppointment[];
  persons: { id: string; name: string; doctor: LastDoctor | null }[];
}> {
  const [own, settings] = await Promise.all([ownRows(app, actor), readSetting(app, 'appointments')]);
  const now = app.clock.now();
  const shown = { now, untilHours: settings.cancelUntilHours, language };
  const [next, past, doctors] = await Promise.all([
    listNextForPatient(app.db, { ...own, now, limit }),
    listForPatient(app.db, { ...own, when: 'past', now, limit, offset: 0 }),
    listLastDoctors(app.db, own),
  ]);
  return {
    next: next.map((row) => ({
      ...viewOf(app, row, shown),
      portraitSeed: row.portraitSeed,
      gender: row.gender,
      picture: row.picture,
      room: row.room,
      location: `${row.latitude},${row.longitude}`,
      hasCall: ['early', 'open'].includes(callState(row.appointment, now)),
    })),
    past: past.items.map((row) => viewOf(app, row, shown)),
    persons: own.persons
      .filter(({ access }) => access !== 'ended')
      .map(({ id, name, relationship }) => ({
        id,
        name,
        doctor:
          doctors.find(({ personId }) => personId === id) ??
          (relationship === 'self' ? doctors.find(({ personId }) => personId === null) : undefined) ??
          null,
      })),
  };
}

/**
 * The patient's own appointment. Throws sign_in (401), appointment_unknown (404, also for another's and for a person
 * whose access has ended).
 */
export async function viewPatientAppointment(
  app: SchedulerPorts,
  actor: Actor,
  input: { reference: string; language: Language },
): Promise<PatientAppointmentDetail> {
  const scheduler = schedulerOf(app);
  const isCurrent = await scheduler.refresh(app, {
    holderHash: ownerOf(requirePatient(actor))!,
    reference: input.reference,
  });
  const [own, settings] = await Promise.all([ownRows(app, actor), readSetting(app, 'appointments')]);
  const row = await findForPatient(app.db, { ...own, reference: input.reference });
  const doctor = row && (await findBookableDoctor(app.db, { id: row.appointment.doctorId }));
  if (!row || !doctor) throw appointmentUnknown();
  const person = own.persons.find(({ id }) => id === row.appointment.personId);
  const maySeeReason = !person || person.access === 'self' || person.access === 'full';
  const { reason, payer, insurer } = row.appointment;
  const view = viewOf(app, row, {
    now: app.clock.now(),
    untilHours: settings.cancelUntilHours,
    language: input.language,
  });
  const place = hospitalOf(doctor, view.hospitalId);
  return {
    ...view,
    isMovable: view.isChangeable && scheduler.isInternal,
    notices: [
      ...(isCurrent ? [] : [notCurrentWords(place, input.language)]),
      ...(view.isChangeable && !scheduler.isInternal ? [moveOtherwiseWords(place, input.language)] : []),
    ],
    hasCall: ['early', 'open'].includes(callState(row.appointment, app.clock.now())),
    doctor: inItsRoom(doctor, row.appointment),
    reason: reason && maySeeReason ? app.secrets.open(reason, ['appointments', 'reason', row.appointment.id]) : null,
    payer,
    insurer,
    changeableUntilHours: noticeOf(row.appointment, settings.cancelUntilHours),
  };
}

/** The rows that the patient may see: without those of adult persons whose consent has ended. */
async function ownRows(
  app: Ports,
  actor: Actor,
): Promise<{ holderHash: string; persons: PersonView[]; hiddenPersonIds: string[] }> {
  const patient = requirePatient(actor);
  const persons = await listPersons(app, patient);
  return {
    holderHash: ownerOf(patient)!,
    persons,
    hiddenPersonIds: persons.filter(({ access }) => access === 'ended').map(({ id }) => id),
  };
}

function viewOf(
  app: Pick<App, 'secrets'>,
  { appointment: row, doctorName, doctorSlug, hasLiveSchedule, hospitalName }: PatientRow,
  { now, untilHours, language }: { now: Date; untilHours: number; language: Language },
): PatientAppointment {
  const { reference, status, mode, doctorId, hospitalId, startsAt, endsAt } = row;
  return {
    reference,
    status,
    mode,
    doctorId,
    doctorName,
    doctorSlug,
    hospitalId,
    hospitalName,
    startsAt,
    endsAt,
    patientName: row.patientName ? app.secrets.open(row.patientName, ['appointments', 'patient_name', row.id]) : '',
    when: whenText(row, { hasLiveSchedule }, language),
    isChangeable: isChangeableByPatient(row, now, untilHours),
  };
}
