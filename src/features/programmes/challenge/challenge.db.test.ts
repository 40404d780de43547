import { PDFDict, PDFDocument, PDFName, PDFString } from 'pdf-lib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const readable = (html: string) =>
  html
    .replaceAll('<!-- -->', '')
    .replace(/<script\b[^]*?<\/script>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
const pageOf = async (prefix = '') => readable(await (await site.request(`${prefix}/innovationcampaign`)).text());

// First, because a page is sent for three minutes at most and time moves forward.
describe('the timeline follows the clock', () => {
  const states = async () => [...(await pageOf()).matchAll(/data-state="(\w+)"/g)].map(([, state]) => state);
  it.each([
    ['2025-02-01T09:00:00+08:00', ['to_come', 'to_come', 'to_come', 'to_come'], 'Proposals open on Sat 1 Mar 2025'],
    ['2025-09-30T23:59:00+08:00', ['now', 'to_come', 'to_come', 'to_come'], 'Proposals are open until Tue 30 Sep 2025'],
    ['2025-10-01T00:05:00+08:00', ['past', 'now', 'to_come', 'to_come'], 'Proposals closed on Tue 30 Sep 2025'],
    ['2025-11-01T12:00:00+08:00', ['past', 'past', 'now', 'to_come'], 'Proposals closed'],
    ['2025-11-25T12:00:00+08:00', ['past', 'past', 'past', 'now'], 'Proposals closed'],
    ['2026-11-23T09:00:00+08:00', ['past', 'past', 'past', 'past'], 'Proposals closed'],
  ])('at %s', async (at, expected, words) => {
    site.clock.set(at);
    expect(await states()).toEqual(expected);
    expect(await pageOf()).toContain(words);
  });
});

it('is open to everybody, without the site’s header, footer and bottom navigation', async () => {
  const answer = await site.request('/innovationcampaign');
  expect(answer.status).toBe(200);
  const html = readable(await answer.text());
  expect(html).not.toContain('data-menu');
  expect(html).not.toContain('<footer');
  expect(html).not.toContain('href="/health-package"');
  expect(await (await site.request('/home')).text()).toContain('<footer');
});

it('says its own title, keywords and description', async () => {
  const html = await pageOf();
  expect(html).toMatch(/<title>K\.R\.A\.F\.T\. Challenge 2025/);
  expect(html).toMatch(/<meta name="description" content="K\.R\.A\.F\.T\. Challenge 2025: an innovation challenge/);
  expect(html).toMatch(/<meta name="keywords" content="[^"]*innovation challenge/);
  expect(html).toContain('<link rel="canonical" href="http://localhost:3000/innovationcampaign"');
});

it('has all its parts in order, each an anchor with a quick link', async () => {
  const html = await pageOf();
  const anchors = [
    'overview',
    'how-to-participate',
    'topics-and-themes',
    'prizes',
    'timeline',
    'resources',
    'judges-and-mentors',
    'contact-us',
  ];
  expect([...html.matchAll(/<section id="([^"]+)"/g)].map(([, id]) => id)).toEqual(anchors);
  for (const id of anchors) expect(html).toContain(`<a href="#${id}"`);
});

it('after its close it says so first and offers what is open: a question for the next one, the news', async () => {
  const html = await pageOf();
  expect(html).toMatch(/Proposals closed on Tue 30 Sep 2025[^]*href="\/innovationcampaign\/enquiry"[^]*Sign Up Now/);
});

it('Sign Up Now opens the external form, Submit Idea the template', async () => {
  const html = await pageOf();
  expect(html).toMatch(/<a href="https:\/\/forms\.example\.test\/[^"]*"[^>]*target="_blank"[^>]*>Sign Up Now/);
  expect(html).toMatch(/<a href="\/innovationcampaign\/template"[^>]*>[^]*?Submit Idea/);
  expect(html).toMatch(/<a href="\/innovationcampaign\/guidelines"[^>]*download/);
  expect(await pageOf('/ms')).toContain('<a href="/ms/innovationcampaign/guidelines"');
});

describe('its papers', () => {
  const open = async (path: string) => {
    const answer = await site.request(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    return PDFDocument.load(await answer.arrayBuffer());
  };
  const entry = (pdf: PDFDocument, name: string) => pdf.catalog.lookup(PDFName.of(name));
  /** How often each kind of tag stands in the document. */
  const tagsOf = (pdf: PDFDocument) => {
    const kinds = pdf.context
      .enumerateIndirectObjects()
      .flatMap(([, object]) => (object instanceof PDFDict && object.has(PDFName.of('S')) ? [object] : []))
      .map((element) => String(element.get(PDFName.of('S'))));
    return Object.fromEntries(
      [...new Set(kinds)].toSorted().map((kind) => [kind, kinds.filter((k) => k === kind).length]),
    );
  };

  it.each([
    ['', 'en-MY', 'Guidelines: K.R.A.F.T. Challenge 2025'],
    ['/ms', 'ms-MY', 'Garis panduan: K.R.A.F.T. Challenge 2025'],
    ['/zh', 'zh-Hans-MY', '比赛指南: K.R.A.F.T. Challenge 2025'],
  ])('the guidelines at %s are tagged, in the language %s, titled %s', async (prefix, language, title) => {
    const pdf = await open(`${prefix}/innovationcampaign/guidelines`);
    expect(pdf.getTitle()).toBe(title);
    expect(String(entry(pdf, 'Lang'))).toBe(`(${language})`);
    expect(String(entry(pdf, 'MarkInfo'))).toContain('/Marked true');
    // One title, eleven parts; four numbered or pointed lists of 5 + 5 + 4 + 7 items.
    expect(tagsOf(pdf)).toMatchObject({ '/H1': 1, '/H2': 10, '/L': 4, '/LI': 21, '/Lbl': 21, '/LBody': 21 });
  });

  it('each box of the template is a field among the tags, described in the reader’s language', async () => {
    const pdf = await open('/ms/innovationcampaign/template');
    const fields = pdf.getForm().getFields();
    expect(fields.map((field) => field.getName())).toEqual([
      'project_title',
      'category',
      'team',
      'objective',
      'methodology',
      'outcomes',
      'enhancement',
    ]);
    const [title] = fields[0]!.acroField.getWidgets();
    expect(fields[0]!.acroField.dict.lookup(PDFName.of('TU'), PDFString).decodeText()).toBe(
      '1. Tajuk projek Tidak melebihi 20 patah perkataan.',
    );
    expect(title!.dict.has(PDFName.of('StructParent'))).toBe(true);
    expect(tagsOf(pdf)).toMatchObject({ '/H1': 1, '/Form': 7 });
  });

  it('their addresses from when they were files lead on', async () => {
    for (const name of ['guidelines', 'template']) {
      const answer = await site.request(`/kraft-challenge-2025-${name}.pdf`);
      expect([answer.status, answer.headers.get('location')]).toEqual([301, `/innovationcampaign/${name}`]);
    }
  });
});

it('names the seven themes, the requirements, the criteria and who may take part', async () => {
  const html = await pageOf();
  for (const theme of [
    'Clinical Excellence',
    'Patient Care',
    'Operational Efficiency',
    'Community Impact',
    'Sustainability in Healthcare',
    'Technology & Digitalisation',
    'Biotechnology & Pharmaceuticals',
  ])
    expect(html).toContain(theme);
  expect(html).toMatch(
    /text only and written in English[^]*prescribed template[^]*one proposal per category[^]*title, objective, methodology and expected outcomes[^]*significantly enhanced/,
  );
  expect(html).toMatch(/Judging criteria[^]*Innovation[^]*Impact[^]*Feasibility[^]*Presentation quality/);
  expect(html).toMatch(
    /our consultants and students, university students, academics, individual innovators, and small and medium enterprises registered in Malaysia/,
  );
});

it('tells the prizes of both categories', async () => {
  const html = await pageOf();
  expect(html).toMatch(
    /Category Open[^]*RM35,000[^]*RM20,000[^]*RM10,000[^]*Best in Research[^]*RM5,000[^]*× 5[^]*RM5,000[^]*Judges’ Special Awards[^]*× 3[^]*RM3,000[^]*Category University\/College Students[^]*RM10,000[^]*RM7,000[^]*RM5,000[^]*× 5[^]*RM2,000/,
  );
});

it('shows three judges with name, title, organization, description and image', async () => {
  const html = await pageOf();
  const slides = html.split('<p class="sr-only">Judge ').slice(1);
  expect(slides).toHaveLength(3);
  expect(slides[0]).toMatch(
    /<img[^]*alt="Drawn portrait of Professor Dr Cempaka Rimbawati"[^]*Professor of Public Health[^]*Universiti Bukit Kenanga[^]*twenty years/,
  );
});

it('leads to four networks and to an enquiry by mail', async () => {
  const contact = (await pageOf()).split('id="contact-us"')[1]!;
  expect(contact.match(/href="https:\/\/\w+\.example\.test\/melurhealthcare"/g)).toHaveLength(4);
  expect(contact).toMatch(/href="mailto:kraft@example\.test\?subject=/);
  expect(contact).toContain('href="/innovationcampaign/enquiry"');
});

it('stands in three languages', async () => {
  expect(await pageOf('/ms')).toMatch(/Daftar Sekarang[^]*Kecemerlangan Klinikal[^]*Telah berlalu/);
  expect(await pageOf('/zh')).toMatch(/立即报名[^]*卓越临床[^]*已结束/);
});
