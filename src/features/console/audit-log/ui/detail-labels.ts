/** The labels of details of the audit log, by the names under which they were recorded. */
import { m } from '#src/paraglide/messages.js';

const labels: Readonly<Record<string, () => string>> = {
  affected: m.audit_detail_affected,
  amountSen: m.audit_detail_amount,
  at: m.audit_detail_at,
  brokenId: m.audit_detail_broken,
  by: m.audit_detail_by,
  bytes: m.audit_detail_bytes,
  capacity: m.audit_detail_capacity,
  closed: m.audit_detail_closed,
  code: m.audit_detail_code,
  commissioner: m.audit_detail_commissioner,
  concept: m.audit_detail_concept,
  day: m.audit_detail_day,
  declined: m.audit_detail_declined,
  description: m.audit_detail_description,
  device: m.audit_detail_device,
  doctor: m.audit_detail_doctor,
  doctorId: m.audit_detail_doctor,
  duties: m.audit_detail_duties,
  due: m.audit_detail_due,
  endsAt: m.audit_detail_ends,
  file: m.audit_detail_file,
  filters: m.audit_detail_filters,
  for: m.audit_detail_reason,
  from: m.audit_detail_from,
  hasSecondFactor: m.audit_detail_factor,
  hospitalId: m.staff_hospital,
  hospitals: m.audit_detail_hospitals,
  href: m.audit_detail_url,
  in: m.audit_detail_where,
  identity: m.audit_detail_identity,
  inForce: m.audit_detail_in_force,
  isActive: m.audit_detail_active,
  isExpected: m.audit_detail_expected,
  isPublished: m.audit_detail_published,
  isRedirect: m.audit_detail_redirect,
  isRestored: m.audit_detail_restored,
  isSealingLate: m.audit_detail_late,
  kind: m.audit_detail_kind,
  label: m.audit_detail_label,
  language: m.audit_detail_language,
  languages: m.audit_detail_languages,
  list: m.audit_detail_list,
  markup: m.audit_detail_markup,
  meaning: m.audit_detail_meaning,
  method: m.audit_detail_method,
  month: m.audit_detail_month,
  monthlyCapacity: m.audit_detail_capacity,
  name: m.audit_detail_name,
  note: m.audit_detail_note,
  orderId: m.audit_detail_order,
  owner: m.audit_detail_owner,
  passed: m.audit_detail_passed,
  people: m.audit_detail_people,
  per100Myr: m.audit_detail_rate,
  permissions: m.audit_detail_permissions,
  person: m.audit_detail_person,
  picture: m.audit_detail_picture,
  priceSen: m.audit_detail_price,
  proposal: m.audit_detail_proposal,
  proposedBy: m.audit_detail_proposed_by,
  reason: m.audit_detail_reason,
  recording: m.audit_detail_recording,
  reference: m.audit_detail_reference,
  refundId: m.audit_detail_refund,
  removed: m.audit_detail_removed,
  request: m.audit_detail_request,
  role: m.audit_detail_role,
  rows: m.audit_detail_rows,
  sessions: m.audit_detail_sessions,
  sessionsEnded: m.audit_detail_sessions_ended,
  slug: m.audit_detail_slug,
  speciality: m.audit_detail_speciality,
  stage: m.audit_detail_stage,
  startsAt: m.audit_detail_starts,
  state: m.audit_detail_status,
  states: m.audit_detail_states,
  status: m.audit_detail_status,
  subject: m.audit_detail_subject,
  successorId: m.audit_detail_successor,
  text: m.audit_detail_text,
  to: m.audit_detail_told,
  undone: m.audit_detail_undone,
  unsealed: m.audit_detail_unsealed,
  url: m.audit_detail_url,
  version: m.audit_detail_version,
  vouchersEnded: m.audit_detail_vouchers_ended,
  way: m.audit_detail_method,
  where: m.audit_detail_where,
  whole: m.audit_detail_intact,
  with: m.audit_detail_with,
  written: m.audit_detail_written,
};

const languageNames: Readonly<Record<string, () => string>> = {
  en: m.content_language_en,
  ms: m.content_language_ms,
  zh: m.content_language_zh,
};

/** Whether a detail has a label of its own. */
export const isKnownDetail = (name: string): boolean => Object.hasOwn(labels, name);

/**
 * The label of a detail by its path: '2. Label (Malay)' for the second item's. A name without a label is spaced:
 * 'postal code' for 'postalCode'.
 */
export function detailLabel(path: readonly string[]): string {
  const place = path.find((name) => /^\d+$/.test(name));
  const names = path.filter((name) => !/^\d+$/.test(name));
  const language = languageNames[names.at(-1) ?? ''];
  const name = (language ? names.at(-2) : names.at(-1)) ?? '';
  const own = Object.hasOwn(labels, name) ? labels[name]!() : spaced(name);
  const label = language ? (own ? `${own} (${language()})` : language()) : own;
  return place === undefined ? label : `${Number(place) + 1}. ${label}`;
}

function spaced(name: string): string {
  const words = name
    .replaceAll(/[_-]/g, ' ')
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
