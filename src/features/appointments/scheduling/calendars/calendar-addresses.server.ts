/** Secret calendar addresses of doctors. Staff who manage the doctor's schedule create and revoke them. */
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { isRowId } from '#src/platform/db/queries/row-id.ts';
import { inTransaction } from '#src/platform/db/transaction.ts';
import { tokenHash } from '#src/platform/token-hash.server.ts';
import { recordAudit } from '#src/features/console/audit/audit.server.ts';
import { hospitalsFor, requireStaff } from '#src/features/console/roles/staff-access.rules.ts';
import { lockSchedule } from '#src/features/appointments/appointments/appointments.server.ts';
import type { Language } from '#src/shared/languages.ts';
import { isUuid } from '#src/shared/identifiers/uuid.ts';
import {
  deleteDoctorCalendar,
  insertDoctorCalendar,
  listDoctorCalendars,
} from '../data/doctor-calendars.store.server.ts';
import { findScheduleDoctor } from '../data/schedule-admin.store.server.ts';
import { scheduleUnknown } from '../schedules.errors.ts';
import { calendarUnknown, tooManyCalendars } from './calendars.errors.ts';
import { mostCalendars } from './calendars.rules.ts';

/**
 * The calendar addresses of a doctor, without their secrets, and the hospitals that a new one would show. Throws
 * schedule_unknown (404), 403.
 */
export async function listCalendarAddresses(app: Pick<App, 'db'>, actor: Actor, doctorId: number) {
  const { doctor, hospitalIds } = await reachableDoctor(app, actor, doctorId);
  const namesOf = (ids: readonly number[] | null) =>
    doctor.hospitals.filter(({ id }) => ids === null || ids.includes(id)).map(({ name }) => name);
  return {
    doctor: { id: doctor.id, name: doctor.name },
    /** Empty where a new address would show all hospitals of the doctor, present and future. */
    newShows: hospitalIds === null ? [] : namesOf(hospitalIds),
    calendars: (await listDoctorCalendars(app.db, doctor.id)).map(
      ({ id, hospitalIds: shown, language, createdAt }) => ({
        id,
        language,
        createdAt,
        hospitals: shown === null ? null : namesOf(shown),
      }),
    ),
  };
}

/**
 * Makes an address for the hospitals of the actor's role and returns it; it cannot be read again. Throws
 * schedule_unknown (404), too_many_calendars (409), 403.
 */
export async function makeCalendarAddress(
  app: Pick<App, 'db' | 'clock' | 'random' | 'config'>,
  actor: Actor,
  { doctorId, language }: { doctorId: number; language: Language },
): Promise<string> {
  const { doctor, hospitalIds } = await reachableDoctor(app, actor, doctorId);
  const token = app.random.token();
  const id = app.random.uuid();
  await inTransaction(app.db, async (tx) => {
    await lockSchedule(tx, doctor.id);
    if ((await listDoctorCalendars(tx, doctor.id)).length >= mostCalendars) throw tooManyCalendars();
    await insertDoctorCalendar(tx, {
      id,
      doctorId: doctor.id,
      tokenHash: tokenHash(token),
      hospitalIds,
      language,
      createdAt: app.clock.now(),
    });
    await recordAudit(app, tx, {
      actor,
      action: 'calendar_made',
      subjectKind: 'schedule',
      subjectId: `${doctor.slug}/calendar/${id}`,
      detail: { hospitals: hospitalIds ?? 'all', language },
    });
  });
  return `${app.config.publicOrigin}/calendars/${token}.ics`;
}

/** Revokes an address for good. Throws schedule_unknown (404), calendar_unknown (409), 403. */
export async function revokeCalendarAddress(
  app: Pick<App, 'db' | 'clock'>,
  actor: Actor,
  { doctorId, id }: { doctorId: number; id: string },
): Promise<void> {
  const { doctor } = await reachableDoctor(app, actor, doctorId);
  await inTransaction(app.db, async (tx) => {
    const revoked = isUuid(id) ? await deleteDoctorCalendar(tx, { id, doctorId: doctor.id }) : undefined;
    if (!revoked) throw calendarUnknown();
    await recordAudit(app, tx, {
      actor,
      action: 'calendar_revoked',
      subjectKind: 'schedule',
      subjectId: `${doctor.slug}/calendar/${id}`,
      detail: { hospitals: revoked.hospitalIds ?? 'all', language: revoked.language },
    });
  });
}

/** The doctor, and the hospitals of the actor's role among the doctor's; null for a role in all hospitals. */
async function reachableDoctor(app: Pick<App, 'db'>, actor: Actor, doctorId: number) {
  const { roleAssignments } = requireStaff(actor, 'manage_schedules');
  const doctor = isRowId(doctorId) ? await findScheduleDoctor(app.db, doctorId) : undefined;
  if (!doctor) throw scheduleUnknown();
  const scope = hospitalsFor(roleAssignments, 'manage_schedules');
  const own = doctor.hospitals.map(({ id }) => id).filter((id) => scope === 'all' || scope.includes(id));
  if (own.length === 0) throw scheduleUnknown();
  return { doctor, hospitalIds: scope === 'all' ? null : own };
}
