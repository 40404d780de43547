import { expect, it } from 'vitest';
import { keywordPath, mayBeKeyword } from './keywords.rules.ts';

it('never lets a keyword take a private page, the staff console, the API or a language', () => {
  for (const path of [
    '/profile',
    '/staff/anything',
    '/api/doctors',
    '/ms',
    '/zh/home',
    '/checkout/result',
    '/my-purchases',
    '/logout',
    '/verify-email',
    '/',
  ]) {
    expect(mayBeKeyword(path), path).toBe(false);
  }
});

it('lets a keyword take a short address, a detail address and even a static list', () => {
  for (const path of ['/heart', '/melur-ipoh', '/doctor/dr-someone', '/doctor'])
    expect(mayBeKeyword(path), path).toBe(true);
});

it('looks a path up in one spelling', () => {
  expect(keywordPath('/melur-ipoh/')).toBe('/melur-ipoh');
  expect(keywordPath('//melur-ipoh//heart')).toBe('/melur-ipoh/heart');
  expect(keywordPath('/%E5%BF%83')).toBe('/心');
  expect(keywordPath('/%E5')).toBe('/%E5');
  expect(keywordPath('/%00')).toBe('/%00');
});
