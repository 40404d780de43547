/**
 * The targets of a menu's items: each address is in the table of addresses, is that of something published, or begins
 * with https.
 */
import { addresses } from '#src/routes.ts';
import { resolveKeyword } from '#src/features/site/keyword-routing/keyword-routing.server.ts';
import type { App } from '#src/platform/app.ts';
import { splitLanguage } from '#src/shared/addresses.ts';
import { publishedPaths } from './data/menus.store.server.ts';
import { fieldName, longestAddress } from './menus.rules.ts';
import type { FoundFault, MenuFaults, MenuItem } from './menus.schema.ts';

type Ports = Pick<App, 'db' | 'cache' | 'clock'>;

/** Pages that are not in the table of addresses. */
const otherPages = new Set(['/api/docs']);
/** Pages to which a menu must not link. */
const notForMenus = new Set(['/404', '/design', '/sent']);
const pages = new Set(
  addresses
    .filter(({ path, file, access }) => access !== 'staff' && file.endsWith('.tsx') && !/[:*]/.test(path))
    .map(({ path }) => path)
    .filter((path) => !notForMenus.has(path)),
);

/** The address in its stored form: without language prefix and without a slash at its end. */
export function storedAddress(typed: string): string {
  if (!typed.startsWith('/')) return typed;
  const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(typed) ?? [];
  const { path } = splitLanguage(pathname);
  const bare = path.length > 1 ? path.replace(/\/+$/, '') || '/' : path;
  const known = pages.has(bare.toLowerCase()) ? bare.toLowerCase() : bare;
  return known + rest;
}

/** The faults of the items' addresses, by field. Empty addresses have none here. */
export async function addressFaults(app: Ports, items: readonly MenuItem[]): Promise<MenuFaults> {
  const checked = await Promise.all(
    items.map(({ href }) => (href === '' || href.length > longestAddress ? null : faultOf(app, href))),
  );
  const asked = items.flatMap(({ href }, index) => (checked[index] === 'published?' ? [pathOf(href)] : []));
  const published = await publishedPaths(app.db, asked, app.clock.now());
  const faults: MenuFaults = {};
  for (const [index, found] of checked.entries()) {
    const isFound = found === 'published?' && published.has(pathOf(items[index]!.href));
    if (!found || isFound) continue;
    faults[fieldName('href', index + 1)] = found === 'published?' ? { fault: 'address_unknown' } : found;
  }
  return faults;
}

/** The fault of one address; 'published?' where the search documents must be checked. */
async function faultOf(app: Ports, href: string): Promise<FoundFault | 'published?' | null> {
  if (!href.startsWith('/') || href.startsWith('//')) return isHttps(href) ? null : { fault: 'address_outside' };
  if (/[\s\\<>"'`{}|^]/.test(href)) return { fault: 'address_unknown' };
  const path = pathOf(href);
  if (pages.has(path) || otherPages.has(path)) return null;
  const { keyword, movedTo, isGone } = await resolveKeyword(app, path);
  if (keyword) return null;
  if (isGone) return { fault: 'address_gone' };
  if (movedTo) return { fault: 'address_moved', address: movedTo };
  return (await isPageOfHospital(app, path)) ? null : 'published?';
}

async function isPageOfHospital(app: Ports, path: string): Promise<boolean> {
  const [, hospital] = /^(\/[^/]+)\/(?:our-services|patient-care)$/.exec(path) ?? [];
  return hospital !== undefined && (await resolveKeyword(app, hospital)).keyword?.component === 'hospital';
}

function pathOf(href: string): string {
  return href.replace(/[?#].*$/s, '');
}

function isHttps(href: string): boolean {
  if (!href.startsWith('https://') || /\s/.test(href) || !URL.canParse(href)) return false;
  const { protocol, username, password, hostname } = new URL(href);
  return protocol === 'https:' && username === '' && password === '' && hostname.includes('.');
}
