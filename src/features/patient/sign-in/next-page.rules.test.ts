import { expect, test } from 'vitest';
import { nextPage } from './next-page.rules.ts';

test.each(['/setting', '/ms/my-appointments?page=2', '/book/dr-lim?step=details'])(
  '%s is where the visitor wanted to go',
  (address) => {
    expect(nextPage(address)).toBe(address);
  },
);

test.each([
  null,
  '',
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  '/a b',
  '/login?next=/login',
  `/${'x'.repeat(600)}`,
])('%s leads to the profile', (address) => {
  expect(nextPage(address)).toBe('/profile');
});
