import { expect, test } from 'vitest';
import { addressOf, isListPath, viewQuery } from './list-views.rules.ts';

test('a view keeps filters, order and columns, and neither what was searched for nor the page', () => {
  expect(
    viewQuery('/staff/enquiries?q=siti%40example.test&state=received&sort=-sent&column=due&column=state&page=3'),
  ).toBe('state=received&sort=-sent&column=due&column=state');
});

test.each(['/staff/enquiries', '/staff/enquiries?q=siti', '/staff/enquiries?', '?%00=1'])(
  'nothing is kept of %s',
  (address) => {
    expect(viewQuery(address)).toBe(undefined);
  },
);

test('a view is one of a list of the console', () => {
  expect(isListPath('/staff/catalogue/hospital-services')).toBe(true);
  for (const path of ['/staff', '/staff/', '//elsewhere.test', '/profile', '/staff//x', '/staff/x?y', '/staff/../x'])
    expect(isListPath(path), path).toBe(false);
});

test('after saving, the list opens again and nothing else', () => {
  expect(addressOf('/staff/enquiries', '/staff/enquiries?q=a b\r\nx&sort=due')).toBe(
    '/staff/enquiries?q=a+b%0D%0Ax&sort=due',
  );
  expect(addressOf('/staff/enquiries', 'https://elsewhere.test/?x=1')).toBe('/staff/enquiries');
});
