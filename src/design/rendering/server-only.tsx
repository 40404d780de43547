import type { ComponentType } from 'react';
import { emptyMarkup } from './fixed-markup.tsx';

/**
 * A server-only component: a part of a page that never changes in the browser. The server renders it, and its code and
 * texts stay there. Pass the component as `import.meta.env.SSR ? Part : null`, so that the browser's bundle does not
 * contain it. Only for pages that are opened by a full document load, as all pages here are.
 */
export function serverOnly<Props extends object>(part: ComponentType<Props> | null): ComponentType<Props> {
  if (part) {
    const Part = part;
    return (props) => (
      <div data-server-only="">
        <Part {...props} />
      </div>
    );
  }
  // React leaves the content of such an element as the server rendered it.
  return () => <div data-server-only="" suppressHydrationWarning dangerouslySetInnerHTML={emptyMarkup} />;
}
