import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { movableClock } from '../clock.ts';
import { heldBody } from '../http/held-body.ts';
import { createPageCache } from './page-cache.server.ts';

/**
 * A page cache on a clock that is moved by hand, with the renderings in order; `versions` are what this process has
 * heard of.
 */
function scene(maxBytes = { plain: 1_000_000, queried: 1_000_000 }) {
  const clock = movableClock('2026-11-23T09:00:00+08:00');
  const versions = new Map([['doctors', 1]]);
  const rendered: string[] = [];
  const state = { status: 200, held: Promise.resolve(), text: undefined as string | undefined };
  const cache = createPageCache({
    clock,
    versions: { of: (tag) => versions.get(tag) ?? 0 },
    maxBytes,
    render: async (key) => {
      rendered.push(key);
      const text = state.text ?? `${rendered.length} ${randomBytes(1_500).toString('hex')}`;
      await state.held;
      return new Response(text, { status: state.status });
    },
  });
  const respond = (key: string, wanted: { acceptEncoding?: string; ifNoneMatch?: string } = {}) =>
    cache.respond({
      key,
      tags: ['doctors'],
      acceptEncoding: '',
      ifNoneMatch: undefined,
      admit: async () => undefined,
      ...wanted,
    });
  /** How many renderings had begun when the shown page was made. */
  const shown = async (key: string) => Number((await (await respond(key)).response.text()).split(' ')[0]);
  /** Waits until the background renderings have ended. */
  const settled = () => expect.poll(() => cache.find('nothing')).toBeUndefined();
  return { cache, clock, versions, rendered, respond, shown, settled, state };
}

test('queries that anybody makes up displace one another and never the pages', async () => {
  const { shown, rendered } = scene({ plain: 100_000, queried: 100_000 });
  await shown('/doctor');
  for (let number = 0; number < 100; number += 1) await shown(`/doctor?doctor_name=${number}`);
  await shown('/doctor');
  expect(rendered.filter((key) => key === '/doctor')).toHaveLength(1);
  await shown('/doctor?doctor_name=0');
  expect(rendered.filter((key) => key === '/doctor?doctor_name=0')).toHaveLength(2);
});

test('a page whose minute is over is sent as it is while one rendering renews it', async () => {
  const { shown, clock, rendered, state } = scene();
  expect(await shown('/doctor')).toBe(1);
  clock.advance(49_000);
  expect([await shown('/doctor'), rendered.length]).toEqual([1, 1]);
  clock.advance(11_000);
  let release = () => {};
  state.held = new Promise((resolve) => (release = resolve));
  // No request waits, although the rendering does not end.
  expect([await shown('/doctor'), await shown('/doctor'), rendered.length]).toEqual([1, 1, 2]);
  release();
  await expect.poll(() => shown('/doctor')).toBe(2);
  expect(rendered).toHaveLength(2);
});

test('a page that is rendered again to the same bytes is not compressed again', async () => {
  const { cache, clock, respond, rendered, state } = scene();
  state.text = 'The same doctors';
  await respond('/doctor', { acceptEncoding: 'br' });
  const compressed = cache.find('/doctor')!.bodies;
  clock.advance(60_000);
  await respond('/doctor', { acceptEncoding: 'br' });
  await expect.poll(() => cache.find('/doctor')!.renderedAt).toBe(clock.now().getTime());
  expect(rendered).toHaveLength(2);
  expect(cache.find('/doctor')!.bodies).toBe(compressed);
  state.text = 'Other doctors';
  clock.advance(60_000);
  await respond('/doctor', { acceptEncoding: 'br' });
  await expect.poll(() => cache.find('/doctor')!.renderedAt).toBe(clock.now().getTime());
  expect(cache.find('/doctor')!.bodies).not.toBe(compressed);
});

test('a page of three minutes ago is too old to be sent', async () => {
  const { shown, clock } = scene();
  await shown('/doctor');
  clock.advance(180_000);
  expect(await shown('/doctor')).toBe(2);
});

test('a page that shows what has changed is never sent again', async () => {
  const { shown, versions, cache } = scene();
  await shown('/doctor');
  versions.set('doctors', 2);
  expect(cache.find('/doctor')).toBeUndefined();
  expect(await shown('/doctor')).toBe(2);
});

test('pages that were asked for more than once are rendered ahead after a change, the others when they are asked for', async () => {
  const { shown, versions, cache, rendered } = scene();
  for (const key of ['/seldom', '/often', '/often', '/often', '/more', '/more', '/more', '/more']) await shown(key);
  versions.set('doctors', 2);
  cache.refreshChanged();
  await expect.poll(() => rendered.slice(3)).toEqual(['/more', '/often']);
  await expect.poll(() => cache.find('/more') && cache.find('/often')).toBeTruthy();
  expect(cache.find('/seldom')).toBeUndefined();
});

test('pages are warmed before anybody asks', async () => {
  const { cache, shown, rendered } = scene();
  cache.warm([{ key: '/home', tags: ['doctors'] }]);
  await expect.poll(() => cache.find('/home')).toBeTruthy();
  expect([await shown('/home'), rendered.length]).toEqual([1, 1]);
  expect(cache.find('/home')?.hits).toBe(3);
});

test('a page that has gone is not sent again once its renewal has said so', async () => {
  const { shown, clock, respond, cache, state } = scene();
  await shown('/doctor');
  clock.advance(60_000);
  state.status = 404;
  expect(await shown('/doctor')).toBe(1);
  await expect.poll(() => cache.find('/doctor')).toBeUndefined();
  expect((await respond('/doctor')).response.status).toBe(404);
});

test('a renewal that failed is tried again after five seconds, not by every visitor', async () => {
  const { shown, clock, rendered, settled, state } = scene();
  await shown('/doctor');
  clock.advance(60_000);
  state.status = 500;
  expect(await shown('/doctor')).toBe(1);
  await settled();
  for (let visitor = 0; visitor < 5; visitor += 1) expect(await shown('/doctor')).toBe(1);
  expect(rendered).toHaveLength(2);
  clock.advance(5_000);
  state.status = 200;
  await shown('/doctor');
  await expect.poll(() => shown('/doctor')).toBe(3);
});

test('a page is compressed as it is asked for, from whichever encoding it has', async () => {
  const { respond, cache } = scene();
  const inBrotli = (await respond('/doctor', { acceptEncoding: 'gzip, br' })).response;
  const plain = await (await respond('/doctor')).response.text();
  const inGzip = (await respond('/doctor', { acceptEncoding: 'gzip' })).response;
  expect([inBrotli, inGzip].map(({ headers }) => headers.get('content-encoding'))).toEqual(['br', 'gzip']);
  expect(new Set([inBrotli, inGzip].map(({ headers }) => headers.get('etag'))).size).toBe(1);
  const { gunzipSync, brotliDecompressSync } = await import('node:zlib');
  expect(gunzipSync(await inGzip.arrayBuffer()).toString()).toBe(plain);
  expect(brotliDecompressSync(await inBrotli.arrayBuffer()).toString()).toBe(plain);
  // The bytes of all three encodings count towards its size.
  expect(cache.size().bytes).toBeGreaterThan(plain.length * 2);
  expect(cache.size().pages).toBe(1);
});

test('after its end nothing is rendered behind', async () => {
  const { cache, shown, clock, rendered } = scene();
  await shown('/doctor');
  await cache.stop();
  clock.advance(60_000);
  expect([await shown('/doctor'), rendered.length]).toEqual([1, 1]);
});

test('the bytes of a rendering are freed once they are compressed, and kept where they are sent as they are', async () => {
  const rendered: Buffer[] = [];
  const cache = createPageCache({
    clock: movableClock('2026-11-23T09:00:00+08:00'),
    versions: { of: () => 0 },
    render: async () => {
      rendered.push(Buffer.concat([Buffer.from('<p>Doctors</p>'.repeat(10_000))]));
      return heldBody(rendered.at(-1)!, { status: 200 });
    },
  });
  const ask = async (key: string, acceptEncoding: string) => {
    const { response } = await cache.respond({
      key,
      tags: [],
      acceptEncoding,
      ifNoneMatch: undefined,
      admit: async () => undefined,
    });
    return Buffer.from(await response.arrayBuffer());
  };
  expect((await ask('/doctor', 'br')).length).toBeLessThan(1_000);
  expect((await ask('/doctor', '')).length).toBe(140_000);
  expect((await ask('/home', '')).length).toBe(140_000);
  expect((await ask('/home', 'gzip')).length).toBeLessThan(1_000);
  expect((await ask('/home', '')).length).toBe(140_000);
  expect(rendered.map(({ length }) => length)).toEqual([0, 140_000]);
  // What is kept takes no more memory than it is long.
  const cached = ['/doctor', '/home'].flatMap((key) => [...cache.find(key)!.bodies.values()]);
  expect(cached.map(({ buffer }) => buffer.byteLength)).toEqual(cached.map(({ length }) => length));
  expect(cached).toHaveLength(4);
});
