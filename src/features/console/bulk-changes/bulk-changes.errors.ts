import { m } from '#src/paraglide/messages.js';
import { Failure } from '#src/shared/failure.ts';
import { undoMinutes } from './bulk-changes.rules.ts';

/** The change does not exist, or a colleague made it. */
export const bulkChangeUnknown = () =>
  new Failure({ status: 404, code: 'bulk_change_unknown', text: m.bulk_error_unknown });

/** The list has no such action. */
export const bulkActionUnknown = () =>
  new Failure({ status: 422, code: 'bulk_action_unknown', text: m.bulk_error_action });

/** The time for undoing is over. */
export const undoOver = () =>
  new Failure({
    status: 409,
    code: 'bulk_undo_over',
    text: (_, options) => m.bulk_error_undo_over({ minutes: undoMinutes }, options),
  });
