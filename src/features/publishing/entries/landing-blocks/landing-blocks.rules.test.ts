import { expect, it } from 'vitest';
import { picturesOfBlocks, wordsOfBlocks } from './landing-blocks.rules.ts';

it('says every word, link and number of the blocks, in their order', () => {
  expect(
    wordsOfBlocks([
      { kind: 'text', heading: 'Why', html: '<p>Hearts &amp; <a href="/doctor">doctors</a></p><ul><li>One</li></ul>' },
      { kind: 'cards', heading: '', items: [{ title: 'Find', text: 'By name', href: '/doctor', icon: 'search' }] },
      { kind: 'action', heading: 'Come', text: '', label: 'Book', href: '/book', phone: '05-255 1234' },
      { kind: 'doctors', heading: 'Ours', hospital: 'melur-ipoh', speciality: '', most: '3' },
    ]),
  ).toBe(
    'Why\nHearts & doctors (/doctor)\n• One\n\n• Find (/doctor)\nBy name\n\nCome\nBook (/book)\n05-255 1234\n\nOurs\nmelur-ipoh',
  );
  expect(wordsOfBlocks(undefined)).toBe('');
});

it('names each picture of the library once', () => {
  const picture = (mediaId: string) => ({ kind: 'picture', html: '<p>x</p>', mediaId });
  expect(picturesOfBlocks([picture('7'), { kind: 'text' }, picture(''), picture('7'), picture('12')])).toEqual([7, 12]);
  expect(picturesOfBlocks([null, 'x', picture('99999999999'), picture('0'), picture('1; drop')])).toEqual([]);
  expect(picturesOfBlocks('x')).toEqual([]);
});
