import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findOpenProposal } from '#src/features/console/text-proposals/text-proposals.server.ts';
import { sampleAccounts } from '#src/features/patient/accounts/data/sample-accounts.seed.ts';
import type { Actor, RoleAssignment, Staff, StaffRole } from '#src/platform/actor.ts';
import { inTransaction } from '#src/platform/db/transaction.ts';
import { isFailure } from '#src/shared/failure.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { packageDraftSchema, type PackageDraft } from './draft/package-draft.schema.ts';
import {
  approvalsEnding,
  listAdminPackages,
  loadAdminPackage,
  publishPackage,
  savePackage,
  setCapacityOfMonth,
  setMonthlyCapacity,
} from './packages-admin.server.ts';
import { approvePackageTexts, askPackageReview, takeBackPackageTexts } from './draft/package-texts.server.ts';
import { withdrawPackage } from './package-withdrawal.server.ts';
import { promotionDraftSchema, type PromotionDraft } from './promotions/promotion-draft.schema.ts';
import { listPromotions, savePromotion } from './promotions/promotions-admin.server.ts';
import { countSold, placesLeft, reserveCapacity } from '#src/features/shop/packages/packages.server.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const staff = (role: StaffRole, hospitalId: number | null = null): Actor => ({
  kind: 'staff',
  accountId: '0190b0a0-0000-7000-8000-000000000009',
  sessionId: 's',
  roleAssignments: [{ role, hospitalId } satisfies RoleAssignment],
});
const desk = staff('package_desk') as Staff;
/** Who approves health texts; a doctor of the register by its row of staff. */
const reviewer = {
  ...staff('clinical_reviewer'),
  accountId: sampleAccounts.reviewer,
} as Staff;
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (isFailure(error) ? error.details.code : String(error)),
  );
const isShown = async (slug: string) =>
  (await site.api('GET', `healthpackages/individual?slug=${slug}`)).status === 200;

const draft = (changes: Partial<PackageDraft> = {}): PackageDraft => ({
  slug: 'liver-check',
  typeSlug: 'screening',
  title: { en: 'Liver check', ms: 'Pemeriksaan hati' },
  summary: { en: 'For the liver.' },
  about: { en: 'About.' },
  suits: { en: 'Everyone.' },
  inclusions: [{ name: { en: 'Tests' }, items: [{ en: 'Liver function' }] }],
  preparation: [],
  minAge: 18,
  maxAge: null,
  gender: 'any',
  scene: null,
  priceSen: 19_900,
  validityDays: 180,
  visitMinutes: 60,
  reviewedBy: 'Dr Tan Mei Ling, general medicine',
  reviewedOn: '2026-10-01',
  approvalNumber: 'KKLIU 9001/2026',
  approvalStartsOn: '2026-01-01',
  approvalExpiresOn: '2027-01-01',
  ...changes,
});
const code = (changes: Partial<PromotionDraft> = {}): PromotionDraft => ({
  code: 'LIVER5',
  name: { en: 'Five' },
  percentOff: 5,
  amountOffSen: null,
  maximumDiscountSen: null,
  minimumSpendSen: 0,
  typeSlugs: [],
  startsAt: new Date('2026-11-01'),
  endsAt: new Date('2027-01-01'),
  globalLimit: 10,
  personalLimit: 1,
  isPublished: true,
  approvalNumber: 'KKLIU 9002/2026',
  approvalStartsOn: '2026-01-01',
  approvalExpiresOn: '2027-01-01',
  ...changes,
});

const proposal = async (recordId: number) => (await findOpenProposal(site.app.db, { kind: 'packages', recordId }))!;
const ask = async (id: number) => {
  const { item } = await loadAdminPackage(site.app, desk, { id });
  await askPackageReview(site.app, desk, { id, version: item.updatedAt.toISOString() });
};
const approve = async (id: number) => {
  await ask(id);
  await approvePackageTexts(site.app, reviewer, await proposal(id));
};

describe('the package desk', () => {
  let id: number;
  it('writes a draft that nobody sees, publishes it with its approval, and withdraws it', async () => {
    ({ id } = await savePackage(site.app, desk, { draft: draft() }));
    expect(await refusal(publishPackage(site.app, desk, { id }))).toBe('review_missing');
    await approve(id);
    await setMonthlyCapacity(site.app, desk, { packageId: id, hospitalId: 1, monthlyCapacity: 5 });
    expect(await isShown('liver-check')).toBe(false);
    await publishPackage(site.app, desk, { id });
    expect(await isShown('liver-check')).toBe(true);
    expect((await site.request('/health-package/liver-check')).status).toBe(200);
    await withdrawPackage(site.app, desk, { id });
    expect(await isShown('liver-check')).toBe(false);
    expect(
      (await listAdminPackages(site.app, desk, { q: 'liver', status: 'withdrawn', limit: 20, offset: 0 })).items,
    ).toMatchObject([{ id, slug: 'liver-check' }]);
  });

  it('cannot publish without an approval in force, nor take it from what is published', async () => {
    for (const approval of [
      { approvalNumber: null },
      { approvalExpiresOn: '2026-11-22' },
      { approvalStartsOn: '2026-11-24' },
    ]) {
      await savePackage(site.app, desk, { id, draft: draft(approval) });
      expect(await refusal(publishPackage(site.app, desk, { id }))).toBe('approval_missing');
    }
    await savePackage(site.app, desk, { id, draft: draft() });
    await publishPackage(site.app, desk, { id });
    expect(await refusal(savePackage(site.app, desk, { id, draft: draft({ approvalExpiresOn: '2026-11-22' }) }))).toBe(
      'approval_missing',
    );
    expect(await isShown('liver-check')).toBe(true);
  });

  it('has its new health texts when a doctor has approved them; its price and its approval change at once', async () => {
    const typed = { reviewedBy: 'Dr Typed', reviewedOn: '2026-11-01' };
    const change = draft({ ...typed, suits: { en: 'Adults over 40.' }, priceSen: 18_800 });
    expect(await savePackage(site.app, desk, { id, draft: change })).toEqual({ id, isWaiting: true });
    const page = async () =>
      (await (await site.request('/health-package/liver-check')).text()).replaceAll('<!-- -->', '');
    await expect.poll(page).toContain('RM188.00');
    expect(await page()).not.toContain('Adults over 40.');
    expect(await page()).toContain('reviewed by Dr Goh Jia Wen');
    // Off sale and on sale again is no way round.
    await withdrawPackage(site.app, desk, { id });
    expect((await savePackage(site.app, desk, { id, draft: change })).isWaiting).toBe(true);
    await publishPackage(site.app, desk, { id });
    expect(await page()).not.toContain('Adults over 40.');
    const open = await proposal(id);
    expect(await refusal(approvePackageTexts(site.app, desk, open))).toBe('forbidden');
    const writing = { ...reviewer, accountId: '0190b0a0-0000-7000-8000-000000000009' };
    expect(await refusal(approvePackageTexts(site.app, writing, open))).toBe('reviewer_unlinked');
    await approvePackageTexts(site.app, reviewer, open);
    await expect.poll(page).toContain('Adults over 40.');
    // As it was before, it is approved already.
    expect(await savePackage(site.app, desk, { id, draft: draft() })).toEqual({ id, isWaiting: false });
    await expect.poll(page).not.toContain('Adults over 40.');
  });

  it('has no new health texts that its own writer approves, or that were read before they were changed', async () => {
    const writing = { ...reviewer, roleAssignments: [...reviewer.roleAssignments, ...desk.roleAssignments] };
    await savePackage(site.app, writing, { id, draft: draft({ suits: { en: 'Written by a doctor.' } }) });
    const read = await proposal(id);
    expect(await refusal(approvePackageTexts(site.app, writing, read))).toBe('own_text');
    await savePackage(site.app, desk, { id, draft: draft({ minAge: 40 }) });
    expect(await refusal(approvePackageTexts(site.app, reviewer, read))).toBe('proposal_outdated');
    const { item } = await loadAdminPackage(site.app, desk, { id });
    await takeBackPackageTexts(site.app, desk, { id, version: item.updatedAt.toISOString() });
    expect(item.minAge).toBe(18);
  });

  it('whose review is older than 24 months is not put on sale again, and a draft is not approved by its writer', async () => {
    await withdrawPackage(site.app, desk, { id });
    site.clock.set('2028-12-01T09:00:00+08:00');
    await savePackage(site.app, desk, {
      id,
      draft: draft({ approvalStartsOn: '2028-01-01', approvalExpiresOn: '2029-01-01' }),
    });
    expect(await refusal(publishPackage(site.app, desk, { id }))).toBe('review_missing');
    site.clock.set('2026-11-23T09:00:00+08:00');
    await savePackage(site.app, desk, { id, draft: draft() });
    await publishPackage(site.app, desk, { id });
    const writing = { ...reviewer, roleAssignments: [...reviewer.roleAssignments, ...desk.roleAssignments] };
    const mine = await savePackage(site.app, writing, { draft: draft({ slug: 'own-draft' }) });
    await savePackage(site.app, desk, { id: mine.id, draft: draft({ slug: 'own-draft' }) });
    await ask(mine.id);
    expect(await refusal(approvePackageTexts(site.app, writing, await proposal(mine.id)))).toBe('own_text');
  });

  it('moves a package to another address, and the old one leads there; another’s address is refused', async () => {
    await site.app.db.execute(
      sql`insert into keywords (path, component, item_id, url) values ('/liver', 'clinic', ${String(id)}, '/health-package/liver-check')`,
    );
    await savePackage(site.app, desk, { id, draft: draft({ slug: 'liver-and-bile' }) });
    expect((await site.request('/liver')).headers.get('location')).toBe('/health-package/liver-and-bile');
    await expect
      .poll(async () => (await site.request('/health-package/liver-check')).headers.get('location'))
      .toBe('/health-package/liver-and-bile');
    expect((await site.request('/health-package/liver-and-bile')).status).toBe(200);
    await savePackage(site.app, desk, { id, draft: draft() });
    await expect
      .poll(async () => (await site.request('/health-package/liver-and-bile')).headers.get('location'))
      .toBe('/health-package/liver-check');
    expect(await refusal(savePackage(site.app, desk, { id, draft: draft({ slug: 'heart-check' }) }))).toBe(
      'slug_taken',
    );
    expect(await refusal(savePackage(site.app, desk, { draft: draft({ slug: 'heart-check' }) }))).toBe('slug_taken');
  });

  it('is of a type that exists', async () => {
    for (const input of [{ id, draft: draft({ typeSlug: 'NaN' }) }, { draft: draft({ slug: 'new', typeSlug: 'NaN' }) }])
      expect(await refusal(savePackage(site.app, desk, input))).toBe('package_type_unknown');
  });

  it('sets what a hospital can do, in any month and in one; never below what is taken', async () => {
    const place = { packageId: id, hospitalId: 1, month: '2026-11' };
    const now = site.clock.now();
    await inTransaction(site.app.db, (tx) =>
      reserveCapacity(tx, { ...place, quantity: 3, orderId: 'a', now, until: new Date(now.getTime() + 1) }),
    );
    await setCapacityOfMonth(site.app, desk, { ...place, capacity: 9 });
    expect(await placesLeft(site.app, place)).toBe(6);
    await inTransaction(site.app.db, (tx) =>
      reserveCapacity(tx, { ...place, quantity: 6, orderId: 'b', now, until: new Date(now.getTime() + 1) }),
    );
    expect(await refusal(setCapacityOfMonth(site.app, desk, { ...place, capacity: 8 }))).toBe('capacity_below_use');
    await setMonthlyCapacity(site.app, desk, { packageId: id, hospitalId: 1, monthlyCapacity: null });
    expect((await loadAdminPackage(site.app, desk, { id })).places).toEqual([]);
  });

  it('is told which approvals end soon', async () => {
    expect((await approvalsEnding(site.app, desk, { days: 30 })).packages).toEqual([]);
    expect((await approvalsEnding(site.app, desk, { days: 60 })).packages).toMatchObject([
      { slug: 'liver-check', approvalExpiresOn: '2027-01-01' },
    ]);
  });

  it('leaves a line in the audit log for each change', async () => {
    const { rows } = await site.app.db.execute<{ action: string }>(
      sql`select action from audit_log where subject_kind = 'package' and subject_id = ${String(id)} order by id`,
    );
    expect(rows.map(({ action }) => action)).toEqual(
      expect.arrayContaining([
        'package_written',
        'package_published',
        'package_changed',
        'package_withdrawn',
        'package_capacity_set',
        'package_month_set',
      ]),
    );
  });

  it.each([
    [{ priceSen: 0 }],
    [{ priceSen: 1.5 }],
    [{ maxAge: 10 }],
    [{ approvalNumber: 'none' }],
    [{ slug: 'Two Words' }],
    [{ inclusions: [] }],
  ])('a draft with %j is none', (changes) => {
    expect(packageDraftSchema.safeParse({ ...draft(), ...changes }).success).toBe(false);
  });
});

describe('promotions', () => {
  it('are written, published with their approval, and limited; never below what is used', async () => {
    const id = await savePromotion(site.app, desk, { draft: code() });
    expect((await listPromotions(site.app, desk, { q: 'liver5', limit: 20, offset: 0 })).items).toMatchObject([
      { id, code: 'LIVER5', used: 0 },
    ]);
    expect(
      await refusal(savePromotion(site.app, desk, { draft: code({ code: 'NEW', approvalExpiresOn: '2026-11-22' }) })),
    ).toBe('approval_missing');
    expect(await refusal(savePromotion(site.app, desk, { draft: code() }))).toBe('code_taken');
    await site.app.db.execute(sql`update promotions set used = 4 where id = ${id}`);
    expect(await refusal(savePromotion(site.app, desk, { id, draft: code({ globalLimit: 3 }) }))).toBe(
      'limit_below_use',
    );
    expect(await refusal(savePromotion(site.app, desk, { id, draft: code({ globalLimit: 4 }) }))).toBe('done');
  });

  it.each([
    [{ percentOff: 5, amountOffSen: 5 }],
    [{ percentOff: null }],
    [{ percentOff: 101 }],
    [{ code: 'a b' }],
    [{ endsAt: new Date('2026-10-01') }],
  ])('a draft with %j is none', (changes) => {
    expect(promotionDraftSchema.safeParse({ ...code(), ...changes }).success).toBe(false);
  });
});

describe('who may do it', () => {
  const page = { limit: 20, offset: 0 };
  it.each<StaffRole>(['front_desk', 'gl_officer', 'recruiter', 'procurement_officer'])('not %s', async (role) => {
    const actor = staff(role);
    expect(
      await Promise.all(
        [
          listAdminPackages(site.app, actor, page),
          loadAdminPackage(site.app, actor, { id: 1 }),
          savePackage(site.app, actor, { draft: draft() }),
          publishPackage(site.app, actor, { id: 1 }),
          withdrawPackage(site.app, actor, { id: 1 }),
          listPromotions(site.app, actor, page),
          savePromotion(site.app, actor, { draft: code() }),
          approvalsEnding(site.app, actor, { days: 1 }),
          setMonthlyCapacity(site.app, actor, { packageId: 1, hospitalId: 1, monthlyCapacity: 1 }),
        ].map(refusal),
      ),
    ).toEqual(Array.from({ length: 9 }, () => 'forbidden'));
    expect(await isShown('essential-health-screening')).toBe(true);
  });

  it('nobody who is no member of staff', async () => {
    for (const actor of [
      { kind: 'anyone' },
      { kind: 'guest', tokenHash: 'x' },
      { kind: 'patient', accountId: 'x', sessionId: 's' },
    ] as const) {
      expect(await refusal(listAdminPackages(site.app, actor, page))).toBe('forbidden');
    }
  });

  it('a desk of one hospital sets that hospital’s places alone, and changes no package', async () => {
    const here = staff('package_desk', 2);
    expect(await refusal(setMonthlyCapacity(site.app, here, { packageId: 1, hospitalId: 2, monthlyCapacity: 7 }))).toBe(
      'done',
    );
    expect(await refusal(setMonthlyCapacity(site.app, here, { packageId: 1, hospitalId: 3, monthlyCapacity: 7 }))).toBe(
      'forbidden',
    );
    expect(await refusal(savePackage(site.app, here, { id: 1, draft: draft() }))).toBe('forbidden');
    expect((await loadAdminPackage(site.app, here, { id: 1 })).places).toEqual([{ hospitalId: 2, monthlyCapacity: 7 }]);
  });

  it('what is not there is not found', async () => {
    expect(await refusal(loadAdminPackage(site.app, desk, { id: 9_999 }))).toBe('package_unknown');
    expect(await refusal(publishPackage(site.app, desk, { id: 9_999 }))).toBe('package_unknown');
  });
});

it('what is bought counts for the order by popularity', async () => {
  const sold = async () =>
    (await site.app.db.execute<{ n: number }>(sql`select times_sold as n from health_packages where id = 3`)).rows[0]!
      .n;
  const before = await sold();
  await inTransaction(site.app.db, (tx) =>
    countSold(tx, [
      { packageId: 3, quantity: 4 },
      { packageId: 1, quantity: 1 },
    ]),
  );
  await inTransaction(site.app.db, (tx) => countSold(tx, [{ packageId: 3, quantity: -1 }]));
  expect(await sold()).toBe(before + 3);
});
