import { eq } from 'drizzle-orm';
import { accounts } from '#src/features/patient/accounts/data/accounts.table.ts';
import { persons } from '#src/features/patient/persons/data/persons.table.ts';
import { openShop, type Shop } from '#src/features/shop/orders/shop.fixture.ts';
import { signedInAgain, browserFor } from '#src/features/patient/profile/patient-browser.fixture.ts';
import { signedInPatient } from '#src/features/patient/sessions/signed-in.fixture.ts';

export const dayMs = 86_400_000;
export const joinPath = '/cares-membership/join';

/** A patient with browser, calls and mail address; `known` is an existing account that signs in again. */
async function patientOf(shop: Shop, change: Partial<typeof persons.$inferInsert> = {}, known?: string) {
  const signed = known ? await signedInAgain(shop.app, known) : await signedInPatient(shop.app);
  if (Object.keys(change).length > 0)
    await shop.app.db.update(persons).set(change).where(eq(persons.accountId, signed.accountId));
  const [self] = await shop.app.db
    .select()
    .from(persons)
    .where(eq(persons.accountId, signed.accountId))
    .orderBy(persons.createdAt);
  const [account] = await shop.app.db.select().from(accounts).where(eq(accounts.id, signed.accountId));
  const browser = browserFor(shop, signed);
  return {
    ...signed,
    ...browser,
    personId: self!.id,
    email: account!.email,
    /** Joins through the API, which shares its use case with the form. */
    join: (plan: string, sent: { person_ids?: string[]; phone?: string; terms_version?: string } = {}) =>
      browser.call('POST', 'cares/form', {
        plan,
        person_ids: [self!.id],
        phone: '012-345 6789',
        terms_version: '2026-11-01',
        ...sent,
      }),
  };
}
type Patient = Awaited<ReturnType<typeof patientOf>>;

/** The shop with people who join the programme on its public pages. */
export async function openProgramme() {
  const shop = await openShop();
  return {
    ...shop,
    patient: (change: Partial<typeof persons.$inferInsert> = {}) => patientOf(shop, change),
    /** The same person after some days. */
    again: ({ accountId }: Pick<Patient, 'accountId'>) => patientOf(shop, {}, accountId),
    /** Adds a dependant to the account. */
    async dependant(
      { accountId }: Pick<Patient, 'accountId'>,
      change: Partial<typeof persons.$inferInsert> = {},
    ): Promise<string> {
      const id = shop.app.random.uuid();
      await shop.app.db.insert(persons).values({
        id,
        accountId,
        relationship: 'child',
        name: 'Adam bin Yusof',
        dateOfBirth: '2018-02-03',
        gender: 'male',
        nationality: 'MY',
        ...change,
      });
      return id;
    },
    /** Joins a paid plan and pays it. */
    async buy(who: Patient, plan = 'platinum_one', sent: { person_ids?: string[] } = {}) {
      const { body } = await who.join(plan, sent);
      await shop.pay(body.data.payment_link);
      await shop.issueDocuments();
      return body.data as { reference: string; orderID: string; amount: string };
    },
    /** The person's membership in the profile call. */
    async membershipOf(who: Patient, personId = who.personId) {
      const { body } = await who.call('GET', 'profile/member');
      return body.data.find((person: { id: string }) => person.id === personId).membership as {
        number: string;
        tier: string | null;
        in_force: boolean;
        ends_on: string | null;
        renewable_from: string | null;
      } | null;
    },
  };
}
export type Programme = Awaited<ReturnType<typeof openProgramme>>;
