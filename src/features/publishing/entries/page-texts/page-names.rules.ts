/**
 * Names of the pages whose text is an entry: links and the list of possible new pages use them before a text exists.
 */
import { m } from '#src/paraglide/messages.js';
import type { MessageText } from '#src/shared/failure.ts';

/** Titles of the route table's pages, even of pages that have no text yet. */
export const pageNames: Readonly<Record<string, MessageText>> = {
  '/cares-app': m.info_pages_name_cares_app,
  '/cares-app/terms-and-conditions': m.info_pages_name_app_terms,
  '/cares-app/privacy-policy-and-account-deletion-guidelines': m.info_pages_name_app_privacy,
  '/cares-app/faq': m.info_pages_name_app_faq,
  '/cares': m.info_pages_name_cares,
  '/cares-membership': m.info_pages_name_cares_membership,
  '/cares-platinum-plus': m.info_pages_name_cares_platinum,
  '/cares-terms': m.info_pages_name_cares_terms,
  '/cares-faq': m.info_pages_name_cares_faq,
  '/ambulatory-care-and-wellness': m.info_pages_name_ambulatory,
  '/klinik-wakaf-an-nur': m.info_pages_name_wakaf,
  '/anciliary-services': m.info_pages_name_ancillary,
  '/pdpa': m.info_pages_name_pdpa,
  '/privacy': m.info_pages_name_privacy,
  '/terms': m.info_pages_name_terms,
  '/refund-policy': m.info_pages_name_refund,
  '/cookies': m.info_pages_name_cookies,
  '/accessibility': m.info_pages_name_accessibility,
  '/consultant': m.info_pages_name_consultant,
  '/contact-us': m.info_pages_contact_title,
  '/health-tourism': m.info_pages_name_tourism,
  '/international-patient-centre': m.health_tourism_to_centre,
  '/mccn/our-collaboration': m.clinic_network_tab_collaboration,
};
