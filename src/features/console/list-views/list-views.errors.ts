import { m } from '#src/paraglide/messages.js';
import { Failure, fieldConflict, fieldInvalid } from '#src/shared/failure.ts';
import { mostViews } from './list-views.rules.ts';

/** The view does not exist, or is a colleague's. */
export const viewUnknown = () => new Failure({ status: 404, code: 'view_unknown', text: m.views_error_unknown });
export const nameMissing = () => fieldInvalid('view_name_missing', 'view_name', m.views_error_name);
export const nameTaken = () => fieldConflict('view_name_taken', 'view_name', m.views_error_taken);
export const nothingToKeep = () => new Failure({ status: 422, code: 'view_empty', text: m.views_error_empty });
export const tooManyViews = () =>
  new Failure({
    status: 409,
    code: 'too_many_views',
    text: (_, options) => m.views_error_many({ most: mostViews }, options),
  });
