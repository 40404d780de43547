/** The kinds of records that the audit log names: their words for staff, and the page of a record where it has one. */
import { isEntryKind } from '../audit-log.rules.ts';
import type { LoggedChange } from '../audit-log.schema.ts';
import { m } from '#src/paraglide/messages.js';
import { listNamed } from '#src/features/console/catalogue/ui/catalogue-words.ts';
import { kindWords } from '#src/features/publishing/editor/ui/content-words.ts';

interface SubjectKind {
  word: () => string;
  /** The address of the record's page, or of the list in which it is; none where staff have no such page. */
  href?: (id: string) => string | null;
}

const at = (path: string) => (id: string) => `${path}/${encodeURIComponent(id)}`;
const list = (path: string) => () => path;

const kinds: Readonly<Record<string, SubjectKind>> = {
  account: { word: m.audit_kind_account },
  person: { word: m.audit_kind_person },
  identity_number: { word: m.audit_kind_identity_number },
  session: { word: m.audit_kind_session },
  profile_sync: { word: m.audit_kind_profile_sync },
  appointment: { word: m.audit_kind_appointment, href: at('/staff/appointments') },
  waiting_list_entry: { word: m.audit_kind_waiting_list_entry, href: at('/staff/waiting-list') },
  leave: { word: m.audit_kind_leave, href: list('/staff/leave') },
  schedule: { word: m.audit_kind_schedule, href: list('/staff/schedules') },
  public_holiday: {
    word: m.audit_kind_public_holiday,
    href: (day) => (/^\d{4}-/.test(day) ? `/staff/holidays?year=${day.slice(0, 4)}` : '/staff/holidays'),
  },
  form: { word: m.audit_kind_form, href: at('/staff/enquiries') },
  form_numbers: { word: m.audit_kind_form_numbers, href: at('/staff/enquiries') },
  form_file: { word: m.audit_kind_form_file },
  custom_form: { word: m.audit_kind_custom_form, href: at('/staff/forms') },
  medical_card: { word: m.audit_kind_medical_card },
  membership: { word: m.audit_kind_membership },
  order: { word: m.audit_kind_order, href: at('/staff/orders') },
  order_list: { word: m.audit_kind_order_list, href: list('/staff/orders') },
  refund: { word: m.audit_kind_refund, href: list('/staff/refunds') },
  refund_list: { word: m.audit_kind_refund_list, href: list('/staff/refunds') },
  voucher: { word: m.audit_kind_voucher },
  package: { word: m.audit_kind_package, href: at('/staff/packages') },
  promotion: { word: m.audit_kind_promotion, href: at('/staff/promotions') },
  staff: { word: m.audit_kind_staff, href: at('/staff/people') },
  invitation: { word: m.audit_kind_invitation, href: list('/staff/people') },
  staff_role: { word: m.audit_kind_staff_role, href: at('/staff/roles') },
  list_view: { word: m.audit_kind_list_view },
  look_up: { word: m.audit_kind_look_up },
  privacy_request: { word: m.audit_kind_privacy_request, href: list('/staff/privacy') },
  breach: { word: m.audit_kind_breach, href: list('/staff/privacy/breaches') },
  setting: {
    word: m.audit_kind_setting,
    href: (key) => (key in setUpWords ? '/staff/set-up' : at('/staff/settings')(key)),
  },
  menu: { word: m.audit_kind_menu, href: at('/staff/menus') },
  home_layout: { word: m.audit_kind_home_layout, href: list('/staff/home') },
  draft: { word: m.audit_kind_draft, href: (record) => record },
  message_template: { word: m.audit_kind_message_template, href: at('/staff/messages') },
  message: { word: m.audit_kind_message, href: list('/staff/dead-letters') },
  keyword: { word: m.audit_kind_keyword, href: list('/staff/keywords') },
  search_word: { word: m.audit_kind_search_word, href: list('/staff/search-words/added') },
  urgent_word: { word: m.audit_kind_urgent_word, href: list('/staff/urgent-words') },
  exchange_rate: { word: m.audit_kind_exchange_rate, href: list('/staff/rates') },
  third_party_script: { word: m.audit_kind_third_party_script, href: at('/staff/scripts') },
  media: { word: m.audit_kind_media, href: list('/staff/media') },
  audit_log: { word: m.audit_kind_audit_log },
  list: { word: m.audit_kind_list },
};

/** What is recorded as a setting and belongs to the set-up. */
const setUpWords: Readonly<Record<string, () => string>> = {
  opening: m.audit_kind_opening,
  sample: m.audit_kind_sample,
};

type Subject = Pick<LoggedChange, 'action' | 'subjectKind' | 'subjectId'>;

const isImport = ({ action }: Subject) => action.startsWith('import_');

/** What kind of record an entry of the log is about: 'Health package', 'Import: Hospitals'. */
export function subjectWord(subject: Subject): string {
  const { subjectKind, subjectId } = subject;
  const list = listNamed(subjectKind);
  if (list) return isImport(subject) ? m.audit_kind_import({ list: list.label }) : list.label;
  if (isEntryKind(subjectKind)) return kindWords[subjectKind]();
  if (subjectKind === 'setting' && subjectId in setUpWords) return setUpWords[subjectId]!();
  return kinds[subjectKind]?.word() ?? subjectKind.replaceAll('_', ' ');
}

/** Whether the kind has words of its own. */
export const isKnownSubject = (kind: string): boolean => kind in kinds || isEntryKind(kind) || listNamed(kind) !== null;

/** The page of the record, or of its list; null where staff have none. */
export function subjectHref(subject: Subject): string | null {
  const { subjectKind, subjectId } = subject;
  const list = listNamed(subjectKind);
  if (list && isImport(subject)) return at(`/staff/catalogue/${subjectKind}/import`)(subjectId);
  // Health texts of packages wait under the name of their list.
  if (list) return list.hasItemPages || subjectKind === 'packages' ? at(list.page)(subjectId) : list.page;
  if (isEntryKind(subjectKind)) return at('/staff/content')(subjectId);
  return kinds[subjectKind]?.href?.(subjectId) ?? null;
}
