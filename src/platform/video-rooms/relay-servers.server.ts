/** Servers that help two browsers to reach each other: STUN tells a browser its own address, TURN passes a call on where no direct line can be had. */
import { createHmac } from 'node:crypto';
import type { App } from '../app.ts';
import type { RelaySettings } from './relay-settings.ts';

/** As RTCPeerConnection takes them. */
export interface RelayServer {
  urls: string[];
  username?: string;
  credential?: string;
}

/**
 * The servers for one side of one call; none unless configured. What opens the TURN server is made for this call and ends with it, by
 * coturn's REST convention: username `expiry:user`, credential base64(HMAC-SHA1(secret, username)). The user is a hash: the server's log names no patient.
 */
export function relayServersFor(
  app: Pick<App, 'config' | 'secrets'>,
  { call, until }: { call: string; until: Date },
): RelayServer[] {
  const relays = app.config.teleconsultRelays;
  if (!relays) return [];
  const stun = relays.stunUrls.length > 0 ? [{ urls: [...relays.stunUrls] }] : [];
  if (!relays.turn) return stun;
  const username = `${Math.ceil(until.getTime() / 1000)}:${app.secrets.hash(`relay of ${call}`).slice(0, 24)}`;
  const credential = createHmac('sha1', relays.turn.secret).update(username).digest('base64');
  return [...stun, { urls: [...relays.turn.urls], username, credential }];
}

/** 'stun:a, stun:b' with the TURN servers and their secret, or nothing. Throws for an address that no browser takes. */
export function relaysFrom({
  stun,
  turn,
  secret,
}: {
  stun: string | undefined;
  turn: string | undefined;
  secret: string | undefined;
}): RelaySettings | undefined {
  const [stunUrls, turnUrls] = [
    listOf(stun, /^stuns?:[^\s,?]+$/),
    listOf(turn, /^turns?:[^\s,?]+(?:\?transport=(?:udp|tcp))?$/),
  ];
  if (turnUrls.length > 0 !== (secret !== undefined))
    throw new Error('TELECONSULT_TURN_URLS and TELECONSULT_TURN_SECRET belong together.');
  if (stunUrls.length === 0 && turnUrls.length === 0) return undefined;
  return { stunUrls, ...(secret ? { turn: { urls: turnUrls, secret } } : {}) };
}

function listOf(text: string | undefined, shape: RegExp): string[] {
  const urls = (text ?? '')
    .split(',')
    .map((url) => url.trim())
    .filter(Boolean);
  const wrong = urls.find((url) => !shape.test(url));
  if (wrong) throw new Error(`Not an address of a STUN or TURN server: ${wrong}`);
  return urls;
}
