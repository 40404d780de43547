import { m } from '#src/paraglide/messages.js';
import type { Missing, SetUpFacts, SetUpStep, TestedPart } from '../set-up.rules.ts';

export const stepWords: Record<SetUpStep, { title: () => string; hint: () => string }> = {
  brand: { title: m.set_up_brand, hint: m.set_up_brand_hint },
  languages: { title: m.set_up_languages, hint: m.set_up_languages_hint },
  legal: { title: m.set_up_legal, hint: m.set_up_legal_hint },
  holidays: { title: m.set_up_holidays, hint: m.set_up_holidays_hint },
  hospitals: { title: m.set_up_hospitals, hint: m.set_up_hospitals_hint },
  doctors: { title: m.set_up_doctors, hint: m.set_up_doctors_hint },
  mail: { title: m.set_up_mail, hint: m.set_up_mail_hint },
  sms: { title: m.set_up_sms, hint: m.set_up_sms_hint },
  gateway: { title: m.set_up_gateway, hint: m.set_up_gateway_hint },
  people: { title: m.set_up_people, hint: m.set_up_people_hint },
  sample: { title: m.set_up_sample, hint: m.set_up_sample_intro },
};

export const testWords: Record<TestedPart, () => string> = {
  mail: m.set_up_test_mail,
  sms: m.set_up_test_sms,
  gateway: m.set_up_test_gateway,
};

/** The pages on which a step's work is done. Steps that the environment decides have none. */
export function stepLinks(step: SetUpStep): { href: string; label: string }[] {
  const list = (name: string, label: string) => [
    { href: `/staff/catalogue/${name}`, label },
    { href: `/staff/catalogue/${name}/import`, label: m.set_up_way_import() },
  ];
  switch (step) {
    case 'brand':
      return [
        { href: '/staff/settings/brand', label: m.set_up_way_brand() },
        { href: '/staff/brand', label: m.set_up_way_look() },
      ];
    case 'languages':
      return [{ href: '/staff/settings/brand', label: m.set_up_way_brand() }];
    case 'legal':
      return [
        { href: '/staff/content?kind=page', label: m.set_up_way_pages() },
        { href: '/staff/settings/privacyNotice', label: m.set_up_way_notice() },
        { href: '/staff/settings/sale', label: m.set_up_way_terms() },
      ];
    case 'holidays':
      return [{ href: '/staff/holidays', label: m.set_up_way_holidays() }];
    case 'hospitals':
      return list('hospitals', m.set_up_way_hospitals());
    case 'doctors':
      return [
        { href: '/staff/catalogue/specialities', label: m.catalogue_specialities() },
        ...list('doctors', m.set_up_way_doctors()),
        { href: '/staff/schedules', label: m.set_up_way_schedules() },
      ];
    case 'people':
      return [{ href: '/staff/people', label: m.set_up_way_people() }];
    default:
      return [];
  }
}

/** A missing requirement of a step, as a sentence. */
export function missingWords(what: Missing['what'], { doctors, doctorsWithSessions }: SetUpFacts): string {
  if (what === 'sessions') return m.set_up_missing_sessions({ count: doctors - doctorsWithSessions });
  return {
    name: m.set_up_missing_name,
    contact: m.set_up_missing_contact,
    company: m.set_up_missing_company,
    strapline: m.set_up_missing_strapline,
    notice: m.set_up_missing_notice,
    terms: m.set_up_missing_terms,
    holidays: m.set_up_missing_holidays,
    hospital: m.set_up_missing_hospital,
    doctor: m.set_up_missing_doctor,
    untested: m.set_up_missing_untested,
    failed: m.set_up_missing_failed,
    off: m.set_up_missing_off,
    simulated: m.set_up_missing_simulated,
    second_administrator: m.set_up_missing_second_administrator,
    sample: m.set_up_missing_sample,
  }[what]();
}
