/** Every step of an offer is stored on its entry, where the front desk's list finds it. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { cancelAppointment } from '#src/features/appointments/my-appointments/my-appointments.server.ts';
import { insertClinic } from '#src/features/appointments/appointments/clinic.fixture.ts';
import { signedInPatient } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { openSaturdays, saturdays } from './waiting-list.fixture.ts';
import { closeEntriesOf, deleteEntriesOf } from './data/waiting-list.store.server.ts';
import { waitingListEntries, waitingListOffers } from './data/waiting-list.table.ts';
import { runWaitingList } from './waiting-list-offers.server.ts';
import { acceptOffer, declineOffer, leaveWaitingList } from './waiting-list-entries.server.ts';

let site: TestSite;
let list: Awaited<ReturnType<typeof openSaturdays>>;
beforeAll(async () => {
  site = await openTestSite();
  list = await openSaturdays(site, await insertClinic(site.app));
});
beforeEach(() => site.clock.set('2026-11-23T09:00:00+08:00'));
afterAll(() => site.close());

const own = (entry: { reference: string }) => ({ reference: entry.reference, key: '' });
const entryOf = async (id: string) =>
  (await site.app.db.select().from(waitingListEntries).where(eq(waitingListEntries.id, id)))[0];
const lastOffer = async ({ id }: { id: string }) => (await entryOf(id))!.lastOffer;

/** Somebody waits for a day and is offered its time. */
async function offered(day: string, name: string) {
  const held = await list.fill(day);
  const patient = await signedInPatient(site.app);
  const entry = await list.join(day, name, { actor: patient.actor });
  expect(await lastOffer(entry)).toBe(null);
  await cancelAppointment(site.app, held.actor, { reference: held.reference });
  expect(await lastOffer(entry)).toBe('open');
  return entry;
}

test.each([
  ['accepted', saturdays[0], acceptOffer],
  ['declined', saturdays[1], declineOffer],
  ['withdrawn', saturdays[2], leaveWaitingList],
] as const)('%s by the patient', async (state, day, answer) => {
  const entry = await offered(day, `is ${state}`);
  await answer(site.app, entry.actor, own(entry));
  expect(await lastOffer(entry)).toBe(state);
});

test('expired, and open again with the next offer', async () => {
  const entry = await offered(saturdays[3], 'waits on');
  site.clock.advance(30 * 60_000);
  await runWaitingList(site.app);
  expect(await lastOffer(entry)).toBe('expired');
  const at = site.clock.now();
  const [former] = await site.app.db.select().from(waitingListOffers).where(eq(waitingListOffers.entryId, entry.id));
  await site.app.db.insert(waitingListOffers).values({
    ...former!,
    id: site.app.random.uuid(),
    state: 'open',
    createdAt: new Date(at.getTime() + 1_000),
  });
  expect(await lastOffer(entry)).toBe('open');
  // A former offer that is changed later does not take the place of the last one.
  await site.app.db.update(waitingListOffers).set({ state: 'declined' }).where(eq(waitingListOffers.id, former!.id));
  expect(await lastOffer(entry)).toBe('open');
});

test('withdrawn when the account is closed; an entry that is erased goes with its offers', async () => {
  const entry = await offered(saturdays[4], 'closes the account');
  const { holderHash } = (await entryOf(entry.id))!;
  await site.app.db.transaction((tx) => closeEntriesOf(tx, holderHash, site.clock.now()));
  expect(await lastOffer(entry)).toBe('withdrawn');
  await site.app.db.transaction((tx) => deleteEntriesOf(tx, holderHash));
  expect(await entryOf(entry.id)).toBe(undefined);
});
