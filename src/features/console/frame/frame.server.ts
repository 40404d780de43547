/** The frame of the staff console: requests, menu, lists, files of lists. */
export { consoleLoad, consoleAction, textOf, type ActionRefusal } from './console-request.server.ts';
export { hospitalChoices, menuItemsOf, type ShownMenuItem } from './console-view.server.ts';
export {
  listFile,
  readPages,
  readInBatches,
  recordExport,
  type CsvColumn,
  type RowBatches,
  exportedFile,
} from './csv.server.ts';
