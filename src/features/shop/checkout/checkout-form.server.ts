/** The checkout's form: details, then a review with the total and its tax, then the order. It works without scripts. */
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import type { CartLine } from '#src/features/shop/cart/cart.schema.ts';
import type { SingleWanted } from '#src/features/shop/cart/cart.server.ts';
import { listChoosablePersons } from '#src/features/patient/persons/persons.server.ts';
import type { PricedOrder } from '#src/features/shop/packages/packages.schema.ts';
import { resultToken } from '#src/features/shop/payments/payments.server.ts';
import { readSetting } from '#src/features/site/settings/settings.server.ts';
import { localPath } from '#src/shared/addresses.ts';
import { isFailure, wordsOf, type Failure } from '#src/shared/failure.ts';
import type { Language } from '#src/shared/languages.ts';
import { placeOrderSchema, type PlaceOrderInput } from '#src/features/shop/orders/orders.schema.ts';
import { m } from '#src/paraglide/messages.js';
import { basketOf, nearestOf } from './basket.server.ts';
import { findPlaced, placeOrder, quoteOrder } from './place-order.server.ts';
import { type CheckoutPerson, type Typed, inputFrom, wordsFor, typedIn, knownOf } from './checkout-input.server.ts';
import { eInvoiceNeeded, fieldTexts } from './checkout.errors.ts';

type Ports = Pick<App, 'db' | 'clock' | 'random' | 'secrets' | 'config'>;

/** A line in the checkout. */
export interface CheckoutLine {
  id: string;
  title: CartLine['title'];
  hospitalName: string;
  quantity: number;
  totalSen: number;
  /** The price without membership, where a member's price is shown. */
  normalTotalSen: number | null;
}

export interface CheckoutData {
  lines: CheckoutLine[];
  /** At today's prices, before the persons are known. */
  subtotalSen: number;
  taxPercent: number;
  termsVersion: string;
  eInvoiceAboveSen: number;
  /** Persons that a line can be for without typing a name. */
  persons: CheckoutPerson[];
  /** Initial values of the form. */
  known: Typed;
  /** The package that is bought alone, with its hospitals where the buyer still has to choose one. */
  single?: { path: string; hospitals: { id: number; name: string }[] };
}

export type CheckoutOutcome =
  | { redirectTo: string }
  | { show: 'details'; typed: Typed; fields: Record<string, string>; message: string; status: number }
  | {
      show: 'review';
      typed: Typed;
      priced: PricedOrder;
      /** The person of each line. */
      names: string[];
      message: string;
      status: number;
      key: string;
    };

/**
 * The lines to buy (of the cart, or the one package of the address), and the known data of the buyer. Null when there
 * is nothing to buy. `townSlug`: the visitor's town, for the hospital that is proposed.
 */
export async function loadCheckout(
  app: Ports & Pick<App, 'cache'>,
  actor: Actor,
  { buyNow, townSlug }: { buyNow: SingleWanted | undefined; townSlug: string | undefined },
): Promise<CheckoutData | null> {
  const [{ lines, priced, single }, sale, persons] = await Promise.all([
    basketOf(app, actor, { buyNow }),
    readSetting(app, 'sale'),
    personsOf(app, actor),
  ]);
  if (!priced || lines.length === 0) return null;
  const toPlace = single && !single.isPlaced ? single.hospitals : [];
  const nearest = await nearestOf(app, toPlace, toPlace.length > 0 ? townSlug : undefined);
  return {
    lines: lines.map(({ id, title, offer, quantity }) => ({
      id,
      title,
      quantity,
      hospitalName: toPlace.length > 0 ? '' : offer.hospitalName,
      totalSen: offer.totalSen,
      normalTotalSen: offer.unitPriceSen < offer.normalPriceSen ? quantity * offer.normalPriceSen : null,
    })),
    subtotalSen: priced.subtotalSen,
    taxPercent: priced.taxPercent,
    termsVersion: sale.termsVersion,
    eInvoiceAboveSen: sale.eInvoiceAboveSen,
    persons,
    known: {
      ...(await knownOf(app, actor, { lines, persons })),
      ...(nearest === undefined ? {} : { hospital_id: String(nearest) }),
    },
    ...(single ? { single: { path: `/health-package/${single.slug}`, hospitals: toPlace } } : {}),
  };
}

/** Handles one POST of the checkout by its `intent`: review, edit, place. Null when there is nothing to buy. */
export async function answerCheckout(
  app: Ports,
  actor: Actor,
  { form, language, buyNow }: { form: FormData; language: Language; buyNow: SingleWanted | undefined },
): Promise<CheckoutOutcome | null> {
  const typed = typedIn(form);
  const intent = typed['intent'];
  const { lines, single } = await basketOf(app, actor, { buyNow, typedHospital: typed['hospital_id'] });
  if (lines.length === 0) {
    // The same form was sent twice: the first one emptied the cart, and its key leads to its order.
    return intent === 'place' ? placedBefore(app, actor, typed) : null;
  }
  if (intent === 'edit') return details(typed, {}, { message: '', status: 200 });
  const [sale, persons] = await Promise.all([readSetting(app, 'sale'), personsOf(app, actor)]);
  const parsed = placeOrderSchema.safeParse({
    ...inputFrom(typed, lines, persons),
    language,
    // Paying means agreement to the terms, in the version shown beside the button.
    termsVersion: intent === 'place' ? typed['termsVersion'] : sale.termsVersion,
  });
  const toPlace: Record<string, string> =
    single?.isPlaced === false ? { hospital_id: m.cart_hospital_choose({}, { locale: language }) } : {};
  if (!parsed.success || single?.isPlaced === false)
    return details(
      typed,
      { ...wordsFor(parsed.error?.issues ?? [], lines, language), ...toPlace },
      { message: '', status: 422 },
    );
  try {
    return await (intent === 'place'
      ? place(app, actor, { typed, input: parsed.data, language })
      : review(app, actor, { typed, input: parsed.data, eInvoiceAboveSen: sale.eInvoiceAboveSen }));
  } catch (error) {
    if (!isFailure(error)) throw error;
    return explain(error, typed, language);
  }
}

async function review(
  app: Ports,
  actor: Actor,
  {
    typed,
    input,
    eInvoiceAboveSen,
    message = '',
    status = 200,
  }: {
    typed: Typed;
    input: PlaceOrderInput;
    eInvoiceAboveSen: number;
    message?: string;
    status?: number;
  },
): Promise<CheckoutOutcome> {
  const priced = await quoteOrder(app, actor, input);
  if (priced.totalSen > eInvoiceAboveSen && !input.eInvoice) throw eInvoiceNeeded();
  const names = input.lines.map(({ personName }) => personName);
  return { show: 'review', typed, priced, names, message, status, key: app.random.token() };
}

async function place(
  app: Ports,
  actor: Actor,
  { typed, input, language }: { typed: Typed; input: PlaceOrderInput; language: Language },
): Promise<CheckoutOutcome> {
  const agreed = Number(typed['agreedTotalSen']);
  try {
    const order = await placeOrder(app, actor, {
      input: { ...input, agreedTotalSen: Number.isSafeInteger(agreed) ? agreed : 0 },
      idempotencyKey: typed['key'] || undefined,
    });
    return { redirectTo: payPath(app, order.orderId, language) };
  } catch (error) {
    if (!isFailure(error, 'total_changed')) throw error;
    // The buyer reviews the new price before it counts.
    return review(app, actor, {
      typed,
      input,
      eInvoiceAboveSen: Number.MAX_SAFE_INTEGER,
      message: error.details.text({}, { locale: language }),
      status: 409,
    });
  }
}

/** The order that was made with this form's key. */
async function placedBefore(app: Ports, actor: Actor, typed: Typed): Promise<CheckoutOutcome | null> {
  const placed = typed['key'] ? await findPlaced(app, actor, typed['key']) : undefined;
  return placed ? { redirectTo: payPath(app, placed.orderId, placed.language) } : null;
}

function payPath(app: Ports, orderId: string, language: Language): string {
  return `${localPath('/checkout/pay', language)}?order=${encodeURIComponent(resultToken(app, orderId))}`;
}

function explain(failure: Failure, typed: Typed, language: Language): CheckoutOutcome {
  const { message, fields } = wordsOf(failure, language);
  const shown = Object.entries(fields).filter(([name]) => name in fieldTexts || name === 'promotion_code');
  return details(
    failure.details.code === 'order_invalid' && 'eInvoice.tin' in fields ? { ...typed, wantsEInvoice: 'yes' } : typed,
    Object.fromEntries(shown),
    { message, status: failure.details.status },
  );
}

function details(
  typed: Typed,
  fields: Record<string, string>,
  { message, status }: { message: string; status: number },
): CheckoutOutcome {
  return { show: 'details', typed, fields, message, status };
}

/** The patient and the dependants; for a guest the buyer alone, by the typed name. */
async function personsOf(app: Ports, actor: Actor): Promise<CheckoutPerson[]> {
  if (actor.kind !== 'patient') return [{ value: 'me', name: null, personId: null, isCitizen: null }];
  return (await listChoosablePersons(app, actor)).map(({ id, name, nationality }) => ({
    value: `${nationality === null ? 'person' : 'known'}:${id}`,
    name,
    personId: id,
    isCitizen: nationality === null ? null : nationality === 'MY',
  }));
}
