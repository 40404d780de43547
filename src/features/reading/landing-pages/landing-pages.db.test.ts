import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog } from '#src/features/console/audit/data/audit.table.ts';
import {
  approve,
  editor,
  openTestSite,
  publish,
  recruiter,
  sharedInput,
  textInput,
  type TestSite,
} from '#src/features/publishing/editor/content.fixture.ts';
import {
  saveEntry,
  takeStep,
  runSchedule,
  changeSlug,
  createEntry,
} from '#src/features/publishing/editor/editor.server.ts';
import { blockFaults } from '#src/features/publishing/entries/landing-blocks/landing-blocks.schema.ts';
import { retireForm } from '#src/features/requests/form-builder/form-builder.server.ts';
import { contentEntries, contentTexts } from '#src/features/publishing/entries/data/content.table.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const pageOf = async (path: string) => (await site.request(path)).text();
const answer = async (path: string) => {
  const response = await site.request(path);
  return [response.status, response.headers.get('location')];
};
const begin = (slug: string, who = editor) => createEntry(site.app, who, { kind: 'landing', slug, title: slug });

const words = { kind: 'text', heading: 'Why now', html: '<p>Because <script>x()</script>hearts tire.</p>' };
const blocks = [
  words,
  { kind: 'picture', heading: 'How we look', html: '<p>With a scan.</p>', scene: 'first-scan', side: 'left' },
  { kind: 'cards', heading: 'Where to go', items: [{ title: 'Find a doctor', text: 'By name', href: '/doctor' }] },
  { kind: 'steps', heading: 'Three steps', items: [{ title: 'Call us', text: 'Any day' }, { title: 'Come in' }] },
  { kind: 'questions', heading: 'You ask', items: [{ title: 'Does it hurt?', text: 'No.\n\nNot at all.' }] },
  { kind: 'doctors', heading: 'Our heart doctors', speciality: 'cardiology', most: '3' },
  { kind: 'packages', heading: 'Check-ups', most: '3' },
  {
    kind: 'action',
    heading: 'Come this month',
    text: 'We have time.',
    label: 'Book now',
    href: '/book',
    phone: '05-255 1234',
  },
];

/** A general page, which needs no doctor's approval, with English blocks. */
async function compose(
  slug: string,
  { fields = {}, own = { blocks } }: { fields?: Record<string, unknown>; own?: Record<string, unknown> } = {},
): Promise<{ entryId: number; revision: number }> {
  const entryId = await begin(slug);
  const revision = await saveEntry(site.app, editor, {
    entryId,
    revision: 1,
    shared: sharedInput({ fields: { healthAdvice: 'no', ...fields } }),
    texts: [
      { ...textInput('en', `${slug} english`, ''), own },
      { ...textInput('ms', `${slug} melayu`, ''), own: { blocks: [{ ...words, heading: 'Mengapa sekarang' }] } },
      textInput('zh', `${slug} 中文`, ''),
    ],
  });
  return { entryId, revision };
}
const unpublish = (entryId: number) => takeStep(site.app, editor, { entryId, language: 'en', step: 'unpublish' });

describe('a landing page', () => {
  it('is shown at its own address in three languages, with every block, and found like any page', async () => {
    const { entryId } = await compose('heart-month');
    expect(await answer('/heart-month')).toEqual([404, null]);
    await publish(site, entryId);
    await expect.poll(async () => (await answer('/heart-month'))[0]).toBe(200);
    const html = await pageOf('/heart-month');
    for (const shown of [
      '<h1 class="mt-1 max-w-4xl md:mt-3">heart-month english</h1>',
      'hearts tire.',
      'How we look',
      'Find a doctor',
      'Come in',
      'Does it hurt?',
      '"@type":"FAQPage"',
      'href="/doctor?specialisation=cardiology"',
      'href="/book"',
      'href="tel:052551234"',
    ])
      expect(html).toContain(shown);
    expect(html).not.toContain('x()');
    expect(html.match(/<a[^>]* href="\/doctor\/[^"]+"/g)?.length).toBeGreaterThan(2);
    const malay = await pageOf('/ms/heart-month');
    expect(malay).toContain('Mengapa sekarang');
    expect(malay).not.toContain('Does it hurt?');
    const chinese = await pageOf('/zh/heart-month');
    expect(chinese).toContain('heart-month 中文');
    expect(chinese).toMatch(/<div lang="en"[^>]*>.*Does it hurt\?/s);
    expect(await pageOf('/sitemaps/content-1.xml')).toContain('/heart-month<');
    expect(await pageOf('/search?keyword=hearts+tire')).toContain('href="/heart-month"');
    const [logged] = await site.app.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subjectId, String(entryId)))
      .limit(1);
    expect(logged).toMatchObject({ action: 'content_create', subjectKind: 'landing' });
  });

  it('stands below another one, which its breadcrumb names', async () => {
    const above = await compose('eye-week');
    const below = await compose('eye-week/children');
    await publish(site, above.entryId, ['en']);
    await publish(site, below.entryId, ['en']);
    const html = await pageOf('/eye-week/children');
    expect(html).toContain('eye-week/children english');
    expect(html).toMatch(/<nav aria-label="[^"]*"[^>]*>.*href="\/eye-week"[^>]*>eye-week english/s);
    await unpublish(above.entryId);
    await expect.poll(() => pageOf('/eye-week/children')).not.toContain('href="/eye-week"');
  });

  it('is published with health advice only as a doctor has approved it', async () => {
    const { entryId, revision } = await compose('knees');
    await saveEntry(site.app, editor, { entryId, revision, shared: sharedInput({ fields: {} }) });
    const step = () => takeStep(site.app, editor, { entryId, language: 'en', step: 'publish' });
    await expect(step()).rejects.toMatchObject({ details: { code: 'not_ready' } });
    await approve(site, entryId);
    expect(await step()).toBe('published');
    expect(await pageOf('/knees')).toContain('review-title');
  });

  it('without blocks is not published, and a block with a fault is not saved', async () => {
    const { entryId, revision } = await compose('empty-page', { own: {} });
    await expect(takeStep(site.app, editor, { entryId, language: 'en', step: 'publish' })).rejects.toMatchObject({
      details: { code: 'not_ready', fields: { blocks: expect.any(Function) as unknown } },
    });
    const save = (block: unknown) =>
      saveEntry(site.app, editor, {
        entryId,
        revision,
        texts: [{ ...textInput('en', 'A title', ''), own: { blocks: [block] } }],
      });
    for (const faulty of [
      { kind: 'cards', items: [{ title: 'Away', href: 'javascript:alert(1)' }] },
      { kind: 'cards', items: [{ title: 'Away', href: '//evil.test' }] },
      { kind: 'action', heading: 'Nowhere', label: 'Go' },
      { kind: 'film', html: '<p>x</p>' },
      null,
    ])
      await expect(save(faulty)).rejects.toMatchObject({ details: { code: 'fields_refused' } });
    await expect(save({ kind: 'picture', html: '<p>x</p>', mediaId: '999999' })).rejects.toMatchObject({
      details: { code: 'blocks_refused' },
    });
  });

  it('is written by nobody without the duty', async () => {
    await expect(begin('by-a-recruiter', recruiter)).rejects.toMatchObject({ details: { status: 403 } });
    await expect(begin('by-a-guest', { kind: 'guest', tokenHash: 'x' } as never)).rejects.toMatchObject({
      details: { status: 403 },
    });
  });
});

describe('a form built by staff on a landing page', () => {
  it('is shown in the reader’s language with the way to it, and gone from the page once it is closed', async () => {
    const { entryId } = await compose('parents-to-be', {
      own: { blocks: [words, { kind: 'form', form: 'antenatal-class' }] },
    });
    await publish(site, entryId);
    await expect.poll(() => pageOf('/parents-to-be')).toContain('href="/forms/antenatal-class"');
    expect(await pageOf('/zh/parents-to-be')).toContain('报名参加产前课程');
    // No field of it: third-party scripts may run here.
    expect(await pageOf('/parents-to-be')).not.toContain('name="form_key"');
    const [{ id }] = (await site.app.db.execute<{ id: number }>(sql`select id from custom_forms`)).rows as [
      { id: number },
    ];
    await retireForm(site.app, editor, { id, revision: 1 });
    await expect.poll(() => pageOf('/parents-to-be')).not.toContain('/forms/antenatal-class');
    expect(await pageOf('/parents-to-be')).toContain('hearts tire.');
  });

  it('without a form is refused at its field', () => {
    expect(blockFaults([{ kind: 'form', form: '' }])).toEqual({ '0.form': 'missing' });
  });
});

describe('its address', () => {
  it.each([
    ['doctor', 'a list of the site'],
    ['articles/new-one', 'a detail address of the site'],
    ['book/anything', 'below a private page'],
    ['staff-room/../staff', 'a malformed path'],
    ['api/pages', 'a call'],
    ['ms/heart', 'a language'],
    ['pictures/one', "a program's address"],
    ['shop', 'a redirect of the old site'],
    ['privacy', 'a page of fixed address'],
    ['2026', 'a number alone'],
    ['Grüße', 'other letters'],
  ])('is never /%s: %s', async (slug) => {
    await expect(begin(slug)).rejects.toMatchObject({ details: { status: 422, code: 'slug_refused' } });
  });

  it('is none that a hospital, a short address, a former page or another landing page has', async () => {
    const { rows } = await site.app.db.execute<{ path: string }>(
      sql`select path from keywords where component = 'hospital' and path = url order by path limit 1`,
    );
    const hospital = rows[0]!.path.slice(1);
    await site.app.db.execute(sql`insert into moved_paths (path, moved_to) values ('/once-here', '/doctor')`);
    await begin('only-once');
    for (const slug of [hospital, `${hospital}/heart-month`, 'once-here', 'only-once'])
      await expect(begin(slug), slug).rejects.toMatchObject({ details: { status: 422, code: 'slug_refused' } });
  });

  it('is typed as people type addresses', async () => {
    const id = await begin('/Nurses-Day/');
    const [entry] = await site.app.db.select().from(contentEntries).where(eq(contentEntries.id, id));
    expect(entry!.slug).toBe('nurses-day');
  });

  it('moves with a redirect, and back', async () => {
    const { entryId } = await compose('first-name');
    await publish(site, entryId, ['en']);
    await changeSlug(site.app, editor, { entryId, slug: 'second-name' });
    await expect.poll(() => answer('/first-name')).toEqual([301, '/second-name']);
    expect((await answer('/second-name'))[0]).toBe(200);
    await changeSlug(site.app, editor, { entryId, slug: 'first-name' });
    await expect.poll(() => answer('/second-name')).toEqual([301, '/first-name']);
  });

  it('that was taken since it was begun stops the publication, also the scheduled one', async () => {
    const { entryId } = await compose('taken-later');
    const at = new Date(site.app.clock.now().getTime() + 3_600_000).toISOString();
    await takeStep(site.app, editor, { entryId, language: 'en', step: 'schedule', at });
    await site.app.db.execute(
      sql`insert into keywords (path, component, item_id, url) values ('/taken-later', 'clinic', '', '/doctor')`,
    );
    site.clock.advance(3_700_000);
    expect(await runSchedule(site.app)).toMatchObject({ published: 0, refused: 1 });
    await expect(takeStep(site.app, editor, { entryId, language: 'en', step: 'publish' })).rejects.toMatchObject({
      details: { code: 'not_ready', fields: { address: expect.any(Function) as unknown } },
    });
    expect(await answer('/taken-later')).toEqual([302, '/doctor']);
  });
});

describe('once it is unpublished', () => {
  it('its address answers 410, or leads to the address that staff chose, in each language', async () => {
    const { entryId, revision } = await compose('over-soon');
    await publish(site, entryId, ['en', 'ms']);
    expect((await answer('/over-soon'))[0]).toBe(200);
    await unpublish(entryId);
    await expect.poll(() => answer('/over-soon')).toEqual([410, null]);
    await saveEntry(site.app, editor, {
      entryId,
      revision,
      shared: sharedInput({ fields: { healthAdvice: 'no', movedTo: '/health-package' } }),
    });
    await expect.poll(() => answer('/over-soon')).toEqual([301, '/health-package']);
    expect(await answer('/ms/over-soon')).toEqual([301, '/ms/health-package']);
    expect(await pageOf('/sitemaps/content-1.xml')).not.toContain('/over-soon<');
  });

  it('leads to the end of a chain in one step, and nowhere in a circle', async () => {
    const make = async (slug: string, movedTo: string) => {
      const { entryId } = await compose(slug, { fields: { movedTo } });
      await publish(site, entryId, ['en']);
      await unpublish(entryId);
    };
    await make('chain-a', '/chain-b');
    await make('chain-b', '/doctor');
    await make('ring-a', '/ring-b');
    await make('ring-b', '/ring-a');
    await expect.poll(() => answer('/chain-a')).toEqual([301, '/doctor']);
    await expect.poll(() => answer('/ring-a')).toEqual([410, null]);
  });

  it('happens by itself after its last day', async () => {
    const { entryId } = await compose('until-friday', { fields: { lastDay: '2026-12-18', movedTo: '/events' } });
    await publish(site, entryId, ['en']);
    const last = new Date('2026-12-18T15:59:00Z').getTime();
    site.clock.advance(last - site.app.clock.now().getTime());
    await runSchedule(site.app);
    expect((await answer('/until-friday'))[0]).toBe(200);
    site.clock.advance(120_000);
    expect(await runSchedule(site.app)).toMatchObject({ expired: 1 });
    await expect.poll(() => answer('/until-friday')).toEqual([301, '/events']);
    const [text] = await site.app.db.select().from(contentTexts).where(eq(contentTexts.entryId, entryId));
    expect(text!.status).toBe('expired');
  });
});
