import { expect, test } from 'vitest';
import { keyOfText, readConfirmed, readSelection, safeBack, textOfKey, undoneUntil } from './bulk-changes.rules.ts';

const query = (text: string) => readSelection(new URLSearchParams(text));

test('the ticked rows are changed, each once; what cannot be a key is left out', () => {
  expect(query('item=3&item=5&item=3&item=a%00b&item=&item=x%20y')).toEqual({ keys: ['3', '5'], leftOut: 0 });
});

test('with all on the page ticked the rows of the page count, ticked or not', () => {
  expect(query('all=page&on_page=1+2+3&item=9')).toEqual({ keys: ['1', '2', '3'], leftOut: 0 });
  expect(query('on_page=1+2+3&item=9')).toEqual({ keys: ['9'], leftOut: 0 });
});

test('words and addresses are keys too, and come back as they were', () => {
  for (const text of [
    '/heart/centre',
    'tiroid tinggi',
    '甲状腺（高）',
    "St. John's (2)!",
    '2027-05-17 Hari Raya Haji, second day',
  ]) {
    const { keys } = query(`all=page&${new URLSearchParams({ on_page: `1 ${keyOfText(text)}` })}`);
    expect(keys.map(textOfKey)).toEqual(['1', text]);
  }
  expect(keyOfText("a.b'")).toBe('a%2eb%27');
  expect(textOfKey('%zz')).toBe('');
});

test('at most a hundred are changed at once, and the page says how many are left', () => {
  const many = query(Array.from({ length: 103 }, (_, index) => `item=${index}`).join('&'));
  expect([many.keys.length, many.leftOut]).toEqual([100, 3]);
});

test('the confirmation sends each row with the state that was shown', () => {
  expect(readConfirmed(['7 received/', 'F12', ' no-key', new File([], 'x')])).toEqual([
    { key: '7', seen: 'received/' },
    { key: 'F12', seen: '' },
  ]);
  expect(readConfirmed(Array.from({ length: 101 }, (_, index) => `${index} 1`)).length).toBe(100);
});

test('it can be undone for ten minutes', () => {
  expect(undoneUntil(new Date('2026-11-23T02:00:00Z'))).toEqual(new Date('2026-11-23T02:10:00Z'));
});

test('the way back leads to the list alone', () => {
  expect(safeBack('/staff/enquiries', '/staff/enquiries?state=received')).toBe('/staff/enquiries?state=received');
  for (const other of [null, '//elsewhere.test', '/staff/people?x', '/staff/enquiries/F1'])
    expect(safeBack('/staff/enquiries', other)).toBe('/staff/enquiries');
});
