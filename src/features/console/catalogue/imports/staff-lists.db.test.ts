import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openConsole, sendForm } from '#src/features/console/frame/console.fixture.ts';
import { accounts } from '#src/features/patient/accounts/data/accounts.table.ts';
import { signedInStaff, type SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import type { RoleName } from '#src/platform/actor.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import type { CatalogueInputs, FileListName } from '../fields/catalogue-fields.ts';
import { checkedFile, csvFile, faultyCells, sendCatalogueForm } from '../catalogue.fixture.ts';

let site: TestSite;
let chief: SignedIn;
/** Two hospitals by their codes. */
let first: { id: number; slug: string };
let second: { id: number; slug: string };
beforeAll(async () => {
  site = await openTestSite();
  chief = await signedInStaff(site.app, [{ role: 'administrator', hospitalId: null }]);
  const found = await rowsOf(sql`select id, slug from hospitals where status = 'published' order by id limit 2`);
  [first, second] = found as [typeof first, typeof second];
});
afterAll(() => site.close());

const rowsOf = async (query: ReturnType<typeof sql>) => (await site.app.db.execute(query)).rows;
const planned = async (list: FileListName, rows: readonly CatalogueInputs[], who = chief) => {
  const plan = await checkedFile(site, who, { list, file: csvFile(rows) });
  const html = await (await openConsole(site, `/staff/catalogue/${plan}`, who)).text();
  return { plan, html: html.replaceAll('<!-- -->', '') };
};
const send = (path: string, intent: string, who = chief) => sendCatalogueForm(site, path, who, { intent });
const undone = async (plan: string) => (await send(plan, 'undo')).headers.get('location');
const rolesOf = async (accountId: string) =>
  (
    await rowsOf(
      sql`select role, hospital_id from staff_duties where account_id = ${accountId} order by role, hospital_id`,
    )
  ).map(({ role, hospital_id: place }) => `${String(role)}@${String(place ?? 'all')}`);
const invitations = (email: string) =>
  rowsOf(sql`select name, duties, withdrawn_at is null as "isOpen" from staff_invitations where email = ${email}
    order by created_at, withdrawn_at nulls last`);
async function colleague(role: RoleName, hospitalId: number | null, name: string) {
  const who = await signedInStaff(site.app, [{ role, hospitalId }]);
  const email = `${role}.${who.accountId.slice(0, 8)}@example.test`;
  await site.app.db.update(accounts).set({ name, email }).where(eq(accounts.id, who.accountId));
  return { ...who, email, name };
}

describe('people from a file', () => {
  test('faults of each row by its column', async () => {
    const nurse = await colleague('front_desk', first.id, 'Aina binti Omar');
    const own = await colleague('administrator', null, 'Chief Two');
    const person = (changes: CatalogueInputs): CatalogueInputs => ({
      email: 'new@example.test',
      name: 'New Person',
      roles: `front_desk | ${first.slug}`,
      ...changes,
    });
    const { html, plan } = await planned(
      'people',
      [
        person({ email: 'no address' }),
        person({ email: 'a@example.test', name: 'X' }),
        person({ email: 'b@example.test', roles: 'front_desk' }),
        person({ email: 'c@example.test', roles: 'surgeon | all' }),
        person({ email: 'd@example.test', roles: 'editor | no-such-hospital' }),
        person({ email: 'e@example.test', roles: '' }),
        person({ email: nurse.email, name: 'Another Name' }),
        person({ email: own.email, name: own.name, roles: `editor | all` }),
      ],
      own,
    );
    expect(faultyCells(html)).toEqual([
      '2 email',
      '3 name',
      '4 roles',
      '5 roles',
      '6 roles',
      '7 roles',
      '8 name',
      '9 roles',
    ]);
    for (const text of ['code surgeon.', 'code no-such-hospital.', 'only they can change their name', 'own roles'])
      expect(html, text).toContain(text);
    expect((await send(plan, 'apply', own)).status).toBe(409);
    expect(await invitations('a@example.test')).toEqual([]);
    expect(await rolesOf(own.accountId)).toEqual(['administrator@all']);
  });

  test('are invited by the mail of the screen, with the name that they then find, and not twice', async () => {
    const rows = [
      { email: 'Siti.Nor@Example.test', name: 'Siti Nor', roles: `editor | all\nfront_desk|${second.slug}` },
    ];
    const made = await planned('people', rows);
    expect(made.html).toMatch(/Will be created<\/dt><dd[^>]*>1</);
    expect(await invitations('siti.nor@example.test'), 'the check invites nobody').toEqual([]);
    expect(await site.outbox('siti.nor@example.test')).toEqual([]);
    expect((await send(made.plan, 'apply')).status).toBe(303);
    expect(await invitations('siti.nor@example.test')).toEqual([
      {
        name: 'Siti Nor',
        duties: [
          { role: 'editor', hospitalId: null },
          { role: 'front_desk', hospitalId: second.id },
        ],
        isOpen: true,
      },
    ]);
    const [mail] = await site.outbox('siti.nor@example.test');
    const token = /\/staff\/join#([\w-]{43})\n/.exec(mail!.text)![1]!;
    expect((await planned('people', rows)).html).toContain('This file changes nothing.');
    const join = await sendForm(site, '/staff/join', chief, { token });
    expect(await join.text()).toContain('value="Siti Nor"');
    expect(await undone(made.plan)).not.toContain('kept=');
    expect(await invitations('siti.nor@example.test')).toMatchObject([{ isOpen: false }]);
  });

  test('an open invitation of the screen is a row without a name, and gets other roles by a second mail', async () => {
    await sendForm(site, '/staff/people/invite', chief, {
      email: 'screen@example.test',
      'role-1': 'recruiter',
      'place-1': 'all',
    });
    const file = await (await openConsole(site, '/staff/catalogue/people/csv', chief)).text();
    expect(file).toContain('screen@example.test,,recruiter | all');
    const changed = await planned('people', [{ email: 'screen@example.test', roles: 'editor | all' }]);
    expect((await send(changed.plan, 'apply')).status).toBe(303);
    expect(await site.outbox('screen@example.test')).toHaveLength(2);
    const open = (await invitations('screen@example.test')).filter(({ isOpen }) => isOpen);
    expect(open).toMatchObject([{ name: null, duties: [{ role: 'editor', hospitalId: null }] }]);
  });

  test('have other roles at once, have the former ones after the undoing, and who joined since stays', async () => {
    const nurse = await colleague('front_desk', first.id, 'Mei Ling');
    const changed = await planned('people', [
      { email: nurse.email, name: 'Mei Ling', roles: `front_desk | ${first.slug}\nfront_desk | ${second.slug}` },
      { email: 'joins@example.test', name: 'Joins Soon', roles: 'recruiter | all' },
    ]);
    expect(changed.html).toMatch(/Will change<\/dt><dd[^>]*>1</);
    expect((await send(changed.plan, 'apply')).status).toBe(303);
    expect(await rolesOf(nurse.accountId)).toEqual([`front_desk@${first.id}`, `front_desk@${second.id}`]);
    const joined = await signedInStaff(site.app, [{ role: 'recruiter', hospitalId: null }]);
    await site.app.db
      .update(accounts)
      .set({ name: 'Joins Soon', email: 'joins@example.test' })
      .where(eq(accounts.id, joined.accountId));
    expect(await undone(changed.plan)).toContain('kept=1');
    expect(await rolesOf(nurse.accountId)).toEqual([`front_desk@${first.id}`]);
    expect(await rolesOf(joined.accountId)).toEqual(['recruiter@all']);
  });

  test('no file takes the role of the last administrator: nobody changes the own row, and who is none takes none', async () => {
    const [one, two] = [
      await colleague('administrator', null, 'First Chief'),
      await colleague('administrator', null, 'Second Chief'),
    ];
    await rowsOf(sql`delete from staff_duties where role = 'administrator' and hospital_id is null
      and account_id not in (${one.accountId}, ${two.accountId})`);
    await rowsOf(sql`insert into own_roles (key, name, permissions, changed_at)
      values ('own_people', 'People', '["manage_staff"]', now())`);
    // Someone who may manage people in all hospitals, and is none of the two.
    const personnel = await signedInStaff(site.app, [{ role: 'own_people', hospitalId: null }]);
    const rows = [one, two].map(({ email }) => ({ email, roles: 'editor | all' }));
    expect((await planned('people', rows, personnel)).html).toMatch(/Rows with errors<\/dt><dd[^>]*>2</);
    // Neither of the two takes both: one row is the own, which nobody changes.
    const { html, plan } = await planned('people', rows, one);
    expect(html).toMatch(/Rows with errors<\/dt><dd[^>]*>1</);
    expect((await send(plan, 'apply', one)).status).toBe(409);
    expect([...(await rolesOf(one.accountId)), ...(await rolesOf(two.accountId))]).toEqual([
      'administrator@all',
      'administrator@all',
    ]);
    await rowsOf(sql`insert into staff_duties (account_id, role) values (${chief.accountId}, 'administrator')`);
  });
});

describe('own roles from a file', () => {
  const night = { code: 'own_night', name: 'Night desk', permissions: 'run_front_desk; read_audit_log' };
  const stored = () => rowsOf(sql`select key, name, permissions from own_roles where key like 'own_night%'`);

  test('faults of each row by its column', async () => {
    const { html } = await planned('own-roles', [
      { ...night, code: 'night' },
      { ...night, permissions: 'fly' },
      { ...night, code: 'own_night_2', name: 'N' },
      { ...night, code: 'own_night_3' },
      { ...night, code: 'own_night_4' },
    ]);
    expect(faultyCells(html)).toEqual(['2 code', '3 permissions', '4 name', '6 name']);
    expect(await stored()).toEqual([]);
  });

  test('are made, changed, and taken back as if they had never been, unless somebody has them', async () => {
    const made = await planned('own-roles', [night]);
    expect((await send(made.plan, 'apply')).status).toBe(303);
    const first = { key: 'own_night', name: 'Night desk', permissions: ['read_audit_log', 'run_front_desk'] };
    expect(await stored()).toEqual([first]);
    expect((await planned('own-roles', [night])).html).toContain('This file changes nothing.');
    const changed = await planned('own-roles', [{ ...night, name: 'Night shift' }]);
    expect((await send(changed.plan, 'apply')).status).toBe(303);
    expect(await stored()).toEqual([{ ...first, name: 'Night shift' }]);
    expect(await undone(changed.plan)).not.toContain('kept=');
    expect(await stored()).toEqual([first]);
    const holder = await signedInStaff(site.app, [{ role: 'own_night', hospitalId: null }]);
    const again = await planned('own-roles', [{ ...night, code: 'own_night_two', name: 'Another' }]);
    await send(again.plan, 'apply');
    expect(await undone(again.plan)).not.toContain('kept=');
    expect(await undone(made.plan)).toContain('kept=1');
    expect(await stored()).toEqual([first]);
    expect(await rolesOf(holder.accountId)).toEqual(['own_night@all']);
  });
});
