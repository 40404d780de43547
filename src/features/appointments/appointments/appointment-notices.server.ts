/**
 * Mails and SMS about an appointment: its new state, its reminders, each by the channels that the patient has chosen.
 */
import type { App } from '#src/platform/app.ts';
import type { Transaction } from '#src/platform/db/transaction.ts';
import { enqueueMessage } from '#src/platform/outbox/outbox.server.ts';
import { wantedNotices } from '#src/features/patient/notifications/notifications.server.ts';
import type { Brand } from '#src/features/site/settings/settings.schema.ts';
import { messageTexts } from '#src/features/site/message-templates/message-templates.server.ts';
import { m } from '#src/paraglide/messages.js';
import { localPath } from '#src/shared/addresses.ts';
import { formatDateTime, formatDay } from '#src/shared/dates.ts';
import type { Language } from '#src/shared/languages.ts';
import type { ReminderKind } from './appointments.rules.ts';
import { hospitalOf, inItsRoom } from './appointment-place.rules.ts';
import { callLimits } from './teleconsult-window.rules.ts';
import { adviceFor, stateWords, type StateTexts } from './appointment-state-texts.server.ts';
import { calendarAttachment } from './calendar-file.server.ts';
import type { AppointmentRow } from './data/appointments.store.server.ts';
import type { BookableDoctor } from './data/bookable-doctors.store.server.ts';

type Ports = Pick<App, 'clock' | 'secrets' | 'config'>;

export interface Notice {
  row: AppointmentRow;
  doctor: BookableDoctor;
  brand: Brand;
}

interface Words {
  subject: string;
  sms: string;
  mail: string;
}

/** Queues a mail with a calendar entry (where an address was given) and an SMS about the appointment's new state. */
export async function notifyPatient(app: Ports, tx: Transaction, notice: Notice): Promise<void> {
  const { row } = notice;
  const texts = await messageTexts(app, tx);
  await send(app, tx, {
    notice,
    words: wordsOf(app, notice, { texts, ...stateWords(texts, row.status) }),
    key: `appointment:${row.id}:${row.calendarSequence}`,
  });
}

/**
 * Queues the mail of the present state again at the patient's request. Returns false where no mail address was given.
 */
export async function mailAgain(app: Ports & Pick<App, 'random'>, tx: Transaction, notice: Notice): Promise<boolean> {
  const { row } = notice;
  if (!row.email) return false;
  const texts = await messageTexts(app, tx);
  await enqueueMail(app, tx, {
    notice,
    words: wordsOf(app, notice, { texts, ...stateWords(texts, row.status) }),
    key: `appointment:${row.id}:${row.calendarSequence}:again:${app.random.uuid()}`,
  });
  return true;
}

/** Queues a reminder; at most one of each kind for each time of the appointment. */
export async function remindPatient(
  app: Ports,
  tx: Transaction,
  { notice, kind }: { notice: Notice; kind: ReminderKind },
): Promise<void> {
  const { row } = notice;
  const texts = await messageTexts(app, tx);
  const said = {
    texts,
    subject: texts.appointments_subject_reminder,
    sms: texts.appointments_sms_reminder,
    advice: texts.appointments_advice_bring,
  };
  await send(app, tx, {
    notice,
    words: wordsOf(app, notice, said),
    key: `reminder:${row.id}:${row.startsAt.toISOString()}:${kind}`,
  });
}

async function send(
  app: Ports,
  tx: Transaction,
  { notice, words, key }: { notice: Notice; words: Words; key: string },
): Promise<void> {
  const { row } = notice;
  const now = app.clock.now();
  const wanted = await wantedChannels(tx, row);
  if (row.phone && wanted.sms)
    await enqueueMessage(app, tx, {
      channel: 'sms',
      to: app.secrets.open(row.phone, ['appointments', 'phone', row.id]),
      text: words.sms,
      dedupeKey: `${key}:sms`,
      orderKey: `appointment:${row.id}`,
      now,
    });
  if (row.email && wanted.mail) await enqueueMail(app, tx, { notice, words, key });
}

/** Queues a mail to the appointment's address, which must exist. */
async function enqueueMail(
  app: Ports,
  tx: Transaction,
  { notice, words, key }: { notice: Notice; words: Words; key: string },
): Promise<void> {
  const { row } = notice;
  await enqueueMessage(app, tx, {
    channel: 'mail',
    to: app.secrets.open(row.email!, ['appointments', 'email', row.id]),
    subject: words.subject,
    text: words.mail,
    dedupeKey: `${key}:mail`,
    orderKey: `appointment:${row.id}`,
    now: app.clock.now(),
    attachments: [calendarAttachment(app, notice)],
  });
}

/** By which channels a message goes: a patient has chosen them; a guest gets both. */
export async function wantedChannels(
  tx: Transaction,
  { holderHash }: Pick<AppointmentRow, 'holderHash'>,
): Promise<{ sms: boolean; mail: boolean }> {
  return holderHash.startsWith('patient:')
    ? wantedNotices(tx, holderHash.slice('patient:'.length), 'appointment')
    : { sms: true, mail: true };
}

/** The time in words. A request to a doctor without a live schedule names half a day, not a time. */
export function whenText(
  row: Pick<AppointmentRow, 'startsAt' | 'status'>,
  doctor: Pick<BookableDoctor, 'hasLiveSchedule'>,
  language: Language,
): string {
  if (doctor.hasLiveSchedule || row.status !== 'requested') return formatDateTime(row.startsAt, language);
  const isMorning = row.startsAt.getUTCHours() < 4;
  const part = isMorning
    ? m.appointments_morning({}, { locale: language })
    : m.appointments_afternoon({}, { locale: language });
  return `${formatDay(row.startsAt, language)}, ${part}`;
}

function wordsOf(app: Ports, { row, doctor, brand }: Notice, state: StateTexts): Words {
  const { texts } = state;
  const locale = row.language;
  const hospital = hospitalOf(inItsRoom(doctor, row), row.hospitalId);
  const facts = {
    reference: row.reference,
    when: whenText(row, doctor, locale),
    hospital: hospital.name,
    brand: brand.shortName,
  };
  const lines = [
    texts.appointments_mail_greeting(
      { name: app.secrets.open(row.patientName!, ['appointments', 'patient_name', row.id]) },
      { locale },
    ),
    state.subject(facts, { locale }),
    [
      texts.appointments_mail_doctor({ doctor: doctor.name }, { locale }),
      texts.appointments_mail_when({ when: facts.when }, { locale }),
      row.mode === 'teleconsult'
        ? texts.teleconsult_mail_where(
            {
              minutes: String(callLimits.opensMinutesBefore),
              address: `${app.config.publicOrigin}${localPath(`/my-appointments/${row.reference}/join`, locale)}`,
            },
            { locale },
          )
        : texts.appointments_mail_where(
            { hospital: hospital.name, address: hospital.address, room: hospital.room },
            { locale },
          ),
      texts.appointments_mail_reference({ reference: row.reference }, { locale }),
    ].join('\n'),
    adviceFor(row, state)({}, { locale }),
    texts.appointments_mail_questions({ phone: hospital.phone }, { locale }),
    brand.groupName,
  ];
  return { subject: state.subject(facts, { locale }), sms: state.sms(facts, { locale }), mail: lines.join('\n\n') };
}
