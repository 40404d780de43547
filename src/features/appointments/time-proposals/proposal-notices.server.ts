/** Messages about a proposed new time: the question, its repetition, and that it no longer applies. */
import type { App } from '#src/platform/app.ts';
import type { Transaction } from '#src/platform/db/transaction.ts';
import { enqueueMessage } from '#src/platform/outbox/outbox.server.ts';
import { readSetting } from '#src/features/site/settings/settings.server.ts';
import { messageTexts } from '#src/features/site/message-templates/message-templates.server.ts';
import { localPath } from '#src/shared/addresses.ts';
import { formatDateTime } from '#src/shared/dates.ts';
import {
  findBookableDoctor,
  wantedChannels,
  type AppointmentRow,
} from '#src/features/appointments/appointments/appointments.server.ts';
import { hospitalOf } from '#src/features/appointments/appointments/appointment-place.rules.ts';
import type { ProposalRow } from './data/time-proposals.store.server.ts';

type Ports = Pick<App, 'clock' | 'secrets' | 'config'>;

/** The question, its one repetition, and its withdrawal. */
export type ProposalMessage = 'asked' | 'asked_again' | 'withdrawn';

/**
 * The token in the mailed link: as hard to guess as a session token. It is derived, so that the repeated question has
 * the same link; the database has its hash alone.
 */
export function tokenOf(app: Pick<App, 'secrets'>, proposalId: string): string {
  return app.secrets.hash(`time proposal ${proposalId}`);
}

/** The keyed hash of a token, by which its proposal is found. */
export function hashOfToken(app: Pick<App, 'secrets'>, token: string): string {
  return app.secrets.hash(`time proposal token ${token}`);
}

/** The address of the patient's page; its token is in the fragment, which reaches no server and no log. */
export function addressOfProposal(
  app: Pick<App, 'secrets' | 'config'>,
  { id }: Pick<ProposalRow, 'id'>,
  { language }: Pick<AppointmentRow, 'language'>,
): string {
  return `${app.config.publicOrigin}${localPath('/new-time', language)}#${tokenOf(app, id)}`;
}

/**
 * Queues the message in the patient's language. The mail is always sent, because it has the link to answer, which an
 * SMS must not have; the SMS is sent if the patient chose SMS for appointments. A patient without contact is called by
 * the front desk.
 */
export async function notifyOfProposal(
  app: Ports,
  tx: Transaction,
  { proposal, row, kind }: { proposal: ProposalRow; row: AppointmentRow; kind: ProposalMessage },
): Promise<void> {
  const words = await wordsFor(app, tx, { proposal, row, kind });
  const key = `proposal:${proposal.id}:${kind}`;
  const common = { orderKey: `appointment:${row.id}`, now: app.clock.now() };
  if (row.email)
    await enqueueMessage(app, tx, {
      channel: 'mail',
      to: app.secrets.open(row.email, ['appointments', 'email', row.id]),
      subject: words.subject,
      text: words.mail,
      dedupeKey: `${key}:mail`,
      ...common,
    });
  if (row.phone && (await wantedChannels(tx, row)).sms)
    await enqueueMessage(app, tx, {
      channel: 'sms',
      to: app.secrets.open(row.phone, ['appointments', 'phone', row.id]),
      text: words.sms,
      dedupeKey: `${key}:sms`,
      ...common,
    });
}

async function wordsFor(
  app: Ports,
  tx: Transaction,
  { proposal, row, kind }: { proposal: ProposalRow; row: AppointmentRow; kind: ProposalMessage },
) {
  const [texts, brand] = [await messageTexts(app, tx), await readSetting({ db: tx }, 'brand')];
  const booked = (await findBookableDoctor(tx, { id: row.doctorId }))!;
  const proposed =
    proposal.doctorId === row.doctorId ? booked : (await findBookableDoctor(tx, { id: proposal.doctorId }))!;
  const hospital = hospitalOf(booked, row.hospitalId);
  const locale = { locale: row.language };
  const facts = {
    reference: row.reference,
    brand: brand.shortName,
    doctor: booked.name,
    hospital: hospital.name,
    was: formatDateTime(row.startsAt, row.language),
  };
  const question = {
    ...facts,
    proposed: proposed.name,
    when: formatDateTime(proposal.startsAt, row.language),
    until: formatDateTime(proposal.dueAt, row.language),
  };
  const isQuestion = kind !== 'withdrawn';
  const lines = [
    texts.appointments_mail_greeting({ name: nameOf(app, row) }, locale),
    isQuestion ? texts.new_times_mail_ask(question, locale) : texts.new_times_mail_withdrawn(facts, locale),
    ...(isQuestion ? [texts.new_times_mail_link({ address: addressOfProposal(app, proposal, row) }, locale)] : []),
    texts.appointments_mail_questions({ phone: hospital.phone }, locale),
    brand.groupName,
  ];
  return {
    subject: subjectOf(texts, { kind, locale, facts, question }),
    mail: lines.join('\n\n'),
    sms: isQuestion ? smsOf(texts, { row, locale, question }) : texts.new_times_sms_withdrawn(facts, locale),
  };
}

type Texts = Awaited<ReturnType<typeof messageTexts>>;
type Locale = { locale: AppointmentRow['language'] };
type Facts = Record<'reference' | 'brand' | 'doctor' | 'hospital' | 'was', string>;
type Question = Facts & Record<'proposed' | 'when' | 'until', string>;

function subjectOf(
  texts: Texts,
  { kind, locale, facts, question }: { kind: ProposalMessage; locale: Locale; facts: Facts; question: Question },
): string {
  if (kind === 'withdrawn') return texts.new_times_mail_withdrawn_subject(facts, locale);
  return kind === 'asked'
    ? texts.new_times_mail_ask_subject(question, locale)
    : texts.new_times_mail_again_subject(question, locale);
}

/** A patient without a mail address is called, so the SMS does not mention a mail. */
function smsOf(texts: Texts, { row, locale, question }: { row: AppointmentRow; locale: Locale; question: Question }) {
  return row.email ? texts.new_times_sms_ask(question, locale) : texts.new_times_sms_ask_call(question, locale);
}

function nameOf(app: Pick<App, 'secrets'>, row: AppointmentRow): string {
  return row.patientName ? app.secrets.open(row.patientName, ['appointments', 'patient_name', row.id]) : '';
}
