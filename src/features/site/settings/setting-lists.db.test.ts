import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openConsole, sendForm } from '#src/features/console/frame/console.fixture.ts';
import { signedInStaff, type SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { settingKeys } from './setting-edits.schema.ts';
import { readSetting } from './settings.server.ts';
import type { SettingKey } from './settings.schema.ts';

let site: TestSite;
let chief: SignedIn;
beforeAll(async () => {
  site = await openTestSite();
  chief = await signedInStaff(site.app, [{ role: 'administrator', hospitalId: null }]);
});
afterAll(() => site.close());

const decodeEntities = (text: string) =>
  text
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
const open = async (key: SettingKey) => (await openConsole(site, `/staff/settings/${key}`, chief)).text();
/** What the browser would send of the form: inputs without boxes, text areas, and chosen options. */
function sentBy(html: string): Record<string, string> {
  const form = /<form[^>]*>.*?name="saved-at".*?<\/form>/s.exec(html)![0];
  const attribute = (tag: string, name: string) =>
    decodeEntities(new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '');
  const inputs = [...form.matchAll(/<input[^>]*>/g)]
    .filter(([tag]) => attribute(tag, 'type') !== 'checkbox')
    .map(([tag]) => [attribute(tag, 'name'), attribute(tag, 'value')]);
  const areas = [...form.matchAll(/(<textarea[^>]*>)([^<]*)</g)].map(([, tag, text]) => [
    attribute(tag!, 'name'),
    decodeEntities(text!),
  ]);
  const selects = [...form.matchAll(/(<select[^>]*>)(.*?)<\/select>/gs)].map(([, tag, options]) => [
    attribute(tag!, 'name'),
    attribute(/<option[^>]*selected[^>]*>/.exec(options!)?.[0] ?? /<option[^>]*>/.exec(options!)![0], 'value'),
  ]);
  return Object.fromEntries([...inputs, ...areas, ...selects].filter(([name]) => name !== 'zone_token')) as Record<
    string,
    string
  >;
}
const save = async (key: SettingKey, changes: Record<string, string>) =>
  sendForm(site, `/staff/settings/${key}`, chief, { ...sentBy(await open(key)), intent: 'publish', ...changes });

test.each(settingKeys)('the setting %s has fields, and saved as it was changes nothing', async (key) => {
  const html = await open(key);
  expect(html).not.toContain('The whole setting');
  expect(Object.keys(sentBy(html)).length).toBeGreaterThan(1);
  const before = await readSetting(site.app, key);
  expect((await save(key, {})).status).toBe(302);
  expect(await readSetting(site.app, key)).toEqual(before);
  expect(await open(key)).toContain('No changes yet');
});

describe('the care programme', () => {
  test('has its prices in ringgit, field by field', async () => {
    const { plans } = await readSetting(site.app, 'careProgramme');
    const paid = plans.findIndex(({ priceSen }) => priceSen > 0);
    expect((await save('careProgramme', { [`plans.${paid}.priceSen`]: '199.90' })).status).toBe(302);
    expect((await readSetting(site.app, 'careProgramme')).plans[paid]).toEqual({ ...plans[paid], priceSen: 19_990 });
  });

  test('gets the prices from before a change back, as one more change, of its own history alone', async () => {
    const before = await readSetting(site.app, 'careProgramme');
    const paid = before.plans.findIndex(({ priceSen }) => priceSen > 0);
    expect((await save('careProgramme', { [`plans.${paid}.priceSen`]: '5.00' })).status).toBe(302);
    const html = await open('careProgramme');
    const from = /name="from" value="(\d+)"/.exec(html)![1]!;
    const restore = (key: SettingKey, fields: Record<string, string>) =>
      sendForm(site, `/staff/settings/${key}`, chief, { intent: 'restore', ...fields });
    const savedAt = sentBy(html)['saved-at']!;
    expect((await restore('careProgramme', { from, 'saved-at': '2020-01-01T00:00:00.000Z' })).status).toBe(409);
    expect((await restore('careProgramme', { from: '999999', 'saved-at': savedAt })).status).toBe(404);
    expect((await restore('session', { from, 'saved-at': sentBy(await open('session'))['saved-at']! })).status).toBe(
      404,
    );
    expect((await readSetting(site.app, 'careProgramme')).plans[paid]!.priceSen).toBe(500);
    expect((await restore('careProgramme', { from, 'saved-at': savedAt })).status).toBe(302);
    expect(await readSetting(site.app, 'careProgramme')).toEqual(before);
    // The change that was taken back stays in the history, and so does the taking back.
    expect((await open('careProgramme')).match(/name="from"/g)).toHaveLength(3);
  });

  test('is given back nothing that the rules of today refuse', async () => {
    const html = await open('careProgramme');
    const from = /name="from" value="(\d+)"/.exec(html)![1]!;
    const { rows } = await site.app.pool.query<{ detail: { before: { tiers: { summary: { en: string } }[] } } }>(
      'select detail from audit_log where id = $1',
      [from],
    );
    const { before } = rows[0]!.detail;
    before.tiers[0]!.summary.en = '';
    await site.app.pool.query(
      `insert into audit_log (at, actor_kind, account_id, action, subject_kind, subject_id, detail)
       values (now() + interval '1 minute', 'staff', $1, 'setting_changed', 'setting', 'careProgramme', $2)`,
      [chief.accountId, { before, after: await readSetting(site.app, 'careProgramme') }],
    );
    const page = await open('careProgramme');
    const refused = await sendForm(site, '/staff/settings/careProgramme', chief, {
      intent: 'restore',
      from: /name="from" value="(\d+)"/.exec(page)![1]!,
      'saved-at': sentBy(page)['saved-at']!,
    });
    expect(refused.status).toBe(422);
    expect((await readSetting(site.app, 'careProgramme')).tiers[0]!.summary.en).not.toBe('');
  });

  test.each([
    ['plans.0.priceSen', 'free'],
    ['plans.0.tier', 'No such key'],
    ['plans.0.adults', '0'],
    ['tiers.1.packagePercent', '61'],
    ['tiers.0.summary.en', ''],
    ['benefits.0.name.en', ''],
    ['renewFromDays', 'x'],
  ])('refuses a wrong %s beside its field', async (name, typed) => {
    const before = await readSetting(site.app, 'careProgramme');
    const response = await save('careProgramme', { [name]: typed });
    expect(response.status).toBe(422);
    expect(await response.text()).toContain(`href="#${name}"`);
    expect(await readSetting(site.app, 'careProgramme')).toEqual(before);
  });

  test('gains a benefit by the empty row, and loses it by a tick; a fault after a removed row is at its own field', async () => {
    const before = await readSetting(site.app, 'careProgramme');
    const next = before.benefits.length;
    const row = `benefits.${next}`;
    const added = { [`${row}.name.en`]: 'A taxi home', [`${row}.byTier.cares.en`]: 'Once a year' };
    expect((await save('careProgramme', added)).status).toBe(302);
    expect((await readSetting(site.app, 'careProgramme')).benefits[next]).toEqual({
      name: { en: 'A taxi home' },
      byTier: { cares: { en: 'Once a year' } },
    });
    const wrong = await save('careProgramme', { 'benefits.0.remove': 'yes', [`${row}.name.en`]: '' });
    expect(wrong.status).toBe(422);
    expect(await wrong.text()).toContain(`href="#${row}.name.en"`);
    expect((await save('careProgramme', { [`${row}.remove`]: 'yes' })).status).toBe(302);
    expect(await readSetting(site.app, 'careProgramme')).toEqual(before);
  });
});

test('a list within a list keeps its place: an award of the challenge', async () => {
  const before = await readSetting(site.app, 'challenge');
  expect((await save('challenge', { 'prizes.0.awards.0.ringgit': '12345' })).status).toBe(302);
  const after = await readSetting(site.app, 'challenge');
  expect(after.prizes[0]!.awards[0]).toEqual({ ...before.prizes[0]!.awards[0], ringgit: 12_345 });
  const refused = await save('challenge', { 'timeline.0.from': 'soon' });
  expect(await refused.text()).toContain('href="#timeline.0.from"');
});
