import { afterAll, beforeAll, expect, test } from 'vitest';
import { openProgramme, type Programme } from '#src/features/membership/care-programme/programme.fixture.ts';

let site: Programme;
beforeAll(async () => {
  site = await openProgramme();
});
afterAll(() => site.close());

test('a dependant with a paid care card is not removed before it ends, and the patient is told until when', async () => {
  const who = await site.patient();
  const child = await site.dependant(who);
  await site.buy(who, 'platinum_one', { person_ids: [child] });
  const { ends_on } = (await site.membershipOf(who, child))!;
  expect((await who.open(`/profile/persons?remove=${child}`)).html).toMatch(/paid for until [^]*See the Cares card/);
  const byPage = await who.send('/profile/persons', { intent: 'remove', person: child });
  expect([byPage.status, byPage.html.includes('A Cares card of this person is paid for until')]).toEqual([409, true]);
  const both = await Promise.all([1, 2].map(() => who.call('POST', 'profile/member', { action: 'remove', id: child })));
  expect(both.map(({ status }) => status)).toEqual([409, 409]);
  expect(await site.membershipOf(who, child)).toMatchObject({ in_force: true, ends_on });
});

test('whose paid card was ended on purpose can be removed, and so can who has the free card alone', async () => {
  const who = await site.patient();
  const [paid, free] = [await site.dependant(who), await site.dependant(who, { name: 'Hana' })];
  await site.buy(who, 'platinum_one', { person_ids: [paid] });
  await who.join('cares', { person_ids: [free] });
  await who.send('/profile/member', { person: paid });
  for (const person of [paid, free])
    expect((await who.send('/profile/persons', { intent: 'remove', person })).location).toBe(
      '/profile/persons?done=removed',
    );
});
