import { eq } from 'drizzle-orm';
import { cartLines } from '#src/features/shop/cart/data/cart.table.ts';
import { hospitals } from '#src/features/find-care/hospitals/data/hospitals.table.ts';
import {
  healthPackages,
  packageHospitals,
  packageTypes,
  promotions,
} from '#src/features/shop/packages/data/packages.table.ts';
import { guestOf } from '#src/platform/guest-token.server.ts';
import type { App, Config } from '#src/platform/app.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { issueOrderDocuments } from '#src/features/shop/order-documents/order-documents.server.ts';
import { orders } from './data/orders.table.ts';

export interface Guest {
  token: string;
  ownerKey: string;
  headers: Record<string, string>;
}

/** One package on sale at one hospital for RM350.00, ten a month; tests use its public pages and calls. */
export async function openShop(changes: Partial<Config> = {}) {
  const site = await openTestSite(changes);
  const wares = await stock(site.app);
  let buyers = 0;
  const newGuest = async (): Promise<Guest> => {
    const { body } = await site.api('POST', 'auth/token', { action: 'get_token' });
    const token: string = body.token;
    const guest = guestOf(site.app, token)!;
    return { token, ownerKey: `guest:${guest.tokenHash}`, headers: { authorization: `Bearer ${token}` } };
  };
  const orderBody = (change: object = {}) => {
    buyers += 1;
    return {
      buyer: { name: 'Aminah binti Yusof', email: `buyer${buyers}@example.test`, phone: '012-345 6789' },
      terms_version: '2026-11-01',
      items: [{ healthpackage_id: wares.packageId, hospital_id: wares.hospitalId, cart_quantity: 1 }],
      ...change,
    };
  };
  const order = async (change: object = {}, guest?: Guest) => {
    const who = guest ?? (await newGuest());
    const body = orderBody(change);
    const answer = await site.api('POST', 'order/add', body, who.headers);
    return {
      ...answer,
      guest: who,
      email: body.buyer.email,
      id: answer.body?.data?.orderID as string,
      link: answer.body?.data?.payment_link as string,
    };
  };
  return {
    ...site,
    ...wares,
    newGuest,
    orderBody,
    order,
    pay: (link: string, choice: Record<string, string> = {}) => pay(site, link, choice),
    /** The signed return of a payment, as the browser would post it. */
    come: (fields: Record<string, string>) => post(site, '/payment/return', fields),
    post: (path: string, fields: Record<string, string> | string) => post(site, path, fields),
    issueDocuments: () => issueOrderDocuments(site.app),
    deliver: () => site.request('/__sim/pay/deliver', { method: 'POST' }),
    stateOf: async (id: string) =>
      (await site.app.db.select({ state: orders.state }).from(orders).where(eq(orders.id, id)))[0]?.state,
    putInCart: async (guest: Guest, change: object = {}) => {
      const at = site.clock.now();
      await site.app.db.insert(cartLines).values({
        id: site.app.random.uuid(),
        ownerKey: guest.ownerKey,
        packageId: wares.packageId,
        hospitalId: wares.hospitalId,
        quantity: 1,
        isSelected: true,
        shownPriceSen: 35_000,
        createdAt: at,
        updatedAt: at,
        ...change,
      });
    },
  };
}
export type Shop = Awaited<ReturnType<typeof openShop>>;

/**
 * Chooses an outcome on the simulated hosted page and returns the fields that the browser brings back (none from a
 * closed tab).
 */
async function pay(site: TestSite, link: string, choice: Record<string, string>): Promise<Record<string, string>> {
  const url = new URL(link);
  const body = new URLSearchParams({
    ...Object.fromEntries(url.searchParams),
    channel: 'credit',
    outcome: 'success',
    ...choice,
  });
  const response = await site.request(`${url.pathname}outcome`, { method: 'POST', body });
  const html = await response.text();
  if (response.status !== 200) throw new Error(`The hosted page refused: ${html}`);
  return Object.fromEntries(
    [...html.matchAll(/type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(([, name, value]) => [name!, value!]),
  );
}

/** Sends a form from another origin, without cookies. */
function post(site: TestSite, path: string, fields: Record<string, string> | string): Promise<Response> {
  return site.request(path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { origin: 'https://pay.fiuu.com' },
  });
}

/** Puts the package and a promotion code on sale in a database. */
export async function stock(app: Pick<App, 'db' | 'clock'>) {
  const [hospital] = await app.db
    .select({ id: hospitals.id, name: hospitals.name })
    .from(hospitals)
    .orderBy(hospitals.id)
    .limit(1);
  await app.db
    .insert(packageTypes)
    .values({ slug: 'test-screening', name: { en: 'Screening' }, picture: 'heart', position: 99 });
  const [item] = await app.db
    .insert(healthPackages)
    .values({
      slug: 'heart-check-for-tests',
      typeSlug: 'test-screening',
      title: { en: 'Heart check for tests', ms: 'Pemeriksaan jantung' },
      summary: { en: 'A check' },
      about: { en: 'About' },
      suits: { en: 'Adults' },
      inclusions: [],
      preparation: [],
      minAge: 18,
      maxAge: null,
      gender: 'any',
      priceSen: 35_000,
      validityDays: 180,
      visitMinutes: 90,
      reviewedBy: 'Dr Tan Mei Ling, general medicine',
      reviewedOn: '2026-10-01',
      approvalNumber: 'KKLIU 1234/2026',
      approvalStartsOn: '2026-01-01',
      approvalExpiresOn: '2028-12-31',
      status: 'published',
      publishedAt: app.clock.now(),
    })
    .returning({ id: healthPackages.id });
  await app.db.insert(packageHospitals).values({ packageId: item!.id, hospitalId: hospital!.id, monthlyCapacity: 10 });
  await app.db.insert(promotions).values({
    code: 'TESTTEN',
    name: { en: 'Ten percent' },
    percentOff: 10,
    typeSlugs: [],
    startsAt: new Date('2026-01-01T00:00:00Z'),
    endsAt: new Date('2029-01-01T00:00:00Z'),
    globalLimit: 3,
    personalLimit: 1,
    approvalNumber: 'KKLIU 5678/2026',
    approvalStartsOn: '2026-01-01',
    approvalExpiresOn: '2028-12-31',
    isPublished: true,
  });
  return { packageId: item!.id, hospitalId: hospital!.id, hospitalName: hospital!.name };
}
