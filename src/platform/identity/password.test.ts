import { expect, test } from 'vitest';
import { hashPassword, isPasswordOf } from './password-hash.server.ts';
import { passwordRefusal } from './password-policy.server.ts';

test('a hash is of its password alone, and of no other way to write it', async () => {
  const hash = await hashPassword('kopi ais dua gelas é');
  expect(await isPasswordOf(hash, 'kopi ais dua gelas é'.normalize('NFD'))).toBe(true);
  expect(await isPasswordOf(hash, 'kopi ais dua gelas')).toBe(false);
  expect(await isPasswordOf('not a hash', 'kopi')).toBe(false);
});

test.each(['password', 'Password123!', '12345678', 'abcdefgh', 'aaaaaaaa', 'qwerty123', 'Melur2026', 'aminah88'])(
  '%s is one of the first that others would guess',
  (password) => {
    expect(
      passwordRefusal(password, {
        minimum: 6,
        email: 'aminah@example.test',
        name: 'Aminah binti Yusof Melur Healthcare',
      }),
    ).toBe('too_common');
  },
);

test('long enough and uncommon is all that is asked', () => {
  expect(passwordRefusal('three kind otters', { minimum: 8 })).toBeNull();
  expect(passwordRefusal('melur-demo-2026', { minimum: 8 })).toBeNull();
  expect(passwordRefusal('kucing!', { minimum: 8 })).toBe('too_short');
  expect(passwordRefusal('x'.repeat(129), { minimum: 8 })).toBe('too_long');
});
