import { m } from '#src/paraglide/messages.js';

/** Changes of the owner of several submissions. */
export const ownerActions = ['take', 'release'] as const;

/** Such an action: its name, and its effect; undefined for any other. */
export function ownerWords(action: string): { label: string; hint: string } | undefined {
  if (action === 'take') return { label: m.forms_take(), hint: m.forms_bulk_take_hint() };
  if (action === 'release') return { label: m.forms_release(), hint: m.forms_bulk_release_hint() };
  return undefined;
}
