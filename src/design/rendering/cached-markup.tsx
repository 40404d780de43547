/** Markup of parts that are the same on many pages: the server renders it once and caches it. */
import type { ComponentType, ReactElement, ReactNode } from 'react';
import { getLocale } from '#src/paraglide/runtime.js';
import { markupFor, whole } from './cached-bytes.ts';

const server = import.meta.env.SSR ? await import('react-dom/server') : undefined;

type Markup = Readonly<{ __html: string }>;

/**
 * The markup of a component, cached by language and properties. Properties are plain data that everybody may see. At
 * most `maxCached` markups are cached; the oldest is dropped.
 */
export function cachedMarkup<Props extends object>(
  Part: ComponentType<Props>,
  render: (part: ReactElement) => string,
  maxCached: number,
): (props: Props) => Markup {
  const cached = new Map<string, Buffer>();
  return (props) => {
    const key = `${getLocale()} ${keyOf(props)}`;
    let bytes = cached.get(key);
    if (!bytes) {
      bytes = whole(() => render(<Part {...props} />));
      if (cached.size === maxCached) cached.delete(cached.keys().next().value!);
      cached.set(key, bytes);
    }
    return { __html: markupFor(bytes) };
  };
}

/** The content of an element: cached markup on the server, components in the browser. */
type Content = { dangerouslySetInnerHTML: Markup } | { children: ReactNode };

/**
 * The content of an element that depends only on its properties and the language, such as a card: the server caches its
 * markup, the browser hydrates it as if it had been rendered for this page. Its components use neither context nor
 * React's ids, and contain no part of a page (page-part.tsx) and no elements for the head.
 */
export function cachedContent<Props extends object>(
  Part: ComponentType<Props>,
  { maxCached }: { maxCached: number },
): (props: Props) => Content {
  if (!server) return (props) => ({ children: <Part {...props} /> });
  const markupOf = cachedMarkup(Part, server.renderToString, maxCached);
  return (props) => ({ dangerouslySetInnerHTML: markupOf(props) });
}

/** Cached database answers are frozen and are the same object on each page, so a number can stand for each. */
const numbers = new WeakMap<object, number>();
let lastNumber = 0;

function keyOf(props: object): string {
  return Object.entries(props)
    .map(([name, value]: [string, unknown]) => `${name}=${wordOf(value)}`)
    .join(' ');
}

function wordOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || !Object.isFrozen(value)) return JSON.stringify(value);
  const number = numbers.get(value) ?? (lastNumber += 1);
  numbers.set(value, number);
  return `#${number}`;
}
