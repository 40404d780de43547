import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openConsole, sendForm } from '#src/features/console/frame/console.fixture.ts';
import { ownRoles } from '#src/features/console/roles/data/staff.table.ts';
import { signedInStaff, type SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { listViews } from './data/list-views.table.ts';

const list = '/staff/enquiries';
let site: TestSite;
let desk: SignedIn;
let chief: SignedIn;
beforeAll(async () => {
  site = await openTestSite();
  desk = await signedInStaff(site.app, [{ role: 'front_desk', hospitalId: null }]);
  chief = await signedInStaff(site.app, [{ role: 'administrator', hospitalId: null }]);
});
afterAll(() => site.close());

const send = (who: SignedIn, fields: Record<string, string>) => sendForm(site, '/staff/views', who, fields);
const save = (who: SignedIn, name: string, { address = `${list}?state=received&sort=-sent`, start = '' } = {}) =>
  send(who, { intent: 'save', list, address, view_name: name, ...(start ? { view_start: start } : {}) });
const pageOf = async (who: SignedIn, path: string) => (await openConsole(site, path, who)).text();
async function idOf(name: string): Promise<string> {
  const [row] = await site.app.db.select().from(listViews).where(eq(listViews.name, name));
  return row?.id ?? '';
}

test('a view keeps filters, order and columns, without the search, and the list links to it', async () => {
  const address = `${list}?q=siti%40example.test&state=received&sort=due&column=due&column=state&page=2`;
  const answer = await save(desk, 'Due first', { address });
  expect(answer.headers.get('location')).toBe(
    `${list}?q=siti%40example.test&state=received&sort=due&column=due&column=state&page=2`,
  );
  const [row] = await site.app.db.select().from(listViews).where(eq(listViews.name, 'Due first'));
  expect(row!.query).toBe('state=received&sort=due&column=due&column=state');
  const html = await pageOf(desk, `${list}?sort=-sent`);
  expect(html).toContain(`href="${list}?state=received&amp;sort=due&amp;column=due&amp;column=state"`);
  expect(await pageOf(chief, `${list}?sort=-sent`), 'a colleague').not.toContain('Due first');
});

test('a view is kept from a list in another language, at the address in that language', async () => {
  const html = await pageOf(desk, `/ms${list}?sort=-sent`);
  expect(html).toContain('action="/ms/staff/views"');
  expect(html).not.toContain('/ms/ms/');
});

test('a list shows the chosen columns and always the first', async () => {
  const html = await pageOf(desk, `${list}?column=due&column=state`);
  const heads = [...(/<thead[^]*?<\/thead>/.exec(html)?.[0] ?? '').matchAll(/<th scope[^>]*>([^]*?)<\/th>/g)].map(
    ([, inside]) => inside!.replace(/<svg[^]*?<\/svg>|<[^>]+>/g, ''),
  );
  expect(heads).toEqual(['Reference number', 'Answer due', 'Status']);
});

test('the plain address of the list opens its start; a form that was sent keeps the page', async () => {
  await save(desk, 'Mine', { address: `${list}?attention=mine&sort=-sent`, start: 'yes' });
  const plain = await openConsole(site, list, desk);
  expect([plain.status, plain.headers.get('location')]).toEqual([302, `${list}?attention=mine&sort=-sent`]);
  expect((await openConsole(site, `${list}?sort=-sent`, desk)).status).toBe(200);
  await save(desk, 'Late', { address: `${list}?attention=late&sort=-sent`, start: 'yes' });
  expect((await openConsole(site, list, desk)).headers.get('location')).toBe(`${list}?attention=late&sort=-sent`);
  await send(desk, { intent: 'no-start', id: await idOf('Late') });
  expect((await openConsole(site, list, desk)).status).toBe(200);
});

test('a view is renamed and deleted by its owner alone', async () => {
  await save(desk, 'Old name');
  const id = await idOf('Old name');
  for (const intent of ['rename', 'start', 'delete'])
    expect((await send(chief, { intent, id, view_name: 'Theirs' })).status, intent).toBe(404);
  expect((await send(desk, { intent: 'rename', id, view_name: 'New name' })).status).toBe(303);
  expect(await pageOf(desk, '/staff/views')).toContain('New name');
  expect((await send(desk, { intent: 'delete', id })).status).toBe(303);
  expect(await idOf('New name')).toBe('');
});

test('administrators of the group share a view with a role; others do not', async () => {
  await save(chief, 'For the front desk', { start: 'yes' });
  const id = await idOf('For the front desk');
  expect((await send(desk, { intent: 'share', id, role: 'editor' })).status).toBe(403);
  const ofOne = await signedInStaff(site.app, [{ role: 'administrator', hospitalId: 2 }]);
  expect((await send(ofOne, { intent: 'share', id, role: 'editor' })).status).toBe(403);
  expect((await send(chief, { intent: 'share', id, role: 'front_desk' })).status).toBe(303);
  expect(await pageOf(desk, `${list}?sort=-sent`)).toContain('For the front desk');
  // What opens its owner's list opens nobody else's.
  expect((await openConsole(site, list, desk)).status).toBe(200);
  const recruiter = await signedInStaff(site.app, [{ role: 'recruiter', hospitalId: null }]);
  expect(await pageOf(recruiter, `${list}?sort=-sent`)).not.toContain('For the front desk');
  await send(chief, { intent: 'share', id, role: '' });
  expect(await pageOf(desk, `${list}?sort=-sent`)).not.toContain('For the front desk');
});

test('a view is shared with an own role too; a removed one is nobody', async () => {
  const key = 'own_night_desk';
  await site.app.db.insert(ownRoles).values({
    key,
    name: 'Night desk',
    permissions: ['open_enquiries', 'handle_submissions', 'answer_enquiries'],
    changedAt: new Date(),
  });
  await save(chief, 'For the night');
  const id = await idOf('For the night');
  const holder = await signedInStaff(site.app, [{ role: key, hospitalId: null }]);
  expect((await send(chief, { intent: 'share', id, role: key })).status).toBe(303);
  expect(await pageOf(holder, `${list}?sort=-sent`)).toContain('For the night');
  expect(await pageOf(chief, '/staff/views')).toContain('Night desk');
  await site.app.db.update(ownRoles).set({ removedAt: new Date() });
  await send(chief, { intent: 'share', id, role: key });
  expect(await pageOf(chief, '/staff/views')).not.toContain(key);
});

test('a name is that of one view, a list has twenty of a person, and impossible input is refused', async () => {
  const nurse = await signedInStaff(site.app, [{ role: 'front_desk', hospitalId: null }]);
  for (let number = 1; number <= 20; number += 1) expect((await save(nurse, `View ${number}`)).status).toBe(303);
  expect((await save(nurse, 'View 21')).status).toBe(409);
  await send(nurse, { intent: 'delete', id: await idOf('View 20') });
  expect((await save(nurse, 'View 1')).status).toBe(409);
  expect((await save(nurse, '  ')).status).toBe(422);
  expect((await save(nurse, 'Empty', { address: list })).status).toBe(422);
  expect(
    (await send(nurse, { intent: 'save', list: '//elsewhere.test', address: 'x?y=1', view_name: 'x' })).status,
  ).toBe(422);
  expect((await send(nurse, { intent: 'delete', id: 'x' })).status).toBe(404);
  expect((await save(nurse, 'a\u0000b')).status).toBe(400);
});
