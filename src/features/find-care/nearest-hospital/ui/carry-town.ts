/** Adds the visitor's town to links and forms. Loaded only where a town is stored, because most visitors have none. */
import { withTown } from '../carried-town.rules.ts';
import { savedTown } from './saved-town.ts';

/**
 * Adds the stored town to links and search forms when they are used. The pages themselves are the same for every
 * visitor and are cached without it. The listener is on the window, so that the page's own handlers have run before: a
 * link that removes the town must not get it.
 */
export function carryTown(): void {
  addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    const address = link && link.origin === location.origin ? withTown(link.href, savedTown()) : undefined;
    if (link && address) link.href = address;
  });
  addEventListener('submit', ({ target, defaultPrevented }) => {
    if (defaultPrevented || !(target instanceof HTMLFormElement) || target.method !== 'get') return;
    const slug = savedTown();
    if (!slug || target.elements.namedItem('near') || !withTown(target.action, slug)) return;
    target.append(Object.assign(document.createElement('input'), { type: 'hidden', name: 'near', value: slug }));
  });
}

/**
 * Where the open page can be ordered from a town and its address names none: opens it with the stored town. It cannot
 * loop, because the new address names a town.
 */
export function openFromTown(): void {
  const address = withTown(location.href, savedTown());
  if (address) location.replace(address);
}
