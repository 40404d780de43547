import { Failure, fieldConflict, fieldInvalid } from '#src/shared/failure.ts';
import { m } from '#src/paraglide/messages.js';

export const approvalMissing = () =>
  new Failure({
    status: 422,
    code: 'approval_missing',
    text: m.packages_error_approval,
    fields: { approvalNumber: m.packages_error_approval, approvalExpiresOn: m.packages_error_approval },
  });
export const reviewMissing = () =>
  new Failure({
    status: 422,
    code: 'review_missing',
    text: m.package_admin_error_review,
    fields: { reviewedBy: m.package_admin_error_review, reviewedOn: m.package_admin_error_review },
  });
export const packageUnknown = () =>
  new Failure({ status: 404, code: 'package_unknown', text: m.packages_error_unknown });
export const successorNotOnSale = () => fieldInvalid('successor_refused', 'successor', m.package_admin_error_successor);
/** Addresses of other packages lead to this one, so a visitor would be redirected twice. */
export const successorOfOthers = (titles: readonly string[]) =>
  fieldInvalid('successor_refused', 'successor', (_, options) =>
    m.package_admin_error_successor_chain({ titles: titles.join(options.locale === 'zh' ? '、' : ', ') }, options),
  );
export const slugTaken = () => fieldInvalid('slug_taken', 'slug', m.packages_error_slug_taken);
export const typeUnknown = () => fieldInvalid('package_type_unknown', 'typeSlug', m.package_admin_error_type);
/** The form's field is not called 'code', because fields with that name are never shown again after a refusal. */
export const codeTaken = () => fieldInvalid('code_taken', 'promo', m.packages_error_code_taken);
export const promotionUnknownInConsole = () =>
  new Failure({ status: 404, code: 'promotion_unknown', text: m.packages_error_promotion_unknown });
export const changedMeanwhile = () =>
  new Failure({ status: 409, code: 'changed_meanwhile', text: m.package_admin_error_changed });
export const capacityBelowUse = () =>
  fieldConflict('capacity_below_use', 'capacity', m.packages_error_capacity_below_use);
export const limitBelowUse = () => fieldConflict('limit_below_use', 'globalLimit', m.packages_error_limit_below_use);
