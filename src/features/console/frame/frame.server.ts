/** The frame of the staff console: requests, menu, lists, CSV. */
export { consoleLoad, consoleAction, textOf, type ActionRefusal } from './console-request.server.ts';
export { hospitalChoices, menuItemsOf, type ShownMenuItem } from './console-view.server.ts';
export { csvResponse, readPages, readInBatches, type RowBatches, exportedFile } from './csv.server.ts';
