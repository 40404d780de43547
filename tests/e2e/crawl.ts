import { linksIn } from './page-links.ts';

/** Concurrent requests: half of the machine is the server's. */
const atOnce = 6;
/** The headers of a navigation: private pages are served to nothing else. */
const asNavigation = {
  'sec-fetch-dest': 'document',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-site': 'same-origin',
  accept: 'text/html',
  'accept-encoding': 'br',
};

export interface CrawlReport {
  pages: number;
  files: number;
  /** Broken links, each with the first page that contains it. */
  broken: string[];
}

/**
 * How many pages of one kind are opened in each language; the others are checked against the sitemap, which is made
 * from the same records.
 */
const perKind = 10;

/**
 * Follows every link of the site and requests all files of its pages. Of the hundreds of doctors, slots and the like,
 * some are opened and the rest looked up in `map`. A page with a filter is requested where a page without one links
 * to it; combinations of filters are endless and show the same.
 */
export async function crawl(
  origin: string,
  { starts, map }: { starts: readonly string[]; map: ReadonlySet<string> },
): Promise<CrawlReport> {
  const found = new Map<string, { status: number; anchors?: Set<string> }>();
  const firstFrom = new Map<string, string>();
  const fragments: { address: string; fragment: string; from: string }[] = [];
  const ofKind = new Map<string, number>();
  const waiting: string[] = [];
  const broken: string[] = [];

  function lead(href: string, from: string): void {
    if (!URL.canParse(href, origin + from)) return void broken.push(`no address: ${href} (from ${from})`);
    const url = new URL(href, origin + from);
    if (url.origin !== origin) return;
    const address = url.pathname + url.search;
    if (url.hash.length > 1) fragments.push({ address, fragment: decodeURIComponent(url.hash.slice(1)), from });
    if (firstFrom.has(address) || (url.search !== '' && from.includes('?'))) return;
    firstFrom.set(address, from);
    const kind = kindOf(url);
    const before = ofKind.get(kind) ?? 0;
    ofKind.set(kind, before + 1);
    if (before < perKind || !isMapped(url.pathname)) waiting.push(address);
  }

  /**
   * Whether the sitemap has the path, or a parent of it: a doctor's booking page is below the doctor, a clinic below
   * its speciality.
   */
  function isMapped(path: string): boolean {
    return (
      map.has(path) ||
      map.has(path.replace(/^((?:\/ms|\/zh)?)\/book\//, '$1/doctor/')) ||
      (path.includes('/speciality-centre/') && map.has(path.replace(/\/[^/]+$/, '')))
    );
  }

  async function visit(address: string): Promise<void> {
    const response = await fetch(origin + address, { headers: asNavigation });
    if (!response.headers.get('content-type')?.startsWith('text/html')) {
      await response.arrayBuffer();
      return void found.set(address, { status: response.status });
    }
    const { anchors, pages, files } = linksIn(await response.text());
    found.set(address, { status: response.status, anchors });
    if (response.status === 200) for (const href of [...pages, ...files]) lead(href, address);
  }

  async function work(): Promise<void> {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await visit(next);
  }

  for (const start of starts) lead(start, '/');
  while (waiting.length > 0) await Promise.all(Array.from({ length: atOnce }, work));
  for (const [address, { status }] of found)
    if (status !== 200) broken.push(`${status} ${address} (from ${firstFrom.get(address)})`);
  for (const { address, fragment, from } of fragments)
    if (found.get(address)?.anchors?.has(fragment) === false)
      broken.push(`no #${fragment} on ${address} (from ${from})`);
  const pages = [...found.values()].filter(({ anchors }) => anchors).length;
  return { pages, files: found.size - pages, broken: [...new Set(broken)].sort() };
}

/** Language, section, depth and the names of the filters: what pages of one template have in common. */
function kindOf({ pathname, searchParams }: URL): string {
  const parts = pathname.split('/').filter(Boolean);
  const language = parts[0] === 'ms' || parts[0] === 'zh' ? parts.shift() : 'en';
  return [language, parts[0], parts.length, ...new Set(searchParams.keys())].join(' ');
}
