/** The message for each refused field of a package and of a promotion code. */
import { m } from '#src/paraglide/messages.js';
import type { MessageText } from '#src/shared/failure.ts';

export const packageTexts: Record<string, MessageText> = {
  slug: m.package_admin_error_slug,
  typeSlug: m.package_admin_error_type,
  title: m.package_admin_error_title,
  summary: m.package_admin_error_summary,
  about: m.package_admin_error_about,
  suits: m.package_admin_error_suits,
  inclusions: m.package_admin_error_inclusions,
  preparation: m.package_admin_error_preparation,
  minAge: m.package_admin_error_age,
  maxAge: m.package_admin_error_max_age,
  gender: m.package_admin_error_gender,
  scene: m.package_admin_error_scene,
  priceSen: m.package_admin_error_price,
  validityDays: m.package_admin_error_validity,
  visitMinutes: m.package_admin_error_minutes,
  reviewedBy: m.package_admin_error_review,
  reviewedOn: m.package_admin_error_day,
  approvalNumber: m.package_admin_error_approval_number,
  approvalStartsOn: m.package_admin_error_day,
  approvalExpiresOn: m.content_lack_approval_too_long,
};

export const promotionTexts: Record<string, MessageText> = {
  code: m.package_admin_error_promo,
  name: m.package_admin_error_name,
  percentOff: m.package_admin_error_off,
  amountOffSen: m.package_admin_error_off,
  maximumDiscountSen: m.package_admin_error_money,
  minimumSpendSen: m.package_admin_error_money,
  typeSlugs: m.package_admin_error_type,
  startsAt: m.package_admin_error_day,
  endsAt: m.package_admin_error_ends,
  globalLimit: m.package_admin_error_limit,
  personalLimit: m.package_admin_error_limit,
  approvalNumber: m.package_admin_error_approval_number,
  approvalStartsOn: m.package_admin_error_day,
  approvalExpiresOn: m.content_lack_approval_too_long,
};
