/** The templates: the texts that make up each message, in their order. A text belongs to one template. */

/** A template's texts, by their keys among the shipped texts. */
export const templates = {
  appointment_confirmed: ['appointments_subject_confirmed', 'appointments_sms_confirmed'],
  appointment_requested: [
    'appointments_subject_requested',
    'appointments_advice_requested',
    'appointments_sms_requested',
  ],
  appointment_rescheduled: ['appointments_subject_rescheduled', 'appointments_sms_rescheduled'],
  appointment_cancelled: [
    'appointments_subject_cancelled',
    'appointments_advice_cancelled',
    'appointments_sms_cancelled',
  ],
  appointment_reminder: ['appointments_subject_reminder', 'appointments_sms_reminder'],
  appointment_lines: [
    'appointments_mail_greeting',
    'appointments_mail_doctor',
    'appointments_mail_when',
    'appointments_mail_where',
    'teleconsult_mail_where',
    'appointments_mail_reference',
    'appointments_advice_bring',
    'teleconsult_advice',
    'appointments_mail_questions',
  ],
  waiting_joined: ['waiting_mail_joined_subject', 'waiting_mail_joined_text'],
  waiting_offer: ['waiting_mail_offer_subject', 'waiting_mail_offer_text', 'waiting_sms_offer'],
  waiting_run_out: ['waiting_mail_run_out_subject', 'waiting_mail_run_out_text'],
  waiting_taken_off: ['waiting_mail_taken_off_subject', 'waiting_mail_taken_off_text'],
  waiting_lines: ['waiting_mail_page'],
  new_time_asked: [
    'new_times_mail_ask_subject',
    'new_times_mail_again_subject',
    'new_times_mail_ask',
    'new_times_mail_link',
    'new_times_sms_ask',
    'new_times_sms_ask_call',
  ],
  new_time_withdrawn: ['new_times_mail_withdrawn_subject', 'new_times_mail_withdrawn', 'new_times_sms_withdrawn'],
  form_received: ['forms_mail_received_subject', 'forms_mail_received'],
  form_answer: ['forms_mail_answer_subject', 'forms_mail_answer'],
  form_news: ['forms_mail_news_subject', 'forms_mail_news', 'forms_mail_news_read'],
  form_code: ['forms_mail_code_subject', 'forms_mail_code', 'forms_mail_code_not_you'],
  form_lines: ['forms_mail_greeting', 'forms_mail_follow', 'forms_mail_follow_page', 'forms_mail_questions'],
  form_notice: ['forms_notice_subject', 'forms_notice'],
  form_escalation: [
    'forms_escalation_subject',
    'forms_escalation_greeting',
    'forms_escalation',
    'forms_escalation_item',
    'forms_escalation_next',
  ],
  order_placed: ['orders_mail_placed_subject', 'orders_mail_placed', 'orders_mail_placed_pay'],
  order_receipt: [
    'orders_mail_receipt_subject',
    'orders_mail_receipt',
    'orders_mail_voucher',
    'orders_mail_receipt_next',
  ],
  order_refund: ['orders_mail_refund_subject', 'orders_mail_refund', 'orders_mail_credit_note'],
  order_code: ['orders_mail_code_subject', 'orders_mail_code', 'orders_mail_code_not_you'],
  order_lines: ['orders_mail_greeting', 'orders_mail_questions'],
  membership_started: [
    'memberships_mail_started_subject',
    'memberships_mail_started',
    'memberships_mail_member',
    'memberships_mail_member_until',
    'memberships_mail_card',
  ],
  membership_renewal: ['memberships_mail_renewal_subject', 'memberships_mail_renewal', 'memberships_mail_renewal_how'],
  membership_lines: ['memberships_mail_greeting', 'memberships_mail_questions'],
  account_verify: ['accounts_mail_verify_subject', 'accounts_mail_verify'],
  account_exists: ['accounts_mail_exists_subject', 'accounts_mail_exists'],
  account_reset: ['accounts_mail_reset_subject', 'accounts_mail_reset'],
  account_email: ['accounts_mail_email_subject', 'accounts_mail_email'],
  account_email_taken: ['accounts_mail_email_taken_subject', 'accounts_mail_email_taken'],
  account_email_asked: ['accounts_mail_email_asked_subject', 'accounts_mail_email_asked'],
  account_email_changed: ['accounts_mail_email_changed_subject', 'accounts_mail_email_changed'],
  account_change: ['accounts_mail_change_subject', 'accounts_mail_change'],
  account_wrong_codes: ['accounts_mail_wrong_codes_subject', 'accounts_mail_wrong_codes'],
  account_proof: ['accounts_mail_proof_subject', 'accounts_mail_proof'],
  account_deleted: ['setting_mail_deleted_subject', 'setting_mail_deleted'],
  phone_code: ['phone_codes_sms'],
  privacy_received: ['privacy_mail_received_subject', 'privacy_mail_received'],
  privacy_answer: ['privacy_mail_answer_subject'],
  account_merged: ['privacy_mail_merged_subject', 'privacy_mail_merged'],
  account_unmerged: ['privacy_mail_unmerged_subject', 'privacy_mail_unmerged'],
  weekly_figures: [
    'trends_mail_subject',
    'trends_mail_greeting',
    'trends_mail_intro',
    'trends_mail_figure',
    'trends_mail_page',
    'trends_mail_off',
  ],
} as const;

export type TemplateKey = keyof typeof templates;
export const templateKeys = Object.keys(templates) as TemplateKey[];

/** The template with this name; undefined for any other word. */
export function templateNamed(name: string): TemplateKey | undefined {
  return templateKeys.find((key) => key === name);
}
