/**
 * The retention of every table's rows: the one list. Deleting is each feature's own job; a test compares the list
 * with the database.
 */
export type Retention =
  /** A recurring job deletes them. */
  | { job: string; after: string }
  /** They are deleted with the row of another table that they refer to. */
  | { with: string }
  /** They are kept. The reason says until when, or why for ever. */
  | { kept: string };

const reference = { kept: 'Reference data: changed by staff, as many rows as the group has of it.' };
const published = {
  kept: 'Content of editors with its versions: retired, never deleted, because addresses and entries refer to it.',
};
const sales = {
  kept: 'Records of a sale; without the person once the account is erased, or after the seven years of the law of accounts (forget-past-sales).',
};
const account = {
  kept: 'Until the account is erased (privacy: erase); staff accounts for as long as the audit log names them.',
};
const simulated = { kept: 'Exists with a simulator alone: never on a public origin.' };
const visit = {
  kept: "Record of an appointment: until the account is erased, then without the person; a guest's for seven years (forget-guests).",
};

export const retention: Record<string, Retention> = {
  accounts: account,
  appointment_history: visit,
  appointment_reminders: { with: 'appointments' },
  appointments: visit,
  area_purges: { kept: 'One row for each tag of the page cache.' },
  area_versions: { kept: 'One row for each tag of the page cache.' },
  audit_log: { kept: 'Evidence of who saw and changed what: append-only, never deleted.' },
  audit_seals: { kept: 'The chain over the audit log: never deleted.' },
  brand_images: { kept: 'Logos and icons: pages of caches and mails that were sent still ask for the former ones.' },
  bookmarks: {
    kept: "Until their owner removes them or the account is erased; a visitor's for 400 days (forget-guests).",
  },
  call_presence: { with: 'appointments' },
  call_signals: { job: 'forget-calls', after: 'a day' },
  capacity_reservations: sales,
  cart_lines: {
    kept: "Until they are bought, removed or the account is erased; a guest's for 90 days (forget-guests); at most so many for each owner (limits.mostLines).",
  },
  catalogue_imports: { kept: 'Which file changed which master data: part of the record of changes.' },
  catalogue_versions: { kept: 'Versions of master data: kept for as long as it can be restored.' },
  centres_of_excellence: reference,
  consents: {
    kept: 'Proof of what was agreed to: names the account by its number alone, and stays after its erasure.',
  },
  content_entries: published,
  content_media: published,
  content_media_files: { with: 'content_media' },
  content_published: { with: 'content_entries' },
  content_texts: { with: 'content_entries' },
  content_topics: reference,
  content_versions: { with: 'content_entries' },
  doctor_hospitals: reference,
  doctor_leave: { kept: 'Why a time was not offered: part of the record of appointments.' },
  doctor_specialities: reference,
  doctors: reference,
  e_invoices: { job: 'forget-past-sales', after: 'the seven years of the law on income tax' },
  email_changes: { with: 'accounts' },
  event_seats: { with: 'form_submissions' },
  exchange_rates: { kept: 'What a price was shown as on its day: one row for each currency and day.' },
  form_drafts: { job: 'retention-sweep', after: 'a day' },
  form_files: { with: 'form_submissions' },
  form_history: { with: 'form_submissions' },
  form_submissions: { job: 'delete-past-forms', after: 'the time that its kind names' },
  health_packages: published,
  hospital_services: reference,
  hospitals: reference,
  idempotency_keys: { job: 'retention-sweep', after: '24 hours' },
  identities: { with: 'accounts' },
  identity_credentials: { with: 'identity_users' },
  identity_sessions: { with: 'identity_users' },
  identity_users: account,
  identity_removals: { job: 'forget-deleted-people', after: 'the identity provider has forgotten the person' },
  identity_verifications: { job: 'retention-sweep', after: 'its end' },
  insurers: reference,
  keywords: published,
  known_devices: { job: 'retention-sweep', after: 'its end' },
  medical_cards: { with: 'accounts' },
  membership_terms: { with: 'memberships' },
  memberships: { with: 'accounts' },
  moved_paths: { kept: 'Addresses that were published answer for good (301 or 410).' },
  number_series: { kept: 'One row for each kind of document and year: numbers have no gaps.' },
  one_time_codes: { job: 'retention-sweep', after: 'its end' },
  order_documents: sales,
  order_history: sales,
  order_lines: sales,
  orders: sales,
  outbox: {
    job: 'delete-undelivered',
    after:
      '90 days where no provider took it, 30 days where staff discarded it; what was sent goes after 30 days (retention-sweep)',
  },
  package_capacity: { kept: 'One row for each package, hospital and month: what was sold of it.' },
  package_hospitals: reference,
  package_types: reference,
  passkeys: { with: 'accounts' },
  patient_care_topics: published,
  payment_messages: { job: 'delete-gateway-messages', after: '90 days where it was refused, seven years otherwise' },
  payment_requests: sales,
  payments: sales,
  pending_sign_ins: { job: 'retention-sweep', after: 'its end' },
  persons: { with: 'accounts' },
  phone_codes: { job: 'retention-sweep', after: 'a day past its end' },
  profile_sync_log: { job: 'forget-guests', after: '90 days' },
  profile_syncs: {
    kept: 'Without what was sent: until the account is erased, and thirty days more for the word that its consent has ended (forget-guests).',
  },
  promotion_claims: sales,
  promotion_people: sales,
  promotions: published,
  public_holidays: reference,
  rate_limits: { job: 'delete-ended-limits', after: 'its end' },
  recovery_codes: { with: 'accounts' },
  recurring_job_runs: { kept: 'One row for each recurring job: its last run.' },
  reference_data: { kept: 'One row for each row of reference data that was ever given.' },
  refunds: sales,
  schedule_blocks: reference,
  schedule_overrides: reference,
  sample_rows: { kept: 'Which rows came with the sample: until it is removed.' },
  search_documents: { kept: 'Written anew with what it is of; one row for each item and language.' },
  search_misses: { job: 'delete-search-misses', after: '90 days without the search' },
  search_phrases: reference,
  search_state: { kept: 'One row.' },
  search_vocabulary: { kept: 'The words of the search documents.' },
  service_bookings: { with: 'appointments' },
  sessions: { job: 'retention-sweep', after: '30 days past its end' },
  settings: reference,
  set_up_tests: { kept: 'One row for each carrier and the gateway: its last test.' },
  simulated_notices: simulated,
  simulated_payments: simulated,
  simulated_refunds: simulated,
  specialities: reference,
  speciality_clinics: reference,
  speciality_services: reference,
  spent_challenges: { job: 'retention-sweep', after: 'its end' },
  staff_duties: { with: 'staff_members' },
  staff_invitations: {
    job: 'forget-guests',
    after: '30 days past its end; who was invited by whom stays in the audit log',
  },
  staff_members: account,
  stored_files: { job: 'sweep-files', after: 'what it belongs to is gone, or an hour without belonging to anything' },
  third_party_scripts: { kept: 'Recorded scripts: until staff delete them.' },
  vouchers: sales,
  waiting_list_entries: { job: 'forget-guests', after: '30 days past its day' },
  waiting_list_offers: { with: 'waiting_list_entries' },
  weekly_sessions: reference,
};
