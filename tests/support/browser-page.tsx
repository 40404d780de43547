/** The page in which a test of browser code runs. */
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';
import { Rendered } from './rendered.tsx';

/** Draws it into the page, at once and with its effects; it goes when the test ends. */
export function show(part: ReactNode, site?: { path?: string; data?: object }): HTMLElement {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  flushSync(() => root.render(<Rendered {...site}>{part}</Rendered>));
  onTestFinished(() => {
    flushSync(() => root.unmount());
    place.remove();
  });
  return place;
}

/** What was sent by fetch, each answered by `answer`; the real one is back when the test ends. */
export function answerCalls(answer: (path: string, body: unknown) => object) {
  const real = globalThis.fetch;
  const calls: { path: string; body: unknown }[] = [];
  globalThis.fetch = async (input, init) => {
    const path = new URL(String(input instanceof Request ? input.url : input), location.href).pathname;
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
    calls.push({ path, body });
    return Response.json(answer(path, body));
  };
  onTestFinished(() => {
    globalThis.fetch = real;
  });
  return calls;
}
