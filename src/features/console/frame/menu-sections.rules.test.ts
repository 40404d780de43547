import { expect, it, test } from 'vitest';
import { staffRoutes } from '#src/routes/staff/staff.ts';
import { sectionOf } from './menu-sections.rules.ts';

test.each([
  ['/staff/catalogue/people/import', '/staff/people'],
  ['/staff/catalogue/own-roles/import/1', '/staff/people'],
  ['/staff/catalogue/settings/import', '/staff/settings'],
  ['/staff/catalogue/menus/import', '/staff/menus'],
  ['/staff/catalogue/hospitals/import', '/staff/catalogue'],
  ['/staff/roles/night-desk', '/staff/people'],
  ['/staff/brand', '/staff/settings'],
  ['/staff/search-words/added', '/staff/search-words'],
  ['/staff', null],
])('the page %s belongs to %s', (path, section) => {
  expect(sectionOf(path)).toBe(section);
});

/** Pages of everybody: the home page, signing in, the own sessions, and what pages call in the background. */
const ofEverybody = /^\/staff(?:$|\/(?:sign-|join|passkeys|sessions|search$|alive|views|open|unsaved|\*))/;

it('every admin page belongs to an item of the menu, but for those of everybody', () => {
  const none = staffRoutes.map(({ path }) => path.replaceAll(/:\w+/g, 'x')).filter((path) => sectionOf(path) === null);
  expect(none.filter((path) => !ofEverybody.test(path))).toEqual([]);
});
