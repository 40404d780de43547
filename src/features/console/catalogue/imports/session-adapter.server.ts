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
import { requireStaffEverywhere } from '#src/features/console/roles/staff-access.rules.ts';
import type { Transaction } from '#src/platform/db/transaction.ts';
import type { CatalogueRecord } from '../catalogue-fields.ts';
import { importList, weekdayCodes } from '../lists/file-lists.ts';
import { codeFaults, loadCodesOf, type Codes, type FileAdapter, type FileRow } from './file-target.server.ts';

/** The field of a session, and the column of a file that shows its fault. */
const columns: Record<string, string> = {
  hospitalId: 'hospital',
  weekday: 'weekday',
  from: 'starts',
  to: 'ends',
  slotMinutes: 'slot_minutes',
  capacity: 'capacity',
  monthWeeks: 'month_weeks',
  validFrom: 'valid_from',
  validUntil: 'valid_until',
  bufferMinutes: 'buffer_minutes',
  leadHours: 'lead_hours',
  windowDays: 'window_days',
  noticeHours: 'notice_hours',
};

async function loadCodes(tx: Transaction): Promise<{ doctors: Codes; hospitals: Codes }> {
  return { doctors: await loadCodesOf(tx, 'doctors'), hospitals: await loadCodesOf(tx, 'hospitals') };
}

function recordOf({ doctor, hospital, session }: Omit<StoredSession, 'doctorId'>): CatalogueRecord {
  return {
    doctor,
    hospital,
    weekday: weekdayCodes[session.weekday]!,
    starts: session.from,
    ends: session.to,
    slotMinutes: session.slotMinutes,
    capacity: session.capacity,
    mode: session.mode,
    recurrence: session.recurrence,
    monthWeeks: session.monthWeeks.map(String).toSorted(),
    validFrom: session.validFrom,
    validUntil: session.validUntil,
    bufferMinutes: session.bufferMinutes,
    leadHours: session.leadHours,
    windowDays: session.windowDays,
    noticeHours: session.noticeHours,
  };
}

function importOf({ id, record }: FileRow, codes: { doctors: Codes; hospitals: Codes }): SessionImport {
  const read = record as {
    doctor: string;
    hospital: string;
    starts: string;
    ends: string;
    slotMinutes: number;
    capacity: number;
    validFrom: string | null;
    validUntil: string | null;
    bufferMinutes?: number | null;
    leadHours?: number | null;
    windowDays?: number | null;
    noticeHours?: number | null;
  };
  const recurrence = record['recurrence'] as SessionImport['session']['recurrence'];
  return {
    id: id === null ? null : Number(id),
    doctorId: codes.doctors.get(read.doctor)!,
    doctor: read.doctor,
    session: {
      hospitalId: codes.hospitals.get(read.hospital)!,
      weekday: weekdayCodes.indexOf(record['weekday'] as (typeof weekdayCodes)[number]),
      from: read.starts,
      to: read.ends,
      slotMinutes: read.slotMinutes,
      capacity: read.capacity,
      mode: record['mode'] as SessionImport['session']['mode'],
      recurrence,
      monthWeeks: (record['monthWeeks'] as string[]).map(Number).toSorted() as SessionImport['session']['monthWeeks'],
      validFrom: read.validFrom,
      validUntil: read.validUntil,
      // An import from before these columns has none of them: taking it back leaves no limits.
      bufferMinutes: read.bufferMinutes ?? 0,
      leadHours: read.leadHours ?? null,
      windowDays: read.windowDays ?? null,
      noticeHours: read.noticeHours ?? null,
    },
  };
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
    const codes = await loadCodes(tx);
    const known = rows.map((row) => importOf(row, codes)).filter(({ doctorId }) => Boolean(doctorId));
    await lockImportedSchedules(tx, known);
  },
  async faults({ app, tx }, rows) {
    const codes = await loadCodes(tx);
    const unknown = rows.map(({ record }) => ({
      ...codeFaults('doctor', record['doctor'] as string, codes.doctors),
      ...codeFaults('hospital', record['hospital'] as string, codes.hospitals),
    }));
    const isKnown = (index: number) => Object.keys(unknown[index]!).length === 0;
    const known = rows.filter((_, index) => isKnown(index)).map((row) => importOf(row, codes));
    const found = await sessionImportFaults(app, tx, known);
    let next = 0;
    return unknown.map((faults, index) => {
      if (!isKnown(index)) return faults;
      const own = Object.entries(found[next]!);
      next += 1;
      return Object.fromEntries(own.map(([field, text]) => [columns[field] ?? field, text]));
    });
  },
  async write({ app, tx, actor, importId }, rows) {
    const codes = await loadCodes(tx);
    const sessions = rows.map((row) => importOf(row, codes));
    const ids = await writeImportedSessions(app, tx, { actor, rows: sessions, importId });
    return ids.map(String);
  },
  async takeBack({ app, tx }, { id, was, before }) {
    const codes = await loadCodes(tx);
    const row = importOf({ ...was, id, status: '' }, codes);
    const earlier = before && importOf(before, codes).session;
    return takeBackSession(app, tx, { row: { ...row, id: Number(id) }, before: earlier });
  },
  settle: ({ tx }) => invalidateSchedules(tx),
};
