import type { SealedTable } from '#src/platform/secrets/reseal.server.ts';

/**
 * Every column that stores sealed values, with the column that names the row in their associated data. keys:reseal
 * seals them again with the present key; a test finds a sealed value in any column that is missing here.
 */
export const sealedTables: readonly SealedTable[] = [
  { table: 'accounts', id: 'id', row: 'id', columns: ['phone', 'address', 'totp_secret'] },
  { table: 'email_changes', id: 'account_id', row: 'account_id', columns: ['new_email'] },
  { table: 'persons', id: 'id', row: 'id', columns: ['id_number', 'date_of_birth'] },
  {
    table: 'appointments',
    id: 'id',
    row: 'id',
    columns: ['patient_name', 'phone', 'email', 'reason', 'cancel_reason'],
  },
  { table: 'appointment_history', id: 'id', row: 'appointment_id', columns: ['note'] },
  { table: 'call_signals', id: 'id', row: 'appointment_id', columns: ['body'] },
  {
    table: 'waiting_list_entries',
    id: 'id',
    row: 'id',
    columns: ['patient_name', 'phone', 'email', 'reason', 'removed_reason'],
  },
  { table: 'orders', id: 'id', row: 'id', columns: ['buyer', 'e_invoice'] },
  { table: 'order_lines', id: 'id', row: 'id', columns: ['person_name'] },
  { table: 'e_invoices', id: 'id', row: 'id', columns: ['document'] },
  { table: 'payment_requests', id: 'order_id', row: 'order_id', columns: ['contact'] },
  { table: 'refunds', id: 'id', row: 'id', columns: ['bank', 'note'] },
  { table: 'form_submissions', id: 'id', row: 'id', columns: ['values'] },
  { table: 'form_history', id: 'id', row: 'submission_id', columns: ['note'] },
  { table: 'medical_cards', id: 'id', row: 'id', columns: ['number'] },
  { table: 'privacy_requests', id: 'id', row: 'id', columns: ['person_name', 'email', 'details'] },
  { table: 'privacy_request_steps', id: 'id', row: 'request_id', columns: ['note'] },
  { table: 'patient_pairs', id: 'id', row: 'id', columns: ['note'] },
  { table: 'patient_merges', id: 'id', row: 'id', columns: ['reason', 'former'] },
  { table: 'privacy_breaches', id: 'id', row: 'id', columns: ['description', 'measures'] },
  { table: 'profile_syncs', id: 'id', row: 'id', columns: ['payload'] },
  { table: 'staff_provider_sessions', id: 'session_id', row: 'session_id', columns: ['refresh_token'] },
  { table: 'unsaved_changes', id: 'id', row: 'account_id', columns: ['fields'] },
  { table: 'stored_files', id: 'id', row: 'id', columns: ['name'] },
  { table: 'outbox', id: 'id', row: 'dedupe_key', columns: ['payload'] },
];

/** Sealed columns whose rows exist for a day at most: the old key is still used for that day instead. */
export const shortLivedSealedColumns = [
  'form_drafts.fields',
  'identity_verifications.value',
  'patient_look_ups.query',
] as const;
