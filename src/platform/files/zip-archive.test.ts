import { expect, test } from 'vitest';
import { filesOfZip, isZip, type ZipLimits } from './zip-archive.server.ts';
import { zipOf } from './zip.fixture.ts';

const words = (text: string) => new TextEncoder().encode(text);
const zeros = (count: number) => new Uint8Array(count);
const limits: ZipLimits = { files: 10, bytes: 1_000_000 };

async function read(bytes: Uint8Array, input: Partial<ZipLimits> = {}): Promise<[string, number | null][]> {
  const found: [string, number | null][] = [];
  for await (const { name, bytes: content } of filesOfZip(bytes, { ...limits, ...input }))
    found.push([name, content?.length ?? null]);
  return found;
}

test('the files of an archive are read in their order, with their folders', async () => {
  const zip = zipOf([
    { name: 'portraits/', bytes: zeros(0) },
    { name: 'portraits/dr-tan.jpg', bytes: words('a picture') },
    { name: '陈医生.jpg', bytes: zeros(2_000) },
  ]);
  expect(isZip(zip)).toBe(true);
  expect(await read(zip)).toEqual([
    ['portraits/dr-tan.jpg', 9],
    ['陈医生.jpg', 2_000],
  ]);
});

test('a file above its own limit is named and not unpacked', async () => {
  const zip = zipOf([
    { name: 'large.jpg', bytes: zeros(900_000) },
    { name: 'small.jpg', bytes: words('small') },
  ]);
  expect(await read(zip, { fileBytes: 100_000, bytes: 100_000 })).toEqual([
    ['large.jpg', null],
    ['small.jpg', 5],
  ]);
});

test('a bomb is refused by what it says, and by what it holds when it lies', async () => {
  const honest = zipOf([{ name: 'bomb', bytes: zeros(3_000_000) }]);
  expect(honest.length).toBeLessThan(5_000);
  await expect(read(honest)).rejects.toMatchObject({ why: 'large' });
  const many = Array.from({ length: 3 }, (_, index) => ({ name: `part-${index}`, bytes: zeros(400_000) }));
  await expect(read(zipOf(many))).rejects.toMatchObject({ why: 'large' });
  const liar = zipOf([{ name: 'bomb', bytes: zeros(3_000_000), statedSize: 10 }]);
  await expect(read(liar)).rejects.toMatchObject({ why: 'unreadable' });
  const files = Array.from({ length: 11 }, (_, index) => ({ name: `file-${index}`, bytes: words('x') }));
  await expect(read(zipOf(files))).rejects.toMatchObject({ why: 'large' });
});

test.each([
  ['is cut off', () => zipOf([{ name: 'a', bytes: words('text') }]).slice(0, 40)],
  ['leads out of its folder', () => zipOf([{ name: '../../etc/passwd', bytes: words('text') }])],
  ['is not an archive', () => words('PK\u0003\u0004 but nothing else')],
])('an archive that %s is unreadable', async (_what, make) => {
  await expect(read(make())).rejects.toMatchObject({ why: 'unreadable' });
});
