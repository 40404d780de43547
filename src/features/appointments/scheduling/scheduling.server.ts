/** Doctors' schedules and public holidays, as files of master data fill them. */
export { listStoredSessions, type StoredSession } from './data/session-import.store.server.ts';
export {
  invalidateSchedules,
  lockImportedSchedules,
  sessionImportFaults,
  takeBackSession,
  writeImportedSessions,
  type SessionImport,
} from './session-import.server.ts';
export { holidayImportFaults, listImportedHolidays, putImportedHoliday } from './holidays/holiday-import.server.ts';
export type { HolidayInput } from './holidays/holidays.server.ts';
