import type { ComponentType } from 'react';
import { getLocale } from '#src/paraglide/runtime.js';

const toMarkup = import.meta.env.SSR ? (await import('react-dom/server')).renderToStaticMarkup : undefined;

/**
 * A part of every page that depends on its properties and the language alone, such as the menu: the server renders it
 * once and keeps its markup; its code and texts stay on the server. It has links and the browser's own controls, and
 * neither effects nor context. Pass the component as `import.meta.env.SSR ? Part : null`; its properties are plain
 * data. At most `mostKept` markups are kept, by language and properties. It stands in a box without a layout of its
 * own.
 */
export function fixedMarkup<Props extends object>(
  part: ComponentType<Props> | null,
  mostKept = 50,
): ComponentType<Props> {
  // React leaves the content of such an element as the server rendered it.
  if (!part || !toMarkup)
    return () => <div className="contents" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
  const Part = part;
  const render = toMarkup;
  const kept = new Map<string, { __html: string }>();
  return (props) => {
    const name = `${getLocale()} ${JSON.stringify(props)}`;
    let markup = kept.get(name);
    if (!markup) {
      if (kept.size === mostKept) kept.clear();
      markup = { __html: render(<Part {...props} />) };
      kept.set(name, markup);
    }
    return <div className="contents" suppressHydrationWarning dangerouslySetInnerHTML={markup} />;
  };
}
