import type { IconName } from '#src/design/icons/icon-names.ts';
import { m } from '#src/paraglide/messages.js';
import type { SearchType } from '#src/platform/search-documents/search-types.ts';

/** Headings of the result types. */
export const typeWords: Record<SearchType, () => string> = {
  speciality: m.search_type_speciality,
  doctor: m.search_type_doctor,
  hospital: m.search_type_hospital,
  clinic: m.search_type_clinic,
  centre: m.search_type_centre,
  package: m.search_type_package,
  article: m.search_type_article,
  library: m.search_type_library,
  faq: m.search_type_faq,
  video: m.search_type_video,
  podcast: m.search_type_podcast,
  treatment: m.search_type_treatment,
  page: m.search_type_page,
  event: m.search_type_event,
  campaign: m.search_type_campaign,
  news: m.search_type_news,
  csr: m.search_type_csr,
  career: m.search_type_career,
  tender: m.search_type_tender,
};

export const typeIcons: Record<SearchType, IconName> = {
  speciality: 'health',
  doctor: 'stethoscope',
  hospital: 'hospital',
  clinic: 'pin',
  centre: 'approved',
  package: 'package',
  article: 'document',
  library: 'list',
  faq: 'message',
  video: 'video',
  podcast: 'laptop',
  treatment: 'globe',
  page: 'document',
  event: 'calendar',
  campaign: 'bell',
  news: 'document',
  csr: 'users',
  career: 'users',
  tender: 'document',
};
