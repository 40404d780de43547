import type { ComponentType } from 'react';

/**
 * A part of a page that nothing changes in the browser: the server draws it, and its code and words stay there. Pass the
 * component as `import.meta.env.SSR ? Part : null`, so that the browser's bundle does not carry it. Only for pages that are
 * entered by a full document load, as all of ours are.
 */
export function serverOnly<Props extends object>(part: ComponentType<Props> | null): ComponentType<Props> {
  if (part) {
    const Part = part;
    return (props) => (
      <div>
        <Part {...props} />
      </div>
    );
  }
  // React leaves what stands inside such an element as the server has rendered it.
  return () => <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}
