import type { DataSubjectHandler } from '#src/platform/app.ts';
import { deleteMemberships, listMemberships } from './data/memberships.store.server.ts';
import { joinMemberships, listMeetingNumbers } from './data/joined-memberships.store.server.ts';

/** The data-subject handler of memberships: exported, and ended with the account. Payments stay with their orders. */
export const membershipsDataSubject: DataSubjectHandler = {
  name: 'memberships',
  exportOf: async (app, accountId) =>
    (await listMemberships(app.db, accountId)).map(({ number, personId, createdAt, terms }) => ({
      number,
      personId,
      createdAt,
      terms: terms.map(({ reference, plan, tier, state, startsOn, endsOn, orderId, termsVersion, agreedAt }) => ({
        reference,
        plan,
        tier,
        state,
        startsOn,
        endsOn,
        orderId,
        termsVersion,
        agreedAt,
      })),
    })),
  mergeRules: {
    memberships: {
      ownedBy: { column: 'account_id', isKey: false },
      key: ['id'],
      person: { column: 'person_id', type: 'uuid' },
      twins: { columns: [], isOfPerson: true },
    },
    membership_terms: { with: 'memberships' },
  },
  mergeMore: (_app, tx, move) => joinMemberships(tx, move),
  mergeMeetings: (tx, move) => listMeetingNumbers(tx, move),
  erase: (_app, tx, accountId) => deleteMemberships(tx, accountId),
};
