import { m } from '#src/paraglide/messages.js';
import { Failure, fieldInvalid } from '#src/shared/failure.ts';

export const stepClosed = () => new Failure({ status: 409, code: 'step_closed', text: m.front_desk_error_step });
export const reasonMissing = () => fieldInvalid('reason_missing', 'reason', m.front_desk_error_reason);
export const noteMissing = () => fieldInvalid('note_missing', 'note', m.front_desk_error_note);
export const timeMissing = () => fieldInvalid('time_missing', 'slot', m.front_desk_error_time);
