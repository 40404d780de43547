/**
 * Moves the focus to what the last form did, as the page says it after a save: a screen reader reads it, and the next
 * Tab goes on from there instead of through the whole menu. Does nothing where the address names a part of the page, or
 * where something has the focus already.
 */
export function focusOutcome(): void {
  const outcome = document.querySelector<HTMLElement>('main [data-outcome]');
  if (!outcome || location.hash !== '' || document.activeElement !== document.body) return;
  outcome.tabIndex = -1;
  outcome.focus({ preventScroll: true });
}
