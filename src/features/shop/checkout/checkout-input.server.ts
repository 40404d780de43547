/** Reads what a buyer typed at the checkout as the input of an order, and fills the form with what is known before. */
import type { z } from 'zod';
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import type { CartLine, CartOffer } from '#src/features/shop/cart/cart.schema.ts';
import { singleLineId } from '#src/features/shop/cart/cart.server.ts';
import type { MessageText } from '#src/shared/failure.ts';
import type { Language } from '#src/shared/languages.ts';
import { findAccountContact } from '#src/features/shop/orders/orders.server.ts';
import { fieldTexts } from './checkout.errors.ts';

type Ports = Pick<App, 'db' | 'clock' | 'random' | 'secrets' | 'config'>;

type BuyableLine = CartLine & { offer: CartOffer };

/** A person with a known name: one of the account's, or the buyer. */
export interface CheckoutPerson {
  /** 'me', 'person:<id>', or 'known:<id>' where the account also says whether the person is a citizen. */
  value: string;
  /** Null for a guest, whose name is typed in the form above. */
  name: string | null;
  personId: string | null;
  isCitizen: boolean | null;
}

/** All typed values by field name; shown again at every step. */
export type Typed = Record<string, string>;

/**
 * The order's input from the typed values; package, hospital and quantity come from the cart, prices from the server.
 */
export function inputFrom(typed: Typed, lines: readonly BuyableLine[], persons: readonly CheckoutPerson[]) {
  const part = (prefix: string, names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, typed[`${prefix}.${name}`] ?? '']));
  return {
    buyer: part('buyer', ['name', 'email', 'phone']),
    promotionCode: typed['promotion_code'],
    ...(typed['wantsEInvoice'] === 'yes'
      ? { eInvoice: part('eInvoice', ['name', 'idKind', 'idNumber', 'tin', 'address']) }
      : {}),
    lines: lines.map((line) => ({
      packageId: line.packageId,
      hospitalId: line.hospitalId,
      quantity: line.quantity,
      ...(line.id === singleLineId ? {} : { cartLineId: line.id }),
      ...personIn(typed, line, persons),
    })),
  };
}

/** The person of a line: the chosen one, with the account's data; else the typed one. */
function personIn(typed: Typed, line: BuyableLine, persons: readonly CheckoutPerson[]) {
  const citizen = { yes: true, no: false } as const;
  const said = citizen[typed[`line-${line.id}-citizen`] as keyof typeof citizen];
  const who = typed[`line-${line.id}-who`];
  const chosen = persons.find(({ value }) => value === who);
  if (chosen)
    return {
      personId: chosen.personId,
      personName: chosen.name ?? typed['buyer.name'] ?? '',
      personIsCitizen: chosen.isCitizen ?? said,
    };
  return {
    // A typed name means another person than the one in the cart.
    personId: who === undefined ? line.personId : null,
    personName: typed[`line-${line.id}-name`] ?? '',
    personIsCitizen: said,
  };
}

/** The faults of a checkout as texts by field name, in the buyer's language. */
export function wordsFor(
  issues: readonly z.core.$ZodIssue[],
  lines: readonly BuyableLine[],
  language: Language,
): Record<string, string> {
  const words: Record<string, string> = {};
  for (const {
    path: [first, second, third],
  } of issues) {
    const isLine = first === 'lines' && typeof second === 'number';
    const key = isLine
      ? `lines.${String(third)}`
      : second === undefined
        ? String(first)
        : `${String(first)}.${String(second)}`;
    const name = isLine ? `line-${lines[second]?.id}-${third === 'personName' ? 'name' : 'citizen'}` : key;
    const text: MessageText | undefined = fieldTexts[key];
    if (text) words[name] = text({}, { locale: language });
  }
  return words;
}

/** The typed fields of the form, without its page token; at most 200 fields of 400 characters. */
export function typedIn(form: FormData): Typed {
  return Object.fromEntries(
    [...form.entries()]
      .slice(0, 200)
      .flatMap(([name, value]) =>
        typeof value === 'string' && name !== 'zone_token' ? [[name, value.slice(0, 400)]] : [],
      ),
  );
}

/** A patient's own details, and for each line the cart's person, else the patient. */
export async function knownOf(
  app: Ports,
  actor: Actor,
  { lines, persons }: { lines: readonly BuyableLine[]; persons: readonly CheckoutPerson[] },
): Promise<Typed> {
  const known: Typed = {};
  const account = actor.kind === 'patient' ? await findAccountContact(app.db, actor.accountId) : undefined;
  if (account)
    Object.assign(known, {
      'buyer.name': account.name,
      'buyer.email': account.email,
      'buyer.phone': account.phone ? app.secrets.open(account.phone, ['accounts', 'phone', account.id]) : '',
    });
  for (const line of lines) {
    const person = persons.find(({ personId }) => personId !== null && personId === line.personId) ?? persons[0];
    if (person) known[`line-${line.id}-who`] = person.value;
    if (line.personIsCitizen !== null) known[`line-${line.id}-citizen`] = line.personIsCitizen ? 'yes' : 'no';
  }
  return known;
}
