import { useEffect } from 'react';

/** The specification's key for it (section 3). */
const key = 'position';

/**
 * Keeps how far the reader has scrolled while moving between the clinic network's pages, and goes there again on the next of
 * them: the stored offset, or the top (specification, section 2). Whoever leaves for elsewhere begins at the top another time.
 */
export function useSavedScrollPosition() {
  useEffect(() => {
    restore();
    let isMovingOn = false;
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
      if (!link || link.origin !== location.origin || link.target === '_blank') return;
      isMovingOn = /^(?:\/ms|\/zh)?\/mccn(?:\/|$)/.test(link.pathname);
    };
    const leave = () => keep(isMovingOn ? Math.round(window.scrollY) : 0);
    document.addEventListener('click', follow);
    window.addEventListener('pagehide', leave);
    return () => {
      document.removeEventListener('click', follow);
      window.removeEventListener('pagehide', leave);
    };
  }, []);
}

function restore() {
  try {
    const offset = Number(localStorage.getItem(key));
    if (offset > 0 && location.hash === '') window.scrollTo({ top: offset, behavior: 'instant' });
  } catch {
    // A browser that keeps nothing begins at the top.
  }
}

function keep(offset: number) {
  try {
    localStorage.setItem(key, String(offset));
  } catch {
    // As above.
  }
}
