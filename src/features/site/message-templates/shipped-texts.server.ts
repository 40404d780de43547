/**
 * The texts of the mails and SMS to patients and guests, as they are shipped, each with its kind and its fields. A
 * field with an exclamation mark is required: without it the message would be useless to its reader.
 */
import { m } from '#src/paraglide/messages.js';
import type { Language } from '#src/shared/languages.ts';
import type { TextKind, TextShape } from './template-text.rules.ts';

type Shipped<Inputs> = (inputs: Inputs, options: { locale: Language }) => string;
type FieldOf<Inputs> = Extract<keyof Inputs, string>;

export interface DeclaredText<Inputs> extends TextShape {
  shipped: Shipped<Inputs>;
}

function declare<Inputs>(
  kind: TextKind,
  shipped: Shipped<Inputs>,
  fields: readonly (FieldOf<Inputs> | `${FieldOf<Inputs>}!`)[],
): DeclaredText<Inputs> {
  return {
    kind,
    shipped,
    fields: fields.map((field) => ({ name: field.replace('!', ''), isRequired: field.endsWith('!') })),
  };
}

const subject = <Inputs>(text: Shipped<Inputs>, ...fields: (FieldOf<Inputs> | `${FieldOf<Inputs>}!`)[]) =>
  declare('subject', text, fields);
const body = <Inputs>(text: Shipped<Inputs>, ...fields: (FieldOf<Inputs> | `${FieldOf<Inputs>}!`)[]) =>
  declare('body', text, fields);
const sms = <Inputs>(text: Shipped<Inputs>, ...fields: (FieldOf<Inputs> | `${FieldOf<Inputs>}!`)[]) =>
  declare('sms', text, fields);

const appointments = {
  appointments_subject_confirmed: subject(m.appointments_subject_confirmed, 'reference', 'when!'),
  appointments_sms_confirmed: sms(m.appointments_sms_confirmed, 'brand!', 'reference!', 'when!', 'hospital'),
  appointments_subject_requested: subject(m.appointments_subject_requested, 'reference', 'when!'),
  appointments_sms_requested: sms(m.appointments_sms_requested, 'brand!', 'reference!', 'when!', 'hospital'),
  appointments_advice_requested: body(m.appointments_advice_requested),
  appointments_subject_rescheduled: subject(m.appointments_subject_rescheduled, 'reference', 'when!'),
  appointments_sms_rescheduled: sms(m.appointments_sms_rescheduled, 'brand!', 'reference!', 'when!', 'hospital'),
  appointments_subject_cancelled: subject(m.appointments_subject_cancelled, 'reference', 'when!'),
  appointments_sms_cancelled: sms(m.appointments_sms_cancelled, 'brand!', 'reference!', 'when!', 'hospital'),
  appointments_advice_cancelled: body(m.appointments_advice_cancelled),
  appointments_subject_reminder: subject(m.appointments_subject_reminder, 'reference', 'when!'),
  appointments_sms_reminder: sms(m.appointments_sms_reminder, 'brand!', 'reference!', 'when!', 'hospital'),
  appointments_mail_greeting: body(m.appointments_mail_greeting, 'name'),
  appointments_mail_doctor: body(m.appointments_mail_doctor, 'doctor!'),
  appointments_mail_when: body(m.appointments_mail_when, 'when!'),
  appointments_mail_where: body(m.appointments_mail_where, 'hospital!', 'room', 'address'),
  teleconsult_mail_where: body(m.teleconsult_mail_where, 'minutes', 'address!'),
  appointments_mail_reference: body(m.appointments_mail_reference, 'reference!'),
  appointments_advice_bring: body(m.appointments_advice_bring),
  teleconsult_advice: body(m.teleconsult_advice),
  appointments_mail_questions: body(m.appointments_mail_questions, 'phone!'),
  waiting_mail_joined_subject: subject(m.waiting_mail_joined_subject, 'doctor', 'day'),
  waiting_mail_joined_text: body(m.waiting_mail_joined_text, 'reference!', 'doctor!', 'day!', 'hospital'),
  waiting_mail_offer_subject: subject(m.waiting_mail_offer_subject, 'when!', 'until'),
  waiting_mail_offer_text: body(m.waiting_mail_offer_text, 'doctor', 'hospital', 'when!', 'until!', 'reference!'),
  waiting_sms_offer: sms(m.waiting_sms_offer, 'brand!', 'reference!', 'when!', 'hospital', 'until!'),
  waiting_mail_run_out_subject: subject(m.waiting_mail_run_out_subject, 'when'),
  waiting_mail_run_out_text: body(m.waiting_mail_run_out_text, 'when!', 'doctor', 'reference!', 'day'),
  waiting_mail_taken_off_subject: subject(m.waiting_mail_taken_off_subject, 'doctor', 'day'),
  waiting_mail_taken_off_text: body(m.waiting_mail_taken_off_text, 'reference!', 'doctor', 'day', 'hospital'),
  waiting_mail_page: body(m.waiting_mail_page, 'address!'),
  new_times_mail_ask_subject: subject(m.new_times_mail_ask_subject, 'reference', 'was', 'when!'),
  new_times_mail_again_subject: subject(m.new_times_mail_again_subject, 'reference', 'was', 'when', 'until!'),
  new_times_mail_ask: body(
    m.new_times_mail_ask,
    'doctor',
    'was!',
    'proposed!',
    'when!',
    'hospital!',
    'until!',
    'reference!',
  ),
  new_times_mail_link: body(m.new_times_mail_link, 'address!'),
  new_times_sms_ask: sms(m.new_times_sms_ask, 'brand!', 'reference!', 'was', 'when!', 'hospital', 'until!'),
  new_times_sms_ask_call: sms(m.new_times_sms_ask_call, 'brand!', 'reference!', 'was', 'when!', 'hospital!'),
  new_times_mail_withdrawn_subject: subject(m.new_times_mail_withdrawn_subject, 'reference', 'was!'),
  new_times_mail_withdrawn: body(m.new_times_mail_withdrawn, 'doctor', 'was!', 'hospital', 'reference!'),
  new_times_sms_withdrawn: sms(m.new_times_sms_withdrawn, 'brand!', 'reference!', 'was!', 'hospital'),
};

const forms = {
  forms_mail_received_subject: subject(m.forms_mail_received_subject, 'reference!'),
  forms_mail_received: body(m.forms_mail_received, 'title', 'reference!'),
  forms_mail_answer_subject: subject(m.forms_mail_answer_subject, 'reference!'),
  forms_mail_answer: body(m.forms_mail_answer, 'reference!'),
  forms_mail_news_subject: subject(m.forms_mail_news_subject, 'reference!'),
  forms_mail_news: body(m.forms_mail_news, 'title', 'reference!', 'state!'),
  forms_mail_news_read: body(m.forms_mail_news_read),
  forms_mail_code_subject: subject(m.forms_mail_code_subject, 'reference'),
  forms_mail_code: body(m.forms_mail_code, 'code!', 'minutes!'),
  forms_mail_code_not_you: body(m.forms_mail_code_not_you),
  forms_mail_greeting: body(m.forms_mail_greeting, 'name'),
  forms_mail_follow: body(m.forms_mail_follow, 'link!', 'reference!'),
  forms_mail_follow_page: body(m.forms_mail_follow_page, 'link!'),
  forms_mail_questions: body(m.forms_mail_questions, 'phone!'),
  forms_notice_subject: subject(m.forms_notice_subject, 'title', 'reference!'),
  forms_notice: body(m.forms_notice, 'title', 'link!'),
  forms_escalation_subject: subject(m.forms_escalation_subject, 'count!', 'brand'),
  forms_escalation_greeting: body(m.forms_escalation_greeting, 'name'),
  forms_escalation: body(m.forms_escalation),
  forms_escalation_item: body(m.forms_escalation_item, 'reference!', 'link!'),
  forms_escalation_next: body(m.forms_escalation_next),
  privacy_mail_received_subject: subject(m.privacy_mail_received_subject, 'brand', 'reference'),
  privacy_mail_received: body(m.privacy_mail_received, 'name', 'reference!', 'day!', 'brand!'),
  privacy_mail_answer_subject: subject(m.privacy_mail_answer_subject, 'brand', 'reference!'),
  privacy_mail_merged_subject: subject(m.privacy_mail_merged_subject, 'brand'),
  privacy_mail_merged: body(m.privacy_mail_merged, 'name', 'kept!', 'closed!', 'days!', 'phone!', 'brand'),
  privacy_mail_unmerged_subject: subject(m.privacy_mail_unmerged_subject, 'brand'),
  privacy_mail_unmerged: body(m.privacy_mail_unmerged, 'name', 'kept!', 'closed!', 'phone!', 'brand'),
};

const staff = {
  trends_mail_subject: subject(m.trends_mail_subject, 'brand', 'day!'),
  trends_mail_greeting: body(m.trends_mail_greeting, 'name'),
  trends_mail_intro: body(m.trends_mail_intro, 'day!', 'until!'),
  trends_mail_figure: body(m.trends_mail_figure, 'title!', 'state!'),
  trends_mail_page: body(m.trends_mail_page, 'link!'),
  trends_mail_off: body(m.trends_mail_off, 'link!'),
};

const sales = {
  orders_mail_placed_subject: subject(m.orders_mail_placed_subject, 'order!', 'brand', 'total'),
  orders_mail_placed: body(m.orders_mail_placed, 'order!', 'total!'),
  orders_mail_placed_pay: body(m.orders_mail_placed_pay, 'until!'),
  orders_mail_receipt_subject: subject(m.orders_mail_receipt_subject, 'number', 'order!'),
  orders_mail_receipt: body(m.orders_mail_receipt, 'total!', 'order!', 'number!'),
  orders_mail_voucher: body(m.orders_mail_voucher, 'code!', 'package!', 'hospital!', 'until!'),
  orders_mail_receipt_next: body(m.orders_mail_receipt_next),
  orders_mail_refund_subject: subject(m.orders_mail_refund_subject, 'amount', 'order!'),
  orders_mail_refund: body(m.orders_mail_refund, 'amount!', 'order!'),
  orders_mail_credit_note: body(m.orders_mail_credit_note, 'number!'),
  orders_mail_code_subject: subject(m.orders_mail_code_subject, 'order'),
  orders_mail_code: body(m.orders_mail_code, 'code!', 'minutes!'),
  orders_mail_code_not_you: body(m.orders_mail_code_not_you),
  orders_mail_greeting: body(m.orders_mail_greeting, 'name'),
  orders_mail_questions: body(m.orders_mail_questions, 'phone!'),
  memberships_mail_started_subject: subject(m.memberships_mail_started_subject, 'reference'),
  memberships_mail_started: body(m.memberships_mail_started, 'brand', 'reference!'),
  memberships_mail_member: body(m.memberships_mail_member, 'name!', 'number!'),
  memberships_mail_member_until: body(m.memberships_mail_member_until, 'name!', 'number!', 'day!'),
  memberships_mail_card: body(m.memberships_mail_card),
  memberships_mail_renewal_subject: subject(m.memberships_mail_renewal_subject, 'day!'),
  memberships_mail_renewal: body(m.memberships_mail_renewal, 'name!', 'number!', 'day!'),
  memberships_mail_renewal_how: body(m.memberships_mail_renewal_how),
  memberships_mail_greeting: body(m.memberships_mail_greeting, 'name'),
  memberships_mail_questions: body(m.memberships_mail_questions, 'phone!'),
};

const accounts = {
  accounts_mail_verify_subject: subject(m.accounts_mail_verify_subject, 'brand'),
  accounts_mail_verify: body(m.accounts_mail_verify, 'brand', 'link!', 'code!'),
  accounts_mail_exists_subject: subject(m.accounts_mail_exists_subject, 'brand'),
  accounts_mail_exists: body(m.accounts_mail_exists, 'brand', 'link!'),
  accounts_mail_reset_subject: subject(m.accounts_mail_reset_subject, 'brand'),
  accounts_mail_reset: body(m.accounts_mail_reset, 'brand', 'link!', 'code!', 'minutes'),
  accounts_mail_email_subject: subject(m.accounts_mail_email_subject, 'brand'),
  accounts_mail_email: body(m.accounts_mail_email, 'name', 'brand', 'link!', 'code!', 'minutes'),
  accounts_mail_email_taken_subject: subject(m.accounts_mail_email_taken_subject, 'brand'),
  accounts_mail_email_taken: body(m.accounts_mail_email_taken, 'brand', 'phone!'),
  accounts_mail_email_asked_subject: subject(m.accounts_mail_email_asked_subject, 'brand'),
  accounts_mail_email_asked: body(m.accounts_mail_email_asked, 'name', 'phone!'),
  accounts_mail_email_changed_subject: subject(m.accounts_mail_email_changed_subject, 'brand'),
  accounts_mail_email_changed: body(m.accounts_mail_email_changed, 'name', 'phone!'),
  accounts_mail_change_subject: subject(m.accounts_mail_change_subject, 'brand', 'change'),
  accounts_mail_change: body(m.accounts_mail_change, 'name', 'change!', 'phone!'),
  accounts_mail_wrong_codes_subject: subject(m.accounts_mail_wrong_codes_subject, 'brand'),
  accounts_mail_wrong_codes: body(m.accounts_mail_wrong_codes, 'name', 'phone!'),
  accounts_mail_proof_subject: subject(m.accounts_mail_proof_subject, 'brand'),
  accounts_mail_proof: body(m.accounts_mail_proof, 'name', 'code!', 'minutes!'),
  phone_codes_sms: sms(m.phone_codes_sms, 'brand!', 'code!', 'minutes!'),
  setting_mail_deleted_subject: subject(m.setting_mail_deleted_subject, 'brand'),
  setting_mail_deleted: body(m.setting_mail_deleted, 'name', 'phone!', 'brand'),
};

export const shippedTexts = { ...appointments, ...forms, ...sales, ...accounts, ...staff };

export type TextKey = keyof typeof shippedTexts;
export type InputsOf<Key extends TextKey> =
  (typeof shippedTexts)[Key] extends DeclaredText<infer Inputs> ? Inputs : never;

/** The declaration of a text, with its inputs as plain values. */
export function declarationOf(key: TextKey): DeclaredText<Record<string, unknown>> {
  return shippedTexts[key] as DeclaredText<Record<string, unknown>>;
}

/** The shipped text with its fields in braces, for editing. */
export function shippedText(key: TextKey, language: Language): string {
  const { shipped, fields } = declarationOf(key);
  return shipped(Object.fromEntries(fields.map(({ name }) => [name, `{${name}}`])), { locale: language });
}
