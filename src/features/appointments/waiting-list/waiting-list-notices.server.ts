/** Mails and SMS of the waiting list, and the key by which a mail opens an entry. */
import type { App } from '#src/platform/app.ts';
import type { Transaction } from '#src/platform/db/transaction.ts';
import { enqueueMessage } from '#src/platform/outbox/outbox.server.ts';
import type { Brand } from '#src/features/site/settings/settings.schema.ts';
import { messageTexts } from '#src/features/site/message-templates/message-templates.server.ts';
import { localPath } from '#src/shared/addresses.ts';
import { formatDateTime, formatDay } from '#src/shared/dates.ts';
import { type BookableDoctor, wantedChannels } from '#src/features/appointments/appointments/appointments.server.ts';
import { hospitalOf } from '#src/features/appointments/appointments/appointment-place.rules.ts';
import type { EntryRow } from './data/waiting-list.store.server.ts';
import type { OfferRow } from './data/waiting-list-offers.store.server.ts';

type Ports = Pick<App, 'clock' | 'secrets' | 'config'>;

export interface WaitingNotice {
  entry: EntryRow;
  doctor: BookableDoctor;
  brand: Brand;
}

/**
 * The key in mails that opens an entry's page: as hard to guess as a session token, and the same for the entry's
 * life.
 */
export function keyOfEntry(app: Pick<App, 'secrets'>, entryId: string): string {
  return app.secrets.hash(`waiting list entry ${entryId}`);
}

/** The address of the entry's page, with its key. */
export function addressOfEntry(app: Pick<App, 'secrets' | 'config'>, { id, reference, language }: EntryRow): string {
  return `${app.config.publicOrigin}${localPath(`/waiting-list/${reference}`, language)}?key=${keyOfEntry(app, id)}`;
}

/** Queues the mail after joining. */
export async function mailJoined(app: Ports, tx: Transaction, notice: WaitingNotice): Promise<void> {
  const { locale, facts } = factsOf(notice);
  const texts = await messageTexts(app, tx);
  await mail(app, tx, {
    notice,
    subject: texts.waiting_mail_joined_subject(facts, locale),
    text: texts.waiting_mail_joined_text(facts, locale),
    key: 'joined',
  });
}

/**
 * Notifies a patient of an offer. The mail is always sent, because it has the link to answer, which an SMS must not
 * have; the SMS is sent if the patient chose SMS for appointments.
 */
export async function notifyOffer(
  app: Ports,
  tx: Transaction,
  { notice, offer }: { notice: WaitingNotice; offer: Pick<OfferRow, 'id' | 'startsAt' | 'expiresAt'> },
): Promise<void> {
  const { entry, brand } = notice;
  const { locale, facts } = factsOf(notice);
  const texts = await messageTexts(app, tx);
  const times = {
    when: formatDateTime(offer.startsAt, entry.language),
    until: formatDateTime(offer.expiresAt, entry.language),
    brand: brand.shortName,
  };
  await mail(app, tx, {
    notice,
    subject: texts.waiting_mail_offer_subject(times, locale),
    text: texts.waiting_mail_offer_text({ ...facts, ...times }, locale),
    key: `offer:${offer.id}`,
  });
  if (!(await wantedChannels(tx, entry)).sms) return;
  await enqueueMessage(app, tx, {
    channel: 'sms',
    to: app.secrets.open(entry.phone, ['waiting_list_entries', 'phone', entry.id]),
    text: texts.waiting_sms_offer({ ...facts, ...times }, locale),
    dedupeKey: `waiting:${entry.id}:offer:${offer.id}:sms`,
    now: app.clock.now(),
  });
}

/** Queues the mail after an expired offer: the slot went to the next patient, and the entry stays on the list. */
export async function mailRunOut(
  app: Ports,
  tx: Transaction,
  { notice, offer }: { notice: WaitingNotice; offer: Pick<OfferRow, 'id' | 'startsAt'> },
): Promise<void> {
  const { locale, facts } = factsOf(notice);
  const texts = await messageTexts(app, tx);
  const when = { when: formatDateTime(offer.startsAt, notice.entry.language) };
  await mail(app, tx, {
    notice,
    subject: texts.waiting_mail_run_out_subject(when, locale),
    text: texts.waiting_mail_run_out_text({ ...facts, ...when }, locale),
    key: `over:${offer.id}`,
  });
}

/** Queues the mail to a patient whom the front desk removed from the list. */
export async function mailTakenOff(app: Ports, tx: Transaction, notice: WaitingNotice): Promise<void> {
  const { locale, facts } = factsOf(notice);
  const texts = await messageTexts(app, tx);
  await mail(app, tx, {
    notice,
    subject: texts.waiting_mail_taken_off_subject(facts, locale),
    text: texts.waiting_mail_taken_off_text(facts, locale),
    key: 'taken-off',
  });
}

function factsOf({ entry, doctor }: WaitingNotice) {
  const hospital = hospitalOf(doctor, entry.hospitalId);
  return {
    locale: { locale: entry.language },
    facts: {
      reference: entry.reference,
      doctor: doctor.name,
      day: formatDay(entry.day, entry.language),
      hospital: hospital.name,
      phone: hospital.phone,
    },
  };
}

async function mail(
  app: Ports,
  tx: Transaction,
  { notice, subject, text, key }: { notice: WaitingNotice; subject: string; text: string; key: string },
): Promise<void> {
  const { entry, doctor, brand } = notice;
  const locale = { locale: entry.language };
  const texts = await messageTexts(app, tx);
  const lines = [
    texts.appointments_mail_greeting(
      { name: app.secrets.open(entry.patientName, ['waiting_list_entries', 'patient_name', entry.id]) },
      locale,
    ),
    text,
    texts.waiting_mail_page({ address: addressOfEntry(app, entry) }, locale),
    texts.appointments_mail_questions({ phone: hospitalOf(doctor, entry.hospitalId).phone }, locale),
    brand.groupName,
  ];
  await enqueueMessage(app, tx, {
    channel: 'mail',
    to: app.secrets.open(entry.email, ['waiting_list_entries', 'email', entry.id]),
    subject,
    text: lines.join('\n\n'),
    dedupeKey: `waiting:${entry.id}:${key}:mail`,
    now: app.clock.now(),
  });
}
