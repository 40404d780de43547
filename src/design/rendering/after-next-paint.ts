/**
 * Resolves once the browser has painted the latest change, or at once where the page is hidden or left: work that
 * waits for the paint is never lost.
 */
export function afterNextPaint(): Promise<void> {
  if (document.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    addEventListener('pagehide', () => resolve(), { once: true });
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
