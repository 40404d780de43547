/** What is wrong with each field of a package and of a promotion code. */
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
  scene: m.package_desk_error_scene,
  priceSen: m.package_desk_error_price,
  validityDays: m.package_desk_error_validity,
  visitMinutes: m.package_desk_error_minutes,
  reviewedBy: m.package_desk_error_review,
  reviewedOn: m.package_desk_error_day,
  approvalNumber: m.package_desk_error_approval_number,
  approvalStartsOn: m.package_desk_error_day,
  approvalExpiresOn: m.package_desk_error_day,
};

export const promotionTexts: Record<string, MessageText> = {
  code: m.package_desk_error_promo,
  name: m.package_desk_error_name,
  percentOff: m.package_desk_error_off,
  amountOffSen: m.package_desk_error_off,
  maximumDiscountSen: m.package_desk_error_money,
  minimumSpendSen: m.package_desk_error_money,
  typeSlugs: m.package_desk_error_type,
  startsAt: m.package_desk_error_day,
  endsAt: m.package_desk_error_ends,
  globalLimit: m.package_desk_error_limit,
  personalLimit: m.package_desk_error_limit,
  approvalNumber: m.package_desk_error_approval_number,
  approvalStartsOn: m.package_desk_error_day,
  approvalExpiresOn: m.package_desk_error_day,
};
