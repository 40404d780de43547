import { m } from '#src/paraglide/messages.js';
import type { Language } from '#src/shared/languages.ts';
import type { SmsSize, TextKind } from '../template-text.rules.ts';
import type { TemplateKey } from '../templates.rules.ts';

const words: Record<TemplateKey, { name: () => string; when: () => string }> = {
  appointment_confirmed: { name: m.templates_appointment_confirmed, when: m.templates_appointment_confirmed_when },
  appointment_requested: { name: m.templates_appointment_requested, when: m.templates_appointment_requested_when },
  appointment_rescheduled: {
    name: m.templates_appointment_rescheduled,
    when: m.templates_appointment_rescheduled_when,
  },
  appointment_cancelled: { name: m.templates_appointment_cancelled, when: m.templates_appointment_cancelled_when },
  appointment_reminder: { name: m.templates_appointment_reminder, when: m.templates_appointment_reminder_when },
  appointment_lines: { name: m.templates_appointment_lines, when: m.templates_appointment_lines_when },
  waiting_joined: { name: m.templates_waiting_joined, when: m.templates_waiting_joined_when },
  waiting_offer: { name: m.templates_waiting_offer, when: m.templates_waiting_offer_when },
  waiting_run_out: { name: m.templates_waiting_run_out, when: m.templates_waiting_run_out_when },
  waiting_taken_off: { name: m.templates_waiting_taken_off, when: m.templates_waiting_taken_off_when },
  waiting_lines: { name: m.templates_waiting_lines, when: m.templates_waiting_lines_when },
  new_time_asked: { name: m.templates_new_time_asked, when: m.templates_new_time_asked_when },
  new_time_withdrawn: { name: m.templates_new_time_withdrawn, when: m.templates_new_time_withdrawn_when },
  form_received: { name: m.templates_form_received, when: m.templates_form_received_when },
  form_answer: { name: m.templates_form_answer, when: m.templates_form_answer_when },
  form_news: { name: m.templates_form_news, when: m.templates_form_news_when },
  form_code: { name: m.templates_form_code, when: m.templates_form_code_when },
  form_lines: { name: m.templates_form_lines, when: m.templates_form_lines_when },
  form_notice: { name: m.templates_form_notice, when: m.templates_form_notice_when },
  form_escalation: { name: m.templates_form_escalation, when: m.templates_form_escalation_when },
  order_placed: { name: m.templates_order_placed, when: m.templates_order_placed_when },
  order_receipt: { name: m.templates_order_receipt, when: m.templates_order_receipt_when },
  order_refund: { name: m.templates_order_refund, when: m.templates_order_refund_when },
  order_code: { name: m.templates_order_code, when: m.templates_order_code_when },
  order_lines: { name: m.templates_order_lines, when: m.templates_order_lines_when },
  membership_started: { name: m.templates_membership_started, when: m.templates_membership_started_when },
  membership_renewal: { name: m.templates_membership_renewal, when: m.templates_membership_renewal_when },
  membership_lines: { name: m.templates_membership_lines, when: m.templates_membership_lines_when },
  account_verify: { name: m.templates_account_verify, when: m.templates_account_verify_when },
  account_exists: { name: m.templates_account_exists, when: m.templates_account_exists_when },
  account_reset: { name: m.templates_account_reset, when: m.templates_account_reset_when },
  account_email: { name: m.templates_account_email, when: m.templates_account_email_when },
  account_email_taken: { name: m.templates_account_email_taken, when: m.templates_account_email_taken_when },
  account_email_asked: { name: m.templates_account_email_asked, when: m.templates_account_email_asked_when },
  account_email_changed: { name: m.templates_account_email_changed, when: m.templates_account_email_changed_when },
  account_change: { name: m.templates_account_change, when: m.templates_account_change_when },
  account_wrong_codes: { name: m.templates_account_wrong_codes, when: m.templates_account_wrong_codes_when },
  account_proof: { name: m.templates_account_proof, when: m.templates_account_proof_when },
  account_deleted: { name: m.templates_account_deleted, when: m.templates_account_deleted_when },
  phone_code: { name: m.templates_phone_code, when: m.templates_phone_code_when },
  privacy_received: { name: m.templates_privacy_received, when: m.templates_privacy_received_when },
  weekly_figures: { name: m.templates_weekly_figures, when: m.templates_weekly_figures_when },
  account_merged: { name: m.templates_account_merged, when: m.templates_account_merged_when },
  account_unmerged: { name: m.templates_account_unmerged, when: m.templates_account_unmerged_when },
  privacy_answer: { name: m.templates_privacy_answer, when: m.templates_privacy_answer_when },
};

/** What a template is for, and when it is sent. */
export function templateWords(key: TemplateKey): { name: string; when: string } {
  return { name: words[key].name(), when: words[key].when() };
}

/** Names for texts of a mail that are neither its subject nor its main text. */
const parts: Record<string, () => string> = {
  appointments_advice_requested: m.templates_part_advice,
  appointments_advice_cancelled: m.templates_part_advice,
  appointments_mail_greeting: m.templates_part_greeting,
  appointments_mail_doctor: m.templates_part_doctor,
  appointments_mail_when: m.templates_part_when,
  appointments_mail_where: m.templates_part_where,
  teleconsult_mail_where: m.templates_part_where_video,
  appointments_mail_reference: m.templates_part_reference,
  appointments_advice_bring: m.templates_part_bring,
  teleconsult_advice: m.templates_part_bring_video,
  appointments_mail_questions: m.templates_part_questions,
  waiting_mail_page: m.templates_part_page,
  new_times_mail_link: m.templates_part_page,
  forms_mail_news_read: m.templates_part_read,
  forms_mail_code_not_you: m.templates_part_not_you,
  forms_mail_greeting: m.templates_part_greeting,
  forms_mail_follow: m.templates_part_follow,
  forms_mail_follow_page: m.templates_part_follow_page,
  forms_mail_questions: m.templates_part_questions,
  forms_escalation_greeting: m.templates_part_greeting,
  forms_escalation_item: m.templates_part_late,
  forms_escalation_next: m.templates_part_late_next,
  orders_mail_placed_pay: m.templates_part_pay,
  orders_mail_voucher: m.templates_part_voucher,
  orders_mail_receipt_next: m.templates_part_next,
  orders_mail_credit_note: m.templates_part_credit_note,
  orders_mail_code_not_you: m.templates_part_not_you,
  orders_mail_greeting: m.templates_part_greeting,
  orders_mail_questions: m.templates_part_questions,
  memberships_mail_member: m.templates_part_member,
  memberships_mail_member_until: m.templates_part_member_until,
  memberships_mail_card: m.templates_part_card,
  memberships_mail_renewal_how: m.templates_part_renewal_how,
  trends_mail_greeting: m.templates_part_greeting,
  trends_mail_figure: m.templates_part_figure,
  trends_mail_page: m.templates_part_page,
  trends_mail_off: m.templates_part_off,
  memberships_mail_greeting: m.templates_part_greeting,
  memberships_mail_questions: m.templates_part_questions,
};

/** The name of a text within its template. */
export function partName({ key, kind }: { key: string; kind: TextKind }): string {
  if (kind === 'subject') return m.templates_part_subject();
  return kind === 'sms' ? m.templates_sms() : (parts[key] ?? m.templates_part_text)();
}

/** The name of a language, in the language of the page. */
export function languageName(language: Language): string {
  return { en: m.templates_english, ms: m.templates_malay, zh: m.templates_chinese }[language]();
}

/** 'GSM-7, 96 of 160 characters, 1 SMS'. */
export function sizeWords({ alphabet, places, parts: count }: SmsSize): string {
  return m.templates_sms_size({ alphabet, places, parts: count });
}
