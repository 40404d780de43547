import { expect, test } from 'vitest';
import { createSecrets } from './secrets.server.ts';

const secrets = createSecrets('a key that only this test knows');

test('what is sealed can be opened, and looks different every time', () => {
  const words = 'Sakit dada 胸痛';
  expect(secrets.open(secrets.seal(words))).toBe(words);
  expect(secrets.seal(words)).not.toBe(secrets.seal(words));
  expect(secrets.open(secrets.seal(''))).toBe('');
});

test('what was changed after sealing does not open', () => {
  const sealed = secrets.seal('0123456789');
  const changed = sealed.slice(0, -6) + (sealed.at(-6) === 'A' ? 'B' : 'A') + sealed.slice(-5);
  expect(() => secrets.open(changed)).toThrow();
});

test('after a change of the key the older one still opens', () => {
  const renewed = createSecrets('a newer key that replaced it', ['a key that only this test knows']);
  expect(renewed.open(secrets.seal('kept'))).toBe('kept');
  expect(() => secrets.open(renewed.seal('new'))).toThrow('sealed with an unknown key');
});

test('the same phone number has the same hash under one key, and another under another', () => {
  expect(secrets.hash('+60123456789')).toBe(secrets.hash('+60123456789'));
  expect(secrets.hash('+60123456789')).not.toBe(createSecrets('another key altogether').hash('+60123456789'));
});

const place = ['persons', 'id_number', 'a'] as const;

test('a value that was sealed for a place opens in no other row, column or table, and not without one', () => {
  const sealed = secrets.seal('900101145678', place);
  expect(secrets.open(sealed, place)).toBe('900101145678');
  for (const other of [
    ['persons', 'id_number', 'b'],
    ['persons', 'name', 'a'],
    ['orders', 'id_number', 'a'],
  ] as const)
    expect(() => secrets.open(sealed, other)).toThrow();
  expect(() => secrets.open(sealed)).toThrow('bound to a place, and none was given');
  const bytes = secrets.sealBytes(Buffer.from('PDF'), place);
  expect(Buffer.from(secrets.openBytes(bytes, place)).toString()).toBe('PDF');
  expect(() => secrets.openBytes(bytes, ['persons', 'id_number', 'b'])).toThrow();
});

test('a value from before places were named, and one from before its column was sealed, still open', () => {
  expect(secrets.open(secrets.seal('old'), place)).toBe('old');
  expect(Buffer.from(secrets.openBytes(secrets.sealBytes(Buffer.from('old')), place)).toString()).toBe('old');
  expect(secrets.open('clear:1988-04-12', place)).toBe('1988-04-12');
  expect(() => secrets.open('clear:1988-04-12')).toThrow();
});

test('hashes for look-up have a key of their own and stay when the secret changes', () => {
  const rotated = createSecrets(
    'a newer key that replaced it',
    ['a key that only this test knows'],
    'a key that only this test knows',
  );
  expect(rotated.hash('+60123456789')).toBe(secrets.hash('+60123456789'));
});
