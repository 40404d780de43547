/** Recurring sessions as rows of a file: doctors and hospitals by their codes. */
import {
  invalidateSchedules,
  listStoredSessions,
  lockImportedSchedules,
  sessionImportFaults,
  takeBackSession,
  writeImportedSessions,
  type SessionImport,
  type StoredSession,
} from '#src/features/appointments/scheduling/scheduling.server.ts';
import { requireInternalScheduler } from '#src/features/appointments/scheduler/scheduler.server.ts';
import { lastWeek } from '#src/features/appointments/availability/session-dates.rules.ts';
import { requireStaffEverywhere } from '#src/features/console/roles/staff-access.rules.ts';
import type { CatalogueRecord } from '#src/features/console/catalogue/fields/catalogue-fields.ts';
import { importList } from '#src/features/console/catalogue/lists/file-lists.ts';
import { weekdayCodes } from '#src/features/console/catalogue/lists/file-list-fields.ts';
import { oneByOne, type FileAdapter, type FileRow } from '#src/features/console/catalogue/imports/file-target.server.ts';
import { faultsByColumn, faultsOfKnown } from '#src/features/console/catalogue/imports/row-faults.server.ts';
import { loadPlaceCodes, unknownPlaces, type PlaceCodes } from './place-codes.server.ts';

/** Maps a field of a session to the column of a file that shows its fault. */
const columns: Record<string, string> = {
  hospitalId: 'hospital',
  weekday: 'weekday',
  from: 'starts',
  to: 'ends',
  slotMinutes: 'slot_minutes',
  capacity: 'capacity',
  monthWeeks: 'month_weeks',
  monthDays: 'month_days',
  validFrom: 'valid_from',
  validUntil: 'valid_until',
  bufferMinutes: 'buffer_minutes',
  leadHours: 'lead_hours',
  windowDays: 'window_days',
  noticeHours: 'notice_hours',
  room: 'room',
};

function recordOf({ doctor, hospital, session }: Omit<StoredSession, 'doctorId'>): CatalogueRecord {
  return {
    doctor,
    hospital,
    weekday: session.weekday === null ? '' : weekdayCodes[session.weekday]!,
    starts: session.from,
    ends: session.to,
    slotMinutes: session.slotMinutes,
    capacity: session.capacity,
    mode: session.mode,
    recurrence: session.recurrence,
    monthWeeks: session.monthWeeks.map((week) => (week === lastWeek ? 'last' : String(week))).toSorted(),
    monthDays: session.monthDays.map(String),
    validFrom: session.validFrom,
    validUntil: session.validUntil,
    bufferMinutes: session.bufferMinutes,
    leadHours: session.leadHours,
    windowDays: session.windowDays,
    noticeHours: session.noticeHours,
    room: session.room ?? '',
  };
}

function importOf({ id, record }: FileRow, codes: PlaceCodes): SessionImport {
  const read = record as {
    doctor: string;
    hospital: string;
    starts: string;
    ends: string;
    slotMinutes: number;
    capacity: number;
    validFrom: string | null;
    validUntil: string | null;
  };
  const recurrence = record['recurrence'] as SessionImport['session']['recurrence'];
  return {
    id: id === null ? null : Number(id),
    doctorId: codes.doctors.get(read.doctor)!,
    doctor: read.doctor,
    session: {
      hospitalId: codes.hospitals.get(read.hospital)!,
      weekday: weekdayOf(record),
      from: read.starts,
      to: read.ends,
      slotMinutes: read.slotMinutes,
      capacity: read.capacity,
      mode: record['mode'] as SessionImport['session']['mode'],
      recurrence,
      ...monthDatesOf(record),
      validFrom: read.validFrom,
      validUntil: read.validUntil,
      ...ownOf(record),
    },
  };
}

/**
 * The session's own limits and room. An import from before these columns existed has neither, and undoing it clears
 * both.
 */
function ownOf(record: CatalogueRecord) {
  const read = record as {
    bufferMinutes?: number | null;
    leadHours?: number | null;
    windowDays?: number | null;
    noticeHours?: number | null;
    room?: string | null;
  };
  return {
    bufferMinutes: read.bufferMinutes ?? 0,
    leadHours: read.leadHours ?? null,
    windowDays: read.windowDays ?? null,
    noticeHours: read.noticeHours ?? null,
    room: read.room || null,
  };
}

/** The weeks and days of the month. */
function monthDatesOf(record: CatalogueRecord): Pick<SessionImport['session'], 'monthWeeks' | 'monthDays'> {
  const weeks = (record['monthWeeks'] as string[]).map((week) => (week === 'last' ? lastWeek : Number(week)));
  return {
    monthWeeks: weeks.toSorted() as SessionImport['session']['monthWeeks'],
    monthDays: ((record['monthDays'] ?? []) as string[]).map(Number),
  };
}

/** The weekday's number; null for a session on days of the month, for which the file may leave it out. */
function weekdayOf(record: CatalogueRecord): number | null {
  if (record['recurrence'] === 'monthly_dates') return null;
  return weekdayCodes.indexOf(record['weekday'] as (typeof weekdayCodes)[number]);
}

export const sessionAdapter: FileAdapter = {
  list: importList('sessions'),
  require: (actor) => requireStaffEverywhere(actor, 'manage_schedules'),
  async stored({ app, tx }) {
    requireInternalScheduler(app);
    return (await listStoredSessions(tx)).map((stored) => ({
      id: String(stored.session.id),
      record: recordOf(stored),
    }));
  },
  async lock({ tx }, rows) {
    const codes = await loadPlaceCodes(tx);
    const known = rows.map((row) => importOf(row, codes)).filter(({ doctorId }) => Boolean(doctorId));
    await lockImportedSchedules(tx, known);
  },
  async faults({ app, tx }, rows) {
    const codes = await loadPlaceCodes(tx);
    return faultsOfKnown(
      rows,
      ({ record }) => unknownPlaces(record, codes),
      async (known) => {
        const found = await sessionImportFaults(
          app,
          tx,
          known.map((row) => importOf(row, codes)),
        );
        return found.map((faults) => faultsByColumn(columns, faults));
      },
    );
  },
  async write({ app, tx, actor, importId }, rows) {
    const codes = await loadPlaceCodes(tx);
    const sessions = rows.map((row) => importOf(row, codes));
    const ids = await writeImportedSessions(app, tx, { actor, rows: sessions, importId });
    return ids.map(String);
  },
  takeBack: oneByOne(async ({ app, tx }, { id, was, before }) => {
    const codes = await loadPlaceCodes(tx);
    const row = importOf({ ...was, id, status: '' }, codes);
    const earlier = before && importOf(before, codes).session;
    return takeBackSession(app, tx, { row: { ...row, id: Number(id) }, before: earlier });
  }),
  settle: ({ tx }) => invalidateSchedules(tx),
};
