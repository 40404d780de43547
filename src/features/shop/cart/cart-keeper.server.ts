import type { PatientDataKeeper } from '#src/platform/patient-data.ts';
import { deleteAllLines, listAllLines } from './data/cart-keeper.store.server.ts';

/** A patient's cart: handed out, and emptied with the account. */
export const cartKeeper: PatientDataKeeper = {
  name: 'cart',
  exportOf: (app, accountId) => listAllLines(app.db, `patient:${accountId}`),
  erase: (_app, tx, accountId) => deleteAllLines(tx, `patient:${accountId}`),
};
