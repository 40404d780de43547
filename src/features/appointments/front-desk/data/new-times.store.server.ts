/** The list of proposed new times, and the doctors who could see a patient instead. */
import { and, asc, desc, eq, inArray, ne, sql, type SQL } from 'drizzle-orm';
import { countUpTo } from '#src/platform/db/queries/bounded-count.ts';
import type { Database } from '#src/platform/db/transaction.ts';
import { mostCounted } from '#src/features/console/frame/list-state.rules.ts';
import { appointments } from '#src/features/appointments/appointments/data/appointments.table.ts';
import type { AppointmentRow } from '#src/features/appointments/appointments/appointments.server.ts';
import { timeProposals } from '#src/features/appointments/time-proposals/data/time-proposals.table.ts';
import type { ProposalState } from '#src/features/appointments/time-proposals/time-proposals.rules.ts';
import { doctorHospitals, doctors, doctorSpecialities } from '#src/features/find-care/doctors/data/doctors.table.ts';
import { hospitals } from '#src/features/find-care/hospitals/data/hospitals.table.ts';
import type { HospitalScope } from './front-desk.store.server.ts';

export interface NewTimesFilter {
  scope: HospitalScope;
  /**
   * Absent: the proposals that need attention, which wait for an answer, or got none while the appointment is still
   * booked.
   */
  state?: ProposalState;
  hospitalId?: number;
  doctorId?: number;
  isDescending: boolean;
  now: Date;
}

export interface NewTimeRow {
  proposal: typeof timeProposals.$inferSelect;
  appointment: AppointmentRow;
  doctorName: string;
  hospitalName: string;
}

/** Only proposals without an answer need the appointment, which is looked up by its key. */
const needsAttention = (now: Date): SQL => sql`(${timeProposals.state} = 'proposed' or (
  ${timeProposals.state} = 'lapsed'
  and ${timeProposals.fromStartsAt} > ${now.toISOString()}
  and exists (select 1 from appointments a where a.id = ${timeProposals.appointmentId}
    and a.starts_at = ${timeProposals.fromStartsAt} and a.status in ('requested', 'confirmed', 'rescheduled') offset 0)
  and not exists (select 1 from time_proposals newer
    where newer.appointment_id = ${timeProposals.appointmentId} and newer.created_at > ${timeProposals.createdAt} offset 0)))`;

function matching({ scope, state, hospitalId, doctorId, now }: NewTimesFilter): SQL | undefined {
  return and(
    scope === 'all' ? undefined : inArray(timeProposals.hospitalId, [...scope]),
    state ? eq(timeProposals.state, state) : needsAttention(now),
    hospitalId ? eq(timeProposals.hospitalId, hospitalId) : undefined,
    doctorId ? eq(timeProposals.doctorId, doctorId) : undefined,
  );
}

const orderOf = ({ isDescending }: NewTimesFilter): SQL[] => [
  isDescending ? desc(timeProposals.dueAt) : asc(timeProposals.dueAt),
  asc(timeProposals.id),
];

/** Proposals of the staff member's hospitals, ordered by the time at which the answer is due. */
export async function listNewTimeRows(
  db: Database,
  filter: NewTimesFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<NewTimeRow[]> {
  // The page's rows are chosen first, because a later page would join every row before it.
  const page = db
    .select({ id: timeProposals.id })
    .from(timeProposals)
    .where(matching(filter))
    .orderBy(...orderOf(filter))
    .limit(limit)
    .offset(offset);
  return db
    .select({
      proposal: timeProposals,
      appointment: appointments,
      doctorName: doctors.name,
      hospitalName: hospitals.name,
    })
    .from(timeProposals)
    .innerJoin(appointments, eq(appointments.id, timeProposals.appointmentId))
    .innerJoin(doctors, eq(doctors.id, timeProposals.doctorId))
    .innerJoin(hospitals, eq(hospitals.id, timeProposals.hospitalId))
    .where(inArray(timeProposals.id, page))
    .orderBy(...orderOf(filter));
}

/** The number for a list, which is counted no further than `mostCounted`. */
export function countNewTimeRows(db: Database, filter: NewTimesFilter): Promise<number> {
  return countUpTo(db, { table: timeProposals, where: matching(filter), most: mostCounted });
}

/** Published doctors with a live schedule in the hospital who share a speciality with this one, by name. */
export async function listColleagues(
  db: Database,
  { doctorId, hospitalId }: { doctorId: number; hospitalId: number },
): Promise<{ id: number; name: string }[]> {
  const own = db
    .select({ id: doctorSpecialities.specialityId })
    .from(doctorSpecialities)
    .where(eq(doctorSpecialities.doctorId, doctorId));
  return db
    .selectDistinct({ id: doctors.id, name: doctors.name })
    .from(doctors)
    .innerJoin(doctorHospitals, eq(doctorHospitals.doctorId, doctors.id))
    .innerJoin(doctorSpecialities, eq(doctorSpecialities.doctorId, doctors.id))
    .where(
      and(
        eq(doctorHospitals.hospitalId, hospitalId),
        eq(doctors.hasLiveSchedule, true),
        eq(doctors.status, 'published'),
        ne(doctors.id, doctorId),
        inArray(doctorSpecialities.specialityId, own),
      ),
    )
    .orderBy(doctors.name)
    .limit(30);
}
