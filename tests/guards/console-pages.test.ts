import { expect, test } from 'vitest';
import { allPages } from '#tests/e2e/site-pages.ts';
import { consolePages, recordPages } from '#tests/support/private-pages.ts';
import { staffRoutes } from '#src/routes/staff/staff.ts';

/** What stands for records in the lists of pages, as an address has it. */
const records = [
  [':entry', '/staff/content/1'],
  [':tender', '/staff/content/2'],
  [':review', '/staff/reviews/records/1'],
  [':doctor', '7'],
] as const;
const opened = [...Object.values(consolePages).flat(), ...allPages].map((path) =>
  records.reduce<string>((address, [name, record]) => address.replace(name, record), path.replace(/\?.*$/, '')),
);

/** Pages that axe does not open, and why. */
const unopened: Readonly<Record<string, string>> = {
  '/staff/*': 'Every unknown address: the words of a missing page.',
  '/staff/sign-in/set-up': 'Shown once, to somebody who has just joined.',
  '/staff/appointments/:reference/call': 'The room needs a camera and a visit that begins.',
  '/staff/waiting-list/:reference': 'The sample has no full day.',
  '/staff/new-times/:reference': 'Opened with its question in tests/e2e/new-time.spec.ts.',
  '/staff/reviews/:id': 'The sample has no entry that waits; a record that waits has the same page.',
  '/staff/privacy/duplicates/:pairId': 'The sample has no two accounts of one patient.',
};

/** The row of the table of addresses that decides a path: the one with the fewest parameters. */
function rowOf(path: string): string | undefined {
  const rows = staffRoutes.filter((row) =>
    new RegExp(`^${row.path.replaceAll(/:\w+/g, '[^/]+').replace('*', '.*')}$`).test(path),
  );
  return rows.toSorted((one, other) => parameters(one.path) - parameters(other.path))[0]?.path;
}
/** The row of every other address is the last. */
const parameters = (path: string) => (path.includes('*') ? 99 : path.split(':').length);

test('axe opens every page of the console, at both widths, but for those with a reason', () => {
  const pages = staffRoutes.filter(({ file }) => file.endsWith('.tsx')).map(({ path }) => path);
  const seen = new Set([...opened.map(rowOf), ...recordPages]);
  expect(pages.filter((path) => !seen.has(path)).toSorted()).toEqual(Object.keys(unopened).toSorted());
});
