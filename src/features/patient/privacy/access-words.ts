/**
 * One entry of the list of accesses to a patient's data, in words. Used by the page and by the PDF of the data export.
 */
import { m } from '#src/paraglide/messages.js';
import type { Language } from '#src/shared/languages.ts';

const subjects: Readonly<Record<string, typeof m.setting_subject_account>> = {
  identity_number: m.setting_subject_identity,
  person: m.setting_subject_person,
  appointment: m.setting_subject_appointment,
  order: m.setting_subject_order,
  membership: m.setting_subject_membership,
  medical_card: m.setting_subject_medical_card,
  form: m.setting_subject_form,
  form_file: m.setting_subject_form,
  form_numbers: m.setting_subject_form,
};

/** Who had access: 'You', 'Hospital staff' or 'Our system'. */
export function whoAccessed({ isOwn, actorKind }: { isOwn: boolean; actorKind: string }, language: Language): string {
  const locale = { locale: language };
  if (isOwn) return m.setting_access_you({}, locale);
  return actorKind === 'staff' ? m.setting_access_staff({}, locale) : m.setting_access_system({}, locale);
}

/** What was done: 'looked at an appointment'. It is shown after the person who did it. */
export function whatWasAccessed(
  { action, subjectKind }: { action: string; subjectKind: string },
  language: Language,
): string {
  const locale = { locale: language };
  const subject = (subjects[subjectKind] ?? m.setting_subject_account)({}, locale);
  return action === 'look' || action === 'exported'
    ? m.setting_access_looked({ subject }, locale)
    : m.setting_access_changed({ subject }, locale);
}
