/**
 * Servers that help two browsers to connect: STUN tells a browser its own address, TURN relays a call where no direct
 * connection is possible.
 */
import { createHmac } from 'node:crypto';
import type { App } from '../app.ts';
import type { RelaySettings } from './relay-settings.ts';

/** In the form of RTCPeerConnection's `iceServers`. */
export interface RelayServer {
  urls: string[];
  username?: string;
  credential?: string;
}

/**
 * The servers for one side of one call; none unless configured. The TURN credentials are made for this call and
 * expire with it, by coturn's REST convention: username `expiry:user`, credential base64(HMAC-SHA1(secret,
 * username)). The user is a hash, so that the server's log names no patient.
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

/**
 * Parses 'stun:a, stun:b' and the TURN servers with their secret; undefined where none are set. Throws for an address
 * that browsers do not accept.
 */
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
