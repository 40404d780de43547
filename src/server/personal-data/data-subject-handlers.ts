import { appointmentsDataSubject } from '#src/features/appointments/my-appointments/my-appointments.server.ts';
import { cartDataSubject } from '#src/features/shop/cart/cart.server.ts';
import { collectionsDataSubject } from '#src/features/patient/collections/collections.server.ts';
import { formsDataSubject } from '#src/features/requests/submissions/submissions.server.ts';
import { paymentsDataSubject } from '#src/features/shop/payments/payments.server.ts';
import { medicalCardsDataSubject } from '#src/features/requests/medical-cards/medical-cards.server.ts';
import { ordersDataSubject } from '#src/features/shop/my-purchases/my-purchases.server.ts';
import { membershipsDataSubject } from '#src/features/membership/memberships/memberships.server.ts';
import { accessDataSubject, accountDataSubject } from '#src/features/patient/privacy/privacy.server.ts';
import {
  duplicatesDataSubject,
  privacyRequestsDataSubject,
} from '#src/features/console/privacy-office/privacy-office.server.ts';
import type { DataSubjectHandler } from '#src/platform/app.ts';

/**
 * The data-subject handlers in the order of the export. Erasure has the same order; the account is last, because
 * other handlers may need its row. A new table about patients needs a handler here.
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
  privacyRequestsDataSubject,
  duplicatesDataSubject,
  accessDataSubject,
  accountDataSubject,
];
