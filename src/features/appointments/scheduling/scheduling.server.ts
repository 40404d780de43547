/** Doctors' schedules and public holidays, as files of master data fill them, and doctors' own calendars. */
export { doctorCalendar } from './calendars/calendar-feed.server.ts';
export { listStoredSessions, type StoredSession } from './data/session-import.store.server.ts';
export { invalidateSchedules, lockImportedSchedules } from './imported-schedules.server.ts';
export {
  sessionImportFaults,
  takeBackSession,
  writeImportedSessions,
  type SessionImport,
} from './sessions/session-import.server.ts';
export {
  deleteImportedLeave,
  leaveImportFaults,
  listImportedLeave,
  writeImportedLeave,
} from './leave/leave-import.server.ts';
export type { Leave } from './leave/doctor-leave.server.ts';
export {
  dateImportFaults,
  listImportedDates,
  takeBackDate,
  writeImportedDates,
  type DateImport,
} from './single-dates/date-import.server.ts';
export {
  blockImportFaults,
  listImportedBlocks,
  takeBackBlock,
  writeImportedBlocks,
  type BlockImport,
} from './blocked-hours/block-import.server.ts';
export { holidayImportFaults, listImportedHolidays, putImportedHoliday } from './holidays/holiday-import.server.ts';
export type { HolidayInput } from './holidays/holidays.server.ts';
export { restoreToSchedule } from './schedules.server.ts';
export { restoreLeave } from './leave/doctor-leave.server.ts';
export { restoreHoliday } from './holidays/holidays.server.ts';
