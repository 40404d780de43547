import { appointmentsKeeper } from '#src/features/appointments/appointments-keeper.server.ts';
import { accessKeeper, accountKeeper } from '#src/features/profile/profile-keeper.server.ts';
import type { PatientDataKeeper } from '#src/platform/patient-data.ts';

/** Every area that keeps something of a patient, in the order of the export. Who adds a table about patients adds its keeper. */
export const patientData: readonly PatientDataKeeper[] = [accountKeeper, appointmentsKeeper, accessKeeper];
