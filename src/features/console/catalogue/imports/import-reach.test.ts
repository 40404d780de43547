import { expect, test } from 'vitest';
import { consoleMenu } from '#src/features/console/frame/console-menu.rules.ts';
import { addresses } from '#src/routes.ts';
import { catalogueListNames, fileListNames } from '../fields/catalogue-fields.ts';
import { importList } from '../lists/file-lists.ts';

/** Lists and pages of the console that no file fills, and why. */
const withoutImport: Readonly<Record<string, string>> = {
  '/staff/appointments': 'Bookings of patients: each holds a slot and is confirmed to somebody.',
  '/staff/waiting-list': 'Patients who wait, in the order in which they joined.',
  '/staff/new-times': 'Questions to patients about another time.',
  '/staff/enquiries': 'What people have written, with the terms in which they are answered.',
  '/staff/enquiries/answers': 'What people have written in one form.',
  '/staff/guarantee-letters': 'Applications of patients and the answers of insurers.',
  '/staff/vouchers': 'Vouchers that patients have paid for; the page redeems one.',
  '/staff/members': 'Memberships that people have joined and paid for.',
  '/staff/orders': 'What people have bought and paid.',
  '/staff/refunds': 'Money that goes back, asked for by one person and approved by another.',
  '/staff/reconciliation': 'A comparison of payments and orders.',
  '/staff/sales': 'Figures.',
  '/staff/trends': 'Figures.',
  '/staff/reviews': 'Approvals of doctors, each by the doctor in person.',
  '/staff/search-words': 'What visitors have searched in vain; the words that staff add have an import.',
  '/staff/privacy': 'Requests of people about their data.',
  '/staff/privacy/breaches': 'Breaches, with the days of the law from when each was found.',
  '/staff/audit': 'The log of what was done.',
  '/staff/dead-letters': 'Messages that no provider took.',
  '/staff/trash': 'What was removed from other lists, each of which has an import.',
  '/staff/set-up': 'What an installation still needs.',
};

test('every list of the console has an import, or a reason why it has none', () => {
  const filled = [...catalogueListNames, ...fileListNames].map(
    (name) => importList(name).adminPage ?? '/staff/catalogue',
  );
  const files = addresses.flatMap(({ path }) => /^(\/staff\/[a-z/-]+)\/csv$/.exec(path)?.[1] ?? []);
  const pages = new Set([...consoleMenu.map(({ path }) => path), ...files]);
  const others = [...pages].filter((page) => !filled.includes(page)).toSorted();
  expect(others).toEqual(Object.keys(withoutImport).toSorted());
});
