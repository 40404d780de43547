import { m } from '#src/paraglide/messages.js';
import type { SettingKey } from '../settings.schema.ts';

const names: Partial<Record<SettingKey, () => string>> = {
  brand: m.settings_brand,
  session: m.settings_session,
  appointments: m.settings_appointments,
  serviceTax: m.settings_service_tax,
  privacyNotice: m.settings_privacy_notice,
  careProgramme: m.cares_setting,
  sale: m.settings_sale,
  escalation: m.settings_escalation,
  clinicNetwork: m.settings_clinic_network,
  challenge: m.settings_challenge,
};

export function settingName(key: SettingKey): string {
  return names[key]?.() ?? key;
}

const labels: Record<string, () => string> = {
  groupName: m.settings_group_name,
  companyName: m.settings_company_name,
  shortName: m.settings_short_name,
  'strapline.en': m.settings_strapline_en,
  'strapline.ms': m.settings_strapline_ms,
  'strapline.zh': m.settings_strapline_zh,
  phone: m.settings_phone,
  emergencyPhone: m.settings_emergency_phone,
  whatsapp: m.settings_whatsapp,
  email: m.settings_email,
  address: m.settings_address,
  registrationNumber: m.settings_registration_number,
  faviconUrl: m.settings_favicon,
  hospitalIcons: m.settings_hospital_icons,
  outsideHosts: m.settings_outside_hosts,
  social: m.settings_social,
  timeoutMinutes: m.settings_timeout_minutes,
  cancelUntilHours: m.settings_cancel_until,
  holdMinutes: m.settings_hold_minutes,
  bookingWindowDays: m.settings_booking_window,
  offerMinutes: m.settings_offer_minutes,
  rates: m.settings_rates,
  secondAfterHours: m.settings_second_after,
  rules: m.settings_escalation_rules,
  version: m.settings_notice_version,
  termsVersion: m.settings_terms_version,
  taxRegistrationNumber: m.settings_tax_number,
  eInvoiceAboveSen: m.settings_e_invoice_above,
  secondPersonAboveSen: m.settings_second_person_above,
  value: m.settings_whole,
};

export function fieldLabel(path: string): string {
  return labels[path]?.() ?? path;
}

const hints: Record<string, () => string> = {
  companyName: m.settings_company_name_hint,
  social: m.settings_social_hint,
  rates: m.settings_rates_hint,
  secondAfterHours: m.settings_second_after_hint,
  rules: m.settings_escalation_rules_hint,
  timeoutMinutes: m.settings_timeout_hint,
  version: m.settings_notice_version_hint,
  faviconUrl: m.settings_favicon_hint,
  hospitalIcons: m.settings_hospital_icons_hint,
  outsideHosts: m.settings_outside_hosts_hint,
  termsVersion: m.settings_terms_version_hint,
  eInvoiceAboveSen: m.settings_sen_hint,
  secondPersonAboveSen: m.settings_sen_hint,
};

export function fieldHint(path: string): string | undefined {
  return hints[path]?.();
}
