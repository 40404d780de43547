import { viewsPath } from '#src/shared/addresses.ts';

/**
 * Reports to the server once that this page is shown: only its path, without a cookie of its own. Only pages that
 * search engines may list and the first step of a booking are reported. Another filter, page or step of the same
 * address is not another view, and a page in a hidden tab counts only when it becomes visible.
 */
export function countView(): void {
  if (document.hidden) {
    document.addEventListener('visibilitychange', countView, { once: true });
    return;
  }
  // A copy that is read without a connection is not counted.
  if (!navigator.onLine) return;
  const { pathname } = location;
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  const shown = canonical
    ? URL.parse(canonical.href)?.pathname
    : /\/book\/[^/]+$/.test(pathname)
      ? pathname
      : undefined;
  if (shown === undefined || URL.parse(document.referrer)?.pathname === pathname) return;
  navigator.sendBeacon(viewsPath, shown);
}
