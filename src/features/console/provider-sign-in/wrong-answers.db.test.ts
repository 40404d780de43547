import type { JWTPayload } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { leadsTo, staffBrowser } from '#src/features/console/frame/staff-browser.fixture.ts';
import { openProviderSite, pathOf, reasonOf, throughProvider, type ProviderSite } from './provider-site.fixture.ts';

let group: ProviderSite;
let site: ProviderSite['site'];
let provider: ProviderSite['provider'];
beforeAll(async () => {
  group = await openProviderSite();
  ({ site, provider } = group);
});
beforeEach(() => group.reset());
afterAll(() => group.close());

describe('a wrong answer opens nothing:', () => {
  const now = () => Math.floor(Date.now() / 1000);
  test.each([
    ['a wrong nonce', (claims: object) => ({ ...claims, nonce: 'of another sign-in' })],
    ['no nonce', (claims: { nonce?: unknown }) => ({ ...claims, nonce: undefined })],
    ['another audience', (claims: object) => ({ ...claims, aud: 'another client' })],
    ['another issuer', (claims: object) => ({ ...claims, iss: 'https://login.evil.example' })],
    ['an end two minutes ago', (claims: object) => ({ ...claims, iat: now() - 600, exp: now() - 120 })],
    ['another person than the one asked about', (claims: object) => ({ ...claims, sub: 'somebody else' })],
  ])('%s', async (_, change) => {
    const { known } = group.person(['portal-admins']);
    provider.state.change = change as (claims: JWTPayload) => JWTPayload;
    const { browser, answer } = await group.signIn();
    expect(reasonOf(answer)).toBe('failed');
    expect(browser.cookies.has('staff_session')).toBe(false);
    expect(await group.rolesOf(known.email)).toEqual([]);
    expect((await browser.open(leadsTo(answer)!)).html).toContain('Please start again');
  });

  test('a clock that is half a minute off is no wrong answer', async () => {
    group.person(['portal-editors']);
    provider.state.change = (claims) => ({ ...claims, iat: now() - 600, exp: now() - 30 });
    expect(leadsTo((await group.signIn()).answer)).toBe('/staff');
  });

  test('a signature by a key that the provider does not publish', async () => {
    group.person(['portal-admins']);
    const { signing } = provider.state;
    provider.state.signing = { ...(await provider.makeKey('stranger')), kid: signing.kid };
    const { browser, answer } = await group.signIn();
    provider.state.signing = signing;
    expect(reasonOf(answer)).toBe('failed');
    expect(browser.cookies.has('staff_session')).toBe(false);
  });

  test('the same answer a second time', async () => {
    group.person(['portal-editors']);
    const { back } = await group.signIn();
    const again = staffBrowser(site);
    expect(reasonOf(await again.open(pathOf(back)))).toBe('failed');
    const { browser, address } = await group.begun();
    const returned = await throughProvider(address);
    expect(leadsTo(await browser.open(pathOf(returned)))).toBe('/staff');
    browser.cookies.delete('staff_session');
    expect(reasonOf(await browser.open(pathOf(returned)))).toBe('failed');
    expect(browser.cookies.has('staff_session')).toBe(false);
  });

  test('a used code with a new state', async () => {
    group.person(['portal-editors']);
    const { back } = await group.signIn();
    const { browser, address } = await group.begun();
    const returned = await throughProvider(address);
    returned.searchParams.set('code', back.searchParams.get('code')!);
    expect(reasonOf(await browser.open(pathOf(returned)))).toBe('failed');
    expect(browser.cookies.has('staff_session')).toBe(false);
  });

  test('an answer that another browser began', async () => {
    group.person(['portal-admins']);
    const { address } = await group.begun();
    const back = await throughProvider(address);
    const victim = staffBrowser(site);
    await victim.open('/staff/sign-in');
    expect(reasonOf(await victim.open(pathOf(back)))).toBe('failed');
    expect(victim.cookies.has('staff_session')).toBe(false);
  });

  test.each([
    ['names another issuer', 'https://login.evil.example'],
    ['names none, though the provider says that it always does', null],
  ])('an answer that %s', async (_, issuer) => {
    group.person(['portal-editors']);
    const { browser, address } = await group.begun();
    const back = await throughProvider(address);
    if (issuer) back.searchParams.set('iss', issuer);
    else back.searchParams.delete('iss');
    expect(reasonOf(await browser.open(pathOf(back)))).toBe('failed');
    expect(browser.cookies.has('staff_session')).toBe(false);
  });

  test('an answer after ten minutes', async () => {
    group.person(['portal-editors']);
    const { browser, address } = await group.begun();
    const back = await throughProvider(address);
    site.clock.advance(10 * 60_000);
    expect(reasonOf(await browser.open(pathOf(back)))).toBe('failed');
    expect(browser.cookies.has('staff_session')).toBe(false);
  });

  test('who turns back at the provider is not scolded', async () => {
    provider.signedIn.subject = '';
    const { answer } = await group.signIn();
    expect(leadsTo(answer)).toBe('/staff/sign-in?next=%2Fstaff');
  });
});

// The last one: the clock of the machine and the keys of the provider are others afterwards.
test('a key of the provider that is new is fetched when a token names it', async () => {
  group.person(['portal-editors']);
  expect(leadsTo((await group.signIn()).answer)).toBe('/staff');
  const key = await provider.makeKey('second');
  provider.state.keys = [key];
  provider.state.signing = key;
  // The library asks for keys once in a minute at most, by the clock of the machine.
  group.person(['portal-editors']);
  expect(reasonOf((await group.signIn()).answer)).toBe('failed');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
  expect(leadsTo((await group.signIn()).answer)).toBe('/staff');
  vi.useRealTimers();
});
