/** Every kind of form, in the order in which the desk offers them. A new kind is one file `<kind>.form.ts` and one line here. */
import { contactForm } from './contact.form.ts';
import type { FormKind } from './form-kind.ts';

export const formKinds: readonly FormKind[] = [contactForm];

/** The kind of a stored submission. */
export function formKindNamed(name: string): FormKind {
  const kind = formKinds.find((one) => one.name === name);
  if (!kind) throw new Error(`No form is called ${name}.`);
  return kind;
}
