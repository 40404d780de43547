import { goWithinMs } from '#src/features/console/frame/shortcuts.rules.ts';

/** Elements in which letters are typed or choose an entry: shortcuts do not work there. */
const typedInto =
  'input:not([type=checkbox], [type=radio], [type=button], [type=submit]), textarea, select, [contenteditable], [role=textbox], [role=combobox], [role=listbox]';

interface Shortcuts {
  /** Whether the shortcuts are switched on. */
  areOn: () => boolean;
  /** The address of a letter after `g`. */
  addressOf: (letter: string) => string | undefined;
  open: (address: string) => void;
  showHelp: () => void;
}

/**
 * Listens for the console's shortcuts of a single key: `/` the list's search, `g` and a letter another list, `j` and
 * `k` the rows, `x` a row's checkbox, `?` the help. Returns the function that stops it. The shortcuts do nothing while
 * somebody types, in a dialog, or with Ctrl, Alt or ⌘.
 */
export function watchShortcuts({ areOn, addressOf, open, showHelp }: Shortcuts): () => void {
  let goesUntil = 0;
  const act = (key: string, at: number): boolean => {
    const isGoing = at < goesUntil;
    goesUntil = 0;
    if (isGoing) {
      const address = addressOf(key);
      if (address !== undefined) open(address);
      return address !== undefined;
    }
    if (key === 'g') goesUntil = at + goWithinMs;
    if (key === '?') showHelp();
    if (key === '/') return enterSearch();
    if (key === 'j' || key === 'k') return moveRow(key === 'j' ? 1 : -1);
    // Arrows scroll the page until the focus is on a row.
    if ((key === 'ArrowDown' || key === 'ArrowUp') && isOnRow()) return moveRow(key === 'ArrowDown' ? 1 : -1);
    if (key === 'x') return tickRow();
    return key === 'g' || key === '?';
  };
  const listen = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!areOn() || isTyping(event.target) || document.querySelector('dialog[open]')) return;
    if (event.key === 'Shift') return;
    // With Caps Lock a letter comes as a capital.
    const key = event.key.length === 1 && !event.shiftKey ? event.key.toLowerCase() : event.key;
    if (act(key, event.timeStamp)) event.preventDefault();
  };
  addEventListener('keydown', listen);
  return () => removeEventListener('keydown', listen);
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(typedInto) !== null;
}

/** The search of the list, or the console's where the page has none. */
function enterSearch(): boolean {
  const field =
    document.querySelector<HTMLInputElement>('main form[role=search] input[type=search]') ??
    document.querySelector<HTMLInputElement>('header form[role=search] input[type=search]');
  if (!field) return false;
  // On a phone the filters are in a disclosure.
  field.closest('details')?.setAttribute('open', '');
  field.focus();
  field.select();
  return true;
}

/** The element of each row that gets the focus: the link that opens the row, or its first control. */
function rowStops(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('main tbody tr')]
    .map(
      (row) => row.querySelector<HTMLElement>('th a[href]') ?? row.querySelector<HTMLElement>('a[href], button, input'),
    )
    .filter((stop) => stop !== null);
}

const rowOf = (element: Element | null) => element?.closest('main tbody tr') ?? null;

/** Whether the focus is on one of the elements of `rowStops`; in a row's own fields, arrows keep their meaning. */
function isOnRow(): boolean {
  return rowStops().some((stop) => stop === document.activeElement);
}

function moveRow(step: 1 | -1): boolean {
  const stops = rowStops();
  const row = rowOf(document.activeElement);
  const here = row ? stops.findIndex((stop) => rowOf(stop) === row) : -1;
  const next = stops[here === -1 ? 0 : here + step];
  if (!next) return here !== -1;
  next.focus();
  rowOf(next)?.scrollIntoView({ block: 'nearest' });
  return true;
}

function tickRow(): boolean {
  const box = rowOf(document.activeElement)?.querySelector<HTMLInputElement>('input[type=checkbox][name=item]');
  box?.click();
  return box !== undefined && box !== null;
}
