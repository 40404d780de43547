import { and, asc, eq } from 'drizzle-orm';
import { accounts } from '#src/features/patient/accounts/data/accounts.table.ts';
import { sampleAccounts } from '#src/features/patient/accounts/data/sample-accounts.seed.ts';
import { hospitals } from '#src/features/find-care/hospitals/data/hospitals.table.ts';
import { healthPackages, packageHospitals, packageTypes } from '#src/features/shop/packages/data/packages.table.ts';
import { paymentRequests, payments } from '#src/features/shop/payments/data/payments.table.ts';
import type { Secrets } from '#src/platform/app.ts';
import type { Transaction } from '#src/platform/db/transaction.ts';
import { addDays, malaysianDay } from '#src/shared/dates.ts';
import { numberSeries, orderDocuments, orderHistory, orderLines, orders, vouchers } from './orders.table.ts';

const dayMs = 86_400_000;
const hourMs = 3_600_000;

/**
 * Purchases of patient@example.test: one long ago and used, a recent one that is not used yet, and one that was never
 * paid.
 */
const purchases = [
  { number: 1, daysAgo: 62, state: 'paid' as const, isUsed: true },
  { number: 2, daysAgo: 6, state: 'paid' as const, isUsed: false },
  { number: 3, daysAgo: 3, state: 'expired' as const, isUsed: false },
];

/** Purchases of the sample patient, with payments, receipts and vouchers as the shop makes them. */
export async function seedSamplePurchases(tx: Transaction, secrets: Pick<Secrets, 'seal' | 'hash'>): Promise<void> {
  const [account] = await tx
    .select({ name: accounts.name, email: accounts.email })
    .from(accounts)
    .where(eq(accounts.id, sampleAccounts.patient));
  const wares = await tx
    .select({
      item: healthPackages,
      typeName: packageTypes.name,
      hospitalId: hospitals.id,
      hospitalName: hospitals.name,
    })
    .from(healthPackages)
    .innerJoin(packageTypes, eq(packageTypes.slug, healthPackages.typeSlug))
    .innerJoin(packageHospitals, eq(packageHospitals.packageId, healthPackages.id))
    .innerJoin(hospitals, eq(hospitals.id, packageHospitals.hospitalId))
    .where(and(eq(healthPackages.status, 'published'), eq(healthPackages.gender, 'any')))
    .orderBy(asc(healthPackages.id), asc(hospitals.id))
    .limit(60);
  const now = new Date();
  const years = new Map<string, number>();
  for (const purchase of purchases) {
    const ware = wares[(purchase.number * 17) % wares.length]!;
    const placedAt = new Date(now.getTime() - purchase.daysAgo * dayMs);
    await seedPurchase(tx, secrets, { ...purchase, ware, placedAt, account: account!, years });
  }
  for (const [year, last] of years) await tx.insert(numberSeries).values({ kind: 'receipt', year, last });
}

interface Purchase {
  number: number;
  state: 'paid' | 'expired';
  isUsed: boolean;
  ware: {
    item: typeof healthPackages.$inferSelect;
    typeName: { en: string };
    hospitalId: number;
    hospitalName: string;
  };
  placedAt: Date;
  account: { name: string; email: string };
  /** The last receipt number of each year. */
  years: Map<string, number>;
}

async function seedPurchase(
  tx: Transaction,
  secrets: Pick<Secrets, 'seal' | 'hash'>,
  { number, state, isUsed, ware, placedAt, account, years }: Purchase,
): Promise<void> {
  const { item } = ware;
  const id = `MSAMPLE00${number}`;
  const uuid = (kind: string) => `0b6f2c1e-7d1a-4c52-9f6e-2a51c7d${kind}00${number}`;
  const paidAt = state === 'paid' ? new Date(placedAt.getTime() + 4 * 60_000) : null;
  const expiresAt = new Date(placedAt.getTime() + hourMs);
  const ownerKey = `patient:${sampleAccounts.patient}`;
  const contact = { name: account.name, email: account.email, phone: '+60123456789' };
  await tx.insert(orders).values({
    id,
    ownerKey,
    state,
    language: 'en',
    buyer: secrets.seal(JSON.stringify(contact), ['orders', 'buyer', id]),
    emailHash: secrets.hash(`email:${account.email}`),
    subtotalSen: item.priceSen,
    discountSen: 0,
    taxPercent: 6,
    serviceTaxSen: 0,
    totalSen: item.priceSen,
    termsVersion: '2026-11-01',
    placedAt,
    expiresAt,
    paidAt,
    paperworkAt: paidAt,
  });
  await tx.insert(orderLines).values({
    id: uuid('a1'),
    orderId: id,
    position: 1,
    packageId: item.id,
    slug: item.slug,
    title: item.title,
    typeName: ware.typeName,
    hospitalId: ware.hospitalId,
    hospitalName: ware.hospitalName,
    quantity: 1,
    unitPriceSen: item.priceSen,
    totalSen: item.priceSen,
    discountSen: 0,
    serviceTaxSen: 0,
    payableSen: item.priceSen,
    validityDays: item.validityDays,
    approvalNumber: item.approvalNumber ?? '',
    personName: secrets.seal(account.name, ['order_lines', 'person_name', uuid('a1')]),
    personIsCitizen: true,
  });
  await tx.insert(orderHistory).values([
    { orderId: id, at: placedAt, fromState: null, toState: 'pending', by: 'buyer' },
    { orderId: id, at: paidAt ?? expiresAt, fromState: 'pending', toState: state, by: paidAt ? 'gateway' : 'system' },
  ]);
  await tx.insert(paymentRequests).values({
    orderId: id,
    ownerKey,
    amountSen: item.priceSen,
    currency: 'MYR',
    description: `Order ${id}`,
    contact: secrets.seal(JSON.stringify(contact), ['payment_requests', 'contact', id]),
    language: 'en',
    createdAt: placedAt,
    expiresAt,
    settledPaymentId: paidAt ? uuid('b1') : null,
  });
  if (!paidAt) return;
  await tx.insert(payments).values({
    id: uuid('b1'),
    orderId: id,
    transactionId: `9000000${number}`,
    state: 'paid',
    amountSen: item.priceSen,
    currency: 'MYR',
    channel: 'fpx',
    createdAt: placedAt,
    paidAt,
    updatedAt: paidAt,
  });
  const year = malaysianDay(paidAt).slice(0, 4);
  years.set(year, (years.get(year) ?? 0) + 1);
  await tx.insert(orderDocuments).values({
    id: uuid('c1'),
    kind: 'receipt',
    number: `R${year}-${String(years.get(year)).padStart(6, '0')}`,
    orderId: id,
    amountSen: item.priceSen,
    issuedAt: paidAt,
  });
  await tx.insert(vouchers).values({
    code: `VSAMPLE00${number}`,
    orderId: id,
    lineId: uuid('a1'),
    state: isUsed ? 'redeemed' : 'valid',
    validUntil: addDays(malaysianDay(paidAt), item.validityDays),
    ...(isUsed
      ? {
          redeemedAt: new Date(paidAt.getTime() + 20 * dayMs),
          redeemedBy: sampleAccounts.packages,
          redeemedHospitalId: ware.hospitalId,
        }
      : {}),
  });
}
