import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { confirmBulk, openBulk, rowsIn } from '#src/features/console/bulk-changes/bulk.fixture.ts';
import { openConsole } from '#src/features/console/frame/console.fixture.ts';
import { findOpenProposal } from '#src/features/console/text-proposals/text-proposals.server.ts';
import { textProposals } from '#src/features/console/text-proposals/data/text-proposals.table.ts';
import { sampleAccounts } from '#src/features/patient/accounts/data/sample-accounts.seed.ts';
import { signedInStaff, type SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { approvePackageTexts } from '#src/features/shop/package-admin/package-admin.server.ts';
import type { Actor } from '#src/platform/actor.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { approvalInputs, checkedFile, csvFile, sendCatalogueForm, specialityInputs } from '../catalogue.fixture.ts';
import type { CatalogueInputs, ImportListName } from '../fields/catalogue-fields.ts';
import { approveItemTexts } from '../approvals/text-approvals.server.ts';
import { loadItem, proposalOf } from '../approvals/text-approvals.fixture.ts';
import { packageInputs } from './group-files.fixture.ts';

let site: TestSite;
let chief: SignedIn;
/** The sample's reviewer, who is a doctor of the register. */
const reviewer: Actor = {
  kind: 'staff',
  accountId: sampleAccounts.reviewer,
  sessionId: 's',
  roleAssignments: [{ role: 'clinical_reviewer', hospitalId: null }],
};
beforeAll(async () => {
  site = await openTestSite();
  chief = await signedInStaff(site.app, [{ role: 'administrator', hospitalId: null }]);
});
afterAll(() => site.close());
beforeEach(() => opening({ isOpen: true }));

const opening = (value: { isOpen: boolean; wasOpened?: boolean }) =>
  site.app.db.execute(sql`update settings set value = ${JSON.stringify(value)}::jsonb where key = 'opening'`);
const send = (plan: string, intent: string) => sendCatalogueForm(site, plan, chief, { intent });
async function planned(list: ImportListName, rows: readonly CatalogueInputs[]) {
  const plan = await checkedFile(site, chief, { list, file: csvFile(rows) });
  const html = await (await openConsole(site, `/staff/catalogue/${plan}`, chief)).text();
  return { plan, html: html.replaceAll('<!-- -->', '') };
}
const speciality = (code: string) => loadItem(site, { list: 'specialities', code, hospital: '' });
const unreviewed = (code: string) => ({ ...specialityInputs(code), reviewed_by: '', reviewed_on: '' });
const packageOf = async (code: string) => {
  const { rows } = await site.app.db.execute<{ id: number; status: string; suits: string; reviewer: string }>(
    sql`select id, status, suits ->> 'en' as suits, reviewed_by as reviewer from health_packages where slug = ${code}`,
  );
  return rows[0]!;
};

describe('before the site opens', () => {
  beforeEach(() => opening({ isOpen: false }));

  test('a file states reviews from before, and what it stated stays in force when the item is published later', async () => {
    const rows = [specialityInputs('stated-now'), { ...specialityInputs('stated-draft'), status: 'draft' }];
    const { plan, html } = await planned('specialities', rows);
    expect(html).not.toContain('will wait for a doctor');
    await send(plan, 'apply');
    expect(await speciality('stated-now')).toMatchObject({
      status: 'published',
      record: { reviewedBy: 'Dr Tan Mei Ling, cardiology', reviewedOn: '2026-10-01' },
    });
    const { id, version } = await speciality('stated-draft');
    const step = { version: String(version), intent: 'step:publish' };
    expect((await sendCatalogueForm(site, `specialities/${id}`, chief, step)).status).toBe(303);
    const [kept] = await site.app.db.select().from(textProposals).where(eq(textProposals.recordId, id));
    expect(kept).toMatchObject({ state: 'approved', reviewer: 'Dr Tan Mei Ling, cardiology', decidedBy: null });
  });

  test('without a review its texts wait, and half a review or an old one is a fault', async () => {
    const { html } = await planned('specialities', [
      unreviewed('unstated'),
      { ...specialityInputs('half-stated'), reviewed_on: '' },
      { ...specialityInputs('old-stated'), reviewed_on: '2024-11-22' },
    ]);
    expect(html).toContain('will wait for a doctor&#x27;s approval: 1.');
    expect(html).toMatch(/Rows with errors<\/dt><dd[^>]*>2</);
  });

  test('is over once it has opened, also where it is closed again', async () => {
    await opening({ isOpen: false, wasOpened: true });
    const { html } = await planned('specialities', [specialityInputs('closed-again')]);
    expect(html).toContain('the reviewer comes from a doctor');
    expect(html).toMatch(/Rows with errors<\/dt><dd[^>]*>1</);
  });
});

describe('after the opening', () => {
  test('changed health texts of a file wait, the rest is saved, and the undoing takes both back', async () => {
    const { html: refused } = await planned('specialities', [specialityInputs('stated-later')]);
    expect(refused).toContain('the reviewer comes from a doctor');
    const before = await speciality('neurology');
    const rows = [
      { ...before.form, body_en: 'By file.', position: '77' },
      { ...unreviewed('by-file'), ...approvalInputs },
    ];
    const { plan, html } = await planned('specialities', rows);
    expect(html).toContain('will wait for a doctor&#x27;s approval: 2.');
    await send(plan, 'apply');
    const waiting = await speciality('neurology');
    expect([waiting.record['position'], waiting.record['body']]).toEqual([77, before.record['body']]);
    expect((await proposalOf(site, waiting))?.values['body']).toEqual({ en: 'By file.', ...translations(before) });
    const created = await speciality('by-file');
    expect([created.status, created.record['reviewedBy']]).toEqual(['draft', '']);
    // Several at once are refused as one is.
    const desk = '/staff/catalogue/specialities';
    const several = await openBulk(site, chief, { path: desk, action: 'publish', keys: [String(created.id)] });
    const done = await confirmBulk(site, chief, { path: desk, html: several.html });
    expect(rowsIn(done.html, 'refused') || rowsIn(several.html, 'staying')).toContain('Heart care');
    expect((await speciality('by-file')).status).toBe('draft');
    await send(plan, 'undo');
    expect((await speciality('neurology')).record['position']).toBe(before.record['position']);
    expect(await proposalOf(site, waiting)).toBeUndefined();
    await expect(speciality('by-file')).rejects.toThrow('No specialities of the code by-file.');
    expect(await site.app.db.select().from(textProposals).where(eq(textProposals.recordId, created.id))).toEqual([]);
  });

  test('a text that a doctor approved after the import is no longer taken back by its undoing', async () => {
    const { plan } = await planned('specialities', [{ code: 'cardiology', body_en: 'Approved by file.' }]);
    await send(plan, 'apply');
    const one = await speciality('cardiology');
    await approveItemTexts(site.app, reviewer, (await proposalOf(site, one))!);
    expect((await send(plan, 'undo')).headers.get('location')).toContain('kept=1');
    expect((await speciality('cardiology')).record['body']).toMatchObject({ en: 'Approved by file.' });
  });

  test('an import from before is undone to texts that were reviewed, and to no others', async () => {
    await opening({ isOpen: false });
    const stated = { reviewed_by: 'Dr Tan Mei Ling, cardiology', reviewed_on: '2026-10-01' };
    const first = await planned('specialities', [{ code: 'orthopaedics', body_en: 'From before.', ...stated }]);
    await send(first.plan, 'apply');
    const second = await planned('specialities', [{ code: 'dermatology', body_en: 'From before.', ...stated }]);
    await send(second.plan, 'apply');
    await opening({ isOpen: true });
    // Of one of them nobody knows the review of the former text.
    const { id } = await speciality('dermatology');
    await site.app.db.execute(
      sql`delete from text_proposals where kind = 'specialities' and record_id = ${id} and fingerprint = (
        select fingerprint from text_proposals where kind = 'specialities' and record_id = ${id} order by id limit 1)`,
    );
    expect((await send(first.plan, 'undo')).headers.get('location')).not.toContain('kept');
    expect((await send(second.plan, 'undo')).headers.get('location')).toContain('kept=1');
    expect((await speciality('orthopaedics')).record['body']).not.toMatchObject({ en: 'From before.' });
    expect((await speciality('dermatology')).record['body']).toMatchObject({ en: 'From before.' });
  });

  test('packages of a file are drafts until a doctor has approved them; the undoing takes what waits back', async () => {
    const whole = packageInputs('text-heart', ['melur-ipoh']);
    const { html: refused } = await planned('packages', [whole]);
    expect(refused).toContain('the reviewer comes from a doctor');
    const { plan, html } = await planned('packages', [{ ...whole, reviewed_by: '', reviewed_on: '' }]);
    expect(html).toContain('will wait for a doctor&#x27;s approval: 1.');
    await send(plan, 'apply');
    const created = await packageOf('text-heart');
    expect([created.status, created.reviewer]).toEqual(['draft', '']);
    const key = { kind: 'packages', recordId: created.id } as const;
    await approvePackageTexts(site.app, reviewer, (await findOpenProposal(site.app.db, key))!);
    expect((await packageOf('text-heart')).reviewer).toBe('Dr Goh Jia Wen');
    await site.app.db.execute(
      sql`update health_packages set status = 'published', published_at = now() where id = ${created.id}`,
    );

    const changed = await planned('packages', [{ code: 'text-heart', suits_en: 'By file.', price: '400.00' }]);
    expect(changed.html).toContain('will wait for a doctor&#x27;s approval: 1.');
    await send(changed.plan, 'apply');
    expect((await packageOf('text-heart')).suits).toBe('Adults.');
    expect((await findOpenProposal(site.app.db, key))?.values['suits']).toEqual({ en: 'By file.' });
    expect((await send(changed.plan, 'undo')).headers.get('location')).not.toContain('kept');
    expect(await findOpenProposal(site.app.db, key)).toBeUndefined();
  });
});

/** The Malay and Chinese texts of an item's body. */
function translations({ record }: Awaited<ReturnType<typeof speciality>>) {
  const { en: _english, ...others } = record['body'] as Record<string, string>;
  return others;
}
