/** Reminders: a day and two hours before an appointment, each sent once. */
export { dropReminders, notifyOfAppointment, planReminders, sendReminders } from './send-reminders.server.ts';
