import { m } from '#src/paraglide/messages.js';
import { Failure } from '#src/shared/failure.ts';

export const ownerNeeded = () => new Failure({ status: 401, code: 'token_needed', text: m.collections_error_owner });
export const itemUnknown = () =>
  new Failure({
    status: 404,
    code: 'item_unknown',
    text: m.collections_error_unknown,
    fields: { id: m.collections_error_unknown },
  });
export const collectionFull = () =>
  new Failure({ status: 409, code: 'collection_full', text: m.collections_error_full });
