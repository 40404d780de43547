import { expect, test } from 'vitest';
import { commandsFor } from './commands.rules.ts';

const pages = [
  { path: '/staff/leave', label: 'Leave', hint: 'Doctors who are away', icon: 'holiday' },
  { path: '/staff/audit', label: 'Audit log', hint: 'Every change', icon: 'scroll' },
  { path: '/staff/dead-letters', label: 'Undelivered messages', hint: 'What could not leave', icon: 'mail-warning' },
] as const;
const hrefs = (typed: string) => commandsFor(pages, typed).map(({ href }) => href);

test('without a text every page, and no search', () => {
  expect(hrefs('')).toEqual(['/staff/leave', '/staff/audit', '/staff/dead-letters']);
});

test('pages by the words of label and hint, those that begin with the text first, then the search of records', () => {
  expect(hrefs('LEAVE')).toEqual(['/staff/leave', '/staff/dead-letters', '/staff/search?q=LEAVE']);
  expect(hrefs('change every')).toEqual(['/staff/audit', '/staff/search?q=change%20every']);
});

test('a text that is no page is searched for, whatever it has in it', () => {
  expect(hrefs(' A&B?#1 ')).toEqual(['/staff/search?q=A%26B%3F%231']);
});
