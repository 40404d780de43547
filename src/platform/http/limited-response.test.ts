import { expect, test } from 'vitest';
import { limitedText, withDeadline } from './limited-response.ts';

/** An endless response body that counts how much of it was read. */
function endless() {
  const sent = { bytes: 0 };
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent.bytes += 1_000;
      controller.enqueue(new Uint8Array(1_000).fill(97));
    },
  });
  return { sent, response: new Response(body) };
}

test('an answer without end is read up to its limit and no further', async () => {
  const { sent, response } = endless();
  await expect(limitedText(response, 10_000)).rejects.toThrow('larger than 10000 bytes');
  expect(sent.bytes).toBeLessThan(20_000);
});

test('an answer within its limit is read whole', async () => {
  expect(await limitedText(new Response('Selamat 你好'), 14)).toBe('Selamat 你好');
  await expect(limitedText(new Response('Selamat 你好'), 13)).rejects.toThrow('larger than 13 bytes');
  expect(await limitedText(new Response(null), 10)).toBe('');
});

test('a service that never answers ends with the error of its caller; one that fails keeps its own', async () => {
  const never = new Promise<string>(() => undefined);
  await expect(withDeadline(never, 5, () => new Error('unavailable'))).rejects.toThrow('unavailable');
  await expect(withDeadline(Promise.reject(new Error('refused')), 1_000, () => new Error('late'))).rejects.toThrow(
    'refused',
  );
  expect(await withDeadline(Promise.resolve('here'), 1_000, () => new Error('late'))).toBe('here');
});
