import { afterEach, beforeEach } from 'vitest';

/** Noise is a fault: a test during which anything is written by console.error fails. */
let complaints: string[] = [];

beforeEach(() => {
  complaints = [];
  console.error = (...parts: unknown[]) =>
    complaints.push(parts.map((part) => (part instanceof Error ? part.stack : String(part))).join(' '));
});

afterEach(() => {
  if (complaints.length > 0) throw new Error(`console.error was called:\n${complaints.join('\n')}`);
});
