import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openConsole, sendForm } from '#src/features/console/frame/console.fixture.ts';
import { signedInStaff, type SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { drafts } from './data/drafts.table.ts';

let site: TestSite;
let chief: SignedIn;
let other: SignedIn;
beforeAll(async () => {
  site = await openTestSite();
  chief = await signedInStaff(site.app, [{ role: 'administrator', hospitalId: null }]);
  other = await signedInStaff(site.app, [{ role: 'administrator', hospitalId: null }]);
});
afterAll(() => site.close());

type Fields = Record<string, string>;
const look = async (path: string, who = chief) =>
  (await (await openConsole(site, path, who)).text()).replaceAll('<!-- -->', '').replaceAll('&#x27;', "'");
const visited = async (path: string) => (await (await site.request(path)).text()).replaceAll('<!-- -->', '');
const send = (path: string, fields: Fields, who = chief) => sendForm(site, path, who, fields);
const leadsTo = async (path: string, fields: Fields, who = chief) =>
  (await send(path, fields, who)).headers.get('location');
const draftsNow = async () => (await site.app.db.select().from(drafts)).map(({ record }) => record);

interface Desk {
  name: string;
  path: string;
  /** The list that names what has a draft. */
  list: string | null;
  formId: string;
  state: 'version' | 'saved-at';
  /** The form with this text in it, over the values of the page. */
  form: (text: string) => Fields;
  /** A page on which visitors see the text once it is published. */
  page: string;
  preview: string | null;
}

const item = (place: number, texts: Record<'en' | 'ms' | 'zh', string>, href: string): Fields => ({
  [`id-${place}`]: `a${place}`,
  [`en-${place}`]: texts.en,
  [`ms-${place}`]: texts.ms,
  [`zh-${place}`]: texts.zh,
  [`href-${place}`]: href,
  [`under-${place}`]: '',
});

const desks: Desk[] = [
  {
    name: 'the footer',
    path: '/staff/menus/footer',
    list: '/staff/menus',
    formId: 'menu-form',
    state: 'version',
    form: (text) => item(1, { en: text, ms: text, zh: text }, '/doctor'),
    page: '/doctor',
    preview: null,
  },
  {
    name: 'the home page',
    path: '/staff/home',
    list: null,
    formId: 'home-form',
    state: 'version',
    form: (text) => ({ 'name-1': 'trust', 'shown-1': 'yes', 'en-1': text, 'ms-1': text, 'zh-1': text }),
    page: '/home',
    preview: '/staff/home/preview',
  },
  {
    name: 'a setting',
    path: '/staff/settings/corporate',
    list: '/staff/settings',
    formId: 'setting-fields',
    state: 'saved-at',
    form: (text) => ({ 'story.en': text, 'leader.image.gender': 'female' }),
    page: '/corporate-home',
    preview: '/staff/settings/corporate/preview',
  },
];

describe.each(desks)('the draft of $name', ({ path, list, formId, state, form, page, preview }) => {
  /** The values that a browser would send. */
  const filled = async (text: string, who = chief): Promise<Fields> => {
    const html = new RegExp(`<form id="${formId}"[^]*?</form>`).exec(await look(path, who))![0];
    const inputs = [...html.matchAll(/<input(?=[^>]*\sname="([^"]*)")(?=[^>]*\svalue="([^"]*)")[^>]*>/g)];
    const areas = [...html.matchAll(/<textarea\b[^>]*\sname="([^"]+)"[^>]*>([^]*?)<\/textarea>/g)];
    const stored = Object.fromEntries([...inputs, ...areas].map(([, name, value]) => [name, value])) as Fields;
    const kept = formId === 'setting-fields' ? stored : { [state]: stored[state]! };
    return { ...kept, ...form(text) };
  };

  test('is saved without effect, seen by a colleague and previewed, then published by one confirmed step', async () => {
    const before = await filled('Half a thought');
    expect(await leadsTo(path, { ...before, intent: 'draft' })).toBe(`${path}?done=draft`);
    expect(await draftsNow()).toEqual([path]);
    expect(await visited(page)).not.toContain('Half a thought');

    const seen = await look(path, other);
    expect(seen).toContain('Half a thought');
    expect(seen).toContain('Visitors still see the published version.');
    // The confirmation belongs to the form, and Enter presses the first button, which only saves the draft.
    expect(seen).toMatch(new RegExp(`<button[^>]*form="${formId}"[^>]*value="publish"`));
    expect(/<button[^>]*type="submit"[^>]*value="(\w+)"/.exec(seen.slice(seen.indexOf(`id="${formId}"`)))?.[1]).toBe(
      'draft',
    );
    if (list) expect(await look(list)).toMatch(/>Draft</);
    if (preview) expect(await look(preview)).toContain('Half a thought');
    expect(await look(`${path}?done=draft`)).toContain(
      'Draft saved. Nothing changes for visitors until you publish it.',
    );

    const whole = await filled('A whole thought', other);
    expect(await leadsTo(path, { ...whole, intent: 'publish' }, other)).toBe(`${path}?done=saved`);
    expect(await draftsNow()).toEqual([]);
    await expect.poll(() => visited(page)).toContain('A whole thought');
    expect(await leadsTo(path, { ...(await filled('A second thought')), intent: 'publish' })).toContain('done=saved');
    await expect.poll(() => visited(page)).toContain('A second thought');
    expect(await look(path)).not.toContain('Visitors still see the published version.');
  });

  test('is neither overwritten nor published over by somebody who has not seen it', async () => {
    const unseen = await filled('From the other');
    expect((await send(path, { ...(await filled('Mine')), intent: 'draft' })).status).toBe(302);
    for (const intent of ['draft', 'publish']) {
      const late = await send(path, { ...unseen, intent }, other);
      expect(late.status, intent).toBe(409);
      expect(await late.text()).toContain('Somebody else saved, published or discarded the draft meanwhile.');
    }
    expect((await send(path, { [state]: unseen[state]!, intent: 'discard' }, other)).status).toBe(409);
    expect(await look(path)).toContain('Mine');
    expect(await visited(page)).toContain('A second thought');
  });

  test('two who save the first one at once: one of them is refused', async () => {
    await send(path, { ...(await filled('Mine')), intent: 'discard' });
    expect(await draftsNow()).toEqual([]);
    const [one, two] = [await filled('One'), await filled('Two', other)];
    const answers = await Promise.all([
      send(path, { ...one, intent: 'draft' }),
      send(path, { ...two, intent: 'draft' }, other),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([302, 409]);
  });

  test('says that something else was published since, and is discarded by one step', async () => {
    const versions = /name="from"[^>]*value="(\d+)"|value="(\d+)"[^>]*name="from"/.exec(await look(path));
    const from = versions?.[1] ?? versions?.[2];
    expect(from, 'a former version').toBeDefined();
    const published = (await filled(''))[state]!.split('~')[0]!;
    expect(await leadsTo(path, { intent: 'restore', [state]: published, from: from! })).toBe(`${path}?done=saved`);
    expect(await draftsNow(), 'it stays').toEqual([path]);
    expect(await look(path)).toContain('Somebody published a change after this draft was started.');
    // A colleague who corrects the draft does not end the warning: the published change is still missing in it.
    expect(await leadsTo(path, { ...(await filled('Corrected', other)), intent: 'draft' }, other)).toContain(
      'done=draft',
    );
    expect(await look(path)).toContain('Somebody published a change after this draft was started.');
    const tampered = { ...(await filled('Cut')), [state]: `${published}~x`, intent: 'draft' };
    expect((await send(path, tampered)).status).toBe(409);
    const discarded = { [state]: (await filled(''))[state]!, intent: 'discard' };
    expect(await leadsTo(path, discarded)).toBe(`${path}?done=discarded`);
    expect(await draftsNow()).toEqual([]);
  });

  test('is for those who may publish it', async () => {
    const desk = await signedInStaff(site.app, [{ role: 'front_desk', hospitalId: null }]);
    const own = await filled('Not mine');
    for (const intent of ['draft', 'publish', 'discard'])
      expect((await send(path, { ...own, intent }, desk)).status, intent).toBe(403);
    expect(await draftsNow()).toEqual([]);
  });
});

test('a draft of a setting says what it changes, and one that cannot be shown says why', async () => {
  const path = '/staff/settings/brand';
  const html = await look(path);
  const stored = Object.fromEntries(
    [...html.matchAll(/<input(?=[^>]*\sname="([^"]*)")(?=[^>]*\svalue="([^"]*)")[^>]*>/g)].map(([, name, value]) => [
      name,
      value,
    ]),
  ) as Fields;
  await send(path, { ...stored, groupName: 'Cempaka Care', email: 'nobody', intent: 'draft' });
  const shown = await look(path);
  expect(shown).toMatch(/What the draft changes[^]*Melur Healthcare<\/del> → <ins[^>]*>Cempaka Care</);
  const preview = await look('/staff/settings/brand/preview');
  expect(preview).toContain('This page can’t be shown yet.');
  expect(preview).not.toContain('Cempaka Care');
  expect((await openConsole(site, '/staff/settings/session/preview', chief)).status).toBe(404);
});

test('lines of a text area that did not change are no change of the draft: browsers send CRLF', async () => {
  const path = '/staff/settings/corporate';
  const stored = async () => {
    const html = /<form id="setting-fields"[^]*?<\/form>/.exec(await look(path))![0];
    const areas = [...html.matchAll(/<textarea\b[^>]*\sname="([^"]+)"[^>]*>([^]*?)<\/textarea>/g)];
    const inputs = [...html.matchAll(/<input(?=[^>]*\sname="([^"]*)")(?=[^>]*\svalue="([^"]*)")[^>]*>/g)];
    const values = Object.fromEntries([...inputs, ...areas].map(([, name, value]) => [name, value]));
    return { ...values, 'leader.image.gender': 'female' } as Fields;
  };
  const published = { ...(await stored()), 'story.en': 'One.\n\nTwo.', intent: 'publish' };
  expect(await leadsTo(path, published)).toContain('done=saved');
  const draft = { ...(await stored()), 'story.en': 'One.\r\n\r\nTwo.', intent: 'draft' };
  expect(await leadsTo(path, draft)).toContain('done=draft');
  const shown = await look(path);
  expect(shown).toContain('Visitors still see the published version.');
  expect(shown).toContain('"drafted":[]');
});
