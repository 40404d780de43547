/**
 * The life of an appointment: its states, which state may follow each, until when a patient may change it, and fixed
 * limits.
 */

export const appointmentStates = [
  'held',
  'requested',
  'confirmed',
  'rescheduled',
  'arrived',
  'completed',
  'no_show',
  'cancelled',
] as const;
export type AppointmentState = (typeof appointmentStates)[number];

/** From each state, the states it may become. A hold that expires has no further state: its row is deleted. */
export const transitions: Record<AppointmentState, readonly AppointmentState[]> = {
  held: ['requested', 'confirmed'],
  requested: ['confirmed', 'rescheduled', 'cancelled'],
  confirmed: ['rescheduled', 'arrived', 'no_show', 'cancelled'],
  rescheduled: ['confirmed', 'rescheduled', 'arrived', 'no_show', 'cancelled'],
  arrived: ['completed', 'cancelled'],
  completed: [],
  no_show: [],
  cancelled: [],
};

/** In these states an appointment occupies its slot; the database constraint names the same ones. */
export const occupyingStates: readonly AppointmentState[] = [
  'held',
  'requested',
  'confirmed',
  'rescheduled',
  'arrived',
];

/** Whether an appointment in `from` may become `to`, by the transition table. */
export function canBecome(from: AppointmentState, to: AppointmentState): boolean {
  return transitions[from].includes(to);
}

/**
 * Hours before the start until which the patient may move or cancel: those of the session, otherwise those of the
 * group.
 */
export function noticeOf({ noticeHours }: { noticeHours?: number | null }, groupHours: number): number {
  return noticeHours ?? groupHours;
}

/** Limits that staff cannot change in the settings (section 14 of the product's numbers). */
export const limits = {
  /** A slot can be booked until this long before it begins. */
  leadMinutes: 60,
  /** Upcoming appointments that one account, guest or phone number may have. */
  upcomingPerBooker: 20,
  /** Bookings that one of them may make within a day, cancelled ones included. */
  bookingsPerBookerAndDay: 30,
  /** Days in a partner's answer unless it asks for more. */
  partnerDays: 14,
  /** Days to choose from in a request for an appointment. */
  requestDays: 28,
} as const;

/** Half days that can be requested of a doctor without a live schedule; the front desk answers with the time. */
export const requestTimes = { morning: '09:00', afternoon: '14:00' } as const;
export const requestedAppointmentMinutes = 30;

/** Patients below this age are seen by a paediatrician. */
export const childUntilAge = 18;

/** Whether a speciality, by its slug, is for children only: paediatrics and its branches, care of the newborn. */
export function isForChildren(speciality: string | null): boolean {
  return /^(paediatric|neonat)/.test(speciality ?? '');
}

export type ReminderKind = 'day_before' | 'hours_before';
