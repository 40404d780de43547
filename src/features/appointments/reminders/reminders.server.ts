/** Reminders: a day and two hours before an appointment, each sent once. */
export { notifyOfAppointment, planReminders, sendReminders } from './send-reminders.server.ts';
