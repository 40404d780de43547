import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sessions } from '#src/features/patient/sessions/data/sessions.table.ts';
import { vouchers } from '#src/features/shop/orders/data/orders.table.ts';
import { membershipTerms } from '#src/features/membership/memberships/data/memberships.table.ts';
import { shownMemberNumber } from '#src/features/membership/memberships/memberships.rules.ts';
import { nobodySignedIn, browserFor } from '#src/features/patient/profile/patient-browser.fixture.ts';
import { joinPath, openProgramme, type Programme } from './programme.fixture.ts';

let site: Programme;
beforeAll(async () => {
  site = await openProgramme();
});
afterAll(() => site.close());

const formOf = (personId: string, change: Record<string, string> = {}) => ({
  intent: 'review',
  plan: 'cares',
  persons: personId,
  phone: '',
  agreed: 'yes',
  key: crypto.randomUUID(),
  ...change,
});
const termsOf = (reference: string) =>
  site.app.db.select().from(membershipTerms).where(eq(membershipTerms.reference, reference));

describe('the free plan', () => {
  test('is in force at once: a card with number and QR code, a reference on the page and by mail', async () => {
    const who = await site.patient();
    expect((await who.open('/profile/member')).html).toContain('Nobody in your account is a member yet');
    const sent = await who.send(joinPath, formOf(who.personId));
    expect(sent.location).toMatch(/^\/profile\/member\?joined=C[0-9A-Z]{9}$/);
    const { html } = await who.open(sent.location);
    const { number } = (await site.membershipOf(who))!;
    for (const words of [
      'Your reference number is C',
      'No expiry date',
      'data:image/png;base64,',
      shownMemberNumber(number),
    ])
      expect(html).toContain(words);
    const [mail] = await site.outbox(who.email);
    expect(mail!.text).toContain(sent.location.slice(-10));
    expect(mail!.text).toContain(shownMemberNumber(number));
  });

  test('sent twice, and twice at once, makes one membership and one mail', async () => {
    const who = await site.patient();
    const form = formOf(who.personId);
    const answers = await Promise.all([1, 2, 3].map(() => who.send(joinPath, form)));
    expect(new Set(answers.map(({ location }) => location)).size).toBe(1);
    const later = await Promise.all([1, 2].map(() => who.join('cares')));
    expect(later.map(({ status, body }) => [status, body.errors?.person_ids?.[0]])).toEqual(
      Array.from({ length: 2 }, () => [409, expect.stringContaining('already a member')]),
    );
    expect(await termsOf(answers[0]!.location.slice(-10))).toHaveLength(1);
    expect(await site.outbox(who.email)).toHaveLength(1);
  });

  test('is joined for a dependant too, each with a card of one’s own', async () => {
    const who = await site.patient();
    const son = await site.dependant(who);
    const { status, body } = await who.join('cares', { person_ids: [who.personId, son] });
    expect([status, body.data.state, body.data.members.length]).toEqual([200, 'in_force', 2]);
    expect(new Set(body.data.members.map(({ number }: { number: string }) => number)).size).toBe(2);
    expect((await who.open('/profile/member')).html).toContain('Adam bin Yusof');
  });
});

describe('a paid plan', () => {
  test('shows the whole price with tax before it counts, waits for its payment, and starts with it', async () => {
    const who = await site.patient({ nationality: 'ID' });
    const reviewed = await who.send(joinPath, formOf(who.personId, { plan: 'platinum_one', phone: '012-345 6789' }));
    for (const words of ['RM240.00', 'RM14.40', 'RM254.40', 'Sold by']) expect(reviewed.html).toContain(words);
    const placed = await who.send(
      joinPath,
      formOf(who.personId, { plan: 'platinum_one', phone: '012-345 6789', intent: 'join', agreedTotalSen: '25440' }),
    );
    expect(placed.location).toContain('/checkout/pay?order=');
    expect(await site.membershipOf(who)).toMatchObject({ in_force: false, tier: null });
    expect((await who.open('/profile/member')).html).toContain('It starts as soon as');
    const again = await who.join('platinum_one');
    await site.pay(again.body.data.payment_link);
    expect(await site.membershipOf(who)).toMatchObject({
      in_force: true,
      tier: 'platinum_plus',
      ends_on: '2027-11-22',
      renewable_from: '2027-09-23',
    });
    await site.issueDocuments();
    expect(await site.app.db.select().from(vouchers).where(eq(vouchers.orderId, again.body.data.orderID))).toEqual([]);
    const mails = (await site.outbox(who.email)).map(({ subject }) => subject);
    expect(mails.filter((subject) => subject.includes('membership'))).toHaveLength(1);
    expect((await who.open(`/my-purchases/${again.body.data.orderID}`)).html).toContain('See the member’s card');
  });

  test('whose total changed since it was shown is shown again before it counts', async () => {
    const who = await site.patient();
    const changed = await who.send(
      joinPath,
      formOf(who.personId, { plan: 'platinum_one', phone: '012-345 6789', intent: 'join', agreedTotalSen: '100' }),
    );
    expect([changed.status, changed.html.includes('The price has changed'), changed.html.includes('RM240.00')]).toEqual(
      [409, true, true],
    );
    expect(await site.membershipOf(who)).toBeNull();
  });

  test('asked for twice at once makes one order; another plan meanwhile is told to wait', async () => {
    const who = await site.patient();
    const answers = await Promise.all([1, 2, 3].map(() => who.join('platinum_one')));
    expect(new Set(answers.map(({ body }) => body.data.orderID)).size).toBe(1);
    const family = await who.join('platinum_family');
    expect([family.status, family.body.message]).toEqual([409, expect.stringContaining('paid yet')]);
    await site.pay(answers[0]!.body.data.payment_link);
    await site.pay(answers[1]!.body.data.payment_link);
    expect((await termsOf(answers[0]!.body.data.reference)).filter(({ months }) => months !== null)).toMatchObject([
      { state: 'running', startsOn: '2026-11-23', endsOn: '2027-11-22' },
    ]);
  });

  test('for a family shares its price; each person pays the tax of one’s own part', async () => {
    const who = await site.patient();
    const [wife, son] = [
      await site.dependant(who, {
        relationship: 'spouse',
        name: 'Siti',
        dateOfBirth: '1987-01-01',
        nationality: 'ID',
        accessUntil: '2027-06-01',
      }),
      await site.dependant(who),
    ];
    const { orderID, amount } = await site.buy(who, 'platinum_family', { person_ids: [who.personId, wife, son] });
    expect(amount).toBe('428.40');
    for (const personId of [who.personId, wife, son])
      expect(await site.membershipOf(who, personId)).toMatchObject({ tier: 'platinum_plus', ends_on: '2027-11-22' });
    const order = await who.call('GET', `order/${orderID}`);
    expect(
      order.body.data.items
        .map(({ kind, service_tax: tax, total }: Record<string, string>) => [kind, tax, total])
        .toSorted(),
    ).toEqual([
      ['membership', '0.00', '140.00'],
      ['membership', '0.00', '140.00'],
      ['membership', '8.40', '148.40'],
    ]);
  });

  test('that nobody pays starts nothing, and can be asked for again', async () => {
    const who = await site.patient();
    const { body } = await who.join('platinum_one');
    await who.send(`/my-purchases/${body.data.orderID}`, { intent: 'cancel' });
    expect(await site.membershipOf(who)).toBeNull();
    const next = await who.join('platinum_one');
    expect(next.body.data.orderID).not.toBe(body.data.orderID);
  });
});

describe('the form', () => {
  test.each([
    ['no plan', { plan: '' }, 'Choose a plan'],
    ['a plan that is none', { plan: 'gold' }, 'Choose a plan'],
    ['nobody', { persons: '' }, 's joining'],
    ['no agreement', { agreed: '' }, 'Agree to the terms'],
    [
      'a paid plan without a phone that can be rung',
      { plan: 'platinum_one', intent: 'join', phone: '12', agreedTotalSen: '24000' },
      'phone number',
    ],
  ])('with %s is refused beside its field, and what was chosen is still there', async (_what, change, words) => {
    const who = await site.patient();
    const refused = await who.send(joinPath, formOf(who.personId, change));
    expect([refused.status, refused.html.includes(words)]).toEqual([422, true]);
    if (!('persons' in change))
      expect(refused.html).toMatch(
        new RegExp(`checked="" (?:id="[^"]+" )?[^>]*value="${who.personId}"|value="${who.personId}"[^>]*checked`),
      );
    expect(await site.membershipOf(who)).toBeNull();
  });

  test('refuses people whom the plan is not for', async () => {
    const who = await site.patient();
    const others = await Promise.all(
      [1, 2].map(() =>
        site.dependant(who, {
          relationship: 'sibling',
          name: 'Kakak',
          dateOfBirth: '1990-01-01',
          accessUntil: '2027-06-01',
        }),
      ),
    );
    expect(
      (await who.join('platinum_one', { person_ids: [who.personId, others[0]!] })).body.errors.person_ids[0],
    ).toContain('cover that many adults');
    expect(
      (await who.join('platinum_family', { person_ids: [who.personId, ...others] })).body.errors.person_ids[0],
    ).toContain('cover that many adults');
    const stranger = await site.patient({ nationality: null });
    expect((await stranger.join('platinum_one')).body.errors.person_ids[0]).toContain('nationality');
    expect((await stranger.join('cares')).status).toBe(200);
    const child = await site.patient({ dateOfBirth: '2012-05-05' });
    expect((await child.join('cares')).body.errors.person_ids[0]).toContain('parent or guardian');
    expect((await who.join('cares', { terms_version: '2020-01-01' })).body.errors.terms_version[0]).toContain(
      'Agree to the terms',
    );
  });
});

describe('the wrong person', () => {
  test('a guest is sent to sign in and comes back; a call without a patient is refused', async () => {
    const guest = browserFor(site, nobodySignedIn);
    for (const path of [joinPath, '/profile/member'])
      expect((await guest.open(path)).location).toBe(`/login?next=${encodeURIComponent(path)}`);
    expect(
      (
        await guest.call('POST', 'cares/form', {
          plan: 'cares',
          person_ids: [crypto.randomUUID()],
          terms_version: '2026-11-01',
        })
      ).status,
    ).toBe(401);
  });

  test('another account’s person cannot be made a member, nor seen', async () => {
    const [who, other] = [await site.patient(), await site.patient()];
    expect((await who.join('cares', { person_ids: [other.personId] })).status).toBe(404);
    expect((await who.send(joinPath, formOf(other.personId))).status).toBe(404);
    await other.join('cares');
    expect((await who.open('/profile/member')).html).not.toContain(
      shownMemberNumber((await site.membershipOf(other))!.number),
    );
    expect((await who.send('/profile/member', { person: other.personId })).status).toBe(404);
    expect((await site.membershipOf(other))!.in_force).toBe(true);
  });

  test('a session that ended, or was signed out elsewhere, joins nothing', async () => {
    const [late, gone] = [await site.patient(), await site.patient()];
    await site.app.db.delete(sessions).where(eq(sessions.id, gone.sessionId));
    expect((await gone.send(joinPath, formOf(gone.personId))).location).toContain('/login');
    site.clock.advance(13 * 3_600_000);
    expect((await late.send(joinPath, formOf(late.personId))).location).toContain('/login');
    expect((await late.join('cares')).status).toBe(401);
  });

  test('a form without the page’s own token is refused', async () => {
    const who = await site.patient();
    expect((await browserFor(site, { ...who, csrfToken: 'x' }).send(joinPath, formOf(who.personId))).status).toBe(403);
  });
});
