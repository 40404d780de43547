import { useEffect } from 'react';

/** The specification's key for it (section 3). */
const key = 'position';

/**
 * Stores the scroll position between the clinic network's pages, and restores it on the next of them: the stored
 * offset, or the top (specification, section 2). After any other page it starts at the top.
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
    const leave = () => store(isMovingOn ? Math.round(window.scrollY) : 0);
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
    // Without storage the next page starts at the top.
  }
}

function store(offset: number) {
  try {
    localStorage.setItem(key, String(offset));
  } catch {
    // Without storage the position is not stored.
  }
}
