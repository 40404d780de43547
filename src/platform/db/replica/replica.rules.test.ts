import { expect, test } from 'vitest';
import { isCaughtUp, isFollowing } from './replica.rules.ts';

test('positions are compared as numbers, not as texts', () => {
  expect(isCaughtUp({ replayed: '0/FFFFFFFF', needed: '0/10' })).toBe(true);
  expect(isCaughtUp({ replayed: '9/0', needed: '10/0' })).toBe(false);
  expect(isCaughtUp({ replayed: '16/B374D848', needed: '16/B374D848' })).toBe(true);
  expect(isCaughtUp({ replayed: '16/B374D847', needed: '16/B374D848' })).toBe(false);
});

test('a replica follows while it has what the primary had at the look before', () => {
  expect(isFollowing({ replayed: '0/20', earlier: undefined })).toBe(true);
  expect(isFollowing({ replayed: '0/20', earlier: '0/20' })).toBe(true);
  expect(isFollowing({ replayed: '0/1F', earlier: '0/20' })).toBe(false);
});
