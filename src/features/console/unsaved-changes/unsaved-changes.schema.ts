/** The shape of unsaved changes on a record's page, and which values its form shows. */

/**
 * A record's form shows stored values below an offer of earlier ones ('offered'), values that were refused
 * ('refused'), or stored or continued ones ('open').
 */
export type FormState = 'offered' | 'refused' | 'open';

/** Unsaved changes as a record's page shows them. */
export interface ShownUnsaved {
  record: string;
  /** An ISO instant. */
  typedAt: string;
  /** Whether the form shows the unsaved changes. */
  isContinued: boolean;
  /** Whether somebody saved the record after these changes were begun. */
  isOutdated: boolean;
}

/** What the form of a page shows, by the refusal of its last save and the unsaved changes that were found. */
export function formState(refusal: object | undefined, unsaved: ShownUnsaved | null): FormState {
  if (refusal) return 'refused';
  return unsaved && !unsaved.isContinued ? 'offered' : 'open';
}
