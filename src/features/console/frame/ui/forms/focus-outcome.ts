/**
 * Moves the focus to the message with the result of the last form: a screen reader reads it, and the next Tab continues
 * there instead of at the start of the menu. Does nothing where the address names a part of the page, or where
 * something has the focus already.
 */
export function focusOutcome(): void {
  const outcome = document.querySelector<HTMLElement>('main [data-outcome]');
  if (!outcome || location.hash !== '' || document.activeElement !== document.body) return;
  outcome.tabIndex = -1;
  outcome.focus({ preventScroll: true });
}
