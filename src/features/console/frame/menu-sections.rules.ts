/** Which item of the console's menu an admin page belongs to. */
import { consoleMenu } from './console-menu.rules.ts';

/** Addresses that belong to an item without beginning with its own: imports, and pages that are reached from it. */
const further: Readonly<Record<string, readonly string[]>> = {
  '/staff/leave': ['/staff/catalogue/leave'],
  '/staff/schedules': ['/staff/catalogue/sessions', '/staff/catalogue/single-dates', '/staff/catalogue/blocked-hours'],
  '/staff/holidays': ['/staff/catalogue/public-holidays'],
  '/staff/packages': ['/staff/catalogue/packages'],
  '/staff/promotions': ['/staff/catalogue/promotions'],
  '/staff/content': ['/staff/catalogue/content'],
  '/staff/media': ['/staff/catalogue/media-texts'],
  '/staff/keywords': ['/staff/catalogue/short-addresses'],
  '/staff/search-words': ['/staff/catalogue/search-words'],
  '/staff/menus': ['/staff/catalogue/menus'],
  '/staff/urgent-words': ['/staff/catalogue/urgent-words'],
  '/staff/rates': ['/staff/catalogue/exchange-rates'],
  '/staff/people': ['/staff/roles', '/staff/catalogue/people', '/staff/catalogue/own-roles'],
  '/staff/messages': ['/staff/catalogue/message-texts'],
  '/staff/home': ['/staff/catalogue/home-sections'],
  '/staff/forms': ['/staff/catalogue/forms'],
  '/staff/scripts': ['/staff/catalogue/third-party-scripts'],
  '/staff/settings': ['/staff/brand', '/staff/catalogue/settings'],
};

const addresses = consoleMenu
  .flatMap(({ path }) => [path, ...(further[path] ?? [])].map((address) => ({ address, section: path })))
  .toSorted((one, other) => other.address.length - one.address.length);

/** The path of the menu's item to which an admin page belongs, by the longest address that fits; null for none. */
export function sectionOf(path: string): string | null {
  const fitting = addresses.find(({ address }) => path === address || path.startsWith(`${address}/`));
  return fitting?.section ?? null;
}
