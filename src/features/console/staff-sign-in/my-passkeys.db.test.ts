import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { signedInPatient, signedInStaff } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { staffBrowser } from '#src/features/console/frame/staff-browser.fixture.ts';
import { openConsole, sendForm } from '#src/features/console/frame/console.fixture.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
beforeEach(() => site.app.db.execute(sql`delete from rate_limits`));
afterAll(() => site.close());

async function withPasskey(accountId: string, label: string): Promise<string> {
  const id = site.app.random.uuid();
  await site.app.db.execute(
    sql`insert into passkeys (id, account_id, credential_id, public_key, label) values (${id}, ${accountId}, ${id}, 'key', ${label})`,
  );
  return id;
}

test('a member of staff sees and removes the own passkeys, whatever the role assignments, and that is written down', async () => {
  const nurse = await signedInStaff(site.app, [{ role: 'front_desk', hospitalId: 3 }]);
  const colleague = await signedInStaff(site.app, [{ role: 'administrator', hospitalId: null }]);
  const [own, foreign] = [
    await withPasskey(nurse.accountId, 'Ward phone'),
    await withPasskey(colleague.accountId, 'Another phone'),
  ];
  const html = await (await openConsole(site, '/staff/passkeys', nurse)).text();
  expect(html).toContain('Ward phone');
  expect(html).not.toContain('Another phone');
  for (const passkey of [foreign, site.app.random.uuid(), "' or 1=1", ''])
    expect((await sendForm(site, '/staff/passkeys', nurse, { intent: 'remove', passkey })).status, passkey).toBe(404);
  expect(
    (await sendForm(site, '/staff/passkeys', nurse, { intent: 'remove', passkey: own })).headers.get('location'),
  ).toBe('/staff/passkeys?done=removed');
  expect(await (await openConsole(site, '/staff/passkeys?done=removed', nurse)).text()).not.toContain('Ward phone');
  const { rows } = await site.app.db.execute(sql`select account_id from audit_log where action = 'passkey_removed'`);
  expect(rows).toEqual([{ account_id: nurse.accountId }]);
});

test('what no device has made is refused, on the page and at the door', async () => {
  const nurse = await signedInStaff(site.app, [{ role: 'front_desk', hospitalId: 3 }]);
  for (const response of ['', '{}', 'null', '<script>']) {
    expect(
      await (await sendForm(site, '/staff/passkeys', nurse, { ceremony: 'forged', response, label: 'Phone' })).text(),
    ).toContain('role="alert"');
    const browser = staffBrowser(site);
    await browser.open('/staff/sign-in');
    const refused = await browser.send('/staff/sign-in', { ceremony: 'forged', response });
    expect([refused.status, browser.cookies.has('staff_session')]).toEqual([401, false]);
  }
  const patient = await signedInPatient(site.app);
  expect((await openConsole(site, '/staff/passkeys', patient)).status).toBe(302);
});
