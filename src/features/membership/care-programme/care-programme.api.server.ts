import { z } from 'zod';
import { detailAnswer, entryAnswer } from '#src/features/publishing/entries/entries.server.ts';
import { loadFaq } from '#src/features/reading/info-pages/info-pages.server.ts';
import { memberCards } from '#src/features/membership/memberships/memberships.server.ts';
import { shownMemberNumber } from '#src/features/membership/memberships/memberships.rules.ts';
import { buildPaymentLink, findPaymentRequest } from '#src/features/shop/payments/payments.server.ts';
import type { CareProgramme } from '#src/features/site/settings/care-programme-setting.schema.ts';
import { apiCall, languageQuery } from '#src/platform/http/api-call.ts';
import { gatewayAmount } from '#src/platform/payment-gateway/gateway-amount.ts';
import { countAgainstLimit } from '#src/platform/rate-limit/rate-limit.server.ts';
import { languages, type Language } from '#src/shared/languages.ts';
import { localText } from '#src/shared/local-text.ts';
import { formatSen } from '#src/shared/money.ts';
import { joinSchema } from './care-programme.schema.ts';
import { joinProgramme } from './join.server.ts';
import { loadProgrammePage } from './programme-page.server.ts';

const tag = 'Care programme';
const planAnswer = z.object({
  key: z.string(),
  tier: z.string(),
  name: z.string(),
  price: z.string(),
  price_sen: z.number().int(),
  months: z.number().int().nullable().describe('Null: without an end'),
  adults: z.number().int(),
  children: z.number().int(),
});
const tierAnswer = z.object({
  key: z.string(),
  name: z.string(),
  summary: z.string(),
  package_percent: z.number(),
  room_percent: z.number(),
  benefits: z.array(z.object({ name: z.string(), value: z.string() })),
  plans: z.array(planAnswer),
});
const pageAnswer = z.object({ page: entryAnswer, tiers: z.array(tierAnswer) });
const memberAnswer = z.object({
  person_id: z.string(),
  name: z.string(),
  number: z.string(),
  number_shown: z.string(),
  tier: z.string().nullable(),
  in_force: z.boolean(),
  ends_on: z.string().nullable(),
});

export const careProgrammeCalls = [
  apiCall({
    method: 'GET',
    path: 'cares/page',
    tag,
    summary: 'The care programme: its page, tiers, prices and benefits',
    query: languageQuery,
    answer: pageAnswer,
    async handle({ app, query }) {
      const { entry, programme } = await loadProgrammePage(app, 'cares', query.lang);
      return {
        page: detailAnswer(entry, query.lang),
        tiers: programme.tiers.map(({ key }) => tierShape(programme, key, query.lang)),
      };
    },
  }),
  apiCall({
    method: 'GET',
    path: 'cares/platinum',
    tag,
    summary: 'The highest tier: its page, prices and benefits',
    query: languageQuery,
    answer: z.object({ page: entryAnswer, tier: tierAnswer }),
    async handle({ app, query }) {
      const { entry, programme } = await loadProgrammePage(app, 'cares-platinum-plus', query.lang);
      return {
        page: detailAnswer(entry, query.lang),
        tier: tierShape(programme, programme.tiers.at(-1)!.key, query.lang),
      };
    },
  }),
  apiCall({
    method: 'GET',
    path: 'cares/terms',
    tag,
    summary: 'The programme’s terms, with the version that is agreed to',
    query: languageQuery,
    answer: z.object({ page: entryAnswer, version: z.string() }),
    async handle({ app, query }) {
      const { entry, programme } = await loadProgrammePage(app, 'cares-terms', query.lang);
      return { page: detailAnswer(entry, query.lang), version: programme.termsVersion };
    },
  }),
  apiCall({
    method: 'GET',
    path: 'cares/faq',
    tag,
    summary: 'Questions about the programme; answers are clean HTML',
    query: languageQuery,
    answer: z.array(z.object({ id: z.number().int(), slug: z.string(), question: z.string(), answer: z.string() })),
    async handle({ app, query }) {
      const groups = await loadFaq(app, { only: ['cares'], language: query.lang });
      return groups.flatMap(({ questions }) =>
        questions.map(({ id, slug, title, body }) => ({
          id,
          slug,
          question: localText(title, query.lang).text,
          answer: localText(body, query.lang).text,
        })),
      );
    },
  }),
  apiCall({
    method: 'POST',
    path: 'cares/form',
    tag,
    access: 'patient',
    fieldNames: { persons: 'person_ids', agreed: 'terms_version' },
    summary:
      'Joins or renews, for persons of the account: a free plan is in force at once, a paid one answers an order with its payment link (Idempotency-Key)',
    body: z.object({
      plan: joinSchema.shape.plan,
      person_ids: z.array(z.uuid()).min(1).max(12),
      phone: z.string().max(30).default(''),
      terms_version: z.string().min(1).max(40).describe('The version of cares/terms that was agreed to'),
      lang: z.enum(languages).default('en'),
    }),
    answer: z.object({
      reference: z.string(),
      state: z.enum(['in_force', 'unpaid']),
      orderID: z.string().nullable(),
      amount: z.string().nullable(),
      payment_link: z.string().nullable(),
      members: z.array(memberAnswer),
    }),
    errors: {
      403: ['access_ended'],
      404: ['person_unknown'],
      409: [
        'payment_over',
        'payment_settled',
        'total_changed',
        'already_member',
        'too_early_to_renew',
        'payment_waits',
      ],
      422: [
        'join_invalid',
        'plan_unknown',
        'terms_needed',
        'order_invalid',
        'too_many_adults',
        'too_many_children',
        'too_young',
        'nationality_needed',
      ],
    },
    takesIdempotencyKey: true,
    async handle({ app, actor, body, idempotencyKey, clientAddress }) {
      await countAgainstLimit(app, { name: 'cares_form', points: 40, seconds: 900 }, clientAddress);
      const input = joinSchema.parse({
        plan: body.plan,
        persons: body.person_ids,
        phone: body.phone,
        termsVersion: body.terms_version,
        language: body.lang,
      });
      const { reference, orderId, description } = await joinProgramme(app, actor, { input, idempotencyKey });
      const owed = orderId ? await findPaymentRequest(app, orderId) : undefined;
      const amount = owed ? gatewayAmount(owed.amountSen) : null;
      const link =
        owed && amount
          ? await buildPaymentLink(app, actor, { amount, orderID: owed.orderId, desc: description })
          : null;
      const cards = (await memberCards(app, actor)).filter(({ personId }) => input.persons.includes(personId));
      return {
        reference,
        state: orderId ? ('unpaid' as const) : ('in_force' as const),
        orderID: orderId,
        amount,
        payment_link: link?.paymentLink ?? null,
        members: cards.map(({ personId, name, number, tier, endsOn }) => ({
          person_id: personId,
          name,
          number,
          number_shown: shownMemberNumber(number),
          tier: tier?.key ?? null,
          in_force: tier !== null,
          ends_on: endsOn,
        })),
      };
    },
  }),
];

function tierShape(
  { tiers, plans, benefits }: CareProgramme,
  wanted: string,
  language: Language,
): z.input<typeof tierAnswer> {
  const { key, name, summary, packagePercent, roomPercent } = tiers.find((tier) => tier.key === wanted)!;
  const words = (text: { en: string }) => localText(text, language).text;
  return {
    key,
    name,
    summary: words(summary),
    package_percent: packagePercent,
    room_percent: roomPercent,
    benefits: benefits.flatMap(({ name: benefit, byTier }) =>
      byTier[key] ? [{ name: words(benefit), value: words(byTier[key]) }] : [],
    ),
    plans: plans
      .filter(({ tier }) => tier === key)
      .map((plan) => ({
        key: plan.key,
        tier: plan.tier,
        name: words(plan.name),
        price: formatSen(plan.priceSen),
        price_sen: plan.priceSen,
        months: plan.months,
        adults: plan.adults,
        children: plan.children,
      })),
  };
}
