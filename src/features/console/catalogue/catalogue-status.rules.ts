/** The life of an item of master data: a draft is published, what is published is retired, what is retired can come back. */
export type CatalogueStatus = 'draft' | 'published' | 'retired';
export type CatalogueStep = 'publish' | 'retire' | 'restore';

/** From each state, the steps and where they lead. */
export const catalogueTransitions: Record<CatalogueStatus, Partial<Record<CatalogueStep, CatalogueStatus>>> = {
  draft: { publish: 'published', retire: 'retired' },
  published: { retire: 'retired' },
  retired: { restore: 'published' },
};

/** The state after a step; undefined where the step is not allowed from there. */
export function nextStatus(status: CatalogueStatus, step: CatalogueStep): CatalogueStatus | undefined {
  return catalogueTransitions[status][step];
}

export function isCatalogueStep(name: string): name is CatalogueStep {
  return name === 'publish' || name === 'retire' || name === 'restore';
}
