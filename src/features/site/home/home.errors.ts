import { m } from '#src/paraglide/messages.js';
import { Failure, type MessageText } from '#src/shared/failure.ts';
import { longestHeading, type LayoutFault } from './home-layout.rules.ts';

export const layoutUnknown = () => new Failure({ status: 404, code: 'home_layout_unknown', text: m.errors_not_found });
/** Another person has saved meanwhile: that change is not overwritten. */
export const layoutChangedMeanwhile = () =>
  new Failure({ status: 409, code: 'home_layout_changed_meanwhile', text: m.home_sections_error_meanwhile });
export function layoutInvalid(faults: Record<string, LayoutFault>): Failure {
  return new Failure({
    status: 422,
    code: 'home_layout_invalid',
    text: m.home_sections_error_invalid,
    fields: Object.fromEntries(Object.entries(faults).map(([name, fault]) => [name, words[fault]])),
  });
}

const words: Record<LayoutFault, MessageText> = {
  heading_missing: m.home_sections_error_missing,
  heading_long: (_inputs, options) => m.home_sections_error_long({ most: longestHeading }, options),
  characters: m.home_sections_error_characters,
};
