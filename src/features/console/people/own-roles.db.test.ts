import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openConsole, sendForm } from '#src/features/console/frame/console.fixture.ts';
import { ownRoles, staffRoleAssignments } from '#src/features/console/roles/data/staff.table.ts';
import { signedInStaff, type SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import type { RoleName } from '#src/platform/actor.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';

let site: TestSite;
let chief: SignedIn;
beforeAll(async () => {
  site = await openTestSite();
  chief = await signedInStaff(site.app, [{ role: 'administrator', hospitalId: null }]);
});
beforeEach(async () => {
  await site.app.db.delete(staffRoleAssignments).where(sql`role like 'own%'`);
  await site.app.db.delete(ownRoles);
});
afterAll(() => site.close());

const make = (fields: Record<string, string | string[]>, who = chief) =>
  sendForm(site, '/staff/roles/new', who, fields);
const change = (key: string, fields: Record<string, string | string[]>, who = chief) =>
  sendForm(site, `/staff/roles/${key}`, who, fields);
const status = async (path: string, who: SignedIn) => (await openConsole(site, path, who)).status;
const storedRoleAssignments = async ({ accountId }: SignedIn) =>
  (await site.app.db.select().from(staffRoleAssignments).where(eq(staffRoleAssignments.accountId, accountId)))
    .map(({ role, hospitalId }) => `${role}@${hospitalId ?? 'all'}`)
    .toSorted();
const stored = async () =>
  (await site.app.db.select().from(ownRoles)).map(({ key, name, permissions }) => ({ key, name, permissions }));
/** A member of staff with an own role of these permissions. */
async function holderOf(key: string, permissions: string[], hospitalId: number | null = null): Promise<SignedIn> {
  await site.app.db
    .insert(ownRoles)
    .values({ key: key as 'own_x', name: key, permissions, changedAt: new Date() })
    .onConflictDoNothing();
  return signedInStaff(site.app, [{ role: key as RoleName, hospitalId }]);
}

describe('a role of the group’s own', () => {
  test('is made, given for one hospital, and allows exactly what it says, there alone', async () => {
    const made = await make({ name: 'Night supervisor', permission: ['read_audit_log', 'look_at_orders'] });
    expect(made.headers.get('location')).toBe('/staff/roles/own_night_supervisor?done=saved');
    expect(await stored()).toEqual([
      { key: 'own_night_supervisor', name: 'Night supervisor', permissions: ['read_audit_log', 'look_at_orders'] },
    ]);
    const nurse = await signedInStaff(site.app, [{ role: 'gl_officer', hospitalId: 3 }]);
    expect(await status('/staff/audit', nurse)).toBe(403);
    const answer = await sendForm(site, `/staff/people/${nurse.accountId}`, chief, {
      'role-assignment': 'gl_officer@3',
      'role-1': 'own_night_supervisor',
      'place-1': '3',
    });
    expect(answer.status).toBe(302);
    expect(await storedRoleAssignments(nurse)).toEqual(['gl_officer@3', 'own_night_supervisor@3']);
    expect(await status('/staff/audit', nurse)).toBe(200);
    expect(await status('/staff/people', nurse)).toBe(403);
    expect(await status('/staff/settings', nurse)).toBe(403);
    const html = await (await openConsole(site, `/staff/people/${nurse.accountId}`, chief)).text();
    expect(html).toContain('Night supervisor · ');
  });

  test('that is changed counts at the next request, and one that is removed too', async () => {
    const nurse = await holderOf('own_keeper', ['read_audit_log']);
    expect(await status('/staff/audit', nurse)).toBe(200);
    expect((await change('own_keeper', { version: '1', name: 'Keeper', permission: 'manage_keywords' })).status).toBe(
      302,
    );
    expect(await status('/staff/audit', nurse)).toBe(403);
    expect(await status('/staff/keywords', nurse)).toBe(200);
    expect((await change('own_keeper', { intent: 'remove' })).headers.get('location')).toBe(
      '/staff/roles?done=removed',
    );
    expect(await status('/staff/keywords', nurse)).not.toBe(200);
    expect(await storedRoleAssignments(nurse)).toEqual([]);
    expect(await status('/staff/roles/own_keeper', chief)).toBe(404);
  });

  test('is written down with what it was', async () => {
    await make({ name: 'Desk', permission: 'look_at_orders' });
    await change('own_desk', { version: '1', name: 'Desk', permission: ['look_at_orders', 'refund_orders'] });
    await change('own_desk', { intent: 'remove' });
    const { rows } = await site.app.db.execute(
      sql`select action, account_id, detail from audit_log where subject_id = 'own_desk' order by id`,
    );
    expect(rows).toMatchObject([
      { action: 'role_added', account_id: chief.accountId, detail: { permissions: ['look_at_orders'] } },
      {
        action: 'role_changed',
        detail: {
          before: { permissions: ['look_at_orders'] },
          after: { permissions: ['look_at_orders', 'refund_orders'] },
        },
      },
      { action: 'role_removed', detail: { name: 'Desk', people: 0 } },
    ]);
  });

  test('has a key of its own that is never given again', async () => {
    await make({ name: '夜班', permission: 'look_at_orders' });
    await make({ name: 'Night', permission: 'look_at_orders' });
    await change('own_night', { intent: 'remove' });
    await make({ name: 'night', permission: 'look_at_orders' });
    expect((await stored()).map(({ key }) => key).toSorted()).toEqual(['own_night', 'own_night_2', 'own_role']);
  });

  test.each([
    [{ name: 'N', permission: 'look_at_orders' }, 422],
    [{ name: 'x'.repeat(61), permission: 'look_at_orders' }, 422],
    [{ name: 'A\u0007B', permission: 'look_at_orders' }, 422],
    [{ name: 'Nobody' }, 422],
    [{ name: 'Nobody', permission: 'console' }, 422],
    [{ name: 'Nobody', permission: ['look_at_orders', 'fly'] }, 422],
    [{ name: 'taken', permission: 'look_at_orders' }, 409],
  ] as [Record<string, string | string[]>, number][])('of %o is refused with %i', async (fields, expected) => {
    await make({ name: 'Taken', permission: 'look_at_orders' });
    expect((await make(fields)).status).toBe(expected);
    expect(await stored()).toHaveLength(1);
  });

  test('that somebody else changed meanwhile is not overwritten', async () => {
    await make({ name: 'Desk', permission: 'look_at_orders' });
    await change('own_desk', { version: '1', name: 'Desk one', permission: 'look_at_orders' });
    expect((await change('own_desk', { version: '1', name: 'Desk two', permission: 'look_at_orders' })).status).toBe(
      409,
    );
    expect((await stored())[0]!.name).toBe('Desk one');
  });
});

describe('nobody gives what they may not do themselves', () => {
  test('but an administrator of the whole group makes, changes and removes roles', async () => {
    await make({ name: 'Desk', permission: 'look_at_orders' });
    const others = await Promise.all([
      signedInStaff(site.app, [{ role: 'editor', hospitalId: null }]),
      signedInStaff(site.app, [{ role: 'administrator', hospitalId: 3 }]),
      holderOf('own_local_manager', ['manage_staff', 'look_at_orders'], 3),
    ]);
    for (const who of others) {
      expect(await status('/staff/roles', who)).toBe(403);
      expect((await make({ name: 'Mine', permission: 'look_at_orders' }, who)).status).toBe(403);
      expect((await change('own_desk', { version: '1', name: 'Mine', permission: 'look_at_orders' }, who)).status).toBe(
        403,
      );
      expect((await change('own_desk', { intent: 'remove' }, who)).status).toBe(403);
    }
    expect((await stored()).map(({ name }) => name).toSorted()).toEqual(['Desk', 'own_local_manager']);
  });

  test('a maker with an own role puts only its permissions into another', async () => {
    const manager = await holderOf('own_manager', ['manage_staff', 'look_at_orders']);
    expect((await make({ name: 'More', permission: ['look_at_orders', 'refund_orders'] }, manager)).status).toBe(422);
    expect((await make({ name: 'Less', permission: ['look_at_orders'] }, manager)).status).toBe(302);
    const more = ['manage_staff', 'look_at_orders', 'refund_orders'];
    expect((await change('own_manager', { version: '1', name: 'Me', permission: more }, manager)).status).toBe(422);
    await make({ name: 'Refunds', permission: ['refund_orders'] });
    expect((await change('own_refunds', { intent: 'remove' }, manager)).status).toBe(422);
    expect(
      (await change('own_refunds', { version: '1', name: 'R', permission: 'look_at_orders' }, manager)).status,
    ).toBe(422);
  });

  test('and gives, takes and invites with those alone', async () => {
    const manager = await holderOf('own_manager', ['manage_staff', 'look_at_orders', 'redeem_vouchers'], 3);
    await holderOf('own_seller', ['look_at_orders'], 3);
    await holderOf('own_refunds', ['refund_orders'], 3);
    const nurse = await signedInStaff(site.app, [{ role: 'gl_officer', hospitalId: 3 }]);
    const give = (fields: Record<string, string | string[]>, to = nurse) =>
      sendForm(site, `/staff/people/${to.accountId}`, manager, fields);
    for (const role of ['own_refunds', 'administrator', 'package_desk'])
      expect((await give({ 'role-assignment': 'gl_officer@3', 'role-1': role, 'place-1': '3' })).status).toBe(422);
    expect((await give({ 'role-1': 'own_seller', 'place-1': '3' })).status).toBe(422);
    expect(await storedRoleAssignments(nurse)).toEqual(['gl_officer@3']);
    expect((await give({ 'role-assignment': 'gl_officer@3', 'role-1': 'own_seller', 'place-1': '3' })).status).toBe(
      302,
    );
    expect(await storedRoleAssignments(nurse)).toEqual(['gl_officer@3', 'own_seller@3']);
    for (const place of ['4', 'all'])
      expect((await give({ 'role-assignment': 'gl_officer@3', 'role-1': 'own_seller', 'place-1': place })).status).toBe(
        422,
      );
    const local = await signedInStaff(site.app, [{ role: 'administrator', hospitalId: 3 }]);
    expect((await give({ intent: 'remove', reason: 'Gone' }, local)).status).toBe(422);
    const invite = (role: string) =>
      sendForm(site, '/staff/people/invite', manager, {
        email: `${role}@example.test`,
        'role-1': role,
        'place-1': '3',
      });
    expect((await invite('administrator')).status).toBe(422);
    expect((await invite('own_refunds')).status).toBe(422);
    expect((await invite('own_gone')).status).toBe(422);
    expect((await invite('own_seller')).status).toBe(302);
  });
});
