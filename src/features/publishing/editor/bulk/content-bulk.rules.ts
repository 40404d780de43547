/** The steps that several entries take at once. */
export const bulkSteps = ['submit', 'publish', 'unpublish'] as const;
export type BulkStep = (typeof bulkSteps)[number];

/** Actions on several entries at once. */
export const bulkActions = [...bulkSteps, 'delete'] as const;

/** Whether a form's text names such a step. */
export function isBulkStep(name: string): name is BulkStep {
  return bulkSteps.some((step) => step === name);
}
