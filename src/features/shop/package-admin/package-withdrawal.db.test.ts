import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog } from '#src/features/console/audit/data/audit.table.ts';
import { openConsole, sendForm } from '#src/features/console/frame/console.fixture.ts';
import { signedInStaff, type SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { healthPackages } from '#src/features/shop/packages/data/packages.table.ts';
import type { Actor } from '#src/platform/actor.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { publishPackage } from './packages-admin.server.ts';
import { namePackageSuccessor, withdrawPackage } from './package-withdrawal.server.ts';

let site: TestSite;
let desk: SignedIn;
/** Ids of packages on sale; each test takes its own. */
let onSale: number[];
beforeAll(async () => {
  site = await openTestSite();
  desk = await signedInStaff(site.app, [{ role: 'package_desk', hospitalId: null }]);
  const rows = await site.app.db
    .select({ id: healthPackages.id })
    .from(healthPackages)
    .where(eq(healthPackages.status, 'published'))
    .orderBy(healthPackages.id);
  onSale = rows.map(({ id }) => id);
});
afterAll(() => site.close());

const take = () => onSale.pop()!;
const rowOf = async (id: number) =>
  (await site.app.db.select().from(healthPackages).where(eq(healthPackages.id, id)))[0]!;
const addressOf = async (id: number) => `/health-package/${(await rowOf(id)).slug}`;
const answerOf = async (id: number, prefix = '') => {
  const answer = await site.request(prefix + (await addressOf(id)));
  return [answer.status, answer.headers.get('location')];
};
const refused = (code: string) => ({ details: { code } });

describe('a withdrawn package', () => {
  it('leads to its successor (301) in the reader’s language, and to nobody without one (410)', async () => {
    const [old, next] = [take(), take()];
    await withdrawPackage(site.app, desk.actor, { id: old, successorId: next });
    await expect.poll(() => answerOf(old)).toEqual([301, await addressOf(next)]);
    expect(await answerOf(old, '/ms')).toEqual([301, `/ms${await addressOf(next)}`]);
    await namePackageSuccessor(site.app, desk.actor, { id: old, successorId: null });
    await expect.poll(() => answerOf(old)).toEqual([410, null]);
    const logged = await site.app.db
      .select({ action: auditLog.action, detail: auditLog.detail })
      .from(auditLog)
      .where(and(eq(auditLog.subjectKind, 'package'), eq(auditLog.subjectId, String(old))))
      .orderBy(auditLog.id);
    expect(logged).toEqual([
      { action: 'package_withdrawn', detail: { successorId: next } },
      { action: 'package_successor_named', detail: { successorId: null } },
    ]);
  });

  it('whose successor is taken off sale, or is no longer approved, answers 410', async () => {
    const [old, next] = [take(), take()];
    await withdrawPackage(site.app, desk.actor, { id: old, successorId: next });
    await expect.poll(() => answerOf(old)).toEqual([301, await addressOf(next)]);
    await withdrawPackage(site.app, desk.actor, { id: next });
    await expect.poll(() => answerOf(old)).toEqual([410, null]);
  });

  it('that is put on sale again has no successor', async () => {
    const [old, next] = [take(), take()];
    await withdrawPackage(site.app, desk.actor, { id: old, successorId: next });
    await publishPackage(site.app, desk.actor, { id: old });
    expect((await rowOf(old)).successorId).toBeNull();
    await expect.poll(async () => (await site.request(await addressOf(old))).status).toBe(200);
  });
});

describe('a successor', () => {
  it('is another package on sale: not the package itself, a withdrawn one, a draft or an unknown one', async () => {
    const [old, gone] = [take(), take()];
    await withdrawPackage(site.app, desk.actor, { id: gone });
    await withdrawPackage(site.app, desk.actor, { id: old });
    for (const successorId of [old, gone, 0, 999_999])
      await expect(namePackageSuccessor(site.app, desk.actor, { id: old, successorId })).rejects.toMatchObject(
        refused('successor_refused'),
      );
    expect((await rowOf(old)).successorId).toBeNull();
  });

  it('has none of its own: no chain, and no circle', async () => {
    const [first, second, third] = [take(), take(), take()];
    await withdrawPackage(site.app, desk.actor, { id: first, successorId: second });
    // A chain: first, second, third.
    await expect(withdrawPackage(site.app, desk.actor, { id: second, successorId: third })).rejects.toMatchObject(
      refused('successor_refused'),
    );
    expect((await rowOf(second)).status).toBe('published');
    // A circle: first, second, first.
    await expect(withdrawPackage(site.app, desk.actor, { id: second, successorId: first })).rejects.toMatchObject(
      refused('successor_refused'),
    );
    await namePackageSuccessor(site.app, desk.actor, { id: first, successorId: third });
    await withdrawPackage(site.app, desk.actor, { id: second, successorId: third });
    expect(await answerOf(second)).toEqual([301, await addressOf(third)]);
  });

  it('is one way only, also when two people withdraw a pair at once', async () => {
    const [one, other] = [take(), take()];
    const outcomes = await Promise.allSettled([
      withdrawPackage(site.app, desk.actor, { id: one, successorId: other }),
      withdrawPackage(site.app, desk.actor, { id: other, successorId: one }),
    ]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: refused('successor_refused'),
    });
  });

  it('is refused by the database too, for the package itself and for one on sale', async () => {
    const [one, other] = [take(), take()];
    const set = (id: number, successorId: number, status: string) =>
      site.app.db.execute(
        sql`update health_packages set status = ${status}, successor_id = ${successorId} where id = ${id}`,
      );
    const constraint = { cause: { constraint: 'health_packages_successor_of_withdrawn' } };
    await expect(set(one, one, 'withdrawn')).rejects.toMatchObject(constraint);
    await expect(set(one, other, 'published')).rejects.toMatchObject(constraint);
  });

  it('is named by nobody but the package desk of all hospitals', async () => {
    const [one, other] = [take(), take()];
    const bound = await signedInStaff(site.app, [{ role: 'package_desk', hospitalId: 2 }]);
    const nurse = await signedInStaff(site.app, [{ role: 'front_desk', hospitalId: null }]);
    for (const actor of [bound.actor, nurse.actor, { kind: 'guest' } as unknown as Actor]) {
      await expect(withdrawPackage(site.app, actor, { id: one, successorId: other })).rejects.toThrow();
      await expect(namePackageSuccessor(site.app, actor, { id: one, successorId: other })).rejects.toThrow();
    }
    expect((await rowOf(one)).status).toBe('published');
  });
});

it('the package’s page offers the packages on sale, and says beside the choice why it is refused', async () => {
  const [old, next] = [take(), take()];
  const path = `/staff/packages/${old}`;
  const page = await (await openConsole(site, path, desk)).text();
  expect(page).toContain('Package that replaces it');
  const choices = /<select id="successor"[^]*?<\/select>/.exec(page)![0];
  expect(choices).toContain(`<option value="${next}"`);
  expect(choices).not.toContain(`<option value="${old}"`);
  const itself = await sendForm(site, path, desk, { intent: 'withdraw', successor: String(old) });
  expect(itself.status).toBe(422);
  expect(await itself.text()).toMatch(/id="successor-error"[^>]*>[^]{0,200}Choose another package that is on sale/);
  const sent = await sendForm(site, path, desk, { intent: 'withdraw', successor: String(next) });
  expect(sent.headers.get('location')).toBe(`${path}?done=withdrawn`);
  expect(await (await openConsole(site, path, desk)).text()).toMatch(
    new RegExp(`<option value="${next}" selected|selected="" value="${next}"`),
  );
  await sendForm(site, path, desk, { intent: 'successor', successor: '' });
  expect((await rowOf(old)).successorId).toBeNull();
});
