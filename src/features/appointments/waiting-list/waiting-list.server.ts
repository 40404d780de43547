/**
 * The waiting list: a freed slot is offered to the waiting patients in turn. The setting `appointments` says how long
 * an offer is open.
 */
export {
  countBefore,
  lockEntry,
  closeEntriesOf,
  deleteEntriesOf,
  listAllEntriesOf,
  type EntryRow,
  deletePastEntries,
} from './data/waiting-list.store.server.ts';
export type { OfferRow } from './data/waiting-list-offers.store.server.ts';
export { listOwnWaiting } from './waiting-list-entries.server.ts';
export { mailTakenOff } from './waiting-list-notices.server.ts';
export { offerNext, runWaitingList, endEntry, noticeFor } from './waiting-list-offers.server.ts';
export { waitingEnded, waitingUnknown } from './waiting-list.errors.ts';
