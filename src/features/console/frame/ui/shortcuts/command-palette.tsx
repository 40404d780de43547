import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { m } from '#src/paraglide/messages.js';
import type { ShownMenuItem } from '#src/features/console/frame/console-view.server.ts';
import { commandsFor } from '#src/features/console/frame/commands.rules.ts';
import { goLetters } from '#src/features/console/frame/shortcuts.rules.ts';
import { ConsoleIcon } from '../icons/console-icon.tsx';
import { Cap } from './keyboard-shortcuts.tsx';

/** The keys that open the page in the dialog from anywhere. */
export function CommandPalette({ menuItems }: { menuItems: readonly ShownMenuItem[] }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [typed, setTyped] = useState('');
  useEffect(() => {
    const open = (event: globalThis.KeyboardEvent) => {
      const isShortcut = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
      if (!isShortcut || event.altKey || event.shiftKey || !dialog.current) return;
      event.preventDefault();
      if (dialog.current.open) return dialog.current.close();
      setTyped('');
      dialog.current.showModal();
      dialog.current.querySelector('input')?.focus();
    };
    addEventListener('keydown', open);
    return () => removeEventListener('keydown', open);
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-label={m.staff_palette()}
      {...{ closedby: 'any' }}
      className="mx-auto mt-[12dvh] mb-auto max-h-[70dvh] w-[min(36rem,calc(100%-2rem))] overflow-y-auto rounded-soft bg-white p-3 text-ink shadow-lift backdrop:bg-deep/60"
    >
      <input
        type="search"
        aria-label={m.staff_palette()}
        placeholder={m.staff_palette()}
        autoComplete="off"
        maxLength={100}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={moveFocus}
        className="block min-h-12 w-full rounded-soft border-2 border-field px-3"
      />
      <ul className="mt-2">
        {commandsFor(menuItems, typed).map(({ href, label, icon }) => (
          <li key={href}>
            <SiteLink
              href={href}
              onKeyDown={moveFocus}
              className="flex min-h-11 items-center gap-3 rounded-soft px-3 text-ink no-underline hover:bg-pale focus:bg-pale"
            >
              <ConsoleIcon name={icon} className="text-teal" />
              {label ?? m.staff_palette_search({ q: typed.trim() })}
              {label !== null && <GoKeys href={href} />}
            </SiteLink>
          </li>
        ))}
      </ul>
    </dialog>
  );
}

/** The keys that open the page from anywhere. */
function GoKeys({ href }: { href: string }) {
  const letter = goLetters[href];
  if (letter === undefined) return null;
  return (
    <span aria-hidden="true" className="ml-auto flex gap-1">
      <Cap>G</Cap>
      <Cap>{letter.toUpperCase()}</Cap>
    </span>
  );
}

/** Arrows move between the field and the links; Enter in the field opens the first link. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const stops = [...(event.currentTarget.closest('dialog')?.querySelectorAll<HTMLElement>('input, a') ?? [])];
  const here = stops.indexOf(event.currentTarget);
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step !== undefined) {
    event.preventDefault();
    stops[(here + step + stops.length) % stops.length]?.focus();
  } else if (event.key === 'Enter' && here === 0 && !event.nativeEvent.isComposing) {
    event.preventDefault();
    stops[1]?.click();
  }
}
