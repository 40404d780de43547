import type { ReactNode } from 'react';

/**
 * Elements for the document's head, to which the server's renderer moves them. The browser's renderer would leave them
 * in the page's text, so there the head stays as the server sent it. In development the server's renderer runs in the
 * browser too.
 */
export function InHead({ children }: { children: ReactNode }): ReactNode {
  return import.meta.env.SSR || import.meta.env.DEV ? children : null;
}
