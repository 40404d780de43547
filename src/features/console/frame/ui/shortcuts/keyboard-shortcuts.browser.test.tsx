import axe from 'axe-core';
import { userEvent } from 'vitest/browser';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { show } from '#tests/support/browser-page.tsx';
import { KeyboardShortcuts, ShortcutsButton } from './keyboard-shortcuts.tsx';
import { watchShortcuts } from './watch-shortcuts.ts';

const menuItems = [
  { path: '/staff/enquiries', label: 'Enquiries' },
  { path: '/staff/orders', label: 'Orders' },
];

beforeEach(() => localStorage.clear());

/** A page with a list, and what its shortcuts did. */
function listPage({ areOn = true } = {}) {
  const did: string[] = [];
  const main = document.createElement('main');
  main.innerHTML = `
    <form role="search"><details><summary>Filters</summary><input type="search" name="q" value="siti"></details></form>
    <textarea></textarea><select><option>gold</option></select><div contenteditable="true">text</div>
    <table><tbody>
      <tr><td><input type="checkbox" name="item"></td><th><a href="#one">One</a></th></tr>
      <tr><td><input type="checkbox" name="item"></td><th><a href="#two">Two</a></th></tr>
      <tr><td></td><th>Three</th><td><button type="button">Restore</button></td></tr>
    </tbody></table>`;
  document.body.append(main);
  const stop = watchShortcuts({
    areOn: () => areOn,
    addressOf: (letter) => (letter === 'o' ? '/staff/orders' : undefined),
    open: (address) => did.push(address),
    showHelp: () => did.push('help'),
  });
  onTestFinished(() => {
    stop();
    main.remove();
  });
  return { main, did };
}
const focused = () => document.activeElement?.textContent;
const press = (keys: string) => userEvent.keyboard(keys);

it('/ enters the list’s search, folded or not, and selects what is in it', async () => {
  const { main } = listPage();
  await press('/');
  const field = main.querySelector<HTMLInputElement>('[name=q]')!;
  expect(document.activeElement).toBe(field);
  expect([field.value, field.selectionStart, field.selectionEnd]).toEqual(['siti', 0, 4]);
});

it('j and k move through the rows, arrows once one is entered, x ticks, Enter opens', async () => {
  const { main } = listPage();
  await press('{ArrowDown}');
  expect(document.activeElement).toBe(document.body);
  await press('j');
  expect(focused()).toBe('One');
  await press('j');
  expect(focused()).toBe('Two');
  await press('{ArrowDown}');
  expect(focused()).toBe('Restore');
  await press('jk');
  expect(focused()).toBe('Two');
  await press('{ArrowUp}x');
  expect([...main.querySelectorAll<HTMLInputElement>('[name=item]')].map(({ checked }) => checked)).toEqual([
    true,
    false,
  ]);
  await press('{Enter}');
  expect(location.hash).toBe('#one');
  history.replaceState(null, '', location.pathname + location.search);
});

it('g and a letter open a list; any other letter, or a pause, does not', async () => {
  const { did } = listPage();
  await press('go');
  expect(did).toEqual(['/staff/orders']);
  await press('gzo');
  await press('o');
  expect(did).toEqual(['/staff/orders']);
  await press('?');
  expect(did).toEqual(['/staff/orders', 'help']);
});

it('nothing happens while somebody types, in a dialog, or with Ctrl', async () => {
  const { main, did } = listPage();
  for (const field of main.querySelectorAll<HTMLElement>('input[type=search], textarea, select, [contenteditable]')) {
    field.closest('details')?.setAttribute('open', '');
    field.focus();
    await press('goj?');
    expect(document.activeElement, field.outerHTML).toBe(field);
  }
  (document.activeElement as HTMLElement).blur();
  dispatchEvent(new KeyboardEvent('keydown', { key: '?', ctrlKey: true }));
  const dialog = document.createElement('dialog');
  document.body.append(dialog);
  dialog.showModal();
  await press('go?');
  dialog.remove();
  expect(did).toEqual([]);
});

it('nothing happens where the keys are switched off', async () => {
  const { did } = listPage({ areOn: false });
  await press('go?j');
  expect(did).toEqual([]);
  expect(document.activeElement).toBe(document.body);
});

it('the help lists the keys of own pages, and switches them off for good; its button stays', async () => {
  const place = show(
    <>
      <KeyboardShortcuts menuItems={menuItems} />
      <ShortcutsButton />
    </>,
  );
  const dialog = place.querySelector('dialog')!;
  await press('?');
  expect(dialog.open).toBe(true);
  expect((await axe.run(dialog)).violations.map(({ id }) => id)).toEqual([]);
  expect([...dialog.querySelectorAll('section:last-of-type dl > div')].map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^GH/),
    'GEEnquiries',
    'GOOrders',
  ]);
  const box = dialog.querySelector<HTMLInputElement>('[name=shortcuts]')!;
  expect(box.checked).toBe(true);
  await userEvent.click(box);
  await press('{Escape}');
  expect(dialog.open).toBe(false);
  await press('?');
  expect(dialog.open).toBe(false);
  await userEvent.click(place.querySelector('[aria-haspopup=dialog]')!);
  expect(dialog.open).toBe(true);
  expect(box.checked).toBe(false);
  await userEvent.click(box);
  await press('{Escape}?');
  expect(dialog.open).toBe(true);
});
