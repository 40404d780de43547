import { expect, test } from 'vitest';
import { systemRandom } from './random.ts';

test('a reference is a prefix and nine characters that nobody mistakes for each other', () => {
  for (let i = 0; i < 200; i += 1) expect(systemRandom.reference('A')).toMatch(/^A[234679ACDEFGHJKMNPQRTUVWXYZ]{9}$/);
});

test('a code keeps its leading zeros', () => {
  const codes = Array.from({ length: 300 }, () => systemRandom.digits(6));
  expect(codes.every((code) => /^\d{6}$/.test(code))).toBe(true);
  expect(codes.some((code) => code.startsWith('0'))).toBe(true);
});

test('a token carries 256 bits and never comes twice', () => {
  const tokens = new Set(Array.from({ length: 500 }, () => systemRandom.token()));
  expect(tokens.size).toBe(500);
  for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32);
});
