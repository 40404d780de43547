import type { ComponentType, ReactNode } from 'react';
import { cachedMarkup } from './cached-markup.tsx';

const toMarkup = import.meta.env.SSR ? (await import('react-dom/server')).renderToStaticMarkup : undefined;

/**
 * A part of every page that depends on its properties and the language alone, such as the menu: the server renders it
 * once and keeps its markup; its code and texts stay on the server. It has links and the browser's own controls, and
 * neither effects nor context. `name` is the part's own. Pass the component as `import.meta.env.SSR ? Part : null`; its
 * properties are plain data, the same ones at each use. At most `maxCached` markups are cached, by language and
 * properties. A part that a page may have several times, each of another thing, says by `keyOf` which it is: of
 * properties that the browser has too. It stands in a box without a layout of its own.
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
/** Empty markup that pages with Trusted Types allow: an element with it keeps what the server wrote into it. */
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

/** Remembers the fixed parts of the page, before React takes it over. */
export function keepFixedParts(): void {
  for (const part of document.querySelectorAll<HTMLElement>('[data-fixed]'))
    rendered.set(part.dataset.fixed ?? '', part);
}

/** Whether the page has a part of this name. While the server renders, every page can have it. */
export function hasFixedPart(name: string): boolean {
  return import.meta.env.SSR || rendered.has(name);
}

/**
 * Where React makes an element anew, as for the page that shows a failure, it gets what the server had rendered. An
 * element that React has hydrated has its content. A part that the page did not have stays empty.
 */
function restorePart(element: HTMLElement | null): void {
  if (!element || element.hasChildNodes()) return;
  const part = rendered.get(element.dataset.fixed ?? '');
  if (part && part !== element) element.replaceChildren(...part.cloneNode(true).childNodes);
}
