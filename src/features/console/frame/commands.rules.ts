/** The entries of the command palette for a typed text. */
import type { ShownMenuItem } from './console-view.server.ts';

export interface Command {
  href: string;
  /** Null for the search of records. */
  label: string | null;
  icon: ShownMenuItem['icon'];
}

const mostPages = 8;

/**
 * Admin pages whose label or hint has every typed word, with those first whose label begins with the text; from two
 * characters on, the search of records is the last entry.
 */
export function commandsFor(
  menuItems: readonly Pick<ShownMenuItem, 'path' | 'label' | 'hint' | 'icon'>[],
  typed: string,
): Command[] {
  const text = typed.trim().toLocaleLowerCase();
  const words = text.split(/\s+/);
  const pages = menuItems
    .filter(({ label, hint }) => {
      const own = `${label} ${hint}`.toLocaleLowerCase();
      return words.every((word) => own.includes(word));
    })
    .map(({ path, label, icon }) => ({ href: path, label, icon }))
    .toSorted((one, other) => rank(one.label, text) - rank(other.label, text))
    .slice(0, mostPages);
  return text.length < 2
    ? pages
    : [...pages, { href: `/staff/search?q=${encodeURIComponent(typed.trim())}`, label: null, icon: 'search' }];
}

function rank(label: string, text: string): number {
  const own = label.toLocaleLowerCase();
  return own.startsWith(text) ? 0 : own.includes(text) ? 1 : 2;
}
