import { appointmentsKeeper } from '#src/features/appointments/appointments/appointments-keeper.server.ts';
import { cartKeeper } from '#src/features/shop/cart/cart-keeper.server.ts';
import { collectionsKeeper } from '#src/features/patient/collections/collections-keeper.server.ts';
import { formsKeeper } from '#src/features/requests/forms/forms-keeper.server.ts';
import { paymentsDataSubject } from '#src/features/shop/payments/payments-data-subject.server.ts';
import { medicalCardsKeeper } from '#src/features/requests/medical-cards/medical-cards-keeper.server.ts';
import { ordersKeeper } from '#src/features/shop/orders/orders-keeper.server.ts';
import { membershipsKeeper } from '#src/features/membership/memberships/memberships-keeper.server.ts';
import { accessKeeper, accountKeeper } from '#src/features/patient/profile/profile-keeper.server.ts';
import type { PatientDataKeeper } from '#src/platform/patient-data.ts';

/**
 * Every area that keeps something of a patient, in the order of the export; erased in the same order, the account last, whose
 * row the others may still need. Who adds a table about patients adds its keeper.
 */
export const patientData: readonly PatientDataKeeper[] = [
  appointmentsKeeper,
  ordersKeeper,
  paymentsDataSubject,
  membershipsKeeper,
  medicalCardsKeeper,
  cartKeeper,
  collectionsKeeper,
  formsKeeper,
  accessKeeper,
  accountKeeper,
];
