/** Markup of parts that many pages have alike: the server renders it once and keeps it. */
import type { ComponentType, ReactElement, ReactNode } from 'react';
import { getLocale } from '#src/paraglide/runtime.js';
import { markupFor, whole } from './kept-bytes.ts';

const server = import.meta.env.SSR ? await import('react-dom/server') : undefined;

type Markup = Readonly<{ __html: string }>;

/**
 * What `render` makes of a component, kept by language and properties. Properties are plain data that everybody may
 * see. `mostKept` markups are kept; those that were made first are dropped.
 */
export function keptMarkup<Props extends object>(
  Part: ComponentType<Props>,
  render: (part: ReactElement) => string,
  mostKept: number,
): (props: Props) => Markup {
  const kept = new Map<string, Buffer>();
  return (props) => {
    const key = `${getLocale()} ${keyOf(props)}`;
    let bytes = kept.get(key);
    if (!bytes) {
      bytes = whole(() => render(<Part {...props} />));
      if (kept.size === mostKept) kept.delete(kept.keys().next().value!);
      kept.set(key, bytes);
    }
    return { __html: markupFor(bytes) };
  };
}

/** The content of an element: kept markup on the server, components in the browser. */
type Content = { dangerouslySetInnerHTML: Markup } | { children: ReactNode };

/**
 * The content of an element that depends on its properties and the language alone, such as a card: the server keeps its
 * markup, the browser hydrates it as if it had been rendered for this page. Its components use neither context nor ids
 * of React's, have no part of a page (page-part.tsx) in them and nothing that belongs into the head.
 */
export function keptContent<Props extends object>(
  Part: ComponentType<Props>,
  { mostKept }: { mostKept: number },
): (props: Props) => Content {
  if (!server) return (props) => ({ children: <Part {...props} /> });
  const markupOf = keptMarkup(Part, server.renderToString, mostKept);
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
