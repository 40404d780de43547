/** Changes of several rows of a list at once, with a confirmation before and an undo within ten minutes. */
export { answerBulkPage, bulkAction, loadBulk, loadBulkPage } from './bulk-page.server.ts';
export type { BulkAction, BulkItem, BulkList, BulkPorts } from './bulk-action.server.ts';
export { deletePastChanges } from './data/bulk-changes.store.server.ts';
