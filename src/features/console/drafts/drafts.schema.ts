/** A draft as the page of its record shows it. */
export interface ShownDraft {
  id: string;
  /** An ISO instant. */
  savedAt: string;
  /** Who saved it last. */
  by: string | null;
  /** Whether something else was published since the draft was begun. */
  isOutdated: boolean;
  /** The values of the form. */
  typed: Record<string, string>;
}
