import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openConsole, sendForm } from '#src/features/console/frame/console.fixture.ts';
import { signedInStaff, type SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { unsavedChanges } from './data/unsaved-changes.table.ts';

let site: TestSite;
let chief: SignedIn;
let other: SignedIn;
beforeAll(async () => {
  site = await openTestSite();
  chief = await signedInStaff(site.app, [{ role: 'administrator', hospitalId: null }]);
  other = await signedInStaff(site.app, [{ role: 'administrator', hospitalId: null }]);
});
afterAll(() => site.close());

const look = async (path: string, who = chief) => (await openConsole(site, path, who)).text();
/** What the browser sends while somebody types. */
const type = (record: string, fields: Record<string, string>, who = chief) =>
  sendForm(site, '/staff/unsaved', who, { record, fields: JSON.stringify(Object.entries(fields)) });
const keptFor = async (record: string) =>
  (await site.app.db.select().from(unsavedChanges).where(eq(unsavedChanges.record, record))).length;
const decoded = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** The values of the form with this id, as its browser would send them. */
function valuesIn(html: string, id: string): Record<string, string> {
  const form = new RegExp(`<form id="${id}"[^]*?</form>`).exec(html)![0];
  const values: Record<string, string> = {};
  const attribute = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
  for (const [tag] of form.matchAll(/<input\b[^>]*>/g)) {
    const name = attribute(tag, 'name');
    const isLeftOut = /type="(?:checkbox|radio)"/.test(tag) && !/\schecked/.test(tag);
    if (name && !isLeftOut) values[name] = decoded(attribute(tag, 'value') ?? '');
  }
  for (const [, name, text] of form.matchAll(/<textarea\b[^>]*\sname="([^"]+)"[^>]*>([^]*?)<\/textarea>/g))
    values[name!] = decoded(text!);
  for (const [, attributes, choices] of form.matchAll(/<select\b([^>]*)>([^]*?)<\/select>/g)) {
    const chosen = /<option[^>]*\bselected[^>]*>/.exec(choices!)?.[0] ?? /<option[^>]*>/.exec(choices!)?.[0] ?? '';
    values[attribute(attributes!, 'name')!] = decoded(attribute(chosen, 'value') ?? '');
  }
  return values;
}

interface Desk {
  name: string;
  /** The page's address, and the record of its form. */
  page: string;
  record: string;
  formId: string;
  /** The field that somebody changes, and another valid value. */
  field: (values: Record<string, string>) => string;
  value: (stored: string) => string;
  /** The field that names the saved state. */
  state: string;
  /** The button that makes it public, where it is not 'save'. */
  intent?: string;
}

const again = (stored: string) => `${stored} again`.trim();

const desks: Desk[] = [
  {
    name: 'a package',
    page: '/staff/packages/1?language=en',
    record: '/staff/packages/1/en',
    formId: 'package-form',
    field: () => 'summary',
    value: again,
    state: 'version',
  },
  {
    name: 'a package in Malay',
    page: '/staff/packages/1?language=ms',
    record: '/staff/packages/1/ms',
    formId: 'package-form',
    field: () => 'title',
    value: again,
    state: 'version',
  },
  {
    name: 'a promotion',
    page: '/staff/promotions/1',
    record: '/staff/promotions/1',
    formId: 'promotion-form',
    field: () => 'name',
    value: again,
    state: 'version',
  },
  {
    name: 'a form that staff build',
    page: '/staff/forms/1',
    record: '/staff/forms/1',
    formId: 'builder-form',
    field: (values) => Object.keys(values).find((name) => name.startsWith('title'))!,
    value: again,
    state: 'revision',
  },
  {
    name: 'a menu',
    page: '/staff/menus/header',
    record: '/staff/menus/header',
    formId: 'menu-form',
    field: (values) => Object.keys(values).find((name) => /^en-\d/.test(name) && values[name] !== '')!,
    value: again,
    state: 'version',
    intent: 'publish',
  },
  {
    name: 'the sections of the home page',
    page: '/staff/home',
    record: '/staff/home',
    formId: 'home-form',
    field: (values) => Object.keys(values).find((name) => /^en-\d/.test(name))!,
    value: again,
    state: 'version',
    intent: 'publish',
  },
  {
    name: 'a template of messages',
    page: '/staff/messages/appointment_lines',
    record: '/staff/messages/appointment_lines',
    formId: 'template-form',
    field: (values) => Object.keys(values).find((name) => name === 'text-7-en')!,
    value: again,
    state: 'version',
  },
  {
    name: 'a setting',
    page: '/staff/settings/session',
    record: '/staff/settings/session',
    formId: 'setting-fields',
    field: (values) => Object.keys(values).find((name) => /timeout/i.test(name))!,
    value: (stored) => String(Number(stored) + 1),
    state: 'saved-at',
    intent: 'publish',
  },
  {
    name: 'a third-party script',
    page: '/staff/scripts/1',
    record: '/staff/scripts/1',
    formId: 'script-fields',
    field: () => 'name',
    value: again,
    state: 'saved-at',
  },
];

describe.each(desks)('what is typed into $name', (desk) => {
  const { page, record, formId, field, value: changed, state, intent = 'save' } = desk;
  it('is offered to who typed it alone, continued in the form, kept by a refused save, and gone once saved', async () => {
    const stored = valuesIn(await look(page), formId);
    const name = field(stored);
    const value = changed(stored[name]!);
    // A heading is written in all languages or in none.
    const others: Record<string, string> =
      formId === 'home-form' ? { 'ms-1': 'Separuh tajuk', 'zh-1': '半个标题' } : {};
    const typed = { ...stored, ...others, [name]: value };
    expect((await type(record, typed)).status).toBe(200);

    const offered = await look(page);
    expect(offered).toContain('data-unsaved="offered"');
    expect(valuesIn(offered, formId)[name]).not.toBe(value);
    expect(await look(page, other)).not.toContain('data-unsaved');
    const continueAt = `${page}${page.includes('?') ? '&' : '?'}unsaved=continue`;
    expect(valuesIn(await look(continueAt, other), formId)[name]).toBe(stored[name]);

    const continued = await look(continueAt);
    expect(continued).toContain('data-unsaved="continued"');
    const values = valuesIn(continued, formId);
    expect(values[name]).toBe(value);
    expect(values[state]).toBe(stored[state]);

    const outdated = await sendForm(site, page, chief, {
      ...values,
      [state]: state === 'version' ? '2020-01-01T00:00:00.000Z' : 'x',
      intent,
    });
    expect(outdated.status).toBeGreaterThanOrEqual(400);
    expect(await keptFor(record)).toBe(1);
    const saved = await sendForm(site, page, chief, { ...values, intent });
    expect([302, 303], await saved.clone().text()).toContain(saved.status);
    expect(await keptFor(record)).toBe(0);
    expect(valuesIn(await look(page), formId)[name]).toBe(value);
  });
});

it('a new script and a new short address are continued after their page was left', async () => {
  for (const [page, formId, fields] of [
    ['/staff/scripts/new', 'script-fields', { name: 'Half a script' }],
    ['/staff/keywords', 'new-address-form', { path: '/half-an-address', target: '/doctor' }],
  ] as const) {
    await type(page, fields);
    expect(await look(page)).toContain('data-unsaved="offered"');
    expect(await look(page, other)).not.toContain('data-unsaved');
    expect(valuesIn(await look(`${page}?unsaved=continue`), formId)).toMatchObject(fields);
  }
});

it('a short address that is renamed is continued, kept by a refused save, and gone once saved', async () => {
  await site.app.db.execute(
    sql`insert into keywords (path, component, item_id, url, created_at)
      select '/half-heart', component, item_id, url, now() from keywords where path = url order by path limit 1`,
  );
  const page = '/staff/keywords/edit?path=%2Fhalf-heart';
  const record = '/staff/keywords/half-heart';
  await type(record, { was: '/half-heart', path: '/whole-heart' });
  expect(await look(page)).toContain('data-unsaved="offered"');
  const values = valuesIn(await look(`${page}&unsaved=continue`), 'address-form');
  expect(values['path']).toBe('/whole-heart');
  expect((await sendForm(site, page, chief, { ...values, path: 'no address' })).status).toBe(422);
  expect(await keptFor(record)).toBe(1);
  expect((await sendForm(site, page, chief, values)).status).toBe(302);
  expect(await keptFor(record)).toBe(0);
});

/** Presses the button that adds a record; returns its address. */
async function added(page: string, fields: Record<string, string>): Promise<string> {
  const answer = await sendForm(site, page, chief, fields);
  return answer.headers.get('location')!.replace(/\?.*$/, '');
}

const breach = {
  title: 'A lost laptop',
  discoveredAt: '2026-11-20T09:00',
  description: 'It was left in a taxi.',
  people: '12',
};

it.each([
  ['an own role', '/staff/roles/new', 'role-fields', { name: 'Half a role', permission: 'manage_menus' }],
  ['a breach', '/staff/privacy/breaches/new', 'breach-fields', breach],
  [
    'a request about data',
    '/staff/privacy/new',
    'request-fields',
    { kind: 'access', personName: 'Aminah Yusof', email: 'aminah@example.test', receivedOn: '2026-11-20' },
  ],
] as const)('%s is continued after its page was left, new and changed, and gone once saved', async (...desk) => {
  const [, page, formId, fields] = desk;
  await type(page, fields);
  expect(await look(page)).toContain('data-unsaved="offered"');
  expect(await look(page, other)).not.toContain('data-unsaved');
  const values = valuesIn(await look(`${page}?unsaved=continue`), formId);
  expect(values).toMatchObject(fields);
  const own = await added(page, values);
  expect(await keptFor(page)).toBe(0);
  if (own.startsWith('/staff/privacy/') && !own.includes('breaches')) return;

  const name = 'title' in fields ? 'title' : 'name';
  const stored = valuesIn(await look(own), formId);
  await type(own, { ...stored, [name]: 'Typed later' });
  const later = valuesIn(await look(`${own}?unsaved=continue`), formId);
  expect(later).toMatchObject({ ...stored, [name]: 'Typed later' });
  const saved = await sendForm(site, own, chief, { ...later, intent: 'save' });
  expect([302, 303], await saved.clone().text()).toContain(saved.status);
  expect(await keptFor(own)).toBe(0);
});

it('nothing is kept for an address that is no form of the console', async () => {
  for (const record of [
    '/staff/menus',
    '/staff/packages/1',
    '/staff/settings/a/b',
    '/staff/home/x',
    '/staff/messages/../x',
    '/staff/keywords/../x',
    '/staff/keywords/Heart',
    '/staff/scripts/x',
    '/staff/roles/editor',
    '/staff/privacy/breaches/x',
    '/staff/privacy/R123',
  ])
    expect((await type(record, { a: 'b' })).status, record).toBe(404);
});

it('typed values are stored sealed', async () => {
  await type('/staff/home', { version: '0', secret: 'plain words' });
  const { rows } = await site.app.db.execute<{ fields: string }>(
    sql`select fields from unsaved_changes where record = '/staff/home'`,
  );
  expect(rows[0]!.fields).not.toContain('plain words');
});
