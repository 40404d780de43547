import { exportFiles, releaseFiles } from '#src/platform/files/files.server.ts';
import type { DataSubjectHandler } from '#src/platform/app.ts';
import { deleteCardRows, listCardRows } from './data/medical-cards.store.server.ts';

/** The data-subject handler of medical cards: exported in clear, and deleted with the account, pictures included. */
export const medicalCardsDataSubject: DataSubjectHandler = {
  name: 'medicalCards',
  async exportOf(app, accountId) {
    const rows = await listCardRows(app.db, accountId);
    return Promise.all(
      rows.map(
        async ({
          id,
          personId,
          insurer,
          number,
          validFrom,
          validUntil,
          createdAt,
          updatedAt,
          frontFileId,
          backFileId,
        }) => ({
          personId,
          insurer,
          number: app.secrets.open(number, ['medical_cards', 'number', id]),
          validFrom,
          validUntil,
          createdAt,
          updatedAt,
          pictures: await exportFiles(
            app,
            [frontFileId, backFileId].filter((file) => file !== null),
          ),
        }),
      ),
    );
  },
  mergeRules: {
    medical_cards: {
      ownedBy: { column: 'account_id', isKey: false },
      key: ['id'],
      person: { column: 'person_id', type: 'uuid' },
      twins: { columns: ['number_hash'] },
    },
  },
  erase: async (_app, tx, accountId) => releaseFiles(tx, await deleteCardRows(tx, { accountId })),
};
