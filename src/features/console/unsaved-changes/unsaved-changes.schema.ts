/** The form of unsaved changes on a record's page, and the values that its form shows. */

/**
 * What a record's form shows: stored values below an offer of earlier ones ('offered'), refused values ('refused'), or
 * stored or continued values ('open').
 */
export type FormState = 'offered' | 'refused' | 'open';

/** Unsaved changes for a record's page. */
export interface ShownUnsaved {
  record: string;
  /** An ISO instant. */
  typedAt: string;
  /** Whether the form shows the unsaved changes. */
  isContinued: boolean;
  /** Whether the record was saved after these changes were begun. */
  isOutdated: boolean;
}

/** The state of a page's form, by the refusal of its last save and the unsaved changes that were found. */
export function formState(refusal: object | undefined, unsaved: ShownUnsaved | null): FormState {
  if (refusal) return 'refused';
  return unsaved && !unsaved.isContinued ? 'offered' : 'open';
}
