import { m } from '#src/paraglide/messages.js';
import { Failure } from '#src/shared/failure.ts';

export const entryUnknown = () => new Failure({ status: 404, code: 'entry_unknown', text: m.content_error_unknown });
export const filterUnknown = (names: readonly string[]) =>
  new Failure({
    status: 422,
    code: 'filter_unknown',
    text: m.errors_invalid,
    fields: Object.fromEntries(names.map((name) => [name, m.content_error_filter])),
  });
