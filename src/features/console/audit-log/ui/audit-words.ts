import { m } from '#src/paraglide/messages.js';

const words: Record<string, () => string> = {
  look: m.staff_act_look,
  sign_in: m.staff_act_sign_in,
  sign_out: m.staff_act_sign_out,
  sign_in_refused: m.staff_act_sign_in_refused,
  staff_invited: m.staff_act_staff_invited,
  staff_joined: m.staff_act_staff_joined,
  invitation_withdrawn: m.staff_act_invitation_withdrawn,
  duties_changed: m.staff_act_duties_changed,
  role_added: m.roles_act_added,
  role_changed: m.roles_act_changed,
  role_removed: m.roles_act_removed,
  staff_removed: m.staff_act_staff_removed,
  exported: m.staff_act_exported,
  log_checked: m.staff_act_log_checked,
  setting_changed: m.staff_act_setting_changed,
  template_changed: m.templates_act_changed,
  template_shipped: m.templates_act_shipped,
  site_opened: m.set_up_act_opened,
  site_closed: m.set_up_act_closed,
  sample_loaded: m.set_up_act_sample_loaded,
  sample_removed: m.set_up_act_sample_removed,
  carrier_tested: m.set_up_act_carrier_tested,
  script_added: m.staff_act_script_added,
  script_changed: m.staff_act_script_changed,
  script_proposed: m.staff_act_script_proposed,
  script_confirmed: m.staff_act_script_confirmed,
  script_declined: m.staff_act_script_declined,
  script_removed: m.staff_act_script_removed,
  passkey_added: m.staff_act_passkey_added,
  passkey_removed: m.staff_act_passkey_removed,
  email_change_asked: m.staff_act_email_change_asked,
  email_changed: m.staff_act_email_changed,
  sign_in_locked: m.staff_act_sign_in_locked,
  staff_unlocked: m.staff_act_staff_unlocked,
  owner_proved: m.staff_act_owner_proved,
  address_proved: m.staff_act_address_proved,
  phone_changed: m.staff_act_phone_changed,
  phone_proved: m.staff_act_phone_proved,
  second_factor_on: m.staff_act_second_factor_on,
  second_factor_off: m.staff_act_second_factor_off,
  recovery_codes_renewed: m.staff_act_recovery_codes_renewed,
  password_changed: m.staff_act_password_changed,
  password_reset: m.staff_act_password_reset,
  urgent_word_added: m.urgent_act_added,
  urgent_word_removed: m.urgent_act_removed,
  content_deleted: m.content_act_deleted,
  content_undeleted: m.content_act_undeleted,
  content_erased: m.content_act_erased,
  search_word_added: m.search_words_act_added,
  search_word_removed: m.search_words_act_removed,
  signed_out_everywhere: m.staff_act_signed_out_everywhere,
  sign_in_method_added: m.staff_act_sign_in_method_added,
  privacy_request_opened: m.privacy_act_opened,
  privacy_request_changed: m.privacy_act_changed,
  privacy_request_extended: m.privacy_act_extended,
  patient_looked_up: m.privacy_act_looked_up,
  person_corrected: m.privacy_act_corrected,
  breach_recorded: m.privacy_act_breach_recorded,
  breach_changed: m.privacy_act_breach_changed,
  marketing_stopped: m.privacy_act_marketing,
  submission_taken: m.forms_act_taken,
  submission_given_back: m.forms_act_given_back,
  view_shared: m.views_act_shared,
  view_unshared: m.views_act_unshared,
  account_opened: m.staff_act_account_opened,
};

/** The action as a text; an unknown action by its own name. */
export function actionWords(action: string): string {
  return words[action]?.() ?? action.replaceAll('_', ' ');
}

const kinds: Record<string, () => string> = {
  patient: m.staff_kind_patient,
  guest: m.staff_kind_guest,
  anyone: m.staff_kind_guest,
  staff: m.staff_kind_staff,
  system: m.staff_kind_system,
};

/** The kind of actor, where no account is known by name. */
export function actorKindWords(kind: string): string {
  return kinds[kind]?.() ?? kind;
}
