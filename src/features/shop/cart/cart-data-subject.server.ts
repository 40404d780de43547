import type { DataSubjectHandler } from '#src/platform/app.ts';
import { deleteAllLines, listAllLines } from './data/cart-data-subject.store.server.ts';

/** The data-subject handler of a patient's cart: exported, and deleted with the account. */
export const cartDataSubject: DataSubjectHandler = {
  name: 'cart',
  exportOf: (app, accountId) => listAllLines(app.db, `patient:${accountId}`),
  mergeRules: {
    cart_lines: {
      ownedBy: { column: 'owner_key', isKey: true },
      key: ['id'],
      person: { column: 'person_id', type: 'text' },
      twins: { columns: ['package_id', 'hospital_id', 'person_is_citizen'] },
    },
  },
  erase: (_app, tx, accountId) => deleteAllLines(tx, `patient:${accountId}`),
};
