/** Values of the audit log in words: states, roles, days, amounts and names in place of what is stored. */
import type { LoggedChange, LoggedNames } from '../audit-log.schema.ts';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { deviceWords } from '#src/features/console/people/ui/device-words.ts';
import { roleAssignmentWords, roleLabel } from '#src/features/console/people/ui/role-assignment-words.ts';
import { formKinds } from '#src/features/requests/forms/kinds/form-kinds.schema.ts';
import { refundReasons, refundStates } from '#src/features/shop/payments/payments.rules.ts';
import { refundReasonWords, refundStateWords } from '#src/features/shop/refunds/ui/refund-words.ts';
import { conceptWords } from '#src/features/site/urgent-help/ui/concept-words.ts';
import { formatDateTime, formatDay, isCalendarDay } from '#src/shared/dates.ts';
import { formatSen } from '#src/shared/money.ts';
import { isUuid } from '#src/shared/identifiers/uuid.ts';

const appointmentStates: Readonly<Record<string, () => string>> = {
  held: m.front_desk_state_held,
  requested: m.front_desk_state_requested,
  confirmed: m.front_desk_state_confirmed,
  rescheduled: m.front_desk_state_rescheduled,
  arrived: m.front_desk_state_arrived,
  completed: m.front_desk_state_completed,
  no_show: m.front_desk_state_no_show,
  cancelled: m.front_desk_state_cancelled,
};
const packageStates: Readonly<Record<string, () => string>> = {
  draft: m.package_admin_draft,
  published: m.package_admin_published,
  withdrawn: m.package_admin_withdrawn,
};
const places: Readonly<Record<string, () => string>> = {
  list: m.audit_value_list,
  details: m.audit_value_details,
  look_up: m.audit_value_look_up,
  privacy_request: m.audit_kind_privacy_request,
  schedule: m.audit_value_schedule,
  leave: m.audit_kind_leave,
};
const signInMethods: Readonly<Record<string, () => string>> = {
  password: m.audit_value_password,
  passkey: m.audit_value_passkey,
  provider: m.audit_value_provider,
  second_factor: m.audit_value_second_factor,
  google: () => 'Google',
  facebook: () => 'Facebook',
  apple: () => 'Apple',
};
const languageNames: Readonly<Record<string, () => string>> = {
  en: m.content_language_en,
  ms: m.content_language_ms,
  zh: m.content_language_zh,
};

/** The name of a person of the staff, or of several; a person who is not of the staff by the id. */
export function nameOf(value: unknown, { byId }: LoggedNames): string {
  return [value]
    .flat()
    .map((id) => byId.get(`staff:${String(id)}`) ?? String(id))
    .join(', ');
}

/** What a detail says. */
export function valueWords(entry: LoggedChange, [key, value]: [string, unknown], names: LoggedNames): string {
  if (Array.isArray(value)) return value.map((one) => valueWords(entry, [key, one], names)).join(', ');
  if (typeof value === 'boolean') return value ? m.content_own_yes() : m.content_own_no();
  if (value === null || value === undefined) return '';
  return named(entry, [key, value], names) ?? plain(value);
}

type Words = (code: string, names: LoggedNames, subjectKind: string) => string | undefined;

const state: Words = (code, _, subjectKind) => stateOf(subjectKind, code);
const language: Words = (code) => languageNames[code]?.();
const place: Words = (code) => places[code]?.();
const signInMethod: Words = (code) => signInMethods[code]?.();
const amount: Words = (code) => formatSen(Number(code));
const doctor: Words = (code, { byId }) => byId.get(`doctor:${code}`);
const hospital: Words = (code, { hospitals }) =>
  code === 'all' ? m.staff_scope_all() : hospitals.find(({ id }) => String(id) === code)?.name;

/** Values whose meaning follows from the name of the detail. */
const wordsByName: Readonly<Record<string, Words>> = {
  state,
  status: state,
  reason: (code, _, kind) => (kind === 'order' || kind === 'refund' ? reasonOf(code) : undefined),
  priceSen: amount,
  amountSen: amount,
  language,
  languages: language,
  where: place,
  in: place,
  for: place,
  method: signInMethod,
  way: signInMethod,
  by: signInMethod,
  concept: (code) => conceptWords[code as keyof typeof conceptWords]?.title(),
  device: deviceWords,
  role: (code) => roleLabel(code as Parameters<typeof roleLabel>[0]),
  duties: (code, names) => roleOf(code, names),
  doctor,
  doctorId: doctor,
  hospitalId: hospital,
  hospitals: hospital,
};

function named({ subjectKind }: LoggedChange, [key, value]: [string, unknown], names: LoggedNames): string | undefined {
  const code = String(value);
  if (Object.hasOwn(wordsByName, key)) return wordsByName[key]!(code, names, subjectKind);
  return isUuid(code) ? names.byId.get(`staff:${code}`) : undefined;
}

function stateOf(subjectKind: string, state: string): string | undefined {
  if (subjectKind === 'appointment') return appointmentStates[state]?.();
  if (subjectKind === 'package') return packageStates[state]?.();
  if (subjectKind === 'order' || subjectKind === 'refund')
    return isOneOf(refundStates, state) ? refundStateWords(state) : undefined;
  const kind = formKinds.find(({ lifeCycle }) => lifeCycle.words[state]);
  return kind?.lifeCycle.words[state]?.({}, { locale: getLocale() });
}

const reasonOf = (reason: string): string | undefined =>
  isOneOf(refundReasons, reason) ? refundReasonWords(reason) : undefined;

const isOneOf = <T extends string>(all: readonly T[], one: string): one is T =>
  (all as readonly string[]).includes(one);

/** A role assignment as it was recorded: 'front_desk@3'. */
function roleOf(recorded: string, { hospitals }: LoggedNames): string | undefined {
  const [role, place] = recorded.split('@');
  if (!role || !place) return undefined;
  const hospitalId = place === 'all' ? null : Number(place);
  return roleAssignmentWords({ role, hospitalId } as Parameters<typeof roleAssignmentWords>[0], hospitals);
}

function plain(value: unknown): string {
  if (typeof value === 'number') return new Intl.NumberFormat(getLocale(), { maximumFractionDigits: 6 }).format(value);
  const text = String(value);
  if (isCalendarDay(text)) return formatDay(text, getLocale());
  return /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(text) ? formatDateTime(new Date(text), getLocale()) : text;
}
