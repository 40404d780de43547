import { longest } from '#src/features/appointments/appointments/reservation/booking-details.rules.ts';
import { z } from 'zod';

/** The reason for a patient's cancellation: free text without '<' and '>'; may be empty. */
export const cancelReasonSchema = z
  .string()
  .trim()
  .max(longest.cancelReason)
  .regex(/^[^<>]*$/);
