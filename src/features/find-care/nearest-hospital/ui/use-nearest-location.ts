import { useEffect } from 'react';
import { findNearest, mayFindUnasked } from './find-nearest.ts';

/**
 * On a list of doctors or hospitals: where the visitor granted the position before, the nearest hospital becomes the
 * location of the stored filters, and `onSet`, a module-level function, shows the list with them.
 */
export function useNearestLocation(onSet: () => void): void {
  useEffect(() => {
    let isGone = false;
    void mayFindUnasked().then(async (may) => {
      if (may && (await findNearest()) === 'near' && !isGone) onSet();
    });
    return () => {
      isGone = true;
    };
  }, [onSet]);
}
