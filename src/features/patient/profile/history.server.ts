/** History: past appointments, purchases and submitted forms, in one list. */
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { requirePatient } from '#src/features/patient/persons/persons.server.ts';
import {
  listPatientAppointments,
  type PatientAppointment,
} from '#src/features/appointments/my-appointments/my-appointments.server.ts';
import { listOwnSubmissions } from '#src/features/requests/submissions/submissions.server.ts';
import { listPurchases } from '#src/features/shop/my-purchases/my-purchases.server.ts';
import type { PurchaseRow } from '#src/features/shop/orders/orders.schema.ts';
import type { Language } from '#src/shared/languages.ts';

export type SentForm = Awaited<ReturnType<typeof listOwnSubmissions>>[number];
export type HistoryItem =
  | { kind: 'appointment'; at: Date; appointment: PatientAppointment }
  | { kind: 'purchase'; at: Date; purchase: PurchaseRow }
  | { kind: 'form'; at: Date; form: SentForm };

/** Newest first. Throws sign_in (401). */
export async function listHistory(
  app: Pick<App, 'db' | 'pool' | 'clock' | 'secrets' | 'random' | 'config' | 'logger'>,
  actor: Actor,
  { limit, offset, language }: { limit: number; offset: number; language: Language },
): Promise<{ items: HistoryItem[]; total: number }> {
  requirePatient(actor);
  // Each list is read up to the end of the page, because the order of all rows is known only after merging.
  const reach = { limit: offset + limit, offset: 0 };
  const [appointments, purchases, forms] = await Promise.all([
    listPatientAppointments(app, actor, { when: 'past', ...reach, language }),
    listPurchases(app, actor, reach),
    listOwnSubmissions(app, actor, language),
  ]);
  const items = inOrder({ appointments: appointments.items, purchases: purchases.items, forms });
  return { items: items.slice(offset, offset + limit), total: appointments.total + purchases.total + forms.length };
}

/** Merges the three lists, newest first. */
export function inOrder({
  appointments,
  purchases,
  forms,
}: {
  appointments: readonly PatientAppointment[];
  purchases: readonly PurchaseRow[];
  forms: readonly SentForm[];
}): HistoryItem[] {
  const items: HistoryItem[] = [
    ...appointments.map((appointment) => ({ kind: 'appointment' as const, at: appointment.startsAt, appointment })),
    ...purchases.map((purchase) => ({ kind: 'purchase' as const, at: purchase.placedAt, purchase })),
    ...forms.map((form) => ({ kind: 'form' as const, at: form.sentAt, form })),
  ];
  return items.sort((a, b) => b.at.getTime() - a.at.getTime());
}
