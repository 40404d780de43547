import type { DataSubjectHandler } from '#src/platform/app.ts';
import { deleteAllLines, listAllLines } from './data/cart-data-subject.store.server.ts';

/** A patient's cart: handed out, and emptied with the account. */
export const cartDataSubject: DataSubjectHandler = {
  name: 'cart',
  exportOf: (app, accountId) => listAllLines(app.db, `patient:${accountId}`),
  erase: (_app, tx, accountId) => deleteAllLines(tx, `patient:${accountId}`),
};
