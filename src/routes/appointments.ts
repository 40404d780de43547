import type { Address } from './address.ts';

/** Booking, the waiting list, and the appointments of the signed-in patient. */
export const appointmentRoutes: readonly Address[] = [
  { path: '/book', file: 'features/appointments/booking/pages/book-start.tsx' },
  {
    path: '/book/:doctorSlug',
    file: 'features/appointments/booking/pages/book-doctor.tsx',
    access: 'form',
    isFlow: true,
  },
  {
    path: '/book/:doctorSlug/waiting-list',
    file: 'features/appointments/waiting-list/pages/waiting-list-join.tsx',
    access: 'form',
    isFlow: true,
  },
  {
    path: '/waiting-list/:reference',
    file: 'features/appointments/waiting-list/pages/waiting-list-entry.tsx',
    access: 'form',
  },
  {
    path: '/new-time',
    file: 'features/appointments/time-proposals/pages/new-time.tsx',
    access: 'form',
  },
  {
    path: '/my-appointments/:reference/new-time',
    file: 'features/appointments/time-proposals/pages/my-new-time.tsx',
    access: 'patient',
  },
  {
    path: '/profile/book-for/:personId',
    file: 'features/appointments/booking/pages/book-for.ts',
    access: 'patient',
  },
  { path: '/book/:doctorSlug/calendar', file: 'features/appointments/booking/pages/book-calendar.ts' },
  {
    path: '/my-appointments',
    file: 'features/appointments/my-appointments/pages/my-appointments.tsx',
    access: 'patient',
  },
  {
    path: '/my-appointments/:reference',
    file: 'features/appointments/my-appointments/pages/my-appointment.tsx',
    access: 'patient',
  },
  {
    path: '/my-appointments/:reference/reschedule',
    file: 'features/appointments/my-appointments/pages/my-appointment-move.tsx',
    access: 'patient',
    isFlow: true,
  },
  {
    path: '/my-appointments/:reference/join',
    file: 'features/appointments/teleconsult/pages/my-appointment-call.tsx',
    access: 'patient',
    isFlow: true,
  },
  {
    path: '/my-appointments/:reference/join/talk',
    file: 'features/appointments/teleconsult/pages/my-appointment-signals.ts',
    access: 'patient',
  },
  {
    path: '/my-appointments/:reference/calendar',
    file: 'features/appointments/my-appointments/pages/my-appointment-calendar.ts',
    access: 'patient',
  },
];
