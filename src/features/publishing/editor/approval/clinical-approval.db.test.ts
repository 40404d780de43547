import { readFileSync } from 'node:fs';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog } from '#src/features/console/audit/data/audit.table.ts';
import { openConsole, sendForm } from '#src/features/console/frame/console.fixture.ts';
import { staffMembers } from '#src/features/console/roles/data/staff.table.ts';
import { signedInStaff, type SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { doctors } from '#src/features/find-care/doctors/data/doctors.table.ts';
import { contentPublished } from '#src/features/publishing/entries/data/content.table.ts';
import type { Actor } from '#src/platform/actor.ts';
import { contentApprovals } from '../data/content-approvals.table.ts';
import { approveText, listWaitingApprovals, textForReview } from './clinical-approval.server.ts';
import {
  approve,
  editor,
  openTestSite,
  reviewer,
  sharedInput,
  textInput,
  write,
  type TestSite,
} from '../content.fixture.ts';
import { saveEntry } from '../writing/editing.server.ts';
import { takeStep } from '../publication/publishing.server.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const publishEnglish = (entryId: number) => takeStep(site.app, editor, { entryId, language: 'en', step: 'publish' });
const notReadyFor = (name: string) => ({ details: { code: 'not_ready', fields: { [name]: expect.anything() } } });
const failure = (code: string) => ({ details: { code } });
const decisionOf = async (entryId: number) => {
  const { fingerprint } = await textForReview(site.app, reviewer, { entryId, language: 'en' });
  return { entryId, language: 'en' as const, fingerprint };
};

/** A member of staff with that role who is the given doctor. */
async function doctorAs(
  role: 'clinical_reviewer' | 'editor' | 'administrator',
  doctorId: number | null,
): Promise<SignedIn> {
  const who = await signedInStaff(site.app, [{ role, hospitalId: null }]);
  await site.app.db.update(staffMembers).set({ doctorId }).where(eq(staffMembers.accountId, who.accountId));
  return who;
}

describe('a health text', () => {
  it('is published only after a doctor has approved it, whose name and field come from the register', async () => {
    const { entryId } = await write(site, 'article', 'approved-once', sharedInput({ reviewer: 'Dr Typed' }));
    await expect(publishEnglish(entryId)).rejects.toMatchObject(notReadyFor('reviewer'));
    await approve(site, entryId);
    await publishEnglish(entryId);
    const [shown] = await site.app.db.select().from(contentPublished).where(eq(contentPublished.entryId, entryId));
    expect(shown).toMatchObject({
      reviewer: 'Dr Goh Jia Wen',
      reviewedOn: '2026-11-23',
      reviewDueOn: '2028-11-23',
      own: { reviewerField: 'Cardiology' },
    });
    const [logged] = await site.app.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.action, 'content_approve'), eq(auditLog.subjectId, String(entryId))));
    expect(logged?.detail).toEqual({ language: 'en', slug: 'approved-once', doctor: 1 });
  });

  it.each([
    ['title', { texts: [textInput('en', 'Another title')] }],
    ['shared value', { shared: sharedInput({ topics: ['diabetes'] }) }],
  ])('with another %s after the approval is approved again, and as it was before, not', async (what, change) => {
    const slug = `edited-${what.replace(' ', '-')}`;
    const { entryId, revision } = await write(site, 'article', slug);
    await approve(site, entryId);
    const changed = await saveEntry(site.app, editor, { entryId, revision, ...change });
    await expect(publishEnglish(entryId)).rejects.toMatchObject(notReadyFor('review_again'));
    await saveEntry(site.app, editor, {
      entryId,
      revision: changed,
      shared: sharedInput(),
      texts: [textInput('en', `${slug} english`)],
    });
    await publishEnglish(entryId);
  });

  it('in another language is approved for itself', async () => {
    const { entryId } = await write(site, 'article', 'approved-in-english');
    await approve(site, entryId);
    await publishEnglish(entryId);
    await expect(takeStep(site.app, editor, { entryId, language: 'ms', step: 'publish' })).rejects.toMatchObject(
      notReadyFor('reviewer'),
    );
  });

  it('of which the review is overdue is approved again before it is published', async () => {
    const { entryId } = await write(site, 'article', 'approved-long-ago');
    await approve(site, entryId);
    await site.app.db
      .update(contentApprovals)
      .set({ approvedAt: new Date('2024-10-01T00:00:00Z') })
      .where(eq(contentApprovals.entryId, entryId));
    await expect(publishEnglish(entryId)).rejects.toMatchObject(notReadyFor('review_overdue'));
    await approve(site, entryId);
    await publishEnglish(entryId);
  });

  it('news that give no health advice need no approval', async () => {
    const { entryId } = await write(site, 'news', 'needs-no-doctor');
    await publishEnglish(entryId);
    await expect(approve(site, entryId)).rejects.toMatchObject(failure('entry_unknown'));
  });
});

describe('who approves', () => {
  it('is neither an editor, nor a reviewer who is no doctor of the register, or a retired one', async () => {
    const { entryId } = await write(site, 'article', 'wrong-people');
    const decision = await decisionOf(entryId);
    const editing = await doctorAs('editor', 2);
    await expect(approveText(site.app, editing.actor, decision)).rejects.toMatchObject(failure('forbidden'));
    const unlinked = await doctorAs('administrator', null);
    await expect(approveText(site.app, unlinked.actor, decision)).rejects.toMatchObject(failure('reviewer_unlinked'));
    const retired = await doctorAs('clinical_reviewer', 3);
    await site.app.db.update(doctors).set({ status: 'retired' }).where(eq(doctors.id, 3));
    await expect(approveText(site.app, retired.actor, decision)).rejects.toMatchObject(failure('reviewer_unlinked'));
    expect(await site.app.db.select().from(contentApprovals).where(eq(contentApprovals.entryId, entryId))).toEqual([]);
  });

  it('has not written in the text: not before the approval, and not between approval and publication', async () => {
    const { entryId, revision } = await write(site, 'article', 'own-text');
    const who = await doctorAs('clinical_reviewer', 4);
    const writing: Actor = {
      ...who.actor,
      roleAssignments: [
        { role: 'clinical_reviewer', hospitalId: null },
        { role: 'editor', hospitalId: null },
      ],
    } as Actor;
    await approveText(site.app, writing, await decisionOf(entryId));
    const first = { entryId, revision, texts: [textInput('en', 'Their words')] };
    const changed = await saveEntry(site.app, writing, first);
    await expect(approveText(site.app, writing, await decisionOf(entryId))).rejects.toMatchObject(failure('own_text'));
    // The words that they approved, put back by themselves.
    const back = textInput('en', 'own-text english');
    const again = await saveEntry(site.app, writing, { entryId, revision: changed, texts: [back] });
    await expect(publishEnglish(entryId)).rejects.toMatchObject(notReadyFor('review_again'));
    // An editor who saves after them does not make it somebody else's text.
    await saveEntry(site.app, editor, { entryId, revision: again, texts: [textInput('en', 'Edited after them')] });
    await expect(approveText(site.app, writing, await decisionOf(entryId))).rejects.toMatchObject(failure('own_text'));
    await approve(site, entryId);
    await publishEnglish(entryId);
  });

  it('approves what they have read: a text that was saved meanwhile is refused, also by two at once', async () => {
    const { entryId, revision } = await write(site, 'article', 'two-at-once');
    const decision = await decisionOf(entryId);
    const [saved, approved] = await Promise.allSettled([
      saveEntry(site.app, editor, { entryId, revision, texts: [textInput('en', 'Saved meanwhile')] }),
      approveText(site.app, reviewer, decision),
    ]);
    expect(saved.status).toBe('fulfilled');
    if (approved.status === 'rejected') expect(approved.reason).toMatchObject(failure('changed_meanwhile'));
    // Whichever was first: the saved text is not approved.
    await expect(publishEnglish(entryId)).rejects.toMatchObject({ details: { code: 'not_ready' } });
    await expect(approveText(site.app, reviewer, decision)).rejects.toMatchObject(failure('changed_meanwhile'));
    const second = await doctorAs('clinical_reviewer', 5);
    const now = await decisionOf(entryId);
    await Promise.all([approveText(site.app, reviewer, now), approveText(site.app, second.actor, now)]);
    const approvals = await site.app.db.select().from(contentApprovals).where(eq(contentApprovals.entryId, entryId));
    expect(approvals.filter(({ fingerprint }) => fingerprint === now.fingerprint)).toHaveLength(1);
    await publishEnglish(entryId);
  });
});

describe('the reviewer’s screens', () => {
  it('list what waits, show the text, and take the decision; the editor is told beside the button', async () => {
    const { entryId } = await write(site, 'article', 'by-the-screens');
    const writer = await doctorAs('editor', null);
    const doctor = await doctorAs('clinical_reviewer', 6);
    const path = `/staff/reviews/${entryId}`;
    await takeStep(site.app, editor, { entryId, language: 'en', step: 'submit' });
    const refused = await sendForm(site, `/staff/content/${entryId}`, writer, { intent: 'publish:en', language: 'en' });
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain('A doctor who did not write it has to approve this version first');
    expect(await (await openConsole(site, '/staff/reviews', doctor)).text()).toContain('by-the-screens english');
    expect((await openConsole(site, '/staff/reviews', writer)).status).toBe(403);
    expect((await openConsole(site, path, writer)).status).toBe(403);
    const page = await (await openConsole(site, path, doctor)).text();
    expect(page).toContain('by-the-screens english: what to know.');
    const fingerprint = /name="fingerprint" value="(\w+)"/.exec(page)![1]!;
    const fields = { language: 'en', fingerprint, intent: 'approve' };
    expect((await sendForm(site, path, writer, fields)).status).toBe(403);
    expect((await sendForm(site, path, { ...doctor, csrfToken: 'guessed' }, fields)).status).toBe(403);
    expect((await sendForm(site, path, doctor, fields)).headers.get('location')).toBe('/staff/reviews?done=approved');
    expect(await (await openConsole(site, '/staff/reviews', doctor)).text()).not.toContain('by-the-screens english');
    const sent = await sendForm(site, `/staff/content/${entryId}`, writer, { intent: 'publish:en', language: 'en' });
    expect(sent.status).toBe(302);
  });

  it('send a text back as a draft with a note, which its writers read until it is in review again', async () => {
    const { entryId } = await write(site, 'article', 'sent-back');
    const submit = () => takeStep(site.app, editor, { entryId, language: 'en', step: 'submit' });
    await submit();
    const writer = await signedInStaff(site.app, [{ role: 'editor', hospitalId: null }]);
    const doctor = await doctorAs('clinical_reviewer', null);
    const waiting = async () => (await listWaitingApprovals(site.app, reviewer)).rows.map((row) => row.entryId);
    const edited = async () => (await openConsole(site, `/staff/content/${entryId}`, writer)).text();
    expect(await waiting()).toContain(entryId);
    const path = `/staff/reviews/${entryId}?language=en`;
    const { fingerprint } = await decisionOf(entryId);
    const send = (note: string) =>
      sendForm(site, path, doctor, { language: 'en', fingerprint, intent: 'send_back', note });
    const silent = await send(' ');
    expect(silent.status).toBe(422);
    expect(await silent.text()).toContain('Write what has to change');
    expect(await waiting()).toContain(entryId);
    expect((await send('Dose by weight, please.')).headers.get('location')).toBe('/staff/reviews?done=sent_back');
    expect(await waiting()).not.toContain(entryId);
    expect(await edited()).toContain('Dose by weight, please.');
    await submit();
    expect(await waiting()).toContain(entryId);
    expect(await edited()).not.toContain('Dose by weight, please.');
  });
});

describe('what was reviewed before approvals', () => {
  it('stays as it is, and the sample goes back to its readers without a new approval', async () => {
    const { rows } = await site.app.db.execute<{ id: number }>(
      sql`select id from content_entries where kind = 'article' and slug = 'chest-pain-when-to-call-999'`,
    );
    const entryId = rows[0]!.id;
    await takeStep(site.app, editor, { entryId, language: 'en', step: 'unpublish' });
    await publishEnglish(entryId);
  });

  it('is approved by the migration exactly as by the sample', async () => {
    const all = async () =>
      (
        await site.app.db.execute(
          sql`select entry_id, language, fingerprint, reviewer, field, approved_at from content_approvals where approved_by is null order by 1, 2`,
        )
      ).rows;
    const before = await all();
    expect(before.length).toBeGreaterThan(300);
    await site.app.db.execute(sql`delete from content_approvals`);
    const migration = readFileSync('db/migrations/0620_clinical-approvals.sql', 'utf8');
    await site.app.db.execute(sql.raw(migration.slice(migration.indexOf('INSERT INTO content_approvals'))));
    const ids = new Set(before.map((row) => row['entry_id']));
    expect((await all()).filter((row) => ids.has(row['entry_id']))).toEqual(before);
  });
});
