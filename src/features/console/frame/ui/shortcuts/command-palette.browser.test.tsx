import axe from 'axe-core';
import { userEvent } from 'vitest/browser';
import { expect, it } from 'vitest';
import { show } from '#tests/support/browser-page.tsx';
import { CommandPalette } from './command-palette.tsx';

const menuItems = [
  { path: '/staff/leave', label: 'Leave', hint: 'Doctors who are away', icon: 'holiday', group: 'patients' },
  { path: '/staff/audit', label: 'Audit log', hint: 'Every change', icon: 'scroll', group: 'console' },
] as const;

it('Ctrl+K opens it, typing narrows, arrows move, Enter follows the first link, and axe finds nothing', async () => {
  const place = show(<CommandPalette menuItems={menuItems} />);
  const dialog = place.querySelector('dialog')!;
  const followed: string[] = [];
  place.addEventListener('click', (event) => {
    event.preventDefault();
    followed.push((event.target as Element).closest('a')?.getAttribute('href') ?? '');
  });
  await userEvent.keyboard('k');
  expect(dialog.open).toBe(false);
  await userEvent.keyboard('{Control>}k{/Control}');
  expect(dialog.open).toBe(true);
  expect(document.activeElement).toBe(dialog.querySelector('input'));
  expect((await axe.run(dialog)).violations.map(({ id }) => id)).toEqual([]);
  await userEvent.keyboard('audit');
  await expect
    .poll(() => [...dialog.querySelectorAll('a')].map((link) => link.getAttribute('href')))
    .toEqual(['/staff/audit', '/staff/search?q=audit']);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(document.activeElement?.getAttribute('href')).toBe('/staff/search?q=audit');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(followed).toEqual(['/staff/audit']);
  await userEvent.keyboard('{Control>}k{/Control}');
  expect(dialog.open).toBe(false);
});
