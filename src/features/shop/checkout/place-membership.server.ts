/**
 * Orders of memberships: like any other order, one line for each person, with receipt, tax and refunds as in the
 * shop.
 */
import { type Patient, ownerOf } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import type { Transaction } from '#src/platform/db/transaction.ts';
import { parsePhoneNumber } from '#src/platform/sms/phone-number.server.ts';
import { serviceTaxPercent } from '#src/features/shop/packages/packages.server.ts';
import { owesServiceTax, percentOf, shareOut } from '#src/features/shop/packages/pricing.rules.ts';
import { readSetting } from '#src/features/site/settings/settings.server.ts';
import type { Language } from '#src/shared/languages.ts';
import type { LocalText } from '#src/shared/local-text.ts';
import { newOrderId, emailHashOf, recordOrder, type NewLine } from '#src/features/shop/orders/orders.server.ts';
import type { Buyer, PlacedOrder } from '#src/features/shop/orders/orders.schema.ts';
import { phoneInvalid, totalChanged } from './checkout.errors.ts';

type Ports = Pick<App, 'db' | 'clock' | 'random' | 'secrets' | 'config'>;

export interface MembershipSale {
  /** Key of the plan. */
  plan: string;
  title: LocalText;
  priceSen: number;
  persons: readonly { id: string; name: string; isCitizen: boolean }[];
}

export interface PricedMembership {
  lines: {
    personId: string;
    personName: string;
    personIsCitizen: boolean;
    totalSen: number;
    serviceTaxSen: number;
    payableSen: number;
  }[];
  subtotalSen: number;
  taxPercent: number;
  serviceTaxSen: number;
  totalSen: number;
}

/** The price of a plan for these people today: shared among them, with service tax on the shares of non-citizens. */
export async function priceMembership(
  source: Parameters<typeof serviceTaxPercent>[0],
  sale: MembershipSale,
): Promise<PricedMembership> {
  const taxPercent = await serviceTaxPercent(source);
  const shares = shareOut(
    sale.priceSen,
    sale.persons.map(() => 1),
  );
  const lines = sale.persons.map(({ id, name, isCitizen }, index) => {
    const totalSen = shares[index]!;
    const serviceTaxSen = owesServiceTax({ personIsCitizen: isCitizen }) ? percentOf(totalSen, taxPercent) : 0;
    return {
      personId: id,
      personName: name,
      personIsCitizen: isCitizen,
      totalSen,
      serviceTaxSen,
      payableSen: totalSen + serviceTaxSen,
    };
  });
  const serviceTaxSen = lines.reduce((sum, line) => sum + line.serviceTaxSen, 0);
  return { lines, subtotalSen: sale.priceSen, taxPercent, serviceTaxSen, totalSen: sale.priceSen + serviceTaxSen };
}

export interface MembershipBuyer {
  patient: Patient;
  buyer: Buyer;
  language: Language;
  /** The total that the buyer last saw: a different one is shown again before it counts. */
  agreedTotalSen?: number | undefined;
}

/**
 * Makes the order of a membership in the caller's transaction, which also stores what the payment will start. Throws
 * order_invalid (422) for an invalid phone number, total_changed (409) when the buyer saw another total.
 */
export async function placeMembershipOrder(
  app: Ports,
  tx: Transaction,
  { by, sale }: { by: MembershipBuyer; sale: MembershipSale },
): Promise<PlacedOrder> {
  const phone = parsePhoneNumber(by.buyer.phone);
  if (!phone) throw phoneInvalid();
  const priced = await priceMembership({ db: tx, clock: app.clock }, sale);
  if (by.agreedTotalSen !== undefined && by.agreedTotalSen !== priced.totalSen) throw totalChanged();
  const [brand, { termsVersion }] = [await readSetting({ db: tx }, 'brand'), await readSetting({ db: tx }, 'sale')];
  const now = app.clock.now();
  return recordOrder(app, tx, {
    newOrder: newOrderId(app, now),
    order: {
      buying: { ownerKey: ownerOf(by.patient)!, phone, emailHash: emailHashOf(app, by.buyer.email), now },
      buyer: by.buyer,
      language: by.language,
      termsVersion,
      sums: { ...priced, discountSen: 0 },
      promotionCode: null,
      lines: priced.lines.map((line) => lineOf(sale, line, brand.groupName)),
    },
  });
}

/** The line of a membership: it is valid in every hospital, so the line names the group, and it has no voucher. */
function lineOf(
  { plan, title }: MembershipSale,
  { personId, personName, personIsCitizen, totalSen, serviceTaxSen, payableSen }: PricedMembership['lines'][number],
  group: string,
): NewLine {
  return {
    kind: 'membership',
    packageId: null,
    hospitalId: null,
    hospitalName: group,
    slug: plan,
    title,
    typeName: title,
    quantity: 1,
    unitPriceSen: totalSen,
    normalPriceSen: null,
    totalSen,
    discountSen: 0,
    serviceTaxSen,
    payableSen,
    validityDays: 0,
    approvalNumber: '',
    personName,
    personId,
    personIsCitizen,
  };
}
