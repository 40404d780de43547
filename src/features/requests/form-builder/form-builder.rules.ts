/** States of a form that staff build, and its address. */
export const formStatuses = ['draft', 'published', 'retired'] as const;
export type FormStatus = (typeof formStatuses)[number];

/**
 * From each state of a form, the states it may become: a published form is published again with each new version, a
 * retired one can return.
 */
export const formTransitions: Readonly<Record<FormStatus, readonly FormStatus[]>> = {
  draft: ['published'],
  published: ['published', 'retired'],
  retired: ['published'],
};

/**
 * The address of a form from the typed text: '/Forms/Antenatal-Class/' gives 'antenatal-class'; null where it cannot be
 * one.
 */
export function slugFrom(typed: string): string | null {
  const slug = typed
    .trim()
    .toLowerCase()
    .replace(/^\/?forms\//, '')
    .replace(/^\/|\/$/g, '');
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) && slug.length <= 80 && /[a-z]/.test(slug) ? slug : null;
}
