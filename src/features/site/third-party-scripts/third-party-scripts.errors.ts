import { m } from '#src/paraglide/messages.js';
import { Failure, type MessageText } from '#src/shared/failure.ts';
import type { MarkupFault } from './script-markup.rules.ts';

export const scriptUnknown = () => new Failure({ status: 404, code: 'script_unknown', text: m.errors_not_found });
/** Another person has saved meanwhile: that change is not overwritten. */
export const scriptChangedMeanwhile = () =>
  new Failure({ status: 409, code: 'script_changed_meanwhile', text: m.scripts_error_meanwhile });
/** Two people review each third-party script: its proposer cannot be the second. */
export const scriptOwnProposal = () =>
  new Failure({ status: 409, code: 'script_own_proposal', text: m.scripts_error_own_proposal });
export const scriptNothingProposed = () =>
  new Failure({ status: 409, code: 'script_nothing_proposed', text: m.scripts_error_nothing_proposed });
export function scriptInvalid(fields: Record<string, MessageText>): Failure {
  return new Failure({ status: 422, code: 'script_invalid', text: m.scripts_error_invalid, fields });
}

const faultTexts: Record<MarkupFault['code'], (inputs: { detail: string }, options?: object) => string> = {
  unreadable: m.scripts_error_unreadable,
  element: m.scripts_error_element,
  attribute: m.scripts_error_attribute,
  address: m.scripts_error_address,
  host: m.scripts_error_host,
  inline: m.scripts_error_inline,
  integrity: m.scripts_error_integrity,
};

/** The message for a fault of markup, with its place. */
export function wordsOfFault({ code, detail }: MarkupFault): MessageText {
  return ((_inputs: object, options?: object) => faultTexts[code]({ detail }, options)) as MessageText;
}
