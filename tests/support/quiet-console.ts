import { afterEach, beforeEach } from 'vitest';

/** Noise is an error: a test during which console.error is called fails. */
let complaints: string[] = [];

beforeEach(() => {
  complaints = [];
  console.error = (...parts: unknown[]) =>
    complaints.push(parts.map((part) => (part instanceof Error ? part.stack : String(part))).join(' '));
});

afterEach(() => {
  if (complaints.length > 0) throw new Error(`console.error was called:\n${complaints.join('\n')}`);
});
