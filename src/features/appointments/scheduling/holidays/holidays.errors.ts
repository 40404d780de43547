import { m } from '#src/paraglide/messages.js';
import { Failure, fieldInvalid } from '#src/shared/failure.ts';
import { stateName } from '#src/shared/places/state-names.ts';

export const holidayUnknown = () => new Failure({ status: 404, code: 'holiday_unknown', text: m.errors_not_found });
export const holidayGone = () => new Failure({ status: 409, code: 'holiday_gone', text: m.holidays_error_gone });
export const holidayConfirmed = () =>
  new Failure({ status: 409, code: 'holiday_confirmed', text: m.holidays_error_confirmed });
export const holidayDayWrong = () => fieldInvalid('holiday_day_wrong', 'day', m.holidays_error_day);
export const holidayStatesMissing = () => fieldInvalid('holiday_states_missing', 'states', m.holidays_error_states);
export const proposalsMissing = () => fieldInvalid('proposals_missing', 'proposal', m.holidays_error_chosen);

/** `names` are the languages whose name is missing or too long. */
export const holidayNameWrong = (names: readonly string[]) =>
  new Failure({
    status: 422,
    code: 'holiday_name_wrong',
    text: m.holidays_error_name,
    fields: Object.fromEntries(names.map((name) => [name, m.holidays_error_name])),
  });

export function holidayTaken(state: string): Failure {
  return fieldInvalid('holiday_taken', 'states', (_inputs, { locale }) =>
    m.holidays_error_taken({ state: stateName(state, locale) }, { locale }),
  );
}
