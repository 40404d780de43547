import type { ReactNode } from 'react';

/**
 * Elements that belong in the document's head, where the server's renderer puts them from wherever they stand. The
 * browser's renderer would leave them in the page's text: there the head stays as it came. In development the server's
 * renderer runs in the browser too.
 */
export function InHead({ children }: { children: ReactNode }): ReactNode {
  return import.meta.env.SSR || import.meta.env.DEV ? children : null;
}
