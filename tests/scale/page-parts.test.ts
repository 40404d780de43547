/** No page is hydrated whole: what is hydrated in one task, by kind of page, counted in the server's markup. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '../support/test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

/** Elements without content. */
const empty = new Set(['area', 'base', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr']);

interface Slice {
  /** Elements that are hydrated in one task. */
  elements: number;
  /** 'frame', or when the part is hydrated: 'soon' or 'near'. */
  when: string;
}

/** The slices of a page: its frame and its parts, without those in them, and without markup that no code knows. */
function slicesOf(html: string): Slice[] {
  const body = html.slice(html.indexOf('<body>') + '<body>'.length, html.indexOf('<script type="application/json"'));
  const frame: Slice = { elements: 0, when: 'frame' };
  const slices = [frame];
  const open: { slice: Slice | undefined }[] = [];
  for (const [, end, name, attributes = ''] of body.matchAll(/<(\/?)([a-z][\w-]*)((?:"[^"]*"|[^<>"])*)>/g)) {
    if (end) {
      open.pop();
      continue;
    }
    const around = open.length === 0 ? frame : open.at(-1)!.slice;
    if (around) around.elements += 1;
    if (empty.has(name!)) continue;
    const when = around && /\bdata-part="(\w+)"/.exec(attributes)?.[1];
    const isMarkup = /\bdata-(?:fixed|server-only)=|\bclass="rich-text/.test(attributes);
    const slice = isMarkup ? undefined : when ? { elements: 0, when } : around;
    if (when && slice) slices.push(slice);
    open.push({ slice });
  }
  return slices;
}

const largest = async (path: string) => {
  const slices = slicesOf(await (await site.request(path)).text());
  return { parts: slices.length - 1, elements: Math.max(...slices.map(({ elements }) => elements)) };
};

test.each([
  ['/home', 2, 60],
  ['/our-hospitals', 15, 100],
  ['/melur-ipoh', 15, 250],
  ['/speciality-centre', 20, 120],
  ['/speciality-centre/cardiology', 20, 110],
  ['/doctor', 15, 100],
  // Its cards are the server's alone.
  ['/health-package', 4, 150],
  ['/health-package/heart-check', 8, 150],
  ['/articles', 15, 110],
  ['/events', 15, 130],
  ['/faq', 10, 100],
  ['/contact-us', 15, 300],
  ['/health-tourism', 12, 250],
  ['/search?keyword=heart', 10, 130],
  ['/mccn/diseases', 3, 200],
  ['/innovationcampaign', 8, 110],
  ['/ms/doctor', 15, 100],
  ['/zh/melur-ipoh', 15, 250],
])('%s comes in at least %d parts, none with more than %d elements', async (path, parts, elements) => {
  const found = await largest(path);
  process.stdout.write(`${path} ${found.parts} ${found.elements}\n`);
  expect(found.parts).toBeGreaterThanOrEqual(parts);
  expect(found.elements).toBeLessThanOrEqual(elements);
});

test('the frame of a page is small, and only header and content follow without being near', async () => {
  const slices = slicesOf(await (await site.request('/doctor')).text());
  expect(slices[0]!.elements).toBeLessThanOrEqual(20);
  expect(slices.filter(({ when }) => when === 'soon')).toHaveLength(2);
});
