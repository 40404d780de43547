import { z } from 'zod';
import { m } from '#src/paraglide/messages.js';
import { formatSen } from '#src/shared/money.ts';
import { apiCall, languageQuery } from '#src/platform/http/api-call.ts';
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import type { Language } from '#src/shared/languages.ts';
import { localText } from '#src/shared/local-text.ts';
import { countAddress } from '#src/platform/rate-limit/rate-limit.server.ts';
import { addLimit } from './cart.rules.ts';
import { addToCart, removeFromCart, updateCartLine } from './cart-changes.server.ts';
import { viewCart } from './cart-view.server.ts';
import { idSchema, quantitySchema, type CartLine } from './cart.schema.ts';

const tag = 'Packages and cart';
const ringgit = z.number().describe('Ringgit; *_sen is the same in integer sen');

const cartItem = z.object({
  cart_id: z.uuid(),
  healthpackage_id: z.number().int(),
  slug: z.string().nullable(),
  healthpackage_name: z.string(),
  healthpackage_type_name: z.string().nullable(),
  category: z.string().nullable().describe('healthpackage_type_name'),
  cart_quantity: z.number().int(),
  isSelected: z.boolean(),
  healthpackage_price: ringgit.nullable(),
  healthpackage_price_sen: z.number().int().nullable(),
  normal_price_sen: z.number().int().nullable().describe('What one costs who is no member'),
  total_unit_price: ringgit.nullable().describe('cart_quantity x healthpackage_price'),
  total_unit_price_sen: z.number().int().nullable(),
  former_price_sen: z.number().int().nullable().describe('The price told before, where it has changed'),
  hospital_id: z.number().int(),
  hospital_name: z.string().nullable(),
  person_id: z.string().nullable(),
  person_is_citizen: z.boolean().nullable(),
  available: z.boolean().describe('False: not on sale any more, or not in this hospital'),
});
const cartAnswer = z.object({
  items: z.array(cartItem),
  count: z.number().int(),
  subtotal_sen: z.number().int(),
  service_tax_sen: z.number().int(),
  total_sen: z.number().int(),
  total: z.string().describe("As shown: 'RM1,234.50'"),
});
const person = {
  person_id: z.string().max(60).nullable().optional(),
  person_is_citizen: z.boolean().nullable().optional(),
};

export const cartCalls = [
  apiCall({
    method: 'POST',
    path: 'healthpackages/addtocart',
    tag,
    summary: 'Put a package into the cart of the guest or patient',
    query: languageQuery,
    answer: cartAnswer,
    body: z.object({
      healthpackage_id: idSchema,
      cart_quantity: quantitySchema.default(1),
      isSelected: z.boolean().default(true),
      hospital_id: idSchema.optional(),
      ...person,
    }),
    errors: {
      401: ['token_needed'],
      404: ['package_not_for_sale'],
      409: ['cart_full'],
      422: ['package_not_at_hospital', 'quantity_invalid'],
    },
    async handle({ app, actor, query, body, clientAddress }) {
      await countAddress(app, addLimit, clientAddress);
      await addToCart(app, actor, {
        packageId: body.healthpackage_id,
        quantity: body.cart_quantity,
        isSelected: body.isSelected,
        hospitalId: body.hospital_id,
        personId: body.person_id,
        personIsCitizen: body.person_is_citizen,
      });
      return answerOf(app, actor, query.lang);
    },
  }),
  apiCall({
    method: 'GET',
    path: 'healthpackages/getcart',
    tag,
    summary: 'The cart at today’s prices',
    query: languageQuery,
    answer: cartAnswer,
    handle: ({ app, actor, query }) => answerOf(app, actor, query.lang),
  }),
  apiCall({
    method: 'POST',
    path: 'healthpackages/updatecart',
    tag,
    summary: 'Change or remove a line, named by cart_id or by its package',
    query: languageQuery,
    answer: cartAnswer,
    body: z
      .object({
        cart_id: z.uuid().optional(),
        healthpackage_id: idSchema.optional(),
        cart_quantity: quantitySchema.optional(),
        isSelected: z.boolean().optional(),
        hospital_id: idSchema.optional(),
        remove: z.boolean().default(false),
        ...person,
      })
      .refine((body) => body.cart_id !== undefined || body.healthpackage_id !== undefined, {
        path: ['cart_id'],
        params: { text: m.errors_field_cart_line },
      }),
    errors: {
      401: ['token_needed'],
      404: ['cart_line_unknown', 'package_not_for_sale'],
      422: ['package_not_at_hospital', 'quantity_invalid'],
    },
    async handle({ app, actor, query, body }) {
      const which = { lineId: body.cart_id, packageId: body.healthpackage_id };
      if (body.remove) await removeFromCart(app, actor, which);
      else {
        await updateCartLine(app, actor, {
          ...which,
          quantity: body.cart_quantity,
          isSelected: body.isSelected,
          hospitalId: body.hospital_id,
          personId: body.person_id,
          personIsCitizen: body.person_is_citizen,
        });
      }
      return answerOf(app, actor, query.lang);
    },
  }),
];

async function answerOf(
  app: Pick<App, 'db' | 'clock'>,
  actor: Actor,
  language: Language,
): Promise<z.infer<typeof cartAnswer>> {
  const { lines, priced, count } = await viewCart(app, actor);
  const totalSen = priced?.totalSen ?? 0;
  return {
    items: lines.map((line) => itemAnswer(line, language)),
    count,
    subtotal_sen: priced?.subtotalSen ?? 0,
    service_tax_sen: priced?.serviceTaxSen ?? 0,
    total_sen: totalSen,
    total: formatSen(totalSen),
  };
}

function itemAnswer(line: CartLine, language: Language): z.infer<typeof cartItem> {
  const { offer } = line;
  const type = offer && localText(offer.type.name, language).text;
  return {
    cart_id: line.id,
    healthpackage_id: line.packageId,
    slug: offer?.slug ?? null,
    healthpackage_name: localText(line.title, language).text,
    healthpackage_type_name: type,
    category: type,
    cart_quantity: line.quantity,
    isSelected: line.isSelected,
    healthpackage_price: offer && offer.unitPriceSen / 100,
    healthpackage_price_sen: offer && offer.unitPriceSen,
    normal_price_sen: offer && offer.normalPriceSen,
    total_unit_price: offer && offer.totalSen / 100,
    total_unit_price_sen: offer && offer.totalSen,
    former_price_sen: line.formerPriceSen,
    hospital_id: line.hospitalId,
    hospital_name: offer?.hospitalName ?? null,
    person_id: line.personId,
    person_is_citizen: line.personIsCitizen,
    available: offer !== null,
  };
}
