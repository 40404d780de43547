import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { movableClock } from '../clock.ts';
import { createPageCache } from './page-cache.server.ts';

function scene() {
  const cache = createPageCache({
    clock: movableClock('2026-11-23T09:00:00+08:00'),
    versions: { of: () => 1 },
    maxBytes: { plain: 100_000, queried: 100_000 },
  });
  const rendered: string[] = [];
  const ask = (key: string) =>
    cache({
      key,
      hasQuery: key.includes('?'),
      areas: [],
      acceptEncoding: '',
      ifNoneMatch: undefined,
      render: async () => {
        rendered.push(key);
        // Nothing that could be compressed: about nine kilobytes in three encodings.
        return new Response(randomBytes(1_500).toString('hex'));
      },
    });
  return { ask, rendered };
}

test('queries that anybody makes up displace one another and never the pages', async () => {
  const { ask, rendered } = scene();
  await ask('/doctor');
  for (let number = 0; number < 100; number += 1) await ask(`/doctor?doctor_name=${number}`);
  await ask('/doctor');
  expect(rendered.filter((key) => key === '/doctor')).toHaveLength(1);
  await ask('/doctor?doctor_name=0');
  expect(rendered.filter((key) => key === '/doctor?doctor_name=0')).toHaveLength(2);
});
