import { useEffect } from 'react';

/**
 * Links to a place on the same page take the reader and the focus there without touching the address. Left to the browser they count as
 * a move through history, for which the router forgets what a form answered: what was typed would be lost. Without scripts no router does.
 */
export function useInPageLinks() {
  useEffect(() => {
    document.addEventListener('click', followInPage);
    return () => document.removeEventListener('click', followInPage);
  }, []);
}

function followInPage(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="#"]') : null;
  if (!link || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const place = document.getElementById(link.hash.slice(1));
  if (!place) return;
  event.preventDefault();
  place.scrollIntoView();
  place.focus({ preventScroll: true });
  if (document.activeElement === place) return;
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
