import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog } from '#src/features/console/audit/data/audit.table.ts';
import {
  editor,
  openTestSite,
  publish,
  recruiter,
  sharedInput,
  textInput,
  write,
  type TestSite,
} from '../content.fixture.ts';
import { contentPublished } from '#src/features/publishing/entries/data/content.table.ts';
import { contentEntries } from '#src/features/publishing/entries/data/content.table.ts';
import { saveEntry } from '../writing/editing.server.ts';
import { createEntry } from '../writing/new-entry.server.ts';
import { changeSlug } from '../addresses/entry-address.server.ts';
import { takeStep } from './publishing.server.ts';
import { runSchedule } from './publishing-schedule.server.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

/** Publishes English as it is, without a doctor's approval. */
const publishUnread = (entryId: number) => takeStep(site.app, editor, { entryId, language: 'en', step: 'publish' });
const pageOf = async (path: string) => (await site.request(path)).text();
const statusOf = async (path: string) => (await site.request(path)).status;
const shownRows = (entryId: number) =>
  site.app.db
    .select()
    .from(contentPublished)
    .where(eq(contentPublished.entryId, entryId))
    .orderBy(contentPublished.language);

describe('a draft', () => {
  it('is as unknown to a stranger as what never was, in page, call, feed and map', async () => {
    await write(site, 'article', 'secret-draft');
    expect(await statusOf('/articles/secret-draft')).toBe(404);
    expect((await site.api('GET', 'insight_corner/article/secret-draft')).status).toBe(404);
    for (const path of ['/articles', '/feeds/articles.xml', '/sitemaps/content-1.xml'])
      expect(await pageOf(path)).not.toContain('secret-draft');
  });

  it('is written by nobody without the duty', async () => {
    const guest = { kind: 'guest', tokenHash: 'x' } as const;
    await expect(
      createEntry(site.app, guest, { kind: 'article', slug: 'by-a-guest', title: 'x' }),
    ).rejects.toMatchObject({ details: { status: 403 } });
    await expect(
      createEntry(site.app, recruiter, { kind: 'article', slug: 'by-a-recruiter', title: 'x' }),
    ).rejects.toMatchObject({ details: { status: 403 } });
    expect(
      await createEntry(site.app, recruiter, { kind: 'career', slug: 'post-by-recruiter', title: 'x' }),
    ).toBeGreaterThan(0);
  });

  it('opened by two, is not overwritten by the slower one', async () => {
    const { entryId, revision } = await write(site, 'news', 'two-editors');
    await saveEntry(site.app, editor, { entryId, revision, texts: [textInput('en', 'First')] });
    await expect(
      saveEntry(site.app, editor, { entryId, revision, texts: [textInput('en', 'Second')] }),
    ).rejects.toMatchObject({ details: { code: 'changed_meanwhile' } });
  });

  it('loses every script, handler and style that is typed into it', async () => {
    const { entryId, revision } = await write(site, 'news', 'hostile');
    const body = `<p onclick="alert(1)">Hello <script>alert(2)</script><img src=x onerror=alert(3)><a href="javascript:alert(4)">here</a> <a href="https://example.test">there</a></p><iframe src="//evil"></iframe><style>p{}</style><h1>Big</h1>`;
    await saveEntry(site.app, editor, {
      entryId,
      revision,
      texts: [{ ...textInput('en', '<b onmouseover=alert(5)>T</b>'), summary: '"><script>alert(6)</script>', body }],
    });
    await publish(site, entryId, ['en']);
    const html = await pageOf('/news/hostile');
    const [, article] = /<article[^>]*>([\s\S]*?)<\/article>/.exec(html)!;
    expect(article).not.toMatch(/<script|onclick=|onerror=|<iframe|<style|javascript:/);
    expect(article).toContain('<h2>Big</h2>');
    expect(article).toContain('rel="noopener noreferrer"');
    expect(html).toMatch(/<h1[^>]*>&lt;b onmouseover=alert\(5\)&gt;/);
    expect(html).not.toContain('<script>alert(6)');
  });
});

describe('publishing one language', () => {
  it('leaves what the others show unchanged, byte for byte', async () => {
    const { entryId, revision } = await write(site, 'article', 'byte-for-byte');
    await publish(site, entryId);
    const before = await shownRows(entryId);
    // The first page of its kind in a process lists its files in another order.
    await Promise.all(['/ms', '/zh'].map((prefix) => pageOf(`${prefix}/articles/chest-pain-when-to-call-999`)));
    const pages = await Promise.all(['/ms', '/zh'].map((prefix) => pageOf(`${prefix}/articles/byte-for-byte`)));
    await saveEntry(site.app, editor, { entryId, revision, texts: [textInput('en', 'A new English title')] });
    expect(await shownRows(entryId)).toEqual(before);
    await publish(site, entryId, ['en']);
    const after = await shownRows(entryId);
    expect(after.filter(({ language }) => language !== 'en')).toEqual(
      before.filter(({ language }) => language !== 'en'),
    );
    const now = await Promise.all(['/ms', '/zh'].map((prefix) => pageOf(`${prefix}/articles/byte-for-byte`)));
    expect(now).toEqual(pages);
    expect(await pageOf('/articles/byte-for-byte')).toContain('A new English title');
  });

  it('with shared fields changed, the other languages keep what they had until they are published too', async () => {
    const { entryId, revision } = await write(site, 'article', 'shared-change');
    await publish(site, entryId);
    await saveEntry(site.app, editor, { entryId, revision, shared: sharedInput({ topics: ['diabetes'] }) });
    await publish(site, entryId, ['en']);
    const rows = await shownRows(entryId);
    expect(rows.map(({ language, topics }) => [language, topics])).toEqual([
      ['en', ['diabetes']],
      ['ms', ['heart']],
      ['zh', ['heart']],
    ]);
  });

  it('shows on the public page within two seconds, though the page is kept', async () => {
    const { entryId, revision } = await write(site, 'news', 'within-seconds');
    await publish(site, entryId, ['en']);
    await pageOf('/news/within-seconds');
    await saveEntry(site.app, editor, { entryId, revision, texts: [textInput('en', 'Changed a moment ago')] });
    await publish(site, entryId, ['en']);
    await expect.poll(() => pageOf('/news/within-seconds')).toContain('Changed a moment ago');
    await expect.poll(() => pageOf('/news')).toContain('Changed a moment ago');
  });

  it('in Malay waits for English; a missing body falls back to it, marked as English', async () => {
    const { entryId, revision } = await write(site, 'news', 'malay-first');
    await expect(publish(site, entryId, ['ms'])).rejects.toMatchObject({
      details: { code: 'not_ready', fields: { english: expect.anything() } },
    });
    await saveEntry(site.app, editor, { entryId, revision, texts: [textInput('ms', 'Tajuk sahaja', '')] });
    await publish(site, entryId, ['en', 'ms']);
    const html = await pageOf('/ms/news/malay-first');
    expect(html).toContain('Tajuk sahaja');
    expect(html).toMatch(/<div class="rich-text[^>]*lang="en"/);
  });

  it('is written into the audit log', async () => {
    const { entryId } = await write(site, 'news', 'audited');
    await publish(site, entryId, ['en']);
    const rows = await site.app.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.subjectId, String(entryId)), eq(auditLog.subjectKind, 'news')));
    expect(rows.map(({ action }) => action)).toEqual(['content_create', 'content_edit', 'content_publish']);
  });

  it('refuses health advice that no clinician has read, and a promotion without approval', async () => {
    const article = await write(site, 'article', 'unread');
    await expect(publishUnread(article.entryId)).rejects.toMatchObject({
      details: { fields: { reviewer: expect.anything() } },
    });
    const campaign = await write(
      site,
      'campaign',
      'unapproved',
      sharedInput({ fields: { startsOn: '2026-11-01', endsOn: '2026-12-01' } }),
    );
    await expect(publish(site, campaign.entryId, ['en'])).rejects.toMatchObject({
      details: { fields: { approval: expect.anything() } },
    });
    for (const kind of ['campaign', 'event', 'library-faq'] as const) {
      const unread = await write(site, kind, `unread-${kind}`);
      await expect(publishUnread(unread.entryId), kind).rejects.toMatchObject({
        details: { fields: { reviewer: expect.anything() } },
      });
    }
    const incomplete = await write(site, 'event', 'without-hours', sharedInput());
    await expect(publish(site, incomplete.entryId, ['en'])).rejects.toMatchObject({
      details: { fields: { fields: expect.anything() } },
    });
  });
});

describe('what the law keeps from being published', () => {
  const event = (fields: Record<string, unknown>) =>
    sharedInput({
      fields: { startsAt: '2026-12-01T10:00:00+08:00', endsAt: '2026-12-01T12:00:00+08:00', place: 'Hall', ...fields },
    });
  const refusalOf = (entryId: number) =>
    publish(site, entryId, ['en']).then(
      () => 'published',
      (error: { details: { fields: Record<string, unknown> } }) => Object.keys(error.details.fields),
    );

  it('an event that is sold needs an approval, one that is free does not', async () => {
    expect(await refusalOf((await write(site, 'event', 'sold-event', event({ fee: 50 }))).entryId)).toEqual([
      'approval',
    ]);
    const approval = { approvalNumber: 'KKLIU 1234/2026', approvalExpiresOn: '2027-01-01' };
    expect(
      await refusalOf((await write(site, 'event', 'approved-event', event({ fee: 50, ...approval }))).entryId),
    ).toBe('published');
    expect(await refusalOf((await write(site, 'event', 'free-event', event({ fee: 0 }))).entryId)).toBe('published');
  });

  it('a dose that no clinician has read', async () => {
    const { entryId, revision } = await write(site, 'library-disease', 'dose-without-review', sharedInput());
    await saveEntry(site.app, editor, {
      entryId,
      revision,
      texts: [{ ...textInput('en', 'Fever'), own: { treatment: 'Paracetamol 15 mg for each kilogram.' } }],
    });
    await expect(publishUnread(entryId)).rejects.toMatchObject({
      details: { fields: { reviewer: expect.anything() } },
    });
    expect(await shownRows(entryId)).toEqual([]);
  });

  it('a campaign with a package whose approval ends before the campaign does, or that is not sold', async () => {
    const campaign = (slug: string, endsOn: string, packageSlugs: string[]) =>
      write(
        site,
        'campaign',
        slug,
        sharedInput({
          fields: {
            startsOn: '2026-11-01',
            endsOn,
            approvalNumber: 'KKLIU 1234/2026',
            approvalExpiresOn: '2027-12-31',
            packageSlugs,
          },
        }),
      );
    await site.app.db.execute(
      sql`update health_packages set approval_expires_on = '2026-12-31' where slug = 'heart-check'`,
    );
    expect(await refusalOf((await campaign('too-long', '2027-01-01', ['heart-check'])).entryId)).toEqual([
      'package_ends',
    ]);
    expect(await refusalOf((await campaign('just-right', '2026-12-31', ['heart-check'])).entryId)).toBe('published');
    expect(await refusalOf((await campaign('not-sold', '2026-12-31', ['no-such-package'])).entryId)).toEqual([
      'package_ends',
    ]);
  });
});

describe('figures of the data in a text', () => {
  it('are filled in for readers, calls and search, and follow the data', async () => {
    const { entryId, revision } = await write(site, 'news', 'filled-in');
    await saveEntry(site.app, editor, {
      entryId,
      revision,
      texts: [
        textInput('en', 'We grow', '<p>Now {{hospitals}} hospitals; a heart check is {{price:heart-check}}.</p>'),
      ],
    });
    await publish(site, entryId, ['en']);
    expect(await pageOf('/news/filled-in')).toContain('Now 29 hospitals; a heart check is RM488.');
    expect(JSON.stringify((await site.api('GET', 'news/filled-in')).body)).not.toContain('{{');
    const { rows } = await site.app.db.execute<{ body: string }>(
      sql`select body from search_documents where type = 'news' and item_id = ${entryId} and language = 'en'`,
    );
    expect(JSON.stringify(rows)).toContain('Now 29 hospitals');
  });

  it('leave no placeholder on the pages of the sample', async () => {
    for (const path of [
      '/pdpa',
      '/ms/pdpa',
      '/zh/pdpa',
      '/terms',
      '/cares-terms',
      '/about-us',
      '/faq',
      '/zh/cares-faq',
      '/campaigns-promotions',
      '/campaigns-promotions/maternity-package-early-booking',
      '/melur-ipoh/patient-care',
      '/ms/melur-ipoh/patient-care',
    ])
      expect([path, (await pageOf(path)).includes('{{')]).toEqual([path, false]);
    expect(await pageOf('/pdpa')).toMatch(
      /Version 2026-11-28[^]*Melur Healthcare Berhad, registration number 198601000123/,
    );
    expect(await pageOf('/ms/melur-ipoh/patient-care')).toContain(
      '12 tengah hari hingga 2 petang dan 5 petang hingga 8 malam',
    );
    expect(await pageOf('/campaigns-promotions/maternity-package-early-booking')).toContain('RM5,880');
  });
});

it('says that a reviewer is invented only while it is the sample’s', async () => {
  const path = '/articles/when-the-haze-comes';
  expect(await pageOf(path)).toContain('authors and reviewers are invented');
  const [entry] = await site.app.db.select().from(contentEntries).where(eq(contentEntries.slug, 'when-the-haze-comes'));
  await saveEntry(site.app, editor, {
    entryId: entry!.id,
    revision: entry!.revision,
    shared: sharedInput({ topics: entry!.topics, fields: { emergencyCall: 'yes' } }),
  });
  await publish(site, entry!.id, ['en']);
  await expect.poll(() => pageOf(path)).toContain('Dr Goh Jia Wen');
  expect(await pageOf(path)).not.toContain('invented');
});

describe('taken away while it is read', () => {
  it('answers 410 with somewhere to go, and comes back when it is published again', async () => {
    const { entryId } = await write(site, 'article', 'taken-away');
    await publish(site, entryId, ['en']);
    expect(await statusOf('/articles/taken-away')).toBe(200);
    await takeStep(site.app, editor, { entryId, language: 'en', step: 'unpublish' });
    await expect.poll(() => statusOf('/articles/taken-away')).toBe(410);
    expect(await pageOf('/zh/articles/taken-away')).toContain('href="/zh/articles"');
    expect((await site.api('GET', 'insight_corner/article/taken-away')).status).toBe(404);
    await publish(site, entryId, ['en']);
    await expect.poll(() => statusOf('/articles/taken-away')).toBe(200);
  });

  it('what was never published is not taken away', async () => {
    const { entryId } = await write(site, 'news', 'never-there');
    await takeStep(site.app, editor, { entryId, language: 'en', step: 'unpublish' });
    expect(await statusOf('/news/never-there')).toBe(404);
  });
});

describe('an address', () => {
  it('that moved answers 301, however often it moved, in every language', async () => {
    const { entryId } = await write(site, 'article', 'first-address');
    await publish(site, entryId);
    await changeSlug(site.app, editor, { entryId, slug: 'second-address' });
    await changeSlug(site.app, editor, { entryId, slug: 'third-address' });
    for (const old of ['first-address', 'second-address']) {
      await expect
        .poll(async () => (await site.request(`/ms/articles/${old}`)).headers.get('location'))
        .toBe('/ms/articles/third-address');
      expect(await statusOf(`/articles/${old}`)).toBe(301);
    }
    expect(await statusOf('/articles/third-address')).toBe(200);
    await changeSlug(site.app, editor, { entryId, slug: 'first-address' });
    await expect.poll(() => statusOf('/articles/first-address')).toBe(200);
    expect((await site.request('/articles/third-address')).headers.get('location')).toBe('/articles/first-address');
  });

  it.each(['chest-pain-when-to-call-999', 'staff', 'Not A Slug', '12345'])(
    '%s is taken, reserved or badly formed',
    async (slug) => {
      await expect(createEntry(site.app, editor, { kind: 'article', slug, title: 'x' })).rejects.toMatchObject({
        details: { status: 422, fields: { slug: expect.anything() } },
      });
    },
  );

  it('chosen by two editors at once is given to one', async () => {
    const results = await Promise.allSettled(
      Array.from({ length: 5 }, () =>
        createEntry(site.app, editor, { kind: 'news', slug: 'wanted-by-many', title: 'x' }),
      ),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const result of results)
      if (result.status === 'rejected') expect(result.reason).toMatchObject({ details: { status: 422 } });
  });

  it('of a page of the route table stays what the table says', async () => {
    const { body } = await site.api('GET', 'static_block/get?slug=terms');
    await expect(changeSlug(site.app, editor, { entryId: body.data.id, slug: 'other-terms' })).rejects.toMatchObject({
      details: { status: 422 },
    });
  });
});

describe('the schedule', () => {
  const minute = 60_000;
  const inMinutes = (minutes: number) => new Date(site.clock.now().getTime() + minutes * minute).toISOString();

  it('publishes at its minute, not before, and only once though two processes look', async () => {
    const { entryId } = await write(site, 'news', 'at-its-minute');
    await takeStep(site.app, editor, { entryId, language: 'en', step: 'schedule', at: inMinutes(10) });
    expect((await runSchedule(site.app)).published).toBe(0);
    expect(await statusOf('/news/at-its-minute')).toBe(404);
    site.clock.advance(10 * minute);
    const reports = await Promise.all([runSchedule(site.app), runSchedule(site.app), runSchedule(site.app)]);
    expect(reports.map(({ published }) => published).toSorted()).toEqual([0, 0, 1]);
    await expect.poll(() => statusOf('/news/at-its-minute')).toBe(200);
    expect(await site.outbox('care@example.test')).toEqual([]);
  });

  it('cancelled, publishes nothing; while it stands, nothing is edited', async () => {
    const { entryId, revision } = await write(site, 'news', 'cancelled');
    await takeStep(site.app, editor, { entryId, language: 'en', step: 'schedule', at: inMinutes(5) });
    await expect(
      saveEntry(site.app, editor, { entryId, revision, texts: [textInput('en', 'Too late')] }),
    ).rejects.toMatchObject({ details: { status: 409 } });
    await takeStep(site.app, editor, { entryId, language: 'en', step: 'cancel_schedule' });
    site.clock.advance(6 * minute);
    expect((await runSchedule(site.app)).published).toBe(0);
    expect(await statusOf('/news/cancelled')).toBe(404);
  });

  it.each([undefined, 'tomorrow', '2020-01-01T00:00:00Z'])(
    'in the past or without a date is refused: %s',
    async (at) => {
      const { entryId } = await write(
        site,
        'news',
        `past-${String(at)
          .toLowerCase()
          .replace(/[^a-z0-9]/g, '')}`,
      );
      await expect(takeStep(site.app, editor, { entryId, language: 'en', step: 'schedule', at })).rejects.toMatchObject(
        { details: { status: 422, fields: { at: expect.anything() } } },
      );
    },
  );

  it('that comes more than a minute late goes out all the same, and somebody is told', async () => {
    const { entryId } = await write(site, 'news', 'too-late');
    await takeStep(site.app, editor, { entryId, language: 'en', step: 'schedule', at: inMinutes(2) });
    site.clock.advance(7 * minute);
    expect(await runSchedule(site.app)).toMatchObject({ published: 1, late: 1 });
    expect((await site.outbox('care@example.test'))[0]!.subject).toContain('too-late');
  });

  it('of English and Malay for one minute publishes both, English first', async () => {
    const { entryId } = await write(site, 'news', 'both-languages');
    for (const language of ['en', 'ms'] as const)
      await takeStep(site.app, editor, { entryId, language, step: 'schedule', at: inMinutes(3) });
    site.clock.advance(3 * minute);
    expect((await runSchedule(site.app)).published).toBe(2);
  });

  it('a promotion whose last day is over is taken from readers and marked as expired', async () => {
    const { entryId } = await write(
      site,
      'campaign',
      'short-offer',
      sharedInput({
        fields: {
          startsOn: '2026-11-01',
          endsOn: '2026-11-30',
          approvalNumber: 'KKLIU 1234/2026',
          approvalExpiresOn: '2027-01-01',
        },
      }),
    );
    await publish(site, entryId, ['en']);
    site.clock.set('2026-12-01T00:00:30+08:00');
    expect((await runSchedule(site.app)).expired).toBeGreaterThanOrEqual(1);
    expect(await shownRows(entryId)).toEqual([]);
    expect(await statusOf('/campaigns-promotions/short-offer')).toBe(410);
  });
});
