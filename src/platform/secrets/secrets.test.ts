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
  expect(() => secrets.open(renewed.seal('new'))).toThrow('not known');
});

test('the same phone number has the same hash under one key, and another under another', () => {
  expect(secrets.hash('+60123456789')).toBe(secrets.hash('+60123456789'));
  expect(secrets.hash('+60123456789')).not.toBe(createSecrets('another key altogether').hash('+60123456789'));
});
