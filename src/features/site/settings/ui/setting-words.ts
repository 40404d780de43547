import { m } from '#src/paraglide/messages.js';
import type { SettingUnit } from '../setting-control.schema.ts';
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
  corporate: m.settings_corporate,
};

/** The name of a setting, in the language of the page; its key where it has none. */
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
  'siteLanguages.ms': m.settings_site_malay,
  'siteLanguages.zh': m.settings_site_chinese,
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
  renewFromDays: m.settings_own_renew_from,
  remindDays: m.settings_own_remind,
  tiers: m.settings_own_tiers,
  benefits: m.settings_own_benefits,
  'benefits.byTier': m.settings_own_by_tier,
  plans: m.settings_own_plans,
  key: m.settings_own_key,
  name: m.settings_own_name,
  summary: m.settings_own_summary,
  packagePercent: m.settings_own_package_percent,
  roomPercent: m.settings_own_room_percent,
  tier: m.settings_own_tier,
  priceSen: m.settings_own_price,
  months: m.settings_own_months,
  adults: m.settings_own_adults,
  children: m.settings_own_children,
  memberSlugs: m.settings_own_members,
  conciergePhone: m.settings_own_concierge_phone,
  newsUrl: m.settings_own_news_url,
  aboutUrl: m.settings_own_about_url,
  videoId: m.settings_own_video_id,
  filmSlug: m.settings_own_film_slug,
  signUpUrl: m.settings_own_sign_up_url,
  overview: m.settings_own_overview,
  howToParticipate: m.settings_own_how_to,
  requirements: m.settings_own_requirements,
  criteria: m.settings_own_criteria,
  themes: m.settings_own_themes,
  judges: m.settings_own_judges,
  title: m.settings_own_title,
  text: m.settings_own_text,
  organization: m.settings_own_organization,
  description: m.settings_own_description,
  'image.seed': m.settings_own_portrait,
  'image.gender': m.settings_own_portrait_gender,
  story: m.settings_corporate_story,
  promises: m.settings_corporate_promises,
  'leader.name': m.settings_leader_name,
  'leader.role': m.settings_leader_role,
  'leader.statement': m.settings_leader_statement,
  'leader.pictureId': m.settings_leader_picture,
  timeline: m.settings_own_timeline,
  from: m.settings_own_from,
  to: m.settings_own_to,
  prizes: m.settings_own_prizes,
  category: m.settings_own_category,
  awards: m.settings_own_awards,
  ringgit: m.settings_own_ringgit,
  count: m.settings_own_count,
};

const languageNames: Record<string, () => string> = {
  en: m.content_language_en,
  ms: m.content_language_ms,
  zh: m.content_language_zh,
};

/** The label of a field by its path; a part of a row is labelled as in every row, a text with its language. */
export function fieldLabel(path: string): string {
  const own = labels[path];
  if (own) return own();
  const names = path.split('.').filter((name) => !/^\d+$/.test(name));
  const language = languageNames[names.at(-1) ?? ''];
  const rest = language ? names.slice(0, -1) : names;
  const label = labelOf(rest);
  return language ? `${label} (${language()})` : label;
}

function labelOf(names: readonly string[]): string {
  const tier = names.indexOf('byTier');
  if (tier >= 0 && names[tier + 1]) return `${m.settings_own_by_tier()}: ${names[tier + 1]}`;
  const last = names.slice(-2).join('.');
  return (labels[names.join('.')] ?? labels[last] ?? labels[names.at(-1) ?? ''])?.() ?? names.join('.');
}

export const choiceWords: Record<string, () => string> = {
  female: m.content_gender_female,
  male: m.content_gender_male,
  offered: m.settings_language_offered,
  hidden: m.settings_language_hidden,
};

/** The units of numbers, as they stand behind them. */
export const unitWords: Record<Exclude<SettingUnit, 'ringgit'>, () => string> = {
  minutes: m.settings_unit_minutes,
  hours: m.settings_unit_hours,
  days: m.settings_unit_days,
  months: m.settings_unit_months,
  percent: () => '%',
};

const hints: Record<string, () => string> = {
  companyName: m.settings_company_name_hint,
  // The hint names the words in braces themselves.
  'story.en': () =>
    m.settings_corporate_story_hint({
      group: '{{group}}',
      year: '{{year}}',
      hospitals: '{{hospitals}}',
      states: '{{states}}',
    }),
  'leader.pictureId': m.settings_leader_picture_hint,
  social: m.settings_social_hint,
  rates: m.settings_rates_hint,
  secondAfterHours: m.settings_second_after_hint,
  rules: m.settings_escalation_rules_hint,
  timeoutMinutes: m.settings_timeout_hint,
  cancelUntilHours: m.settings_cancel_until_hint,
  holdMinutes: m.settings_hold_hint,
  bookingWindowDays: m.settings_booking_window_hint,
  offerMinutes: m.settings_offer_hint,
  version: m.settings_notice_version_hint,
  'siteLanguages.ms': m.settings_site_language_hint,
  'siteLanguages.zh': m.settings_site_language_hint,
  faviconUrl: m.settings_favicon_hint,
  hospitalIcons: m.settings_hospital_icons_hint,
  outsideHosts: m.settings_outside_hosts_hint,
  termsVersion: m.settings_terms_version_hint,
};

/** The hint of a field by its path in the setting, such as 'hours.cancel'; undefined without one. */
export function fieldHint(path: string): string | undefined {
  return hints[path]?.();
}
