/** Every list of the console, by every column that orders it, in both directions. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openConsole } from '#src/features/console/frame/console.fixture.ts';
import { signedInStaff, type SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { staffRoles } from '#src/platform/actor.ts';
import { openTestSite, type TestSite } from '../support/test-site.ts';

let site: TestSite;
let everybody: SignedIn;
beforeAll(async () => {
  site = await openTestSite();
  everybody = await signedInStaff(
    site.app,
    staffRoles.map((role) => ({ role, hospitalId: null })),
  );
  await signedInStaff(site.app, [{ role: 'front_desk', hospitalId: 1 }]);
});
afterAll(() => site.close());

const orders: Readonly<Record<string, readonly string[]>> = {
  '/staff/appointments': ['name', 'time', 'doctor', 'hospital', 'reference', 'state'],
  '/staff/waiting-list': ['day', 'joined'],
  '/staff/new-times': ['due'],
  '/staff/leave': ['doctor', 'days'],
  '/staff/schedules': ['doctor', 'sessions'],
  '/staff/schedules/dates': ['doctor', 'day'],
  '/staff/schedules/blocks': ['doctor', 'hours'],
  '/staff/holidays': ['name', 'day'],
  '/staff/enquiries': ['sent', 'due', 'changed'],
  '/staff/guarantee-letters': ['sent', 'due', 'changed'],
  '/staff/orders': ['placed', 'total', 'state'],
  '/staff/refunds': ['amount', 'state', 'asked'],
  '/staff/packages': ['title', 'price', 'sold', 'approval', 'status'],
  '/staff/promotions': ['code', 'ends', 'used'],
  '/staff/rates': ['currency', 'day'],
  '/staff/catalogue/hospitals': ['title', 'status'],
  '/staff/content': ['title', 'kind', 'updated'],
  '/staff/content/trash': ['title', 'kind', 'deleted'],
  '/staff/forms': ['title', 'slug', 'status', 'changed'],
  '/staff/keywords': ['path', 'added'],
  '/staff/search-words': ['word', 'times', 'last'],
  '/staff/search-words/added': ['word', 'added'],
  '/staff/scripts': ['name', 'state', 'changed'],
  '/staff/settings': ['name', 'changed'],
  '/staff/messages': ['name', 'changed'],
  '/staff/people': ['name', 'email', 'added'],
  '/staff/sessions': ['name', 'since', 'used'],
  '/staff/privacy': ['received', 'due'],
  '/staff/privacy/duplicates': ['found'],
  '/staff/privacy/breaches': ['title', 'discovered', 'people', 'state'],
};

test.each(Object.entries(orders))('%s is ordered by %j', async (path, columns) => {
  for (const column of columns) {
    for (const [sort, direction, next] of [
      [column, 'ascending', `-${column}`],
      [`-${column}`, 'descending', column],
    ] as const) {
      const answer = await openConsole(site, `${path}?sort=${sort}`, everybody);
      const html = await answer.text();
      expect(answer.status, sort).toBe(200);
      // A list without rows has no headings; its query has run all the same.
      if (!html.includes('<thead')) continue;
      const head = new RegExp(`<th[^>]*aria-sort="${direction}"[^>]*>.*?</th>`).exec(html)?.[0];
      expect(head, `${path}?sort=${sort}`).toMatch(new RegExp(`href="[^"]*[?;]sort=${next}(?:&amp;|")`));
      const headings = [...html.matchAll(/<th[^>]*><a href="[^"]*[?;]sort=-?(\w+)/g)].map(([, name]) => name);
      expect(headings, path).toEqual(columns);
    }
  }
});
