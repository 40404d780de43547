import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { Dialog } from '#src/design/states/dialog.tsx';
import { pageHref } from '#src/design/navigation/site-link.tsx';
import { useScriptsReady } from '#src/design/rendering/use-scripts-ready.ts';
import { m } from '#src/paraglide/messages.js';
import type { ShownMenuItem } from '#src/features/console/frame/console-view.server.ts';
import { addressOfLetter, goLetters } from '#src/features/console/frame/shortcuts.rules.ts';
import { watchShortcuts } from './watch-shortcuts.ts';

const dialogId = 'shortcuts';
/** The key under which this browser stores that the shortcuts are off. */
const offKey = 'console-shortcuts-off';

const areOn = () => localStorage.getItem(offKey) === null;

/** The browser sends 'storage' only to other tabs, so this tab is notified here. */
function switchTo(isOn: boolean): void {
  if (isOn) localStorage.removeItem(offKey);
  else localStorage.setItem(offKey, 'yes');
  dispatchEvent(new StorageEvent('storage', { key: offKey }));
}

function onSwitched(notify: () => void): () => void {
  addEventListener('storage', notify);
  return () => removeEventListener('storage', notify);
}

function showHelp(): void {
  const dialog = document.getElementById(dialogId);
  if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal();
}

interface KeyboardShortcutsProps {
  menuItems: readonly Pick<ShownMenuItem, 'path' | 'label'>[];
}

/** The console's shortcuts, and the dialog that lists them and switches off those of a single key. */
export function KeyboardShortcuts({ menuItems }: KeyboardShortcutsProps) {
  useEffect(
    () =>
      watchShortcuts({
        areOn,
        addressOf: (letter) => addressOfLetter(menuItems, letter),
        open: (address) => location.assign(pageHref(address)),
        showHelp,
      }),
    [menuItems],
  );
  const pages = [{ path: '/staff', label: m.staff_home_title() }, ...menuItems];
  return (
    <Dialog id={dialogId} title={m.staff_keys()}>
      <Switch />
      <Keys title={m.staff_keys_anywhere()}>
        <Key keys={['Ctrl', 'K']}>{m.staff_keys_palette()}</Key>
        <Key keys={['?']}>{m.staff_keys_help()}</Key>
      </Keys>
      <Keys title={m.staff_keys_lists()}>
        <Key keys={['/']}>{m.staff_keys_search()}</Key>
        <Key keys={['J', 'K']}>{m.staff_keys_rows()}</Key>
        <Key keys={['↓', '↑']}>{m.staff_keys_arrows()}</Key>
        <Key keys={['Enter']}>{m.staff_keys_open()}</Key>
        <Key keys={['X']}>{m.staff_keys_select()}</Key>
      </Keys>
      <Keys title={m.staff_keys_go()}>
        {pages.map(({ path, label }) => {
          const letter = goLetters[path];
          return letter === undefined ? null : (
            <Key key={path} keys={['G', letter.toUpperCase()]}>
              {label}
            </Key>
          );
        })}
      </Keys>
    </Dialog>
  );
}

/**
 * Switches the shortcuts of a single key off and on: people with speech input or a tremor press such keys by accident.
 */
function Switch() {
  const isOn = useSyncExternalStore(onSwitched, areOn, () => true);
  return (
    <div className="mb-4">
      <label className="flex min-h-11 items-start gap-3 py-1.5">
        <input
          type="checkbox"
          name="shortcuts"
          aria-describedby="shortcuts-hint"
          className="mt-0.5 size-6 shrink-0 accent-teal"
          checked={isOn}
          onChange={({ target }) => switchTo(target.checked)}
        />
        <span>{m.staff_keys_on()}</span>
      </label>
      <p id="shortcuts-hint" className="text-[0.9375rem] text-muted">
        {m.staff_keys_on_hint()}
      </p>
    </div>
  );
}

function Keys({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mb-4">
      <h3 className="mb-1 text-base">{title}</h3>
      <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-2">{children}</dl>
    </section>
  );
}

function Key({ keys, children }: { keys: readonly string[]; children: ReactNode }) {
  return (
    <div className="flex min-h-8 items-start gap-3">
      <dt className="flex w-20 shrink-0 gap-1 pt-0.5">
        {keys.map((key) => (
          <Cap key={key}>{key}</Cap>
        ))}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

/** A key, drawn as on a keyboard. */
export function Cap({ children }: { children: string }) {
  return (
    <kbd className="inline-flex h-6 min-w-6 items-center justify-center rounded border border-line bg-mist px-1.5 font-sans text-sm text-ink">
      {children}
    </kbd>
  );
}

/** Opens the help, even where the keys are switched off. */
export function ShortcutsButton() {
  return useScriptsReady() ? (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={showHelp}
      className="flex min-h-11 w-full items-center rounded-soft px-3 text-left text-[0.9375rem] text-teal-dark underline hover:bg-pale lg:min-h-8"
    >
      {m.staff_keys()}
    </button>
  ) : null;
}
