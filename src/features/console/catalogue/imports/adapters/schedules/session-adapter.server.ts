/** Recurring sessions as rows of a file: doctors and hospitals by their codes. */
import {
  listStoredSessions,
  sessionImportFaults,
  takeBackSession,
  writeImportedSessions,
  type SessionImport,
  type StoredSession,
} from '#src/features/appointments/scheduling/scheduling.server.ts';
import { lastWeek } from '#src/features/appointments/availability/session-dates.rules.ts';
import type { CatalogueRecord } from '#src/features/console/catalogue/fields/catalogue-fields.ts';
import { importList } from '#src/features/console/catalogue/lists/file-lists.ts';
import { weekdayCodes } from '#src/features/console/catalogue/lists/file-list-fields.ts';
import type { FileRow } from '#src/features/console/catalogue/imports/file-target.server.ts';
import { placeAdapter } from './place-adapter.server.ts';
import type { PlaceCodes } from './place-codes.server.ts';

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

function importOf({ id, record }: Pick<FileRow, 'id' | 'record'>, codes: PlaceCodes): SessionImport {
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

export const sessionAdapter = placeAdapter({
  list: importList('sessions'),
  columns,
  async stored({ tx }) {
    return (await listStoredSessions(tx)).map((stored) => ({
      id: String(stored.session.id),
      record: recordOf(stored),
    }));
  },
  rowOf: importOf,
  faults: sessionImportFaults,
  write: writeImportedSessions,
  takeBack({ app, tx }, { id, was, before }, codes) {
    const row = importOf(was, codes);
    const earlier = before && importOf(before, codes).session;
    return takeBackSession(app, tx, { row: { ...row, id: Number(id) }, before: earlier });
  },
});
