/** Clients that do not give up: a request without a clear answer is sent again, to any server. */
import { setTimeout as pause } from 'node:timers/promises';

export interface Call {
  path: string;
  body: object;
  headers?: Record<string, string>;
  /** The client address, as a proxy reports it. */
  address: string;
}

export interface Answer {
  status: number;
  // A client reads answers by name, unchecked.
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any;
}

export interface MailDetails {
  answer: Answer | undefined;
  /** Success, refused, or never clearly answered. */
  outcome: 'done' | 'refused' | 'unknown';
  sentAt: number;
  answeredAt: number;
  attempts: number;
}

const apiKeyHeaders = { 'x-api-key': 'demo-web-key' };
const patienceMs = 60_000;
const answerMs = 10_000;

/** Sends one request until it gets an answer other than silence or a server error. */
export async function send(work: () => Promise<Answer>): Promise<MailDetails> {
  const sentAt = Date.now();
  for (let attempts = 1; ; attempts += 1) {
    const answer = await work().catch(() => undefined);
    const answeredAt = Date.now();
    if (answer && answer.status < 500)
      return { answer, outcome: answer.status < 400 ? 'done' : 'refused', sentAt, answeredAt, attempts };
    if (answeredAt - sentAt > patienceMs) return { answer, outcome: 'unknown', sentAt, answeredAt, attempts };
    await pause(100 + Math.random() * 300);
  }
}

export async function callApi(origin: string, { path, body, headers, address }: Call): Promise<Answer> {
  const response = await fetch(`${origin}/api/${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { ...apiKeyHeaders, 'content-type': 'application/json', 'x-forwarded-for': address, ...headers },
    signal: AbortSignal.timeout(answerMs),
  });
  const text = await response.text();
  return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : undefined };
}

let addresses = 0;

/** A client address of its own, so that address limits stay in force and are not reached. */
export function newAddress(): string {
  addresses += 1;
  return `127.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
}

/** Sends a form of a page; a redirect counts as success. */
export async function postForm(origin: string, { path, body, headers, address }: Call): Promise<Answer> {
  const response = await fetch(origin + path, {
    method: 'POST',
    body: new URLSearchParams(body as Record<string, string>),
    headers: { origin, 'x-forwarded-for': address, ...headers },
    redirect: 'manual',
    signal: AbortSignal.timeout(answerMs),
  });
  return { status: response.status, body: await response.text() };
}
