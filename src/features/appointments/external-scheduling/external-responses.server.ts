/** Translates the answers of an appointment service into failures. */
import { BookingRefused, ServiceUnreachable } from '#src/platform/appointment-service/appointment-service.ts';
import type { Failure } from '#src/shared/failure.ts';
import {
  appointmentUnknown,
  changeTooLate,
  detailsInvalid,
  doctorUnknown,
  fieldTexts,
  hospitalMismatch,
  notChangeable,
  slotOffGrid,
  slotPast,
  slotTaken,
  slotTooFar,
} from '#src/features/appointments/appointments/appointments.server.ts';
import { serviceAway } from './external-scheduling.errors.ts';

const known: Record<string, () => Failure> = {
  doctor_unknown: doctorUnknown,
  doctor_not_at_hospital: hospitalMismatch,
  appointment_unknown: appointmentUnknown,
  slot_taken: slotTaken,
  slot_past: slotPast,
  slot_off_grid: slotOffGrid,
  slot_too_far: slotTooFar,
  change_too_late: changeTooLate,
  not_changeable: notChangeable,
  // No other part of our request can be refused beside a field: only the versions of the notice can differ between the
  // two sides.
  details_invalid: () => detailsInvalid({ consentVersion: fieldTexts.consentVersion }),
};

/**
 * Calls the service. A missing answer becomes service_away (503), a refusal the failure with that code, or `otherwise`
 * for an unknown reason.
 */
export async function asking<Answer>(
  ask: () => Promise<Answer>,
  otherwise: () => Failure = slotTaken,
): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof ServiceUnreachable) throw serviceAway();
    throw error instanceof BookingRefused ? (known[error.code] ?? otherwise)() : error;
  }
}
