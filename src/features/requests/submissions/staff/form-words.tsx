import { StateChip } from '#src/features/console/frame/ui/lists/state-chip.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { answerText } from '#src/features/requests/forms/answer-text.rules.ts';
import type { CustomFormVersion } from '#src/features/requests/forms/custom/custom-form.schema.ts';
import { customKind } from '#src/features/requests/forms/custom/custom-kind.rules.ts';
import type { FormField, FormKind } from '#src/features/requests/forms/form-kind.schema.ts';
import { formKindNamed, formKinds } from '#src/features/requests/forms/kinds/form-kinds.schema.ts';
import { ownerWords } from '../ui/owner-words.ts';

export function kindTitle(name: string): string {
  return formKindNamed(name).title({}, { locale: getLocale() });
}

/** The label of a state by its kind; without a kind, by the first kind with that state. */
export function stateWords(kind: string | undefined, state: string): string {
  const words = kind
    ? formKindNamed(kind).lifeCycle.words[state]
    : formKinds.find(({ lifeCycle }) => lifeCycle.words[state])?.lifeCycle.words[state];
  return words?.({}, { locale: getLocale() }) ?? state;
}

/** An action on several submissions: its name, and its effect. */
export function bulkWords(action: string): { label: string; hint: string } {
  const owner = ownerWords(action);
  if (owner) return owner;
  const state = stateWords(undefined, action.replace(/^state:/, ''));
  return { label: m.forms_bulk_state({ state }), hint: m.forms_bulk_state_hint() };
}

export function FormStateChip({ kind, state }: { kind: string; state: string }) {
  return <StateChip tone={formKindNamed(kind).lifeCycle.tones[state] ?? 'quiet'}>{stateWords(kind, state)}</StateChip>;
}

/** A value as a text for the reader. */
export function shownValue(field: FormField, value: string, hospitalName: string | null): string {
  if (field.type === 'hospital') return hospitalName ?? '';
  return answerText(field, value, getLocale());
}

/** The kind of a shown submission; if staff have built its form, by the version that it answers. */
export function kindOfView({ kind, version }: { kind: string; version: CustomFormVersion | null }): FormKind {
  return version ? customKind(version) : formKindNamed(kind);
}
