/** The editor: entries are written, reviewed, scheduled and published, and every version is stored. */
export {
  countOutlivedPackages,
  countWaitingReviews,
  draftOf,
  listContent,
  oldestWaitingReview,
} from './content-admin.server.ts';
export {
  approveText,
  countWaitingApprovals,
  oldestWaitingApproval,
  textForReview,
} from './approval/clinical-approval.server.ts';
export { saveEntry } from './writing/editing.server.ts';
export { createEntry } from './writing/new-entry.server.ts';
export {
  isSharedField,
  listImportedContent,
  lockImportedContent,
  removeImportedText,
  restoreImportedText,
  writeImportedText,
  type ImportedText,
} from './content-import.server.ts';
export { editedEntry, lockedEntry, openedEntry } from './writing/edited-entry.server.ts';
export { replaceFields } from './versions/replaced-fields.server.ts';
export { changeSlug } from './addresses/entry-address.server.ts';
export { emptyTrash } from './trash.server.ts';
export { runSchedule } from './publication/publishing-schedule.server.ts';
export { takeStep } from './publication/publishing.server.ts';
export { changesBetween, type Change } from './versions/text-changes.server.ts';
