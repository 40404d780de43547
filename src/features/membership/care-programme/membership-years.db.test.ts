import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { remindMembers } from '#src/features/membership/memberships/memberships.server.ts';
import { orderPayments } from '#src/features/shop/order-settlement/order-settlement.server.ts';
import { sendRefunds } from '#src/features/shop/payments/payments.server.ts';
import { signedInStaff } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { openConsole, sendForm } from '#src/features/console/frame/console.fixture.ts';
import { addDays } from '#src/shared/dates.ts';
import { dayMs, openProgramme, type Programme } from './programme.fixture.ts';

let site: Programme;
beforeAll(async () => {
  site = await openProgramme();
});
afterAll(() => site.close());

/** The same person some days after the start. */
async function after(days: number, who: Awaited<ReturnType<Programme['patient']>>) {
  site.clock.advance(days * dayMs);
  return site.again(who);
}

describe('a paid year', () => {
  test('is renewed from sixty days before its end, twice at once as one, and no day is lost', async () => {
    const first = await site.patient();
    await site.buy(first);
    const { number, ends_on: end } = (await site.membershipOf(first))!;
    expect((await first.join('platinum_one')).status).toBe(409);
    expect((await first.open('/profile/member')).html).toContain('You can renew from');
    const later = await after(310, first);
    expect((await later.open('/profile/member')).html).toContain('>Renew<');
    const answers = await Promise.all([1, 2].map(() => later.join('platinum_one')));
    expect(new Set(answers.map(({ body }) => body.data.orderID)).size).toBe(1);
    await Promise.all(answers.map(({ body }) => site.pay(body.data.payment_link)));
    const renewed = (await site.membershipOf(later))!;
    expect([renewed.number, renewed.ends_on! > addDays(end!, 364), renewed.ends_on! <= addDays(end!, 366)]).toEqual([
      number,
      true,
      true,
    ]);
    expect((await later.join('platinum_one')).status).toBe(409);
    expect((await later.open('/profile/member')).html).toContain('History of this membership');
  });

  test('that nobody renews ends after its last day; the free level goes on with the same number', async () => {
    const first = await site.patient();
    await site.buy(first);
    const before = (await site.membershipOf(first))!;
    const lastDay = await after(364, first);
    expect(await site.membershipOf(lastDay)).toMatchObject({ tier: 'platinum_plus', in_force: true });
    const dayAfter = await after(2, first);
    expect(await site.membershipOf(dayAfter)).toMatchObject({
      tier: 'cares',
      in_force: true,
      ends_on: null,
      number: before.number,
    });
    expect((await dayAfter.open('/profile/member')).html).toContain('5% off');
  });

  test('is told of once, thirty days before its end, unless it is renewed', async () => {
    const [kept, renewed] = [await site.patient(), await site.patient()];
    await site.buy(kept);
    await site.buy(renewed);
    site.clock.advance(320 * dayMs);
    await remindMembers(site.app);
    await site.buy(await site.again(renewed));
    site.clock.advance(20 * dayMs);
    await remindMembers(site.app);
    await remindMembers(site.app);
    const remindersTo = async (email: string) =>
      (await site.outbox(email)).filter(({ subject }) => subject.includes('ends on')).length;
    expect([await remindersTo(kept.email), await remindersTo(renewed.email)]).toEqual([1, 0]);
  });

  test('ends with a refund of its whole price; the order and its credit note stay', async () => {
    const who = await site.patient();
    const { orderID } = await site.buy(who);
    const desk = await signedInStaff(site.app, [{ role: 'package_desk', hospitalId: null }]);
    const elsewhere = await signedInStaff(site.app, [{ role: 'package_desk', hospitalId: 3 }]);
    expect((await openConsole(site, `/staff/orders/${orderID}`, elsewhere)).status).toBe(404);
    await sendForm(site, `/staff/orders/${orderID}`, desk, {
      intent: 'reverse',
      reason: 'mistake',
      note: 'Changed their mind',
    });
    await sendRefunds(site.app, orderPayments);
    expect(await site.stateOf(orderID)).toBe('refunded');
    expect(await site.membershipOf(who)).toMatchObject({ tier: 'cares' });
    expect((await who.open('/profile/member')).html).toContain('ended early');
    expect((await who.join('platinum_one')).status).toBe(200);
  });

  test('starts by the gateway’s word alone: a payment that fails starts nothing', async () => {
    const who = await site.patient();
    const { body } = await who.join('platinum_one');
    await site.pay(body.data.payment_link, { outcome: 'failed' });
    expect(await site.membershipOf(who)).toMatchObject({ in_force: false });
    await site.pay((await who.join('platinum_one')).body.data.payment_link);
    expect(await site.membershipOf(who)).toMatchObject({ in_force: true });
  });
});

describe('leaving', () => {
  test('is asked once more, ends the card at once, and the number stays for coming back', async () => {
    const who = await site.patient();
    await who.join('cares');
    const { number } = (await site.membershipOf(who))!;
    expect((await who.open(`/profile/member?leave=${who.personId}`)).html).toContain('Yes, leave now');
    expect((await who.send('/profile/member', { person: who.personId })).location).toBe('/profile/member?left=yes');
    expect((await who.send('/profile/member', { person: who.personId })).location).toBe('/profile/member?left=yes');
    expect((await who.open('/profile/member')).html).toMatch(/This card isn(?:'|&#x27;)t valid today/);
    await who.join('cares');
    expect(await site.membershipOf(who)).toMatchObject({ number, in_force: true });
  });

  test('with the account takes every membership along; the export names them before', async () => {
    const who = await site.patient();
    await who.join('cares');
    const { html } = await who.send('/setting/export', {});
    const { number } = (await site.membershipOf(who))!;
    expect(JSON.parse(html).memberships).toMatchObject([{ number, terms: [{ plan: 'cares', state: 'running' }] }]);
    const handler = site.app.dataSubjectHandlers.find(({ name }) => name === 'memberships')!;
    await site.app.db.transaction((tx) => handler.erase(site.app, tx, who.accountId));
    expect(await site.membershipOf(who)).toBeNull();
  });
});

describe('the desk', () => {
  test('looks a card up by its number or its QR code, sees whether it holds, and every access is recorded', async () => {
    const who = await site.patient();
    await site.buy(who);
    const { number } = (await site.membershipOf(who))!;
    const desk = await signedInStaff(site.app, [{ role: 'front_desk', hospitalId: 3 }]);
    const seen = async (code: string, by = desk) => {
      const response = await openConsole(site, `/staff/members?code=${encodeURIComponent(code)}`, by);
      return {
        status: response.status,
        html: (await response.text()).replaceAll('<!-- -->', ''),
        policy: response.headers.get('permissions-policy'),
      };
    };
    for (const code of [number, `MEMBER:${number}`, number.replace(/(\d{4})/g, '$1 ')])
      expect((await seen(code)).html).toContain('>Valid<');
    expect((await seen(number)).policy).toContain('camera=(self)');
    const wrong = number.slice(0, 11) + ((Number(number[11]) + 1) % 10);
    for (const code of [wrong, 'hello', '000000000000'])
      expect((await seen(code)).html).toContain('find a member with this number');
    const { html } = await who.open('/setting/access');
    expect(html).toContain('membership');
    await who.send('/profile/member', { person: who.personId });
    expect((await seen(number)).html).toContain('>Not valid<');
    const editor = await signedInStaff(site.app, [{ role: 'editor', hospitalId: null }]);
    expect((await seen(number, editor)).status).toBe(403);
    expect((await openConsole(site, '/staff/members')).headers.get('location')).toContain('/staff/sign-in');
  });
});

describe('the calls of the programme', () => {
  test('tell its page, tiers, prices, questions and terms in the language asked for', async () => {
    const page = await site.api('GET', 'cares/page?lang=ms');
    expect(
      page.body.data.tiers.map(({ key, package_percent: percent }: Record<string, unknown>) => [key, percent]),
    ).toEqual([
      ['cares', 5],
      ['platinum_plus', 10],
    ]);
    expect(
      page.body.data.tiers[1].plans.map(({ price_sen: sen, months }: Record<string, unknown>) => [sen, months]),
    ).toEqual([
      [24_000, 12],
      [42_000, 12],
    ]);
    expect(page.body.data.page.title).toContain('keahlian kami');
    expect((await site.api('GET', 'cares/platinum')).body.data.tier.key).toBe('platinum_plus');
    expect((await site.api('GET', 'cares/terms')).body.data.version).toBe('2026-11-01');
    expect((await site.api('GET', 'cares/faq?lang=zh')).body.data.length).toBeGreaterThan(5);
    expect((await site.api('GET', 'cares/page?lang=xx')).status).toBe(422);
  });

  test('are described where developers read', async () => {
    const { paths } = (await (await site.request('/api/openapi.json')).json()) as { paths: Record<string, object> };
    const described = Object.keys(paths)
      .filter((path) => path.includes('cares/'))
      .map((path) => path.replace(/^.*cares/, 'cares'))
      .toSorted();
    expect(described).toEqual(['cares/faq', 'cares/form', 'cares/page', 'cares/platinum', 'cares/terms']);
  });
});
