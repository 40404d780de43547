/** What a patient reads about an appointment's state, and what to bring. */
import type { MessageTexts } from '#src/features/site/message-templates/message-templates.server.ts';
import type { AppointmentRow } from './data/appointments.store.server.ts';

/** Advice for the patient: what to bring to the hospital; for a video consultation, a quiet place and a camera. */
export function adviceFor({ mode }: AppointmentRow, { texts, advice }: StateTexts) {
  return mode === 'teleconsult' && advice === texts.appointments_advice_bring ? texts.teleconsult_advice : advice;
}

/** The texts of messages, with those of one state of the appointment. */
export type StateTexts = { texts: MessageTexts } & ReturnType<typeof stateWords>;

/** The texts that describe a state. */
export function stateWords(texts: MessageTexts, status: AppointmentRow['status']) {
  if (status === 'cancelled')
    return {
      subject: texts.appointments_subject_cancelled,
      sms: texts.appointments_sms_cancelled,
      advice: texts.appointments_advice_cancelled,
    };
  if (status === 'rescheduled')
    return {
      subject: texts.appointments_subject_rescheduled,
      sms: texts.appointments_sms_rescheduled,
      advice: texts.appointments_advice_bring,
    };
  if (status === 'requested')
    return {
      subject: texts.appointments_subject_requested,
      sms: texts.appointments_sms_requested,
      advice: texts.appointments_advice_requested,
    };
  return {
    subject: texts.appointments_subject_confirmed,
    sms: texts.appointments_sms_confirmed,
    advice: texts.appointments_advice_bring,
  };
}
