import { appointmentsDataSubject } from '#src/features/appointments/my-appointments/appointments-data-subject.server.ts';
import { cartDataSubject } from '#src/features/shop/cart/cart-data-subject.server.ts';
import { collectionsDataSubject } from '#src/features/patient/collections/collections-data-subject.server.ts';
import { formsDataSubject } from '#src/features/requests/submissions/forms-data-subject.server.ts';
import { paymentsDataSubject } from '#src/features/shop/payments/payments-data-subject.server.ts';
import { medicalCardsDataSubject } from '#src/features/requests/medical-cards/medical-cards-data-subject.server.ts';
import { ordersDataSubject } from '#src/features/shop/my-purchases/orders-data-subject.server.ts';
import { membershipsDataSubject } from '#src/features/membership/memberships/memberships-data-subject.server.ts';
import { accessDataSubject, accountDataSubject } from '#src/features/patient/privacy/profile-data-subject.server.ts';
import type { DataSubjectHandler } from '#src/platform/data-subject.ts';

/**
 * Every area that keeps something of a patient, in the order of the export; erased in the same order, the account last, whose
 * row the others may still need. Who adds a table about patients adds its handler.
 */
export const dataSubjectHandlers: readonly DataSubjectHandler[] = [
  appointmentsDataSubject,
  ordersDataSubject,
  paymentsDataSubject,
  membershipsDataSubject,
  medicalCardsDataSubject,
  cartDataSubject,
  collectionsDataSubject,
  formsDataSubject,
  accessDataSubject,
  accountDataSubject,
];
