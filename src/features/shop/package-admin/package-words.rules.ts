/** What is wrong with each field of a package. */
import { m } from '#src/paraglide/messages.js';
import type { MessageText } from '#src/shared/failure.ts';

export const packageTexts: Record<string, MessageText> = {
  slug: m.package_desk_error_slug,
  typeSlug: m.package_desk_error_type,
  title: m.package_desk_error_title,
  summary: m.package_desk_error_summary,
  about: m.package_desk_error_about,
  suits: m.package_desk_error_suits,
  inclusions: m.package_desk_error_inclusions,
  preparation: m.package_desk_error_preparation,
  minAge: m.package_desk_error_age,
  maxAge: m.package_desk_error_max_age,
  gender: m.package_desk_error_gender,
  priceSen: m.package_desk_error_price,
  validityDays: m.package_desk_error_validity,
  visitMinutes: m.package_desk_error_minutes,
  reviewedBy: m.package_desk_error_review,
  reviewedOn: m.package_desk_error_day,
  approvalNumber: m.package_desk_error_approval_number,
  approvalStartsOn: m.package_desk_error_day,
  approvalExpiresOn: m.package_desk_error_day,
};
