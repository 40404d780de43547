import { findOpenProposal } from '#src/features/console/text-proposals/text-proposals.server.ts';
import { sampleAccounts } from '#src/features/patient/accounts/data/sample-accounts.seed.ts';
import type { Actor } from '#src/platform/actor.ts';
import { approvePackageTexts } from '../draft/package-texts.server.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signedInStaff, type SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { auditLog } from '#src/features/console/audit/data/audit.table.ts';
import { headingOf, openConsole, sendForm } from '#src/features/console/frame/console.fixture.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { healthPackages, packageCapacity, promotions } from '#src/features/shop/packages/data/packages.table.ts';

let site: TestSite;
let desk: SignedIn;
let bound: SignedIn;
beforeAll(async () => {
  site = await openTestSite();
  desk = await signedInStaff(site.app, [{ role: 'package_desk', hospitalId: null }]);
  bound = await signedInStaff(site.app, [{ role: 'package_desk', hospitalId: 2 }]);
});
afterAll(() => site.close());

const english = {
  intent: 'save',
  language: 'en',
  slug: 'kidney-check',
  typeSlug: 'screening',
  title: 'Kidney check',
  summary: 'For the kidneys.',
  about: 'First.\r\n\r\nSecond.',
  suits: 'Adults.',
  inclusions: 'Blood tests\r\nCreatinine\r\nUrea\r\n\r\nUrine tests\r\nAlbumin',
  preparation: 'Fast for eight hours',
  minAge: '18',
  maxAge: '',
  gender: 'any',
  price: 'RM1,250.50',
  validityDays: '180',
  visitMinutes: '60',
  approvalNumber: 'kkliu 4711/2026',
  approvalStartsOn: '2026-01-01',
  approvalExpiresOn: '2027-06-30',
};
const textOf = async (response: Response) => (await response.text()).replaceAll('<!-- -->', '');
const idOf = (response: Response) => Number(/\/(\d+)\?/.exec(response.headers.get('location') ?? '')?.[1]);
const rowOf = async (id: number) =>
  (await site.app.db.select().from(healthPackages).where(eq(healthPackages.id, id)))[0]!;
const versionOf = async (id: number) => (await rowOf(id)).updatedAt.toISOString();
const change = async (id: number, who: SignedIn, fields: Record<string, string>) =>
  sendForm(site, `/staff/packages/${id}`, who, fields);

/** A doctor is asked on the package's page, and approves its texts. */
async function approvedByDoctor(id: number): Promise<void> {
  const asked = await change(id, desk, { intent: 'texts:ask', version: await versionOf(id) });
  expect(asked.headers.get('location')).toBe(`/staff/packages/${id}?done=waiting`);
  const waiting = await findOpenProposal(site.app.db, { kind: 'packages', recordId: id });
  const reviewer: Actor = {
    kind: 'staff',
    accountId: sampleAccounts.reviewer,
    sessionId: 's',
    roleAssignments: [{ role: 'clinical_reviewer', hospitalId: null }],
  };
  await approvePackageTexts(site.app, reviewer, waiting!);
}

async function newPackage(slug: string): Promise<number> {
  return idOf(await sendForm(site, '/staff/packages/new', desk, { ...english, slug }));
}

describe('a package at its desk', () => {
  test('is written in English, translated line by line, put on sale with its approval, and taken off sale', async () => {
    const id = await newPackage('kidney-check');
    expect(await rowOf(id)).toMatchObject({
      slug: 'kidney-check',
      status: 'draft',
      priceSen: 125_050,
      maxAge: null,
      approvalNumber: 'KKLIU 4711/2026',
      inclusions: [
        { name: { en: 'Blood tests' }, items: [{ en: 'Creatinine' }, { en: 'Urea' }] },
        { name: { en: 'Urine tests' }, items: [{ en: 'Albumin' }] },
      ],
    });
    site.clock.advance(1_000);
    const malay = {
      intent: 'save',
      language: 'ms',
      version: await versionOf(id),
      title: 'Pemeriksaan buah pinggang',
      'part-0': 'Ujian darah',
      'part-0-1': 'Urea darah',
    };
    expect((await change(id, desk, malay)).headers.get('location')).toBe(
      `/staff/packages/${id}?language=ms&done=saved`,
    );
    expect(await textOf(await openConsole(site, `/staff/packages/${id}?language=ms`, desk))).toContain(
      '3 of 10 are written',
    );
    expect((await change(id, desk, { intent: 'places', hospital: '1', monthlyCapacity: '7' })).status).toBe(303);
    for (const hospital of ['none', '999999999'])
      for (const fields of [
        { intent: 'places', monthlyCapacity: '7' },
        { intent: 'month', month: '2026-12', capacity: '7' },
      ] as Record<string, string>[])
        expect((await change(id, desk, { ...fields, hospital })).status, `a hospital that does not exist`).toBe(422);
    expect((await site.request('/health-package/kidney-check')).status).toBe(404);
    const early = await change(id, desk, { intent: 'publish' });
    expect(early.status).toBe(422);
    expect(await early.text()).toContain('A doctor has to approve the health texts first');
    await approvedByDoctor(id);
    expect((await change(id, desk, { intent: 'publish' })).status).toBe(303);
    await expect.poll(async () => (await site.request('/ms/health-package/kidney-check')).status).toBe(200);
    expect(await textOf(await site.request('/ms/health-package/kidney-check'))).toMatch(
      /Pemeriksaan buah pinggang[\s\S]*Urea darah/,
    );
    await change(id, desk, { intent: 'withdraw' });
    await expect.poll(async () => (await site.request('/health-package/kidney-check')).status).toBe(410);
    expect(await (await site.request('/health-package/kidney-check')).text()).toContain('href="/health-package"');
    const log = await site.app.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subjectId, String(id)));
    expect(log.map(({ action }) => action)).toEqual(
      expect.arrayContaining([
        'package_written',
        'package_changed',
        'package_capacity_set',
        'package_published',
        'package_withdrawn',
      ]),
    );
  });

  test('shows new health texts of what is on sale as waiting; its doctor reads what changed and sends it back', async () => {
    const id = await newPackage('waiting-check');
    await approvedByDoctor(id);
    await change(id, desk, { intent: 'publish' });
    const changed = { ...english, slug: 'waiting-check', suits: 'Adults over 40.', price: 'RM99.00' };
    const sent = await change(id, desk, { ...changed, version: await versionOf(id) });
    expect(sent.headers.get('location')).toBe(`/staff/packages/${id}?done=waiting`);
    expect(await rowOf(id)).toMatchObject({ suits: { en: 'Adults.' }, priceSen: 9_900 });
    const html = await textOf(await openConsole(site, `/staff/packages/${id}`, desk));
    expect(html).toContain('Waiting for a doctor');
    expect(html).toContain('Adults over 40.');
    const waiting = (await findOpenProposal(site.app.db, { kind: 'packages', recordId: id }))!;
    const doctor = await signedInStaff(site.app, [{ role: 'clinical_reviewer', hospitalId: null }]);
    const address = `/staff/reviews/records/${waiting.id}`;
    const review = await textOf(await openConsole(site, address, doctor));
    expect(review).toMatch(/Who it suits[\s\S]*<ins[^>]*>[\s\S]*over 40/);
    const back = { fingerprint: waiting.fingerprint, intent: 'send_back', note: 'From 45, by the guideline.' };
    expect((await sendForm(site, address, doctor, back)).headers.get('location')).toBe('/staff/reviews?done=sent_back');
    const page = await textOf(await openConsole(site, `/staff/packages/${id}`, desk));
    expect(page).toContain('From 45, by the guideline.');
    const kept = { intent: 'texts:take_back', version: await versionOf(id) };
    expect((await change(id, desk, kept)).headers.get('location')).toBe(`/staff/packages/${id}?done=saved`);
    expect(await textOf(await openConsole(site, `/staff/packages/${id}`, desk))).not.toContain('Adults over 40.');
  });

  test('keeps the translations of lines that stand as they were', async () => {
    const id = await newPackage('liver-check-two');
    await change(id, desk, {
      intent: 'save',
      language: 'zh',
      version: await versionOf(id),
      title: '肝脏检查',
      'part-0-0': '肌酐',
      'preparation-0': '禁食八小时',
    });
    await change(id, desk, {
      ...english,
      slug: 'liver-check-two',
      version: await versionOf(id),
      inclusions: 'Blood tests\nUrea\nCreatinine\nCalcium',
    });
    expect(await rowOf(id)).toMatchObject({
      title: { en: 'Kidney check', zh: '肝脏检查' },
      preparation: [{ en: 'Fast for eight hours', zh: '禁食八小时' }],
      inclusions: [{ items: [{ en: 'Urea' }, { en: 'Creatinine', zh: '肌酐' }, { en: 'Calcium' }] }],
    });
  });

  test('says beside each field what cannot be taken, and keeps what was typed', async () => {
    const wrong = await sendForm(site, '/staff/packages/new', desk, {
      ...english,
      title: '',
      price: '-5',
      slug: 'Two Words!',
      minAge: 'x',
      maxAge: '1.5',
      approvalNumber: 'none',
      inclusions: 'Alone',
      validityDays: '99999',
    });
    expect(wrong.status).toBe(422);
    const html = await textOf(wrong);
    for (const words of [
      'Enter a title',
      'Enter a price above RM0',
      'Use lower-case letters',
      'whole number of years, 0 to 120',
      'KKLIU 1234/2026',
      'at least one part',
      'Enter days, 1 to 1095',
    ])
      expect(html).toContain(words);
    expect(html).toContain('value="Two Words!"');
    expect((await sendForm(site, '/staff/packages/new', desk, { ...english, slug: 'heart-check' })).status).toBe(422);
  });

  test('is not put on sale without an approval in force', async () => {
    const id = idOf(
      await sendForm(site, '/staff/packages/new', desk, {
        ...english,
        slug: 'not-approved',
        approvalExpiresOn: '2026-01-02',
      }),
    );
    const refused = await change(id, desk, { intent: 'publish' });
    expect([refused.status, await textOf(refused)]).toEqual([
      422,
      expect.stringContaining('A valid advertising approval'),
    ]);
    expect(await rowOf(id)).toMatchObject({ status: 'draft' });
  });

  test('changed by two at once is not written over', async () => {
    const id = await newPackage('two-writers');
    const version = await versionOf(id);
    site.clock.advance(1_000);
    expect((await change(id, desk, { ...english, slug: 'two-writers', version, title: 'First' })).status).toBe(303);
    const late = await change(id, desk, { ...english, slug: 'two-writers', version, title: 'Second' });
    expect([late.status, await textOf(late)]).toEqual([409, expect.stringContaining('Someone else has changed this')]);
    expect(await rowOf(id)).toMatchObject({ title: { en: 'First' } });
  });

  test('has places per hospital and month; a desk of one hospital sets its own and nothing else', async () => {
    const id = await newPackage('places-check');
    expect((await change(id, bound, { intent: 'places', hospital: '2', monthlyCapacity: '4' })).status).toBe(303);
    expect((await change(id, bound, { intent: 'month', hospital: '2', month: '2026-12', capacity: '9' })).status).toBe(
      303,
    );
    expect(await site.app.db.select().from(packageCapacity).where(eq(packageCapacity.packageId, id))).toMatchObject([
      { hospitalId: 2, month: '2026-12-01', capacity: 9 },
    ]);
    expect(await textOf(await openConsole(site, `/staff/packages/${id}`, bound))).toContain('2026-12: 0 / 9');
    const others: Record<string, string>[] = [
      { intent: 'places', hospital: '3', monthlyCapacity: '4' },
      { intent: 'publish' },
      { intent: 'withdraw' },
      { ...english, slug: 'taken-over' },
      { intent: 'places', hospital: '', monthlyCapacity: '4' },
    ];
    for (const fields of others) expect((await change(id, bound, fields)).status).toBe(403);
    expect((await change(id, desk, { intent: 'publish', from: '2026-02-30' })).status).toBe(422);
    for (const fields of [{ monthlyCapacity: '-1' }, { monthlyCapacity: '1.5' }, { monthlyCapacity: '99999' }])
      expect((await change(id, desk, { intent: 'places', hospital: '2', ...fields })).status).toBe(422);
    expect((await change(id, desk, { intent: 'month', hospital: '2', month: '2026-13', capacity: '9' })).status).toBe(
      422,
    );
    expect(await textOf(await openConsole(site, '/staff/packages', bound))).not.toContain('/staff/packages/new');
    expect((await openConsole(site, '/staff/packages/new', bound)).status).toBe(403);
    expect((await change(id, bound, { intent: 'places', hospital: '2', monthlyCapacity: '' })).status).toBe(303);
  });
});

test('the list of packages is searched, filtered, ordered and paged, and saved as a file', async () => {
  const first = await textOf(await openConsole(site, '/staff/packages', desk));
  expect(first).toContain('page=2');
  expect(await textOf(await openConsole(site, '/staff/packages?page=2', desk))).not.toBe(first);
  const found = await textOf(await openConsole(site, '/staff/packages?q=heart&status=published&sort=-price', desk));
  expect(found).toContain('Heart');
  expect(found).not.toContain('Kidney check');
  expect(await (await openConsole(site, '/staff/packages/csv?q=kidney', desk)).text()).toMatch(
    /kidney-check,Kidney check,screening,withdrawn,1250\.50/,
  );
});

describe('a promotion code at its desk', () => {
  const typed = {
    promo: 'Raya 10',
    name: 'Raya',
    percentOff: '10',
    amountOff: '',
    maximumDiscount: '100',
    minimumSpend: '',
    startsOn: '2026-11-01',
    endsOn: '2026-12-31',
    globalLimit: '50',
    personalLimit: '1',
    isPublished: 'yes',
    approvalNumber: 'KKLIU 4712/2026',
    approvalStartsOn: '2026-01-01',
    approvalExpiresOn: '2027-06-30',
  };

  test('is written with its limits and dates, shows its uses, and is switched off', async () => {
    expect((await sendForm(site, '/staff/promotions/new', desk, typed)).status).toBe(422);
    const id = idOf(
      await sendForm(site, '/staff/promotions/new', desk, {
        ...typed,
        promo: 'raya10',
        typeSlugs: ['screening', 'heart'],
      }),
    );
    const row = async () => (await site.app.db.select().from(promotions).where(eq(promotions.id, id)))[0]!;
    // The last day is included, by Malaysian time.
    expect(await row()).toMatchObject({
      code: 'RAYA10',
      percentOff: 10,
      maximumDiscountSen: 10_000,
      globalLimit: 50,
      personalLimit: 1,
      typeSlugs: ['screening', 'heart'],
      startsAt: new Date('2026-10-31T16:00:00Z'),
      endsAt: new Date('2026-12-31T16:00:00Z'),
    });
    await site.app.db.update(promotions).set({ used: 7 }).where(eq(promotions.id, id));
    expect(await textOf(await openConsole(site, '/staff/promotions?q=raya10', desk))).toContain('7 / 50');
    const version = (await row()).updatedAt.toISOString();
    site.clock.advance(1_000);
    expect(
      (await sendForm(site, `/staff/promotions/${id}`, desk, { ...typed, promo: 'RAYA10', version, globalLimit: '6' }))
        .status,
    ).toBe(409);
    const { isPublished: _on, ...off } = typed;
    expect((await sendForm(site, `/staff/promotions/${id}`, desk, { ...off, promo: 'RAYA10', version })).status).toBe(
      303,
    );
    expect(await row()).toMatchObject({ isPublished: false, used: 7 });
    expect((await sendForm(site, `/staff/promotions/${id}`, desk, { ...typed, promo: 'RAYA10', version })).status).toBe(
      409,
    );
    expect(await (await openConsole(site, '/staff/promotions/csv?q=raya10', desk)).text()).toContain('RAYA10,Raya,10');
  });

  test('needs one way to take off, dates in order, an approval, and a code of its own', async () => {
    for (const [fields, words] of [
      [{ amountOff: '5.00' }, 'Enter either a percentage'],
      [{ percentOff: '' }, 'Enter either a percentage'],
      [{ percentOff: '0' }, 'Enter either a percentage'],
      [{ endsOn: '2026-10-01' }, 'not before the first'],
      [{ startsOn: 'soon' }, 'Enter a date'],
      [{ globalLimit: '-1' }, 'whole number above 0'],
      [{ approvalExpiresOn: '2026-01-02' }, 'A valid advertising approval'],
      [{ promo: 'RAYA10' }, 'Another promotion has this code'],
    ] as const) {
      const refused = await sendForm(site, '/staff/promotions/new', desk, { ...typed, promo: 'OTHER1', ...fields });
      expect([refused.status, await textOf(refused)]).toEqual([422, expect.stringContaining(words)]);
    }
  });

  test('is for the group’s desk: others see no more than their duty opens', async () => {
    expect((await sendForm(site, '/staff/promotions/new', bound, { ...typed, promo: 'MINE10' })).status).toBe(403);
    expect((await openConsole(site, '/staff/promotions', bound)).status).toBe(200);
    for (const role of ['front_desk', 'editor', 'recruiter'] as const) {
      const who = await signedInStaff(site.app, [{ role, hospitalId: null }]);
      expect((await openConsole(site, '/staff/promotions', who)).status).toBe(403);
      expect((await sendForm(site, '/staff/promotions/new', who, typed)).status).toBe(403);
    }
    for (const path of ['/staff/promotions/999999', '/staff/packages/999999', '/staff/packages/none'])
      expect((await openConsole(site, path, desk)).status).toBe(404);
    expect(headingOf(await textOf(await openConsole(site, '/staff/promotions', desk)))).toBe('Promotion codes');
  });
});
