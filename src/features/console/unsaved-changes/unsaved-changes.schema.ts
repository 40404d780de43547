/** Unsaved changes as a record's page shows them. */
export interface ShownUnsaved {
  record: string;
  /** An ISO instant. */
  typedAt: string;
  /** The form shows them. */
  isContinued: boolean;
  /** The record was saved after they were begun. */
  isOutdated: boolean;
}
