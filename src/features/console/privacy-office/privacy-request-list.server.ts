/** The list of requests under the data-protection law, with their last days. */
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { inTransaction } from '#src/platform/db/transaction.ts';
import { recordAccesses } from '#src/features/console/audit/audit.server.ts';
import { rowsPerPage, type ListShape, type ListState } from '#src/features/console/frame/list-state.rules.ts';
import { requireStaffEverywhere } from '#src/features/console/roles/staff-access.rules.ts';
import { malaysianDay } from '#src/shared/dates.ts';
import { searchRequests, type RequestRow } from './data/privacy-requests.store.server.ts';
import {
  daysUntil,
  isOpenState,
  requestKinds,
  requestStates,
  type RequestKind,
  type RequestState,
} from './privacy-office.rules.ts';

type Ports = Pick<App, 'db' | 'clock' | 'random' | 'secrets'>;

export const requestsShape: ListShape = {
  sorts: ['due', 'received'],
  defaultSort: 'due',
  filters: { kind: requestKinds, state: ['all', ...requestStates] },
};

export interface ListedRequest {
  id: string;
  reference: string;
  kind: RequestKind;
  state: RequestState;
  personName: string;
  receivedOn: string;
  dueOn: string;
  /** Days until the answer is due; negative when late; null once it is closed. */
  daysLeft: number | null;
}

/** Open requests, those due first; with the filter 'all' or a state, closed ones too. Each is recorded as read. */
export async function listRequests(
  app: Ports,
  actor: Actor,
  state: ListState & { perPage?: number },
): Promise<{ rows: ListedRequest[]; total: number }> {
  const { perPage = rowsPerPage } = state;
  requireStaffEverywhere(actor, 'run_privacy_office');
  const { kind, state: wanted } = state.filters;
  const { rows, total } = await searchRequests(app.db, {
    ...(kind ? { kind: kind as RequestKind } : {}),
    ...(wanted && wanted !== 'all' ? { state: wanted as RequestState } : {}),
    isOpenOnly: !wanted && !state.q,
    ...(state.q ? { reference: state.q.toUpperCase().replaceAll(/\s/g, '') } : {}),
    sort: state.sort as 'due',
    isDescending: state.isDescending,
    limit: perPage,
    offset: (state.page - 1) * perPage,
  });
  await inTransaction(app.db, (tx) => recordAccesses(app, tx, { actor, accesses: rows.map(aboutRequest) }));
  const today = malaysianDay(app.clock.now());
  return { total, rows: rows.map((row) => listed(app, row, today)) };
}

/** A request for the list; `today` is 'YYYY-MM-DD' and decides whether it is overdue. */
export function listed(app: Pick<App, 'secrets'>, row: RequestRow, today: string): ListedRequest {
  return {
    id: row.id,
    reference: row.reference,
    kind: row.kind,
    state: row.state,
    personName: opened(app, row, 'person_name') ?? '',
    receivedOn: row.receivedOn,
    dueOn: row.dueOn,
    daysLeft: isOpenState(row.state) ? daysUntil(row.dueOn, today) : null,
  };
}

/** The entry of a request in the audit log. */
export function aboutRequest(row: Pick<RequestRow, 'reference' | 'accountId'>) {
  return {
    subjectKind: 'privacy_request',
    subjectId: row.reference,
    ...(row.accountId ? { patientId: row.accountId } : {}),
  };
}

/** The opened text of a sealed column of a request; null where the column is empty. */
export function opened(app: Pick<App, 'secrets'>, row: RequestRow, column: 'person_name' | 'email' | 'details') {
  const sealed = { person_name: row.personName, email: row.email, details: row.details }[column];
  return sealed && app.secrets.open(sealed, ['privacy_requests', column, row.id]);
}
