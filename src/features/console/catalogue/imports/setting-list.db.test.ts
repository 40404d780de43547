import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openConsole } from '#src/features/console/frame/console.fixture.ts';
import { signedInStaff, type SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { readSetting } from '#src/features/site/settings/settings.server.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { checkedFile, csvFile, faultyCells, sendCatalogueForm } from '../catalogue.fixture.ts';

let site: TestSite;
let chief: SignedIn;
beforeAll(async () => {
  site = await openTestSite();
  chief = await signedInStaff(site.app, [{ role: 'administrator', hospitalId: null }]);
});
afterAll(() => site.close());

type Row = readonly [setting: string, field: string, value: string];
const planned = async (rows: readonly Row[]) => {
  const file = csvFile(rows.map(([setting, field, value]) => ({ setting, field, value })));
  const plan = await checkedFile(site, chief, { list: 'settings', file });
  const html = await (await openConsole(site, `/staff/catalogue/${plan}`, chief)).text();
  return { plan, html: html.replaceAll('<!-- -->', '') };
};
const send = (path: string, intent: string) => sendCatalogueForm(site, path, chief, { intent });
const undone = async (plan: string) => (await send(plan, 'undo')).headers.get('location');
const stored = async (key: string) =>
  (await site.app.db.execute<{ value: unknown }>(sql`select value from settings where key = ${key}`)).rows[0]!.value;

describe('settings from a file', () => {
  test('faults of each row by its column, as in the form of the setting', async () => {
    const { html, plan } = await planned([
      ['no-such-setting', 'x', '1'],
      ['opening', 'isOpen', 'true'],
      ['session', 'minutes', '20'],
      ['session', 'timeoutMinutes', 'long'],
      ['appointments', 'holdMinutes', '900'],
      ['serviceTax', 'rates', 'yesterday | 6'],
      ['brand', 'email', 'nobody'],
      ['escalation', 'rules', '* | no-such-hospital | administrator'],
      ['careProgramme', 'plans.0.priceSen', 'much'],
      ...['en', 'ms', 'zh'].map((language): Row => ['challenge', `requirements.0.${language}`, '']),
    ]);
    expect(faultyCells(html)).toEqual([
      '2 setting',
      '3 setting',
      '4 field',
      '5 value',
      '6 value',
      '7 value',
      '8 value',
      '9 value',
      '10 value',
      '11 value',
    ]);
    expect((await send(plan, 'apply')).status).toBe(409);
    expect((await readSetting(site.app, 'session')).timeoutMinutes).toBe(15);
  });

  test('are saved setting by setting, shown on pages, and taken back as they were', async () => {
    const before = await Promise.all(['brand', 'escalation', 'careProgramme', 'session'].map(stored));
    const { rows } = await site.app.db.execute<{ id: number; slug: string }>(
      sql`select id, slug from hospitals order by id limit 1`,
    );
    const changed = await planned([
      ['brand', 'groupName', 'Cempaka Care'],
      ['brand', 'social', 'Facebook | https://www.facebook.example/cempaka'],
      ['session', 'timeoutMinutes', '20'],
      ['escalation', 'rules', `* | ${rows[0]!.slug} | administrator`],
      ['careProgramme', 'plans.1.priceSen', '199.00'],
    ]);
    expect(faultyCells(changed.html)).toEqual([]);
    expect(changed.html).toMatch(/Will change<\/dt><dd[^>]*>5</);
    expect((await send(changed.plan, 'apply')).status).toBe(303);
    expect(await stored('brand')).toMatchObject({
      groupName: 'Cempaka Care',
      social: [{ name: 'Facebook', href: 'https://www.facebook.example/cempaka' }],
    });
    expect(await stored('escalation')).toMatchObject({
      rules: [{ kind: '*', hospital: String(rows[0]!.id), to: 'administrator' }],
    });
    expect(await stored('careProgramme')).toMatchObject({ plans: [{}, { priceSen: 19_900 }, {}] });
    await expect
      .poll(async () => (await site.request('/our-hospitals')).text(), { timeout: 10_000 })
      .toContain('Cempaka Care');
    const file = await (await openConsole(site, '/staff/catalogue/settings/csv', chief)).text();
    expect(file).toContain(`escalation,rules,* | ${rows[0]!.slug} | administrator`);
    expect(await undone(changed.plan)).not.toContain('kept=');
    expect(await Promise.all(['brand', 'escalation', 'careProgramme', 'session'].map(stored))).toEqual(before);
  });

  test('a row of a list is added by a file and removed by the undoing; what somebody saved since stays', async () => {
    const before = (await readSetting(site.app, 'corporate')).promises;
    const place = `promises.${before.length}`;
    const added = await planned([
      ['corporate', `${place}.title.en`, 'We call back'],
      ['corporate', `${place}.text.en`, 'Within the hour.'],
      ['session', 'timeoutMinutes', '25'],
    ]);
    expect((await send(added.plan, 'apply')).status).toBe(303);
    expect((await readSetting(site.app, 'corporate')).promises).toEqual([
      ...before,
      { title: { en: 'We call back' }, text: { en: 'Within the hour.' } },
    ]);
    await site.app.db.execute(sql`update settings set value = '{"timeoutMinutes": 30}' where key = 'session'`);
    expect(await undone(added.plan)).toContain('kept=1');
    expect((await readSetting(site.app, 'corporate')).promises).toEqual(before);
    expect((await readSetting(site.app, 'session')).timeoutMinutes).toBe(30);
  });

  test('an export has no key or password of another service, and nobody but an administrator of all gets it', async () => {
    const file = await (await openConsole(site, '/staff/catalogue/settings/csv', chief)).text();
    expect(file).not.toMatch(/secret|password|api.?key|token/i);
    expect(file).not.toMatch(/^opening,/m);
    for (const role of ['editor', 'administrator'] as const) {
      const who = await signedInStaff(site.app, [{ role, hospitalId: role === 'editor' ? null : 3 }]);
      for (const path of ['import', 'csv'])
        expect((await openConsole(site, `/staff/catalogue/settings/${path}`, who)).status).toBe(403);
    }
  });
});
