import { describe, expect, it } from 'vitest';
import { blockFaults, blocksSchema } from './landing-blocks.schema.ts';

const text = { kind: 'text', html: '<p>Words</p>' };

describe('the blocks of a landing page', () => {
  it('may be saved without headings and choices', () => {
    expect(blocksSchema.parse([text, { kind: 'doctors', heading: 'Doctors' }])).toEqual([
      { kind: 'text', heading: '', html: '<p>Words</p>' },
      { kind: 'doctors', heading: 'Doctors', hospital: '', speciality: '', most: '3' },
    ]);
  });

  it('name each fault at its field', () => {
    expect(
      blockFaults([
        { kind: 'text', heading: '', html: '' },
        { kind: 'cards', items: [{ title: '', href: 'doctor' }] },
        { kind: 'steps', items: [] },
        { kind: 'action', heading: 'Call', phone: 'ask for Ali' },
        { kind: 'action', heading: 'Book', href: '/book' },
        { kind: 'packages', heading: 'x'.repeat(161) },
      ]),
    ).toEqual({
      '0.html': 'missing',
      '1.items.0.title': 'missing',
      '1.items.0.href': 'address',
      '2.items': 'empty',
      '3.phone': 'phone',
      '4.label': 'missing',
      '5.heading': 'long',
    });
  });

  it('lead by a link or a telephone number', () => {
    expect(blockFaults([{ kind: 'action', heading: 'Come' }])).toEqual({ '0.href': 'either' });
    expect(blockFaults([{ kind: 'action', heading: 'Come', phone: '05-255 1234' }])).toEqual({});
  });

  it.each(['/doctor', '/doctor?location=Ipoh', '#part-2', 'https://example.test/a'])('may lead to %s', (href) => {
    expect(blockFaults([{ kind: 'cards', items: [{ title: 'x', href }] }])).toEqual({});
  });

  it.each(['//evil.test', '/\\evil.test', 'http://example.test', 'javascript:alert(1)', 'data:text/html,x', 'doctor'])(
    'never lead to %s',
    (href) => {
      expect(blockFaults([{ kind: 'cards', items: [{ title: 'x', href }] }])).toEqual({ '0.items.0.href': 'address' });
    },
  );

  it('are at least one and at most thirty', () => {
    expect(blocksSchema.safeParse([]).success).toBe(false);
    expect(blocksSchema.safeParse(Array.from({ length: 30 }, () => text)).success).toBe(true);
    expect(blocksSchema.safeParse(Array.from({ length: 31 }, () => text)).success).toBe(false);
  });
});
