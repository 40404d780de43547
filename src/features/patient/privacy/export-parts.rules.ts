/** The parts of a patient's data, as the patient's export and staff name them. */
import { m } from '#src/paraglide/messages.js';
import type { MessageText } from '#src/shared/failure.ts';

/** Titles of the export's parts, by the names of their data-subject handlers. */
export const partTitles: Readonly<Record<string, MessageText>> = {
  appointments: m.setting_export_part_appointments,
  purchases: m.setting_export_part_purchases,
  payments: m.setting_export_part_payments,
  memberships: m.setting_export_part_memberships,
  medicalCards: m.setting_export_part_cards,
  cart: m.setting_export_part_cart,
  collections: m.setting_export_part_saved,
  forms: m.setting_export_part_forms,
  privacyRequests: m.setting_export_part_privacy_requests,
  duplicates: m.setting_export_part_duplicates,
  accessLog: m.setting_export_part_access,
  account: m.setting_export_part_account,
};
