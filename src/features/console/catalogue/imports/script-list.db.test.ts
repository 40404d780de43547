import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openConsole, sendForm } from '#src/features/console/frame/console.fixture.ts';
import { signedInStaff, type SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { checkedFile, csvFile, faultyCells, sendCatalogueForm } from '../catalogue.fixture.ts';
import type { CatalogueInputs } from '../fields/catalogue-fields.ts';

let site: TestSite;
let chief: SignedIn;
let second: SignedIn;
beforeAll(async () => {
  site = await openTestSite();
  chief = await signedInStaff(site.app, [{ role: 'administrator', hospitalId: null }]);
  second = await signedInStaff(site.app, [{ role: 'administrator', hospitalId: null }]);
});
afterAll(() => site.close());

const integrity =
  'integrity="sha384-oqVuAfXRKap7fdgcCY5uykM6+R9GqQ8K/uxy9rx7HNQlGYl1kPzQho1wx4JwY8wC" crossorigin="anonymous"';
const script = (changes: CatalogueInputs = {}): CatalogueInputs => ({
  code: changes['name']?.toLowerCase().replaceAll(' ', '-') ?? 'file-counter',
  name: 'File counter',
  where: 'general',
  hosts: 'count.example.com',
  head: `<script src="https://count.example.com/c.js" ${integrity} async></script>`,
  body: '',
  is_on: 'yes',
  ...changes,
});
const planned = async (rows: readonly CatalogueInputs[]) => {
  const plan = await checkedFile(site, chief, { list: 'third-party-scripts', file: csvFile(rows) });
  const html = await (await openConsole(site, `/staff/catalogue/${plan}`, chief)).text();
  return { plan, html: html.replaceAll('<!-- -->', '') };
};
const send = (path: string, intent: string) => sendCatalogueForm(site, path, chief, { intent });
const undone = async (plan: string) => (await send(plan, 'undo')).headers.get('location');
const stored = async () =>
  (
    await site.app.db.execute<{ id: number; isActive: boolean }>(sql`select id, name, is_active as "isActive",
      needs_consent as consent, hosts ->> 0 as host, context_kind || ':' || context_value as context,
      proposal -> 'hosts' ->> 0 as proposed, proposed_by as by
      from third_party_scripts where name like 'File%' order by id`)
  ).rows;
/** As a colleague on the page of the script. */
async function settle(id: number, who: SignedIn): Promise<number> {
  const page = await (await openConsole(site, `/staff/scripts/${id}`, who)).text();
  const version = /name="saved-at" value="([^"]+)"/.exec(page)![1]!;
  return (await sendForm(site, `/staff/scripts/${id}`, who, { intent: 'confirm', 'saved-at': version })).status;
}
const lastAction = async () =>
  (
    await site.app.db.execute(sql`select action, detail ->> 'import' as import from audit_log
      where subject_kind = 'third_party_script' order by id desc limit 1`)
  ).rows[0];
const policy = async () => (await site.request('/corporate-home')).headers.get('content-security-policy') ?? '';

describe('third-party scripts from a file', () => {
  test('faults of each row by its column, as in their form', async () => {
    const { html, plan } = await planned([
      script({ name: 'F' }),
      script({ name: 'File where', where: 'hospital:nowhere' }),
      script({ name: 'File number', where: 'hospital:3' }),
      script({ name: 'File hosts', hosts: '*.example.com' }),
      script({ name: 'File head', head: '<script src="https://other.example.com/c.js"></script>' }),
      script({ name: 'File body', body: '<iframe src="https://count.example.com"></iframe>' }),
      script({ name: 'File consent', needs_consent: 'perhaps' }),
      script({ name: 'File empty', head: '' }),
      script(),
      script(),
    ]);
    expect(faultyCells(html)).toEqual([
      '2 name',
      '3 where',
      '4 where',
      '5 hosts',
      '5 head',
      '6 head',
      '7 body',
      '8 needs_consent',
      '9 head',
      '11 code',
    ]);
    expect((await send(plan, 'apply')).status).toBe(409);
    expect(await stored()).toEqual([]);
  });

  test('wait for another administrator, and a new one is taken back while it waits', async () => {
    const { plan } = await planned([script()]);
    expect((await send(plan, 'apply')).status).toBe(303);
    const [row] = await stored();
    expect(row).toMatchObject({
      isActive: false,
      consent: true,
      host: 'https://count.example.com',
      context: 'general:',
      proposed: 'https://count.example.com',
      by: chief.accountId,
    });
    expect((await planned([script()])).html).toContain('This file changes nothing.');
    expect(await settle(row!.id, chief), 'not by who imported it').toBe(409);
    expect(await policy()).not.toContain('count.example.com');
    expect(await undone(plan)).not.toContain('kept=');
    expect(await stored()).toEqual([]);
  });

  test('that another administrator has confirmed since stay, and a change of them waits anew', async () => {
    const { plan } = await planned([script()]);
    await send(plan, 'apply');
    const { id } = (await stored())[0]!;
    expect(await settle(id, second)).toBe(303);
    await expect.poll(policy).toContain('https://count.example.com/c.js');
    expect(await undone(plan)).toContain('kept=1');
    expect(await stored()).toMatchObject([{ id, isActive: true, proposed: null }]);

    const changed = await planned([{ code: 'file-counter', hosts: 'count.example.com\nbeacon.example.com' }]);
    expect(changed.html).toMatch(/Will change<\/dt><dd[^>]*>1</);
    await send(changed.plan, 'apply');
    expect(await stored()).toMatchObject([{ id, isActive: true, by: chief.accountId }]);
    expect(await policy()).not.toContain('beacon.example.com');
    expect(await undone(changed.plan)).not.toContain('kept=');
    expect(await stored()).toMatchObject([{ id, isActive: true, proposed: null, by: null }]);
  });

  test('are switched off at once, and run again once that file is undone', async () => {
    const off = await planned([{ code: 'file-counter', is_on: 'no' }]);
    await send(off.plan, 'apply');
    await expect.poll(policy).not.toContain('count.example.com');
    expect(await undone(off.plan)).not.toContain('kept=');
    expect(await stored()).toMatchObject([{ isActive: true, proposed: null, by: null }]);
    await expect.poll(policy).toContain('https://count.example.com/c.js');
    expect(await lastAction()).toMatchObject({ action: 'script_changed', import: expect.any(String) });
  });

  test('that were touched after a file switched them off are only proposed by its undoing', async () => {
    const { id } = (await stored())[0]!;
    const off = await planned([{ code: 'file-counter', is_on: 'no' }]);
    await send(off.plan, 'apply');
    await expect.poll(policy).not.toContain('count.example.com');
    // Saved once more in its form: it is as the file left it, but a person has decided on it since.
    const page = await (await openConsole(site, `/staff/scripts/${id}`, second)).text();
    const form = {
      'saved-at': /name="saved-at" value="([^"]+)"/.exec(page)![1]!,
      name: 'File counter',
      context: 'general',
      hosts: 'https://count.example.com',
      head: script()['head']!,
      body: '',
      consent: 'yes',
    };
    expect((await sendForm(site, `/staff/scripts/${id}`, second, form)).status).toBe(303);
    expect(await undone(off.plan)).not.toContain('kept=');
    expect(await stored()).toMatchObject([
      { isActive: false, proposed: 'https://count.example.com', by: chief.accountId },
    ]);
    expect(await policy()).not.toContain('count.example.com');
  });

  test('that wait are not switched on by undoing a file that switched them off', async () => {
    const off = await planned([{ code: 'file-counter', is_on: 'no' }]);
    await send(off.plan, 'apply');
    expect(await undone(off.plan)).not.toContain('kept=');
    expect(await stored()).toMatchObject([{ isActive: false, proposed: 'https://count.example.com' }]);
  });

  test('are matched by their code, which stays when they are renamed', async () => {
    const renamed = await planned([{ code: 'file-counter', name: 'File counter of visits', is_on: 'no' }]);
    expect(renamed.html).toMatch(/Will change<\/dt><dd[^>]*>1</);
    await send(renamed.plan, 'apply');
    expect((await planned([{ code: 'file-counter', name: 'File counter' }])).html).toMatch(
      /Will change<\/dt><dd[^>]*>1</,
    );
    expect((await planned([script({ name: 'File counter of visits' })])).html).toMatch(
      /Will be created<\/dt><dd[^>]*>1</,
    );
    expect(await undone(renamed.plan)).not.toContain('kept=');
  });

  test('name hospitals and clinics by their codes, and may have the same name', async () => {
    const [{ hospital, clinic }] = (
      await site.app.db.execute<{ hospital: string; clinic: string }>(sql`select h.slug as hospital,
        s.slug || '/' || h.slug as clinic from speciality_clinics c join hospitals h on h.id = c.hospital_id
        join specialities s on s.id = c.speciality_id order by c.id limit 1`)
    ).rows as [{ hospital: string; clinic: string }];
    const rows = [
      script({ name: 'File hospital', where: `hospital:${hospital}`, is_on: 'no' }),
      script({ name: 'File clinic', where: `clinic:${clinic}`, is_on: 'no', needs_consent: 'no' }),
      script({ name: 'File state', where: 'location:kuala_lumpur', is_on: 'no' }),
    ];
    const { plan } = await planned(rows);
    expect((await send(plan, 'apply')).status).toBe(303);
    await site.app.db.execute(sql`update third_party_scripts set name = 'File hospital' where name = 'File state'`);
    const file = await openConsole(site, '/staff/catalogue/third-party-scripts/csv', chief);
    const text = await file.text();
    expect(text).toContain(`file-clinic,File clinic,clinic:${clinic},https://count.example.com,`);
    expect(text).toContain('file-state,File hospital,location:kuala_lumpur,');
    const again = await checkedFile(site, chief, { list: 'third-party-scripts', file: new File([text], 'a.csv') });
    expect(await (await openConsole(site, `/staff/catalogue/${again}`, chief)).text()).toContain(
      'This file changes nothing.',
    );
  });

  test('are for administrators alone', async () => {
    const editor = await signedInStaff(site.app, [{ role: 'editor', hospitalId: null }]);
    for (const path of ['import', 'csv', 'csv?template=yes'])
      expect((await openConsole(site, `/staff/catalogue/third-party-scripts/${path}`, editor)).status).toBe(403);
  });
});
