import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openConsole, sendForm } from '#src/features/console/frame/console.fixture.ts';
import { signedInStaff } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { kindNames, traitsOf, type Kind } from '#src/features/publishing/entries/content-kinds.schema.ts';
import { contentEntries, contentPublished, contentTexts } from '#src/features/publishing/entries/data/content.table.ts';
import type { Actor } from '#src/platform/actor.ts';
import type { Language } from '#src/shared/languages.ts';
import { bulkContent } from '../bulk/content-bulk.server.ts';
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
import { runSchedule } from '../publication/publishing-schedule.server.ts';
import { takeStep } from '../publication/publishing.server.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const general = kindNames.filter((kind) => traitsOf(kind).isClinical === 'unless general');
const publishIn = (entryId: number, language: Language = 'en') =>
  takeStep(site.app, editor, { entryId, language, step: 'publish' });
const notReadyFor = (name: string) => ({ details: { code: 'not_ready', fields: { [name]: expect.anything() } } });
const shown = (entryId: number) =>
  site.app.db.select().from(contentPublished).where(eq(contentPublished.entryId, entryId));
const withAdvice = (healthAdvice: 'yes' | 'no') => sharedInput({ fields: { healthAdvice } });
/** What a kind asks for beyond its texts. */
const required: Partial<Record<Kind, Record<string, unknown>>> = {
  'mccn-benefit': { url: '/mccn/faq', icon: 'health', color: 'teal' },
};
const dose = '<p>Take 500 mg of paracetamol against the fever.</p>';

describe('which kinds a doctor approves', () => {
  it('is every kind but vacancies and tenders', () => {
    expect(kindNames.filter((kind) => traitsOf(kind).isClinical === undefined)).toEqual(['career', 'tender']);
    expect(general).toEqual([
      'news',
      'csr',
      'faq',
      'page',
      'landing',
      'block',
      'home-section',
      'mccn-faq',
      'mccn-benefit',
    ]);
  });
});

// A fixed page cannot be begun twice, and a landing page has tests of its own.
describe.each(general.filter((kind) => kind !== 'page' && kind !== 'landing'))('an entry of the kind %s', (kind) => {
  it('without a statement, or that gives health advice, is published only as another person, a doctor, has approved it', async () => {
    for (const [slug, shared] of [
      ['unsaid', sharedInput({ fields: { healthAdvice: '' } })],
      ['advises', withAdvice('yes')],
    ] as const) {
      const { entryId } = await write(site, kind, `${slug}-${kind}`, shared);
      await expect(publishIn(entryId)).rejects.toMatchObject(notReadyFor('reviewer'));
      expect(await shown(entryId)).toEqual([]);
      await approve(site, entryId);
      await takeStep(site.app, editor, { entryId, language: 'en', step: 'submit' });
    }
  });

  it('that its editor calls free of health advice, but that names a dose, is refused', async () => {
    const { entryId, revision } = await write(
      site,
      kind,
      `claims-${kind}`,
      sharedInput({ fields: required[kind] ?? {} }),
    );
    const again = await saveEntry(site.app, editor, {
      entryId,
      revision,
      texts: [textInput('en', 'When you are hot', dose)],
    });
    await expect(publishIn(entryId)).rejects.toMatchObject({
      details: { code: 'not_ready', fields: { healthAdvice: expect.anything() } },
    });
    expect(await shown(entryId)).toEqual([]);
    await saveEntry(site.app, editor, { entryId, revision: again, texts: [textInput('en', 'Opening hours')] });
    await publishIn(entryId);
    expect(await shown(entryId)).toHaveLength(1);
  });
});

describe('the statement that a text gives no health advice', () => {
  it.each([
    ['en', dose, '“500 mg”, “paracetamol”, “fever”'],
    ['ms', '<p>Ambil parasetamol jika demam.</p>', '“parasetamol”, “demam”'],
    ['zh', '<p>发烧时吃扑热息痛。</p>', '“发烧”, “扑热息痛”'],
  ] as const)('is refused in %s with the words found', async (language, body, words) => {
    const { entryId, revision } = await write(site, 'faq', `words-in-${language}`);
    await publishIn(entryId);
    await saveEntry(site.app, editor, { entryId, revision, texts: [textInput(language, 'A question', body)] });
    const who = await signedInStaff(site.app, [{ role: 'editor', hospitalId: null }]);
    const path = `/staff/content/${entryId}`;
    const said = `it mentions ${words}. Answer yes`;
    expect(await (await openConsole(site, path, who)).text()).toContain(said);
    const refused = await sendForm(site, path, who, { intent: `publish:${language}`, language });
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain(said);
  });

  it('is looked at in the text for search engines, in a block and in bulk, and when a schedule is due', async () => {
    const inSeo = await write(site, 'faq', 'dose-for-search-engines');
    const text = { ...textInput('en', 'A question'), seoDescription: 'How much insulin' };
    await saveEntry(site.app, editor, { ...inSeo, texts: [text] });
    await expect(publishIn(inSeo.entryId)).rejects.toMatchObject(notReadyFor('healthAdvice'));
    const staff = bulkContent(editor, 'en').bulk.actionOf('publish')!;
    const key = String(inSeo.entryId);
    const { seen } = await staff.read(site.app, key);
    await expect(staff.change(site.app, { key, seen, reason: '' } as never)).rejects.toMatchObject(
      notReadyFor('healthAdvice'),
    );
    const inBlock = await write(site, 'landing', 'dose-in-a-block');
    const blocks = [{ kind: 'text', heading: 'Why', html: dose }];
    await saveEntry(site.app, editor, {
      ...inBlock,
      texts: [{ ...textInput('en', 'A page'), own: { blocks } }],
    });
    await expect(publishIn(inBlock.entryId)).rejects.toMatchObject(notReadyFor('healthAdvice'));
    const due = await write(site, 'news', 'due-later');
    const at = new Date(site.app.clock.now().getTime() + 3_600_000).toISOString();
    await takeStep(site.app, editor, { entryId: due.entryId, language: 'en', step: 'schedule', at });
    const body = { body: dose };
    await site.app.db
      .update(contentTexts)
      .set(body)
      .where(and(eq(contentTexts.entryId, due.entryId), eq(contentTexts.language, 'en')));
    site.clock.advance(2 * 3_600_000);
    expect(await runSchedule(site.app)).toMatchObject({ published: 0, refused: 1 });
    expect(await shown(due.entryId)).toEqual([]);
  });

  it('taken back after the approval takes the approval away, and so does a change of words', async () => {
    const { entryId, revision } = await write(site, 'news', 'approved-news', withAdvice('yes'));
    await approve(site, entryId);
    const changed = await saveEntry(site.app, editor, {
      entryId,
      revision,
      texts: [textInput('en', 'Other words', dose)],
    });
    await expect(publishIn(entryId)).rejects.toMatchObject(notReadyFor('review_again'));
    await saveEntry(site.app, editor, { entryId, revision: changed, shared: withAdvice('no') });
    await expect(publishIn(entryId)).rejects.toMatchObject(notReadyFor('healthAdvice'));
    expect(await shown(entryId)).toEqual([]);
  });

  it('keeps its reviewer from approving what they wrote', async () => {
    const writing = {
      ...reviewer,
      roleAssignments: [
        { role: 'clinical_reviewer', hospitalId: null },
        { role: 'editor', hospitalId: null },
      ],
    } as Actor;
    const { entryId, revision } = await write(site, 'faq', 'own-question', withAdvice('yes'));
    await saveEntry(site.app, writing, { entryId, revision, texts: [textInput('en', 'By the doctor', dose)] });
    const { fingerprint, refusal } = await textForReview(site.app, writing, { entryId, language: 'en' });
    expect(refusal).toBe('own');
    await expect(approveText(site.app, writing, { entryId, language: 'en', fingerprint })).rejects.toMatchObject({
      details: { code: 'own_text' },
    });
    await expect(publishIn(entryId)).rejects.toMatchObject(notReadyFor('reviewer'));
  });

  it('decides what waits for a doctor', async () => {
    const waits = async () => (await listWaitingApprovals(site.app, reviewer)).rows.map(({ entryId }) => entryId);
    const advises = await write(site, 'faq', 'waits-for-a-doctor', withAdvice('yes'));
    const states = await write(site, 'faq', 'waits-for-nobody');
    for (const { entryId } of [advises, states])
      await takeStep(site.app, editor, { entryId, language: 'en', step: 'submit' });
    expect(await waits()).toContain(advises.entryId);
    expect(await waits()).not.toContain(states.entryId);
  });
});

it('every entry of the sample that states no health advice keeps its word, and all others name their reviewer', async () => {
  const entries = await site.app.db.select().from(contentEntries);
  const sample = entries.filter(({ createdBy }) => createdBy === null);
  const wrong = sample.filter(
    ({ kind, fields, reviewer: by, reviewDueOn }) =>
      traitsOf(kind).isClinical && fields['healthAdvice'] !== 'no' && (!by || !reviewDueOn),
  );
  expect(wrong.map(({ slug }) => slug)).toEqual([]);
  expect(sample.filter(({ fields }) => fields['healthAdvice'] === 'no').length).toBeGreaterThan(100);
  expect(sample.filter(({ fields }) => fields['healthAdvice'] === 'yes').length).toBe(21);
});
