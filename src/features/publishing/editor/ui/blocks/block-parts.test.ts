import { expect, it } from 'vitest';
import { blockFaults, blocksSchema } from '#src/features/publishing/entries/landing-blocks/landing-blocks.schema.ts';
import { blockKinds, blocksAsSent, newBlock, typedBlocks } from './block-parts.ts';

it('a stored page comes out of the editor as it went in', () => {
  const stored = blocksSchema.parse([
    { kind: 'text', heading: 'A', html: '<p>B</p>' },
    {
      kind: 'cards',
      items: [
        { title: 'C', href: '/c', icon: 'phone' },
        { title: 'D', text: 'd', href: '/d' },
      ],
    },
    { kind: 'doctors', heading: 'E', hospital: 'melur-ipoh', most: '6' },
  ]);
  expect(blocksSchema.parse(blocksAsSent(typedBlocks(JSON.stringify(stored))))).toEqual(stored);
});

it.each(blockKinds)('a new block %s lacks what has to be typed, and nothing is of a wrong kind', (kind) => {
  const faults = Object.values(blockFaults(blocksAsSent([newBlock(kind, 0)])));
  expect(faults.length).toBeGreaterThan(0);
  expect(faults.filter((fault) => fault !== 'missing' && fault !== 'either' && fault !== 'address')).toEqual([]);
});

it('a text that is no list of blocks gives none', () => {
  expect(typedBlocks('')).toEqual([]);
  expect(typedBlocks('{"kind":"text"}')).toEqual([]);
  expect(typedBlocks('[{"kind":"film"}, null')).toEqual([]);
  expect(typedBlocks('[{"kind":"film"}, null]')).toEqual([]);
});
