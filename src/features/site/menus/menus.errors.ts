import { m } from '#src/paraglide/messages.js';
import { Failure, type MessageText } from '#src/shared/failure.ts';
import { longestAddress, longestHint, longestLabel, mostItems } from './menus.rules.ts';
import type { FoundFault, MenuFault, MenuFaults } from './menus.schema.ts';

export const menuUnknown = () => new Failure({ status: 404, code: 'menu_unknown', text: m.errors_not_found });
/** Another person has saved meanwhile: that change is not overwritten. */
export const menuChangedMeanwhile = () =>
  new Failure({ status: 409, code: 'menu_changed_meanwhile', text: m.menus_error_meanwhile });
export function menuInvalid(faults: MenuFaults): Failure {
  return new Failure({
    status: 422,
    code: 'menu_invalid',
    text: m.menus_error_invalid,
    fields: Object.fromEntries(Object.entries(faults).map(([name, fault]) => [name, faultWords(fault)])),
  });
}

const words: Record<MenuFault, MessageText> = {
  label_missing: m.menus_error_label_missing,
  label_long: (_inputs, options) => m.menus_error_long({ most: longestLabel }, options),
  hint_missing: m.menus_error_hint_missing,
  hint_long: (_inputs, options) => m.menus_error_long({ most: longestHint }, options),
  characters: m.menus_error_characters,
  too_wide: m.menus_error_too_wide,
  under_unknown: m.menus_error_under_unknown,
  circular: m.menus_error_circular,
  too_deep: m.menus_error_too_deep,
  address_missing: m.menus_error_address_missing,
  address_of_heading: m.menus_error_address_of_heading,
  address_long: (_inputs, options) => m.menus_error_long({ most: longestAddress }, options),
  address_unknown: m.menus_error_address_unknown,
  address_gone: m.menus_error_address_gone,
  address_outside: m.menus_error_address_outside,
  too_many: (_inputs, options) => m.menus_error_too_many({ most: mostItems }, options),
};

/** The fault of a field, and what to do. */
export function faultWords(found: FoundFault): MessageText {
  if (found.fault === 'address_moved')
    return (_inputs, options) => m.menus_error_address_moved({ address: found.address }, options);
  return words[found.fault];
}
