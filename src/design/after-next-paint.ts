/**
 * Resolves when the browser has shown what has just changed, or when the visitor leaves the page before: work that may
 * wait for the picture is never lost. A hidden page shows no pictures and waits for none.
 */
export function afterNextPaint(): Promise<void> {
  if (document.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    addEventListener('pagehide', () => resolve(), { once: true });
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
