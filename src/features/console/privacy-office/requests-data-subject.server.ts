import type { DataSubjectHandler } from '#src/platform/app.ts';
import { anonymiseRequests, listRequestsAbout, listStepsAbout } from './data/privacy-requests.store.server.ts';
import { noteOf } from './privacy-requests.server.ts';

/**
 * The data-subject handler of requests under the data-protection law: exported with their history; an erasure removes
 * name, address and texts and leaves kind, days and states as proof.
 */
export const privacyRequestsDataSubject: DataSubjectHandler = {
  name: 'privacyRequests',
  async exportOf(app, accountId) {
    const [rows, steps] = await Promise.all([listRequestsAbout(app.db, accountId), listStepsAbout(app.db, accountId)]);
    return rows.map((row) => {
      const open = (column: string, sealed: string | null) =>
        sealed && app.secrets.open(sealed, ['privacy_requests', column, row.id]);
      return {
        reference: row.reference,
        kind: row.kind,
        state: row.state,
        personName: open('person_name', row.personName),
        email: open('email', row.email),
        details: open('details', row.details),
        receivedOn: row.receivedOn,
        dueOn: row.dueOn,
        closedAt: row.closedAt,
        steps: steps
          .filter(({ requestId }) => requestId === row.id)
          .map((step) => ({ at: step.at, what: step.what, toState: step.toState, note: noteOf(app, step) })),
      };
    });
  },
  mergeRules: {
    privacy_requests: { ownedBy: { column: 'account_id', isKey: false }, key: ['id'] },
    privacy_request_steps: { with: 'privacy_requests' },
  },
  async erase(_app, tx, accountId) {
    await anonymiseRequests(tx, accountId);
  },
};
