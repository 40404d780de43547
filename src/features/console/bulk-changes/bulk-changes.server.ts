/** Changes of several rows of a list at once, confirmed before and undone by one press within ten minutes. */
export { answerBulkPage, bulkAction, loadBulk, loadBulkPage } from './bulk-page.server.ts';
export type { BulkAction, BulkItem, BulkList, BulkPorts } from './bulk-action.server.ts';
export { deletePastChanges } from './data/bulk-changes.store.server.ts';
