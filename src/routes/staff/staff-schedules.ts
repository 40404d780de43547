/** Admin pages of doctors' schedules: leave, sessions, single dates, blocked hours and public holidays. */
import type { Address } from '../address.ts';

export const scheduleRoutes: readonly Address[] = [
  { path: '/staff/leave', file: 'features/appointments/scheduling/staff/leave/leave-page.tsx', access: 'staff' },
  { path: '/staff/leave/csv', file: 'features/appointments/scheduling/staff/leave/leave-csv.ts', access: 'staff' },
  { path: '/staff/schedules', file: 'features/appointments/scheduling/staff/schedule-list.tsx', access: 'staff' },
  { path: '/staff/schedules/csv', file: 'features/appointments/scheduling/staff/schedule-csv.ts', access: 'staff' },
  {
    path: '/staff/schedules/dates',
    file: 'features/appointments/scheduling/staff/dates/date-list.tsx',
    access: 'staff',
  },
  {
    path: '/staff/schedules/dates/csv',
    file: 'features/appointments/scheduling/staff/dates/dates-csv.ts',
    access: 'staff',
  },
  {
    path: '/staff/schedules/blocks',
    file: 'features/appointments/scheduling/staff/blocks/block-list.tsx',
    access: 'staff',
  },
  {
    path: '/staff/schedules/blocks/csv',
    file: 'features/appointments/scheduling/staff/blocks/blocks-csv.ts',
    access: 'staff',
  },
  {
    path: '/staff/schedules/:doctorId',
    file: 'features/appointments/scheduling/staff/schedule-page.tsx',
    access: 'staff',
  },
  {
    path: '/staff/schedules/:doctorId/session',
    file: 'features/appointments/scheduling/staff/sessions/schedule-session.tsx',
    access: 'staff',
  },
  {
    path: '/staff/schedules/:doctorId/date',
    file: 'features/appointments/scheduling/staff/schedule-date.tsx',
    access: 'staff',
  },
  {
    path: '/staff/schedules/:doctorId/calendars',
    file: 'features/appointments/scheduling/staff/schedule-calendars.tsx',
    access: 'staff',
  },
  {
    path: '/staff/holidays',
    file: 'features/appointments/scheduling/staff/holidays/holidays-page.tsx',
    access: 'staff',
  },
  {
    path: '/staff/holidays/csv',
    file: 'features/appointments/scheduling/staff/holidays/holidays-csv.ts',
    access: 'staff',
  },
  {
    path: '/staff/holidays/bulk',
    file: 'features/appointments/scheduling/staff/holidays/holiday-bulk.tsx',
    access: 'staff',
  },
  {
    path: '/staff/holidays/edit',
    file: 'features/appointments/scheduling/staff/holidays/holiday-edit.tsx',
    access: 'staff',
  },
];
