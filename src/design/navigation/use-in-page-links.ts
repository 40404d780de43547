import { useEffect } from 'react';

/**
 * Links to a place on the same page move the view and the focus there without changing the address, so that the
 * browser's Back leads to the previous page. Without scripts the plain link works.
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
  // What is folded is opened, as the browser itself does for such a link.
  for (let fold = place.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
    fold.open = true;
  place.scrollIntoView();
  place.focus({ preventScroll: true });
  if (document.activeElement === place) return;
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
