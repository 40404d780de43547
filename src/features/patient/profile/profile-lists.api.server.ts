import { z } from 'zod';
import { appointmentStates } from '#src/features/appointments/appointments/appointments.rules.ts';
import { orderStates } from '#src/features/shop/orders/orders.rules.ts';
import {
  cancelAppointment,
  listPatientAppointments,
  viewPatientAppointment,
  type PatientAppointment,
} from '#src/features/appointments/my-appointments/my-appointments.server.ts';
import { slotName } from '#src/features/appointments/appointments/appointments.schema.ts';
import { listSavedCards, type SavedCard } from '#src/features/patient/collections/collections.server.ts';
import type { BookmarkKind } from '#src/features/patient/collections/collections.rules.ts';
import { listPurchases } from '#src/features/shop/my-purchases/my-purchases.server.ts';
import type { PurchaseRow } from '#src/features/shop/orders/orders.schema.ts';
import { apiCall, languageQuery, listOf, listQuery, textOutOf } from '#src/platform/http/api-call.ts';
import type { Language } from '#src/shared/languages.ts';
import { localText } from '#src/shared/local-text.ts';
import { listHistory, type HistoryItem } from './history.server.ts';

const tag = 'Profile';
const access = 'patient' as const;
const reference = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^A[0-9A-Z]{9}$/);

const appointmentAnswer = z.object({
  reference: z.string(),
  status: textOutOf(appointmentStates),
  mode: z.enum(['in_person', 'teleconsult']),
  doctor_id: z.number(),
  doctor_name: z.string(),
  hospital_id: z.number(),
  hospital_name: z.string(),
  patient_name: z.string(),
  slot: z.string(),
  starts_at: z.string(),
  ends_at: z.string(),
  is_changeable: z.boolean(),
});
const purchaseAnswer = z.object({
  orderID: z.string(),
  state: textOutOf(orderStates),
  amount: z.string(),
  placed_at: z.string(),
  items: z.array(z.string()),
});
const bookmarkAnswer = z.object({
  id: z.string(),
  kept_at: z.string(),
  is_available: z.boolean(),
  title: z.string().nullable(),
  url: z.string().nullable(),
});

/** One collection of the specification: health package, doctor, podcast, article, video. */
function collectionCall(kind: BookmarkKind) {
  return apiCall({
    method: 'GET',
    path: `profile/collections/${kind}`,
    tag,
    access,
    summary: `What the patient keeps: ${kind.replace('_', ' ')}`,
    query: listQuery,
    answer: listOf(bookmarkAnswer),
    errors: { 503: ['service_away'] },
    async handle({ app, actor, query: { lang: language, limit, offset } }) {
      const { items, total } = await listSavedCards(app, actor, { kind, limit, offset, language });
      return {
        total,
        limit,
        offset,
        items: items.map((item) => ({
          id: item.itemId,
          kept_at: item.keptAt,
          is_available: item.type !== 'gone',
          title: titleOf(item, language),
          url: addressOf(item),
        })),
      };
    },
  });
}

export const profileListCalls = [
  apiCall({
    method: 'GET',
    path: 'profile/appointment',
    tag,
    access,
    summary: 'The patient’s appointments: upcoming, the next first, or past, the latest first',
    query: listQuery.extend({ when: z.enum(['upcoming', 'past']).default('upcoming') }),
    answer: listOf(appointmentAnswer),
    async handle({ app, actor, query: { lang: language, limit, offset, when } }) {
      const { items, total } = await listPatientAppointments(app, actor, { when, limit, offset, language });
      return { total, limit, offset, items: items.map(appointmentShape) };
    },
  }),
  apiCall({
    method: 'POST',
    path: 'profile/cancel',
    tag,
    access,
    summary: 'Cancels one of the patient’s appointments',
    query: languageQuery,
    body: z.object({ reference, reason: z.string().trim().max(300).optional() }),
    answer: appointmentAnswer,
    errors: {
      404: ['appointment_unknown'],
      409: ['change_too_late', 'not_changeable'],
      503: ['schedule_busy', 'service_away'],
    },
    async handle({ app, actor, body, language }) {
      // Checked first: an appointment that the patient may not see cannot be cancelled either.
      await viewPatientAppointment(app, actor, { reference: body.reference, language });
      await cancelAppointment(app, actor, {
        reference: body.reference,
        ...(body.reason ? { reason: body.reason } : {}),
      });
      return appointmentShape(await viewPatientAppointment(app, actor, { reference: body.reference, language }));
    },
  }),
  apiCall({
    method: 'GET',
    path: 'profile/purchase',
    tag,
    access,
    summary: 'The patient’s purchases, newest first',
    query: listQuery,
    answer: listOf(purchaseAnswer),
    async handle({ app, actor, query: { lang: language, limit, offset } }) {
      const { items, total } = await listPurchases(app, actor, { limit, offset });
      return { total, limit, offset, items: items.map((item) => purchaseShape(item, language)) };
    },
  }),
  apiCall({
    method: 'GET',
    path: 'profile/history',
    tag,
    access,
    summary: 'Past appointments, purchases and forms that were sent, newest first',
    query: listQuery,
    answer: listOf(
      z.object({
        kind: z.enum(['appointment', 'purchase', 'form']),
        at: z.string(),
        appointment: appointmentAnswer.optional(),
        purchase: purchaseAnswer.optional(),
        form: z.object({ reference: z.string(), title: z.string(), state: z.string() }).optional(),
      }),
    ),
    async handle({ app, actor, query: { lang: language, limit, offset } }) {
      const { items, total } = await listHistory(app, actor, { limit, offset, language });
      return {
        total,
        limit,
        offset,
        items: items.map((item) => ({ kind: item.kind, at: item.at.toISOString(), ...historyShape(item, language) })),
      };
    },
  }),
  collectionCall('health_package'),
  collectionCall('doctor'),
  collectionCall('podcast'),
  collectionCall('article'),
  collectionCall('video'),
];

function historyShape(item: HistoryItem, language: Language) {
  if (item.kind === 'appointment') return { appointment: appointmentShape(item.appointment) };
  if (item.kind === 'purchase') return { purchase: purchaseShape(item.purchase, language) };
  const { reference, title, state } = item.form;
  return { form: { reference, title, state } };
}

function appointmentShape(one: PatientAppointment) {
  return {
    reference: one.reference,
    status: one.status,
    mode: one.mode,
    doctor_id: one.doctorId,
    doctor_name: one.doctorName,
    hospital_id: one.hospitalId,
    hospital_name: one.hospitalName,
    patient_name: one.patientName,
    slot: slotName(one.doctorId, one.startsAt),
    starts_at: one.startsAt.toISOString(),
    ends_at: one.endsAt.toISOString(),
    is_changeable: one.isChangeable,
  };
}

function purchaseShape({ id, state, totalSen, placedAt, titles }: PurchaseRow, language: Language) {
  return {
    orderID: id,
    state,
    amount: (totalSen / 100).toFixed(2),
    placed_at: placedAt.toISOString(),
    items: titles.map((title) => localText(title, language).text),
  };
}

function titleOf(item: SavedCard, language: Language): string | null {
  if (item.type === 'gone') return null;
  return item.type === 'doctor' ? item.card.name : localText(item.card.title, language).text;
}

function addressOf(item: SavedCard): string | null {
  if (item.type === 'gone') return null;
  if (item.type === 'entry') return item.card.address ?? null;
  return item.type === 'doctor' ? `/doctor/${item.card.slug}` : `/health-package/${item.card.slug}`;
}
