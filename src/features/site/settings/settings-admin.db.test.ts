import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inputsOf, openConsole, sendForm } from '#src/features/console/frame/console.fixture.ts';
import { signedInStaff, type SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { readSetting } from './settings.server.ts';

let site: TestSite;
let chief: SignedIn;
beforeAll(async () => {
  site = await openTestSite();
  chief = await signedInStaff(site.app, [{ role: 'administrator', hospitalId: null }]);
});
afterAll(() => site.close());

const open = async (key: string, who = chief) => (await openConsole(site, `/staff/settings/${key}`, who)).text();
const save = async (key: string, changes: Record<string, string>, who = chief) =>
  sendForm(site, `/staff/settings/${key}`, who, { ...inputsOf(await open(key)), intent: 'publish', ...changes });

describe('a setting', () => {
  test('is changed in its form, shown on public pages at once, and written down with what it was', async () => {
    await site.request('/our-hospitals');
    const response = await save('brand', { groupName: 'Cempaka Care', phone: '+60 3-1111 2222' });
    expect(response.headers.get('location')).toBe('/staff/settings/brand?done=saved');
    await expect
      .poll(async () => (await site.request('/our-hospitals')).text(), { timeout: 10_000 })
      .toContain('Cempaka Care');
    const html = await open('brand');
    expect(html).toContain('Melur Healthcare');
    expect(html).toContain('Member of staff');
    const { colours, social } = (await readSetting(site.app, 'brand')) as unknown as {
      colours: object;
      social: object[];
    };
    expect(colours).toMatchObject({ teal: '#0B6B6B' });
    expect(social).toHaveLength(3);
  });

  test('that was saved by somebody else meanwhile is not overwritten unseen', async () => {
    const form = { ...inputsOf(await open('session')), intent: 'publish' };
    expect((await sendForm(site, '/staff/settings/session', chief, { ...form, timeoutMinutes: '20' })).status).toBe(
      302,
    );
    const late = await sendForm(site, '/staff/settings/session', chief, { ...form, timeoutMinutes: '30' });
    expect(late.status).toBe(409);
    expect(await late.text()).toContain('value="30"');
    expect((await readSetting(site.app, 'session')).timeoutMinutes).toBe(20);
  });

  test('saved as it was changes nothing and leaves no entry', async () => {
    const before = await open('privacyNotice');
    await save('privacyNotice', {});
    expect(inputsOf(await open('privacyNotice'))).toEqual(inputsOf(before));
    expect(await open('privacyNotice')).toContain('No changes yet');
  });

  test.each([
    ['session', { timeoutMinutes: '0' }, 'timeoutMinutes'],
    ['session', { timeoutMinutes: 'ten' }, 'timeoutMinutes'],
    ['session', { timeoutMinutes: '' }, 'timeoutMinutes'],
    ['appointments', { cancelUntilHours: '-1' }, 'cancelUntilHours'],
    ['appointments', { holdMinutes: '1.5' }, 'holdMinutes'],
    ['brand', { groupName: ' ' }, 'groupName'],
    ['brand', { email: 'nobody' }, 'email'],
    ['brand', { social: 'Us | javascript:alert(1)' }, 'social'],
    ['brand', { social: 'only a name' }, 'social'],
    ['brand', { faviconUrl: '//evil.example/x.svg' }, 'faviconUrl'],
    ['serviceTax', { rates: '2025-07-01 | 6\n2024-01-01 | 8' }, 'rates'],
    ['serviceTax', { rates: '2025-13-01 | 6' }, 'rates'],
    ['serviceTax', { rates: '' }, 'rates'],
    ['privacyNotice', { version: '<b>' }, 'version'],
  ] as [string, Record<string, string>, string][])(
    'of %s is refused beside its field: %o',
    async (key, change, field) => {
      const response = await save(key, change);
      expect(response.status).toBe(422);
      expect(await response.text()).toContain(`href="#${field}"`);
    },
  );

  test.each(['insurers', 'opening'])('that another page keeps is not edited here: %s', async (key) => {
    expect((await openConsole(site, `/staff/settings/${key}`, chief)).status).toBe(404);
    expect(await (await openConsole(site, '/staff/settings', chief)).text()).not.toContain(`/staff/settings/${key}`);
  });

  test('is for administrators of the whole group', async () => {
    for (const roleAssignments of [
      [{ role: 'editor', hospitalId: null }],
      [{ role: 'administrator', hospitalId: 3 }],
    ] as const) {
      const who = await signedInStaff(site.app, roleAssignments);
      expect((await openConsole(site, '/staff/settings', who)).status).toBe(403);
      expect((await openConsole(site, '/staff/settings/brand', who)).status).toBe(403);
      expect((await openConsole(site, '/staff/settings/csv', who)).status).toBe(403);
      expect((await save('session', { timeoutMinutes: '60' }, who)).status).toBe(403);
      expect(await (await openConsole(site, '/staff', who)).text()).not.toContain('/staff/settings');
    }
    expect((await openConsole(site, '/staff/settings/nothing', chief)).status).toBe(404);
    expect((await openConsole(site, '/staff/settings/constructor', chief)).status).toBe(404);
  });

  test('is found by its name, listed in any order, and the list saved as a file', async () => {
    const found = await (await openConsole(site, '/staff/settings?q=tax', chief)).text();
    expect(found).toContain('href="/staff/settings/serviceTax"');
    expect(found).not.toContain('href="/staff/settings/brand"');
    const file = await (await openConsole(site, '/staff/settings/csv?sort=-name', chief)).text();
    expect(file).toMatch(/^\uFEFF?key,name,changed\r\n/);
    expect(file.split('\r\n').length).toBeGreaterThan(8);
  });

  test('of what is sold is entered in ringgit and stored in sen', async () => {
    const shown = await (await openConsole(site, '/staff/settings/sale', chief)).text();
    expect(inputsOf(shown)).toMatchObject({ eInvoiceAboveSen: '10,000.00', secondPersonAboveSen: '500.00' });
    expect(shown).toContain('id="secondPersonAboveSen-unit" class="text-muted">RM<');
    expect((await save('sale', { secondPersonAboveSen: '2,500.00' })).status).toBe(302);
    expect((await save('sale', { eInvoiceAboveSen: 'RM 1234.50' })).status).toBe(302);
    expect(await readSetting(site.app, 'sale')).toMatchObject({
      secondPersonAboveSen: 250_000,
      eInvoiceAboveSen: 123_450,
    });
  });

  test.each([
    ['sale', 'secondPersonAboveSen', '2,00', 'Enter an amount in ringgit, such as 1,234.50'],
    ['sale', 'secondPersonAboveSen', '10.005', 'Enter an amount in ringgit, such as 1,234.50'],
    ['sale', 'secondPersonAboveSen', '1,000,000.01', 'Enter RM1,000,000.00 or less'],
    ['sale', 'eInvoiceAboveSen', '0', 'Enter RM0.01 or more'],
    ['session', 'timeoutMinutes', '4', 'Enter 5 or more'],
    ['session', 'timeoutMinutes', '1,000', 'Enter 720 or less'],
    ['session', 'timeoutMinutes', '7.5', 'Enter a whole number'],
    ['appointments', 'holdMinutes', 'soon', 'Enter a whole number'],
  ])('of %s with %s as %s says beside the field: %s', async (key, field, typed, text) => {
    const refused = await save(key, { [field]: typed });
    expect(refused.status).toBe(422);
    const beside = new RegExp(`id="${field}-error"[^>]*>(.*?)</p>`, 's').exec(await refused.text())?.[1] ?? '';
    expect(beside.replace(/<[^>]+>/g, '')).toBe(text);
  });

  test('of a new rate of tax takes its place in the order of days', async () => {
    expect((await save('serviceTax', { rates: '2025-07-01 | 6\n2027-01-01 | 8' })).status).toBe(302);
    expect((await readSetting(site.app, 'serviceTax')).rates).toEqual([
      { from: '2025-07-01', percent: 6 },
      { from: '2027-01-01', percent: 8 },
    ]);
  });
});
