/** The life cycle of master data: a draft is published, a published item is retired, a retired one can be restored. */
export type CatalogueStatus = 'draft' | 'published' | 'retired';
export type CatalogueStep = 'publish' | 'retire' | 'restore';

/** From each state, the allowed steps and the state after each. */
export const catalogueTransitions: Record<CatalogueStatus, Partial<Record<CatalogueStep, CatalogueStatus>>> = {
  draft: { publish: 'published', retire: 'retired' },
  published: { retire: 'retired' },
  retired: { restore: 'published' },
};

/** The state after a step; undefined where the step is not allowed from there. */
export function nextStatus(status: CatalogueStatus, step: CatalogueStep): CatalogueStatus | undefined {
  return catalogueTransitions[status][step];
}

/** Whether a form's text names a step. */
export function isCatalogueStep(name: string): name is CatalogueStep {
  return name === 'publish' || name === 'retire' || name === 'restore';
}
