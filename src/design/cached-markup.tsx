/** Markup of parts that many pages have alike: the server renders it once and caches it. */
import type { ComponentType, ReactElement, ReactNode } from 'react';
import { getLocale } from '#src/paraglide/runtime.js';
import { markupFor, whole } from './cached-bytes.ts';

const server = import.meta.env.SSR ? await import('react-dom/server') : undefined;

type Markup = Readonly<{ __html: string }>;

/**
 * What `render` makes of a component, cached by language and properties. Properties are plain data that everybody may
 * see. At most `maxCached` markups are cached; the oldest is dropped.
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
 * The content of an element that depends on its properties and the language alone, such as a card: the server caches
 * its markup, the browser hydrates it as if it had been rendered for this page. Its components use neither context nor
 * ids of React's, have no part of a page (page-part.tsx) in them and nothing that belongs into the head.
 */
export function cachedContent<Props extends object>(
  Part: ComponentType<Props>,
  { maxCached }: { maxCached: number },
): (props: Props) => Content {
  if (!server) return (props) => ({ children: <Part {...props} /> });
  const markupOf = cachedMarkup(Part, server.renderToString, maxCached);
  return (props) => ({ dangerouslySetInnerHTML: markupOf(props) });
}

/** Cached answers of the database are frozen, and the same object on each page: a number names them. */
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
