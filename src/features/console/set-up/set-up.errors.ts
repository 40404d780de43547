import { m } from '#src/paraglide/messages.js';
import { Failure, type MessageText } from '#src/shared/failure.ts';

export const notReadyToOpen = () =>
  new Failure({ status: 409, code: 'not_ready_to_open', text: m.set_up_error_not_ready });
/** The sample can only fill an empty database, because it would mix invented hospitals with real ones. */
export const notEmpty = () => new Failure({ status: 409, code: 'not_empty', text: m.set_up_error_not_empty });
export const noSampleFiles = () => new Failure({ status: 409, code: 'no_sample_files', text: m.set_up_error_no_files });
export const noSample = () => new Failure({ status: 409, code: 'no_sample', text: m.set_up_error_no_sample });
/** An administrator of the sample would delete the account that does the work. */
export const ownAccountIsSample = () =>
  new Failure({ status: 409, code: 'own_account_is_sample', text: m.set_up_error_own_account });
/** A real booking or purchase refers to the sample; `text` names what and how many. */
export const sampleInUse = (text: MessageText) => new Failure({ status: 409, code: 'sample_in_use', text });
export const partUnknown = () => new Failure({ status: 409, code: 'part_unknown', text: m.set_up_error_no_part });
export const phoneInvalid = () =>
  new Failure({
    status: 422,
    code: 'phone_invalid',
    text: m.set_up_error_phone,
    fields: { phone: m.set_up_error_phone },
  });
/** The carrier or the gateway did not accept it. */
export const testFailed = (text: MessageText) => new Failure({ status: 409, code: 'test_failed', text });
