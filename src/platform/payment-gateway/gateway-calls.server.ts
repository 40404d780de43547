import { limitedText } from '#src/platform/http/limited-response.ts';
import type { Send } from '#src/platform/http/send.ts';
import { GatewayUnavailable } from './payment-gateway.ts';

interface GatewayCall {
  /** For logs: no id and no key. */
  name: string;
  url: string;
  fields: Record<string, string>;
  tries: number;
}

/** Deadline for all tries of a call together. */
const deadlineMs = 10_000;
const maximumAnswerBytes = 64 * 1024;

/**
 * Sends one form by POST: a total deadline of ten seconds, retries with jitter, and an answer of limited size. Throws
 * GatewayUnavailable.
 */
export async function callGateway(send: Send, call: GatewayCall): Promise<string> {
  const until = AbortSignal.timeout(deadlineMs);
  for (let attempt = 1; attempt <= call.tries && !until.aborted; attempt += 1) {
    const text = await tryOnce(send, call, until).catch(() => null);
    if (text !== null) return text;
    await new Promise((resolve) => setTimeout(resolve, attempt * (100 + Math.random() * 200)));
  }
  throw new GatewayUnavailable(call.name);
}

async function tryOnce(send: Send, call: GatewayCall, signal: AbortSignal): Promise<string | null> {
  const response = await send(call.url, {
    method: 'POST',
    body: new URLSearchParams(call.fields),
    signal,
    redirect: 'error',
  });
  return response.ok && response.body ? limitedText(response, maximumAnswerBytes) : null;
}

/** Parses the 'Key: value' lines of a requery's answer. */
export function readLines(text: string): Record<string, string> {
  return Object.fromEntries(
    text.split(/\r?\n/).flatMap((line) => {
      const parts = /^(\w+)\s*:\s*(.*)$/.exec(line.trim());
      return parts ? [[parts[1]!, parts[2]!.trim()]] : [];
    }),
  );
}
