import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditLog } from '#src/features/console/audit/data/audit.table.ts';
import { openConsole, sendForm } from '#src/features/console/frame/console.fixture.ts';
import { staffMembers } from '#src/features/console/roles/data/staff.table.ts';
import { signedInStaff, type SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import type { RoleAssignment } from '#src/platform/actor.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { approvalInputs, sendCatalogueForm, specialityInputs } from '../catalogue.fixture.ts';
import type { CatalogueListName } from '../fields/catalogue-fields.ts';
import { approveItemTexts } from './text-approvals.server.ts';
import { loadItem, proposalOf, type ItemOf } from './text-approvals.fixture.ts';

let site: TestSite;
let chief: SignedIn;
let doctor: SignedIn;
beforeAll(async () => {
  site = await openTestSite();
  chief = await signedInStaff(site.app, [{ role: 'administrator', hospitalId: null }]);
  doctor = await doctorAs([{ role: 'clinical_reviewer', hospitalId: null }], 2);
});
afterAll(() => site.close());

/** A member of staff who is that doctor of the register. */
async function doctorAs(roleAssignments: readonly RoleAssignment[], doctorId: number | null): Promise<SignedIn> {
  const who = await signedInStaff(site.app, roleAssignments);
  await site.app.db.update(staffMembers).set({ doctorId }).where(eq(staffMembers.accountId, who.accountId));
  return who;
}
const page = async (path: string) => (await site.request(path)).text();
const item = (list: CatalogueListName, code: string) => loadItem(site, { list, code, hospital: 'melur-klang' });
/** Saves the form of an item as it shows it, with some inputs changed. */
const save = (one: ItemOf, changes: Record<string, string>, who = chief) =>
  sendCatalogueForm(site, `${one.list}/${one.id}`, who, {
    ...one.form,
    version: String(one.version),
    intent: 'save',
    ...changes,
  });
const failure = (code: string) => ({ details: { code } });
const path = (answer: Response) => answer.headers.get('location');

const centre = {
  hospital: 'melur-ipoh',
  code: 'valley-centre',
  speciality: 'cardiology',
  name_en: 'Valley Centre',
  summary_en: 'For hearts of the valley.',
  body_en: 'Call 999 for chest pain.',
  treatments_en: 'Stents',
  phone: '+60 5-240 1002',
};
const service = {
  hospital: 'melur-ipoh',
  code: 'valley-drops',
  name_en: 'Eye drops',
  summary_en: 'Take paracetamol for the pain.',
  hours_en: 'Every day',
  phone: '+60 5-240 1001',
  icon: 'search',
};
const topic = {
  hospital: 'melur-ipoh',
  code: 'valley-topic',
  title_en: 'After the operation',
  body_en: 'Take paracetamol for the pain.',
  icon: 'users',
};

describe('a new record that speaks of health', () => {
  test.each([
    ['specialities', specialityInputs('valley-heart'), '/speciality-centre/valley-heart'],
    ['centres', { ...centre, ...approvalInputs }, '/melur-ipoh/valley-centre'],
    ['hospital-services', service, '/melur-ipoh/our-services'],
    ['patient-care', topic, '/melur-ipoh/patient-care'],
  ] as const)('of %s is a draft until a doctor has approved it', async (list, inputs, address) => {
    const typed = { ...inputs, reviewed_by: 'Dr Typed', reviewed_on: '2026-10-01' };
    const sent = await sendCatalogueForm(site, `${list}/new`, chief, { ...typed, intent: 'publish' });
    expect(path(sent)).toMatch(/\/\d+\?done=waiting$/);
    const one = await loadItem(site, { list, code: inputs.code, hospital: 'melur-ipoh' });
    expect([one.status, one.record['reviewedBy'], one.record['reviewedOn']]).toEqual(['draft', '', null]);
    const step = { version: String(one.version), intent: 'step:publish' };
    const refused = await sendCatalogueForm(site, `${list}/${one.id}`, chief, step);
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain('A doctor has to approve the health texts first');
    await approveItemTexts(site.app, doctor.actor, (await proposalOf(site, one))!);
    const approved = await loadItem(site, { list, code: inputs.code, hospital: 'melur-ipoh' });
    expect([approved.status, approved.record['reviewedBy'], approved.record['reviewedOn']]).toEqual([
      'draft',
      'Dr Farah binti Jamaluddin',
      '2026-11-23',
    ]);
    const published = { version: String(approved.version), intent: 'step:publish' };
    expect(path(await sendCatalogueForm(site, `${list}/${one.id}`, chief, published))).toMatch(/done=saved$/);
    await expect.poll(() => page(address)).toMatch(/reviewed by (<!-- -->)?Dr Farah binti Jamaluddin/);
  });

  test('a service and a topic without a word of health advice are public at once', async () => {
    const plain = { ...service, code: 'valley-cafe', name_en: 'Valley café', summary_en: 'Coffee and cakes.' };
    const sent = await sendCatalogueForm(site, 'hospital-services/new', chief, { ...plain, intent: 'publish' });
    expect(path(sent)).toMatch(/done=saved$/);
    await expect.poll(() => page('/melur-ipoh/our-services')).toContain('Coffee and cakes.');
    const one = await loadItem(site, { list: 'hospital-services', code: 'valley-cafe', hospital: 'melur-ipoh' });
    // A word of health advice, also in the name, makes it a health text.
    expect(path(await save(one, { name_en: 'Valley paracetamol' }))).toMatch(/done=waiting$/);
    expect(await page('/melur-ipoh/our-services')).not.toContain('Valley paracetamol');
  });
});

describe('a changed health text of a public record', () => {
  test('waits, while everything else is saved at once; the doctor’s approval makes it public', async () => {
    const before = await item('centres', 'heart-centre');
    const sent = await save(before, { body_en: 'Stents within the hour.', phone: '+60 3-1111 2222' });
    expect(path(sent)).toMatch(/done=waiting$/);
    const waiting = await item('centres', 'heart-centre');
    expect(waiting.record['body']).toEqual(before.record['body']);
    expect(waiting.record['phone']).toBe('+60 3-1111 2222');
    const shown = await (await openConsole(site, `/staff/catalogue/centres/${before.id}`, chief)).text();
    expect(shown).toContain('Waiting for a doctor');
    expect(shown).toContain('Stents within the hour.');
    expect(shown).not.toContain('name="reviewed_by"');
    expect(await page('/melur-klang/heart-centre')).not.toContain('Stents within the hour.');

    const list = await (await openConsole(site, '/staff/reviews', doctor)).text();
    const { id } = (await proposalOf(site, before))!;
    expect(list).toContain(`/staff/reviews/records/${id}"`);
    expect(list).toMatch(/days waiting: (<!-- -->)?0/);
    const review = await (await openConsole(site, `/staff/reviews/records/${id}`, doctor)).text();
    expect(review).toMatch(/<ins[^>]*>.*Stents/);
    const fingerprint = /name="fingerprint" value="(\w+)"/.exec(review)![1]!;
    const decision = { fingerprint, intent: 'approve' };
    const address = `/staff/reviews/records/${id}`;
    expect((await sendForm(site, address, { ...doctor, csrfToken: 'guessed' }, decision)).status).toBe(403);
    expect(path(await sendForm(site, address, doctor, decision))).toBe('/staff/reviews?done=record_approved');
    await expect.poll(() => page('/melur-klang/heart-centre')).toContain('Stents within the hour.');
    expect(await page('/melur-klang/heart-centre')).toMatch(/reviewed by (<!-- -->)?Dr Farah binti Jamaluddin/);
    const after = await item('centres', 'heart-centre');
    expect([after.record['phone'], after.record['reviewedOn']]).toEqual(['+60 3-1111 2222', '2026-11-23']);
    const logged = await site.app.db.select().from(auditLog).where(eq(auditLog.action, 'health_texts_approved'));
    expect(logged.at(-1)).toMatchObject({
      subjectKind: 'centres',
      subjectId: String(before.id),
      detail: { proposal: id },
    });

    // The text from before was public with a review: its version is public again at once.
    const versions = { version: String(after.version), intent: 'version:1' };
    expect(path(await sendCatalogueForm(site, `centres/${before.id}`, chief, versions))).toMatch(/done=saved$/);
    const restored = await item('centres', 'heart-centre');
    expect([restored.record['body'], restored.record['reviewedOn']]).toEqual([before.record['body'], '2026-10-01']);
  });

  test('is taken back by its writer, or by saving the former text', async () => {
    const before = await item('centres', 'kidney-centre');
    await save(before, { body_en: 'Call us tomorrow.' });
    const first = await item('centres', 'kidney-centre');
    const back = { version: String(first.version), intent: 'texts:take_back' };
    expect(path(await sendCatalogueForm(site, `centres/${before.id}`, chief, back))).toMatch(/done=saved$/);
    expect(await proposalOf(site, before)).toBeUndefined();
    await save(first, { body_en: 'Call us tomorrow.' });
    expect(await proposalOf(site, before)).toBeDefined();
    await save(await item('centres', 'kidney-centre'), {});
    expect(await proposalOf(site, before)).toBeUndefined();
  });

  test('is sent back with a note that the writer sees, and waits again once it is saved', async () => {
    const before = await item('centres', 'kidney-centre');
    await save(before, { body_en: 'Call us next week.' });
    const { id, fingerprint } = (await proposalOf(site, before))!;
    const address = `/staff/reviews/records/${id}`;
    const silent = await sendForm(site, address, doctor, { fingerprint, intent: 'send_back', note: ' ' });
    expect(silent.status).toBe(422);
    expect(await silent.text()).toContain('Write what has to change');
    const note = 'Kidney failure is an emergency: call 999.';
    const sent = await sendForm(site, address, doctor, { fingerprint, intent: 'send_back', note });
    expect(path(sent)).toBe('/staff/reviews?done=sent_back');
    const shown = await (await openConsole(site, `/staff/catalogue/centres/${before.id}`, chief)).text();
    expect(shown).toContain(note);
    expect(shown).toContain('Call us next week.');
    await expect(approveItemTexts(site.app, doctor.actor, { id, fingerprint })).rejects.toMatchObject(
      failure('proposal_unknown'),
    );
    await save(await item('centres', 'kidney-centre'), { body_en: 'Call 999 at once.' });
    expect((await proposalOf(site, before))?.state).toBe('waiting');
  });

  test('is reviewed again as it is, once the review is old', async () => {
    const before = await item('centres', 'heart-centre');
    const asked = { version: String(before.version), intent: 'texts:ask' };
    expect(path(await sendCatalogueForm(site, `centres/${before.id}`, chief, asked))).toMatch(/done=waiting$/);
    // A saved telephone number does not take the question back.
    expect(path(await save(before, { phone: '+60 3-1111 3333' }))).toMatch(/done=saved$/);
    await approveItemTexts(site.app, doctor.actor, (await proposalOf(site, before))!);
    expect((await item('centres', 'heart-centre')).record).toMatchObject({
      body: before.record['body'],
      reviewedBy: 'Dr Farah binti Jamaluddin',
      reviewedOn: '2026-11-23',
    });
  });
});

describe('who approves a proposed text', () => {
  test('no editor, no doctor of another hospital, nobody who is no doctor of the register, and none of its writers', async () => {
    const before = await item('centres', 'kidney-centre');
    const writing = await doctorAs(
      [
        { role: 'clinical_reviewer', hospitalId: null },
        { role: 'editor', hospitalId: null },
      ],
      4,
    );
    await save(before, { body_en: 'Written by a doctor.' }, writing);
    await save(await item('centres', 'kidney-centre'), { body_en: 'Written by a doctor, and edited.' });
    const { id, fingerprint, hospitalId } = (await proposalOf(site, before))!;
    const approving = (who: SignedIn) => approveItemTexts(site.app, who.actor, { id, fingerprint });
    await expect(approving(writing)).rejects.toMatchObject(failure('own_text'));
    const editor = await doctorAs([{ role: 'editor', hospitalId: null }], 5);
    await expect(approving(editor)).rejects.toMatchObject(failure('forbidden'));
    expect((await openConsole(site, `/staff/reviews/records/${id}`, editor)).status).toBe(403);
    const unlinked = await doctorAs([{ role: 'clinical_reviewer', hospitalId: null }], null);
    await expect(approving(unlinked)).rejects.toMatchObject(failure('reviewer_unlinked'));
    const elsewhere = await doctorAs([{ role: 'clinical_reviewer', hospitalId: hospitalId! + 1 }], 6);
    await expect(approving(elsewhere)).rejects.toMatchObject(failure('forbidden'));
    expect((await openConsole(site, `/staff/reviews/records/${id}`, elsewhere)).status).toBe(403);
    expect(await (await openConsole(site, '/staff/reviews', elsewhere)).text()).not.toContain(`records/${id}"`);
    // Who wrote and took it back is still a writer of what another proposes.
    const now = await item('centres', 'kidney-centre');
    const back = { version: String(now.version), intent: 'texts:take_back' };
    await sendCatalogueForm(site, `centres/${before.id}`, chief, back);
    await save(now, { body_en: 'Written by a doctor.' });
    const again = (await proposalOf(site, before))!;
    await expect(approveItemTexts(site.app, writing.actor, again)).rejects.toMatchObject(failure('own_text'));
    const there = await doctorAs([{ role: 'clinical_reviewer', hospitalId: hospitalId! }], 7);
    await approveItemTexts(site.app, there.actor, again);
  });

  test('a text that was saved, or a record whose text was changed meanwhile, is refused, and nothing is lost', async () => {
    const before = await item('centres', 'heart-centre');
    await save(before, { body_en: 'First proposal.' });
    const read = (await proposalOf(site, before))!;
    await save(await item('centres', 'heart-centre'), { body_en: 'Second proposal.' });
    await expect(approveItemTexts(site.app, doctor.actor, read)).rejects.toMatchObject(failure('proposal_outdated'));
    await site.app.db.execute(
      sql`update centres_of_excellence set body = '{"en": "Changed meanwhile."}' where id = ${before.id}`,
    );
    const now = (await proposalOf(site, before))!;
    await expect(approveItemTexts(site.app, doctor.actor, now)).rejects.toMatchObject(failure('proposal_outdated'));
    expect((await proposalOf(site, before))?.values['body']).toMatchObject({ en: 'Second proposal.' });
    expect((await item('centres', 'heart-centre')).record['body']).toEqual({ en: 'Changed meanwhile.' });
  });
});

test('the pages of a speciality, a centre, services and patient care say who has reviewed them', async () => {
  for (const address of ['/speciality-centre/cardiology', '/melur-kuching/our-services', '/melur-kuching/patient-care'])
    expect((await page(address)).replaceAll('<!-- -->', ''), address).toMatch(
      /reviewed by Melur Clinical Content Panel \(invented for the sample; [^)]*\) on [^.]*2026\. Next review by/,
    );
  // A name stands as it is in every language: the sample's says in each that it is invented.
  for (const address of ['/ms/health-package/hpv-vaccination', '/zh/speciality-centre/oncology'])
    expect(await page(address), address).toContain('(invented for the sample; rekaan bagi contoh; 示例虚构)');
});
