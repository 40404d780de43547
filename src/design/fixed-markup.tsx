import type { ComponentType, ReactNode } from 'react';
import { getLocale } from '#src/paraglide/runtime.js';

const toMarkup = import.meta.env.SSR ? (await import('react-dom/server')).renderToStaticMarkup : undefined;

/**
 * A part of every page that depends on its properties and the language alone, such as the menu: the server renders it
 * once and keeps its markup; its code and texts stay on the server. It has links and the browser's own controls, and
 * neither effects nor context. `name` is the part's own. Pass the component as `import.meta.env.SSR ? Part : null`; its
 * properties are plain data. At most `mostKept` markups are kept, by language and properties. It stands in a box
 * without a layout of its own.
 */
export function fixedMarkup<Props extends object>(
  name: string,
  part: ComponentType<Props> | null,
  mostKept = 50,
): ComponentType<Props> {
  if (!part || !toMarkup) return inBrowser(name);
  const Part = part;
  const render = toMarkup;
  const kept = new Map<string, { __html: string }>();
  return (props) => {
    const key = `${getLocale()} ${JSON.stringify(props)}`;
    let markup = kept.get(key);
    if (!markup) {
      if (kept.size === mostKept) kept.clear();
      markup = { __html: render(<Part {...props} />) };
      kept.set(key, markup);
    }
    return <div className="contents" data-fixed={name} dangerouslySetInnerHTML={markup} />;
  };
}

/** Empty markup that pages with Trusted Types allow. */
const { trustedTypes } = globalThis as { trustedTypes?: { emptyHTML: string } };
const empty = { __html: trustedTypes?.emptyHTML ?? '' };

/** React leaves the content of such an element as the server rendered it. */
function inBrowser(name: string): () => ReactNode {
  const restore = (element: Element | null) => restorePart(name, element);
  return () => (
    <div
      ref={restore}
      className="contents"
      data-fixed={name}
      suppressHydrationWarning
      dangerouslySetInnerHTML={empty}
    />
  );
}

const rendered = new Map<string, Element[]>();

/** Remembers the fixed parts of the page, before React takes it over. */
export function keepFixedParts(): void {
  for (const part of document.querySelectorAll<HTMLElement>('[data-fixed]')) {
    const name = part.dataset.fixed ?? '';
    rendered.set(name, [...(rendered.get(name) ?? []), part]);
  }
}

/**
 * Where React makes an element anew, as for the page that shows a failure, it gets what the server had rendered; parts
 * of the same name in the order of the page. A part that the page did not have stays empty.
 */
function restorePart(name: string, element: Element | null): void {
  const parts = rendered.get(name) ?? [];
  if (!element || parts.includes(element)) return;
  const part = parts.shift();
  if (!part) return;
  parts.push(part);
  element.replaceChildren(...part.cloneNode(true).childNodes);
}
