import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accounts } from '#src/features/patient/accounts/data/accounts.table.ts';
import { signedInStaff, type SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { staffRoles } from '#src/platform/actor.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { auditLog } from '#src/features/console/audit/data/audit.table.ts';
import { staffRoleAssignments, staffInvitations, staffMembers } from '#src/features/console/roles/data/staff.table.ts';
import { consoleMenu } from '#src/features/console/frame/console-menu.rules.ts';
import { openConsole, sendForm } from '#src/features/console/frame/console.fixture.ts';
import { mayDo } from '#src/features/console/roles/staff-access.rules.ts';

let site: TestSite;
let chief: SignedIn;
const everywhere = (role: (typeof staffRoles)[number]) => [{ role, hospitalId: null }] as const;
beforeAll(async () => {
  site = await openTestSite();
  await site.app.db.delete(staffRoleAssignments);
});
beforeEach(async () => {
  // One administrator of all hospitals at a time, so that the test knows the last one.
  await site.app.db.update(staffMembers).set({ removedAt: new Date() });
  chief = await signedInStaff(site.app, everywhere('administrator'));
});
afterAll(() => site.close());

const named = async (who: SignedIn, name: string) => {
  await site.app.db.update(accounts).set({ name }).where(eq(accounts.id, who.accountId));
  return who;
};
const storedRoleAssignments = async ({ accountId }: SignedIn) =>
  (await site.app.db.select().from(staffRoleAssignments).where(eq(staffRoleAssignments.accountId, accountId)))
    .map(({ role, hospitalId }) => `${role}@${hospitalId ?? 'all'}`)
    .sort();
const actionsOn = async (subjectId: string) =>
  (await site.app.db.select().from(auditLog).where(eq(auditLog.subjectId, subjectId))).map(({ action }) => action);

describe('a desk', () => {
  const rows = consoleMenu.flatMap(({ path, action, anyOf = [action] }) =>
    staffRoles.map((role) => [path, role, anyOf] as const),
  );
  test.each(rows)('%s opens to the role %s only where the table says so', async (path, role, anyOf) => {
    const who = await signedInStaff(site.app, everywhere(role));
    const isAllowed = anyOf.some((action) => mayDo(everywhere(role), action));
    expect((await openConsole(site, path, who)).status).toBe(isAllowed ? 200 : 403);
  });
});

describe('the list of people', () => {
  test('is searched, narrowed and ordered, and saved as a file', async () => {
    await named(await signedInStaff(site.app, [{ role: 'front_desk', hospitalId: 3 }]), 'Zulaikha binti Omar');
    await named(await signedInStaff(site.app, [{ role: 'recruiter', hospitalId: 4 }]), 'Arumugam a/l Siva');
    const all = await (await openConsole(site, '/staff/people', chief)).text();
    expect(all.indexOf('Arumugam')).toBeLessThan(all.indexOf('Zulaikha'));
    const reversed = await (await openConsole(site, '/staff/people?sort=-name', chief)).text();
    expect(reversed.indexOf('Zulaikha')).toBeLessThan(reversed.indexOf('Arumugam'));
    for (const query of ['q=zulai', 'role=front_desk', 'hospital=3&role=front_desk']) {
      const html = await (await openConsole(site, `/staff/people?${query}`, chief)).text();
      expect(html, query).toContain('Zulaikha');
      expect(html, query).not.toContain('Arumugam');
    }
    expect(await (await openConsole(site, '/staff/people?q=%25', chief)).text()).not.toContain('Arumugam');
    const file = await openConsole(site, '/staff/people/csv?role=recruiter', chief);
    expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const text = await file.text();
    expect(text).toContain('Arumugam a/l Siva');
    expect(text).toContain('recruiter@4');
    expect(text).not.toContain('Zulaikha');
  });

  test('shows an administrator of one hospital its people alone; others are unknown to them', async () => {
    const local = await signedInStaff(site.app, [{ role: 'administrator', hospitalId: 3 }]);
    const here = await named(
      await signedInStaff(site.app, [{ role: 'front_desk', hospitalId: 3 }]),
      'Here binti Hospital',
    );
    const there = await named(
      await signedInStaff(site.app, [{ role: 'front_desk', hospitalId: 4 }]),
      'There binti Hospital',
    );
    const html = await (await openConsole(site, '/staff/people', local)).text();
    expect(html).toContain('Here binti Hospital');
    expect(html).not.toContain('There binti Hospital');
    expect(await (await openConsole(site, '/staff/people/csv', local)).text()).not.toContain('There binti Hospital');
    expect((await openConsole(site, `/staff/people/${here.accountId}`, local)).status).toBe(200);
    expect((await openConsole(site, `/staff/people/${there.accountId}`, local)).status).toBe(404);
    expect((await sendForm(site, `/staff/people/${there.accountId}`, local, { intent: 'remove' })).status).toBe(404);
    expect(
      (await sendForm(site, `/staff/people/${here.accountId}`, local, { 'role-1': 'editor', 'place-1': 'all' })).status,
    ).toBe(422);
    expect(
      (await sendForm(site, `/staff/people/${here.accountId}`, local, { 'role-1': 'editor', 'place-1': '4' })).status,
    ).toBe(422);
    expect(await storedRoleAssignments(here)).toEqual(['front_desk@3']);
  });
});

describe('changing duties', () => {
  test('counts from the next request and is written down', async () => {
    const nurse = await signedInStaff(site.app, [{ role: 'front_desk', hospitalId: 3 }]);
    expect((await openConsole(site, '/staff/people', nurse)).status).toBe(403);
    const saved = await sendForm(site, `/staff/people/${nurse.accountId}`, chief, {
      'role-assignment': 'front_desk@3',
      'role-1': 'administrator',
      'place-1': '3',
      'role-2': '',
      'place-2': 'all',
    });
    expect(saved.headers.get('location')).toBe(`/staff/people/${nurse.accountId}?done=saved`);
    expect(await storedRoleAssignments(nurse)).toEqual(['administrator@3', 'front_desk@3']);
    expect((await openConsole(site, '/staff/people', nurse)).status).toBe(200);
    const [entry] = await site.app.db.select().from(auditLog).where(eq(auditLog.subjectId, nurse.accountId));
    expect(entry).toMatchObject({
      action: 'duties_changed',
      accountId: chief.accountId,
      detail: { before: ['front_desk@3'], after: ['front_desk@3', 'administrator@3'] },
    });
  });

  test('in one hospital leaves the duties elsewhere as they are', async () => {
    const local = await signedInStaff(site.app, [{ role: 'administrator', hospitalId: 3 }]);
    const both = await signedInStaff(site.app, [
      { role: 'front_desk', hospitalId: 3 },
      { role: 'editor', hospitalId: null },
    ]);
    await sendForm(site, `/staff/people/${both.accountId}`, local, { 'role-1': 'recruiter', 'place-1': '3' });
    expect(await storedRoleAssignments(both)).toEqual(['editor@all', 'recruiter@3']);
    expect((await sendForm(site, `/staff/people/${both.accountId}`, local, { intent: 'remove' })).status).toBe(422);
  });

  test.each<Record<string, string>>([
    {},
    { 'role-assignment': 'owner@all' },
    { 'role-1': 'editor', 'place-1': '0' },
    { 'role-assignment': 'editor@all; drop table' },
  ])('to nothing that the console knows is refused: %o', async (fields) => {
    const nurse = await signedInStaff(site.app, [{ role: 'front_desk', hospitalId: 3 }]);
    expect((await sendForm(site, `/staff/people/${nurse.accountId}`, chief, fields)).status).toBe(422);
    expect(await storedRoleAssignments(nurse)).toEqual(['front_desk@3']);
  });

  test('of oneself is refused, and so is removing oneself', async () => {
    expect(
      (await sendForm(site, `/staff/people/${chief.accountId}`, chief, { 'role-assignment': 'editor@all' })).status,
    ).toBe(409);
    expect((await sendForm(site, `/staff/people/${chief.accountId}`, chief, { intent: 'remove' })).status).toBe(409);
    expect(await storedRoleAssignments(chief)).toEqual(['administrator@all']);
  });

  test('two administrators who take each other out at once leave one behind', async () => {
    const other = await signedInStaff(site.app, everywhere('administrator'));
    const both = await Promise.all([
      sendForm(site, `/staff/people/${other.accountId}`, chief, { intent: 'remove', reason: 'test' }),
      sendForm(site, `/staff/people/${chief.accountId}`, other, { intent: 'remove', reason: 'test' }),
    ]);
    // The second is refused, or finds that the first has already signed them out.
    const done = both.filter(
      ({ status, headers }) => status === 302 && !headers.get('location')!.includes('/staff/sign-in'),
    );
    expect(done).toHaveLength(1);
    const left = await site.app.db
      .select({ removedAt: staffMembers.removedAt })
      .from(staffMembers)
      .where(inArray(staffMembers.accountId, [chief.accountId, other.accountId]));
    expect(left.filter(({ removedAt }) => removedAt === null)).toHaveLength(1);
  });
});

test('somebody who is removed is out at once, on every device, and may be found among the removed', async () => {
  const nurse = await named(await signedInStaff(site.app, [{ role: 'front_desk', hospitalId: 3 }]), 'Gone binti Away');
  expect((await openConsole(site, '/staff', nurse)).status).toBe(200);
  await sendForm(site, `/staff/people/${nurse.accountId}`, chief, { intent: 'remove', reason: 'left the hospital' });
  expect((await openConsole(site, '/staff', nurse)).status).toBe(302);
  expect((await actionsOn(nurse.accountId)).toSorted()).toEqual(['sessions_ended', 'staff_removed']);
  expect(await (await openConsole(site, '/staff/people', chief)).text()).not.toContain('Gone binti Away');
  expect(await (await openConsole(site, '/staff/people?state=removed', chief)).text()).toContain('Gone binti Away');
  expect((await sendForm(site, `/staff/people/${nurse.accountId}`, chief, { intent: 'remove' })).status).toBe(404);
});

describe('an invitation', () => {
  const invite = (who: SignedIn, fields: Record<string, string> = {}) =>
    sendForm(site, '/staff/people/invite', who, {
      email: 'New.Nurse@Example.test',
      'role-1': 'front_desk',
      'place-1': '3',
      ...fields,
    });

  test('is mailed with a link whose token no server sees, and is kept as a hash alone', async () => {
    expect((await invite(chief)).headers.get('location')).toBe('/staff/people/invite?done=sent');
    const [mail] = await site.outbox('new.nurse@example.test');
    const token = /\/staff\/join#([\w-]{43})\n/.exec(mail!.text)?.[1];
    expect(token).toBeDefined();
    const [row] = await site.app.db
      .select()
      .from(staffInvitations)
      .where(eq(staffInvitations.email, 'new.nurse@example.test'));
    expect(JSON.stringify(row)).not.toContain(token!);
    expect(row!.expiresAt.getTime() - row!.createdAt.getTime()).toBe(3 * 86_400_000);
    expect(await actionsOn(row!.id)).toEqual(['staff_invited']);
    expect(await (await openConsole(site, '/staff/people/invite', chief)).text()).toContain('new.nurse@example.test');
  });

  test('sent again takes the place of the older one', async () => {
    await invite(chief, { email: 'twice@example.test' });
    await invite(chief, { email: 'twice@example.test' });
    const rows = await site.app.db
      .select()
      .from(staffInvitations)
      .where(eq(staffInvitations.email, 'twice@example.test'));
    expect(rows.filter(({ withdrawnAt }) => withdrawnAt === null)).toHaveLength(1);
  });

  test('is withdrawn by its hospital, and by no other', async () => {
    await invite(chief, { email: 'withdrawn@example.test' });
    const [row] = await site.app.db
      .select()
      .from(staffInvitations)
      .where(eq(staffInvitations.email, 'withdrawn@example.test'));
    const stranger = await signedInStaff(site.app, [{ role: 'administrator', hospitalId: 4 }]);
    expect((await sendForm(site, '/staff/people/invite', stranger, { intent: 'withdraw', id: row!.id })).status).toBe(
      404,
    );
    expect(
      (await sendForm(site, '/staff/people/invite', chief, { intent: 'withdraw', id: row!.id })).headers.get(
        'location',
      ),
    ).toBe('/staff/people/invite?done=withdrawn');
    expect((await sendForm(site, '/staff/people/invite', chief, { intent: 'withdraw', id: row!.id })).status).toBe(404);
  });

  test("to somebody who is a member already, to no address, or with another hospital's duty is refused beside the field", async () => {
    const [account] = await site.app.db.select().from(accounts).where(eq(accounts.id, chief.accountId));
    expect((await invite(chief, { email: account!.email })).status).toBe(409);
    const wrong = await invite(chief, { email: 'not an address' });
    expect(wrong.status).toBe(422);
    const html = await wrong.text();
    expect(html).toContain('value="not an address"');
    expect(html).toContain('href="#email"');
    const local = await signedInStaff(site.app, [{ role: 'administrator', hospitalId: 4 }]);
    expect((await invite(local)).status).toBe(422);
    expect((await invite(await signedInStaff(site.app, everywhere('editor')))).status).toBe(403);
  });
});
