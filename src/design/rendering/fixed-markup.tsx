import type { ComponentType, ReactNode } from 'react';
import { cachedMarkup } from './cached-markup.tsx';

const toMarkup = import.meta.env.SSR ? (await import('react-dom/server')).renderToStaticMarkup : undefined;

/**
 * A part of every page that depends only on its properties and the language, such as the menu: the server renders it
 * once and caches its markup; its code and texts stay on the server. It has links and the browser's own controls, and
 * neither effects nor context. `name` is the part's own. Pass the component as `import.meta.env.SSR ? Part : null`; its
 * properties are plain data, the same at each use. At most `maxCached` markups are cached, by language and properties.
 * A part that a page may have several times, each for another item, has a `keyOf` that names the item by properties
 * that the browser has too. It is in a box without a layout of its own.
 */
export function fixedMarkup<Props extends object>(
  name: string,
  part: ComponentType<Props> | null,
  { maxCached = 50, keyOf }: { maxCached?: number; keyOf?: (props: Props) => string | number } = {},
): ComponentType<Props> {
  const nameOf = (props: Props) => (keyOf ? `${name}-${keyOf(props)}` : name);
  if (!part || !toMarkup) return inBrowser(nameOf);
  const markupOf = cachedMarkup(part, toMarkup, maxCached);
  return (props) => <div className="contents" data-fixed={nameOf(props)} dangerouslySetInnerHTML={markupOf(props)} />;
}

const { trustedTypes } = globalThis as { trustedTypes?: { emptyHTML: string } };
/** Empty markup that pages with Trusted Types allow: an element with it keeps the content that the server rendered. */
export const emptyMarkup = { __html: trustedTypes?.emptyHTML ?? '' };

/** React leaves the content of such an element as the server rendered it. */
function inBrowser<Props>(nameOf: (props: Props) => string): (props: Props) => ReactNode {
  return (props) => (
    <div
      ref={restorePart}
      className="contents"
      data-fixed={nameOf(props)}
      suppressHydrationWarning
      dangerouslySetInnerHTML={emptyMarkup}
    />
  );
}

/** The parts of the page by name and key. Parts of the same name and key have the same markup. */
const rendered = new Map<string, HTMLElement>();

/** Stores the fixed parts of the page before React hydrates it. */
export function keepFixedParts(): void {
  for (const part of document.querySelectorAll<HTMLElement>('[data-fixed]'))
    rendered.set(part.dataset.fixed ?? '', part);
}

/** Whether the page has a part with this name. While the server renders, every page can have it. */
export function hasFixedPart(name: string): boolean {
  return import.meta.env.SSR || rendered.has(name);
}

/**
 * Where React creates an element again, such as on the page that shows a failure, the element gets the markup that the
 * server had rendered. An element that React has hydrated has its content. A part that the page did not have stays
 * empty.
 */
function restorePart(element: HTMLElement | null): void {
  if (!element || element.hasChildNodes()) return;
  const part = rendered.get(element.dataset.fixed ?? '');
  if (part && part !== element) element.replaceChildren(...part.cloneNode(true).childNodes);
}
