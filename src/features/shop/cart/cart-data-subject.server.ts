import type { DataSubjectHandler } from '#src/platform/app.ts';
import { deleteAllLines, listAllLines } from './data/cart-data-subject.store.server.ts';

/** The data-subject handler of a patient's cart: exported, and deleted with the account. */
export const cartDataSubject: DataSubjectHandler = {
  name: 'cart',
  exportOf: (app, accountId) => listAllLines(app.db, `patient:${accountId}`),
  erase: (_app, tx, accountId) => deleteAllLines(tx, `patient:${accountId}`),
};
