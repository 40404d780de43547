import type { Address } from './address.ts';

/** Booking, the waiting list, and the appointments of who is signed in. */
export const appointmentRoutes: readonly Address[] = [
  { path: '/book', file: 'features/appointments/appointments/pages/book-start.tsx' },
  {
    path: '/book/:doctorSlug',
    file: 'features/appointments/appointments/pages/book-doctor.tsx',
    access: 'form',
    isFlow: true,
  },
  {
    path: '/book/:doctorSlug/waiting-list',
    file: 'features/appointments/appointments/pages/waiting-list-join.tsx',
    access: 'form',
    isFlow: true,
  },
  {
    path: '/waiting-list/:reference',
    file: 'features/appointments/appointments/pages/waiting-list-entry.tsx',
    access: 'form',
  },
  { path: '/book/:doctorSlug/calendar', file: 'features/appointments/appointments/pages/book-calendar.ts' },
  { path: '/my-appointments', file: 'features/appointments/appointments/pages/my-appointments.tsx', access: 'patient' },
  {
    path: '/my-appointments/:reference',
    file: 'features/appointments/appointments/pages/my-appointment.tsx',
    access: 'patient',
  },
  {
    path: '/my-appointments/:reference/reschedule',
    file: 'features/appointments/appointments/pages/my-appointment-move.tsx',
    access: 'patient',
    isFlow: true,
  },
  {
    path: '/my-appointments/:reference/join',
    file: 'features/appointments/appointments/pages/my-appointment-call.tsx',
    access: 'patient',
  },
  {
    path: '/my-appointments/:reference/join/talk',
    file: 'features/appointments/appointments/pages/my-appointment-signals.ts',
    access: 'patient',
  },
  {
    path: '/my-appointments/:reference/calendar',
    file: 'features/appointments/appointments/pages/my-appointment-calendar.ts',
    access: 'patient',
  },
];
