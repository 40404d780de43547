import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openConsole, sendForm } from '#src/features/console/frame/console.fixture.ts';
import { signedInStaff, type SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { kindNames, traitsOf, type Kind } from '#src/features/publishing/entries/content-kinds.schema.ts';
import { contentEntries, contentPublished } from '#src/features/publishing/entries/data/content.table.ts';
import { approve } from '../content.fixture.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';

let site: TestSite;
let editor: SignedIn;
beforeAll(async () => {
  site = await openTestSite();
  editor = await signedInStaff(site.app, [{ role: 'editor', hospitalId: null }]);
});
afterAll(() => site.close());

const approval = { 'own.approvalNumber': 'KKLIU 1234/2026', 'own.approvalExpiresOn': '2027-12-31' };
const care = { 'own.emergency': 'No breath', 'own.urgent': 'For two days', 'own.routine': 'Every week' };
const advice = { 'own.healthAdvice': 'yes' };
const sources = { 'own.references': 'A guideline | 2024 | https://guidelines.example.test/one' };
const illness = {
  'own.tests': 'A look',
  'own.selfCare': 'Rest',
  'own.livingWith': 'Well',
  'own.complications': 'Few',
  'own.prevention': 'Wash hands',
};

/** What an editor fills in beyond title, summary and text, kind by kind. */
const filled: Record<Kind, Record<string, string>> = {
  article: { 'own.type': 'guide' },
  video: { 'own.youtubeId': 'dQw4w9WgXcQ', 'own.durationSeconds': '60', 'own.spokenLanguage': 'en' },
  podcast: { 'own.episode': '3', 'own.chapters': '0:00 Hello', 'own.transcript': 'Hello.' },
  news: { 'own.place': 'Ipoh', ...advice },
  csr: { 'own.place': 'Ipoh', ...advice },
  career: { 'own.department': 'Nursing', 'own.employment': 'full_time', 'own.closesAt': '2027-01-31T17:00' },
  tender: { 'own.number': 'T-1', 'own.closesAt': '2027-01-31T17:00' },
  campaign: { 'own.startsOn': '2026-11-01', 'own.endsOn': '2026-12-31', ...approval },
  event: { 'own.startsAt': '2027-01-31T09:00', 'own.endsAt': '2027-01-31T17:00', 'own.place': 'Hall' },
  faq: { 'own.group': 'general', ...advice },
  page: advice,
  landing: {
    'own.blocks': JSON.stringify([{ kind: 'text', heading: 'Why now', html: '<p>Because.</p>' }]),
    ...advice,
  },
  block: { 'own.place': 'app', ...advice },
  'home-section': {
    'own.position': '95',
    'own.hidden': 'no',
    'own.link': '/doctor',
    'own.linkLabel': 'Doctors',
    ...advice,
  },
  'library-disease': { ...care, ...sources, ...illness },
  'library-first-aid': { 'own.steps': 'Call 999', 'own.neverDo': 'Leave them alone', ...sources },
  'library-symptom': { ...care, ...sources },
  'library-test': { ...care, ...sources, 'own.prevention': 'Fast', 'own.selfCare': 'Rest' },
  'library-faq': { 'own.answer': 'Yes.', ...sources },
  'mccn-faq': { 'own.position': '9', ...advice },
  'mccn-benefit': { 'own.position': '9', 'own.url': '/mccn/faq', 'own.icon': 'health', 'own.color': 'teal', ...advice },
  treatment: {
    'own.specialitySlug': 'orthopaedics',
    'own.costFromRm': '20000',
    'own.costToRm': '30000',
    'own.stayNights': '3',
    'own.recoveryWeeks': '6',
    'own.includes': 'Surgeon\nRoom',
    'own.excludes': 'Flights',
    ...approval,
  },
};

const look = async (path: string) => (await openConsole(site, path, editor)).text();
/** The names of the form's controls, as the screen has them. */
const controlsIn = (html: string) =>
  new Set([...html.matchAll(/<(?:input|select|textarea)\b[^>]*\sname="([^"]+)"/g)].map(([, name]) => name!));

describe.each(kindNames)('an entry of the kind %s', (kind) => {
  it('is begun, filled in and published from the screen', async () => {
    if (kind === 'page') await site.app.db.update(contentEntries).set({ deletedAt: new Date() }).where(isCookies);
    const begun = await look('/staff/content/new');
    const slug = kind === 'page' ? 'cookies' : `from-the-screen-${kind}`;
    expect(begun).toContain(kind === 'page' ? 'value="cookies"' : `<option value="${kind}"`);
    const title = `From the screen: ${kind}`;
    const created = await sendForm(site, '/staff/content/new', editor, { kind, slug, title });
    expect(created.status).toBe(302);
    const path = created.headers.get('location')!;
    const page = await look(path);
    const controls = controlsIn(page);
    const typed = { title, summary: 'In short', body: '<p>All of it.</p>', ...filled[kind] };
    expect(Object.keys(typed).filter((name) => !controls.has(name))).toEqual([]);
    const fields = {
      language: 'en',
      topics: 'heart',
      author: 'Editor',
      revision: /name="revision" value="(\d+)"/.exec(page)![1]!,
      ...typed,
    };
    expect((await sendForm(site, path, editor, { ...fields, intent: 'save' })).status).toBe(302);
    const entryId = Number(path.split('/').at(-1));
    if (traitsOf(kind).isClinical) await approve(site, entryId);
    const shown = await look(path);
    expect(/<ul class="[^"]*text-gold-text">.*?<\/ul>/.exec(shown)?.[0] ?? '', 'what English lacks').not.toContain(
      'Fill in',
    );
    const revision = /name="revision" value="(\d+)"/.exec(shown)![1]!;
    const sent = await sendForm(site, path, editor, { ...fields, revision, intent: 'publish:en' });
    expect(sent.status, await sent.text()).toBe(302);
    const published = await site.app.db.select().from(contentPublished).where(eq(contentPublished.entryId, entryId));
    expect(published.map(({ language }) => language)).toEqual(['en']);
  });
});

const isCookies = and(eq(contentEntries.kind, 'page'), eq(contentEntries.slug, 'cookies'));

it('a page of no fixed address is not begun, and a fixed one only once', async () => {
  const begin = (slug: string) => sendForm(site, '/staff/content/new', editor, { kind: 'page', slug, title: 'A page' });
  expect((await begin('of-nobody')).status).toBe(422);
  expect((await begin('privacy')).status).toBe(422);
});

it('a save keeps the fields that have no control', async () => {
  // The oldest: the podcast that was begun above has no recording.
  const [podcast] = await site.app.db
    .select()
    .from(contentEntries)
    .where(eq(contentEntries.kind, 'podcast'))
    .orderBy(contentEntries.id)
    .limit(1);
  const path = `/staff/content/${podcast!.id}`;
  const fields = {
    language: 'en',
    revision: String(podcast!.revision),
    title: 'A title',
    summary: 'S',
    body: '<p>B</p>',
  };
  expect((await sendForm(site, path, editor, { ...fields, intent: 'save' })).status).toBe(302);
  const [saved] = await site.app.db.select().from(contentEntries).where(eq(contentEntries.id, podcast!.id));
  expect(saved!.fields['audio']).toBe(podcast!.fields['audio']);
  expect(saved!.fields['audio']).toMatch(/\.mp3$/);
});
