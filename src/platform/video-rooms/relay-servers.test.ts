import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import type { App } from '../app.ts';
import { relayServersFor, relaysFrom } from './relay-servers.server.ts';
import type { RelaySettings } from './relay-settings.ts';

const secret = 'a secret shared with the relay';
const until = new Date('2026-11-24T07:30:00.500Z');
const appWith = (teleconsultRelays?: RelaySettings) =>
  ({
    config: teleconsultRelays ? { teleconsultRelays } : {},
    secrets: { hash: (text: string) => createHmac('sha256', 'x').update(text).digest('hex') },
  }) as unknown as Pick<App, 'config' | 'secrets'>;
const both = () =>
  appWith(
    relaysFrom({
      stun: 'stun:stun.example.test:3478',
      turn: 'turn:turn.example.test:3478?transport=udp, turns:turn.example.test:5349',
      secret,
    }),
  );

test('without servers the browsers talk to each other alone', () => {
  expect(relaysFrom({ stun: undefined, turn: undefined, secret: undefined })).toBeUndefined();
  expect(relayServersFor(appWith(), { call: 'one', until })).toEqual([]);
});

test('what opens the TURN server ends with the call, is signed as coturn checks it, and names nobody', () => {
  const [stun, turn] = relayServersFor(both(), { call: 'visit 7 patient', until });
  expect(stun).toEqual({ urls: ['stun:stun.example.test:3478'] });
  expect(turn!.urls).toEqual(['turn:turn.example.test:3478?transport=udp', 'turns:turn.example.test:5349']);
  expect(turn!.username).toMatch(/^1795505401:[0-9a-f]{24}$/);
  expect(turn!.credential).toBe(createHmac('sha1', secret).update(turn!.username!).digest('base64'));
});

test('each side of each call has its own user', () => {
  const users = ['visit 7 patient', 'visit 7 clinic', 'visit 8 patient'].map(
    (call) => relayServersFor(both(), { call, until })[1]!.username,
  );
  expect(new Set(users).size).toBe(3);
});

test('STUN alone needs no secret', () => {
  expect(
    relayServersFor(appWith(relaysFrom({ stun: 'stun:stun.example.test', turn: undefined, secret: undefined })), {
      call: 'one',
      until,
    }),
  ).toEqual([{ urls: ['stun:stun.example.test'] }]);
});

test.each([
  [{ turn: 'turn:turn.example.test' }, 'belong together'],
  [{ secret }, 'belong together'],
  [{ stun: 'https://stun.example.test' }, 'Not an address'],
  [{ turn: 'stun:turn.example.test', secret }, 'Not an address'],
  [{ turn: 'turn:a?transport=carrier-pigeon', secret }, 'Not an address'],
])('the site does not start with half of them or with another address: %j', (input, words) => {
  expect(() => relaysFrom({ stun: undefined, turn: undefined, secret: undefined, ...input })).toThrow(words);
});
