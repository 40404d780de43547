import fc from 'fast-check';
import { matchRoutes, type RouteObject } from 'react-router';
import { expect, test } from 'vitest';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes, { addresses } from '#src/routes.ts';
import { canonicalPath } from '../requests/canonical-path.ts';
import { addressOf, matchRoute } from './route-matcher.ts';

const toRoute = ({ id = '', path, index, children }: RouteConfigEntry): RouteObject =>
  index
    ? { id, index: true }
    : { id, ...(path === undefined ? {} : { path }), ...(children ? { children: children.map(toRoute) } : {}) };
const routerRoutes = routes.map(toRoute);
/** The row that React Router itself chooses. */
const routerChoice = (path: string) => matchRoutes(routerRoutes, path)?.at(-1)?.route.id;

test('every address of the table finds its own row, as the router does', () => {
  for (const { path } of addresses) {
    const asked = path
      .replace(/:\w+/g, 'some-value')
      .replace(/^\/?\*$/, '/a/b/c/d')
      .replace('*', 'a/b');
    expect(addressOf(asked).path, asked).toBe(routerChoice(asked));
  }
  expect(addressOf('/profile').access).toBe('patient');
  expect(addressOf('/STAFF/Sign-In').access).toBe('staff');
  expect(addressOf('/mccn').path).toBe('/mccn');
});

test('paths of any segments lead to the row that the router chooses', () => {
  const known = [...new Set(addresses.flatMap(({ path }) => path.split('/')))].filter((part) => /^[a-z]/.test(part));
  const segment = fc.oneof(fc.constantFrom(...known), fc.constantFrom('new', 'x', 'our-services', 'CSV', '7'));
  fc.assert(
    fc.property(fc.array(segment, { maxLength: 5 }), (segments) => {
      const path = `/${segments.join('/')}`;
      expect(addressOf(path).path, path).toBe(routerChoice(path));
    }),
    { numRuns: 3_000, seed: 12 },
  );
});

test('the language and the data of a page are told apart from its path', () => {
  expect(matchRoute('/ms/profile.data')).toMatchObject({ language: 'ms', path: '/profile', isDataRequest: true });
  expect(matchRoute('/ms.data')).toMatchObject({ language: 'ms', path: '/', isDataRequest: true });
  expect(matchRoute('/_.data')).toMatchObject({ language: 'en', path: '/', isDataRequest: true });
  expect(matchRoute('/zh/doctor')).toMatchObject({ language: 'zh', path: '/doctor', isDataRequest: false });
});

test.each([
  ['/', '/'],
  ['/profile', '/profile'],
  ['/%70rofile', '/profile'],
  ['/%70rofile.data', '/profile.data'],
  ['/profile%2Edata', '/profile.data'],
  ['/profile/_.data', '/profile.data'],
  ['/profile/.data', '/profile.data'],
  ['/_.data', '/_.data'],
  ['/.data', '/_.data'],
  ['/ms/_.data', '/ms.data'],
  ['/PROFILE/Address', '/profile/address'],
  ['/MS/Profile', '/ms/profile'],
  ['/%6ds/profile', '/ms/profile'],
  ['//profile//address/', '/profile/address'],
  ['//evil.example/', '/evil.example'],
  ['/my-appointments/Ab1/JOIN', '/my-appointments/Ab1/join'],
  ['/articles/%e4%bd%a0', '/articles/%E4%BD%A0'],
  ['/a%20b', '/a%20b'],
])('%s is spelled %s', (asked, canonical) => {
  expect(canonicalPath(asked)).toBe(canonical);
  expect(canonicalPath(canonical)).toBe(canonical);
});

test.each([
  '/profile%00',
  '/%2570rofile',
  '/a%2Fb',
  '/a%2fprofile',
  '/a%5Cb',
  '/%2e%2e%2fprofile',
  '/%',
  '/%zz',
  '/%c0%af',
  '/%E4%BD',
  '/a%0Ab',
  '/%252e%252e/profile',
])('%s has no meaning', (asked) => {
  expect(canonicalPath(asked)).toBeNull();
});
