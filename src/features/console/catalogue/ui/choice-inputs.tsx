import type { ReactNode } from 'react';
import { SpecialityIcon } from '#src/design/art/speciality-icon.tsx';
import { Icon } from '#src/design/icons/icon.tsx';
import { ScenePicture } from '#src/design/pictures/pictures.tsx';
import { m } from '#src/paraglide/messages.js';

export interface Choice {
  value: string;
  label: string;
}

interface ChoiceProps {
  name: string;
  label: string;
  hint?: string;
  error: string | undefined;
  value: string;
  choices: readonly Choice[];
}

/** Several controls with one label, a hint and an error. */
export function FieldGroup({
  id,
  label,
  hint,
  error,
  children,
}: {
  id?: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  children: ReactNode;
}) {
  return (
    <fieldset {...(id ? { id, tabIndex: -1 } : {})} className="min-w-0">
      <legend className="mb-1 font-semibold text-deep">{label}</legend>
      {hint && <p className="mb-2 text-[0.9375rem] leading-snug text-muted">{hint}</p>}
      {error && (
        <p className="mb-1 flex items-start gap-1.5 font-medium text-error">
          <Icon name="error" size={18} className="mt-1" />
          {error}
        </p>
      )}
      {children}
    </fieldset>
  );
}

/** Any number of choices, with the main one first where the order counts. */
export function CheckboxList({
  name,
  label,
  hint,
  error,
  value,
  choices,
  hasMain = false,
}: ChoiceProps & { hasMain?: boolean }) {
  const chosen = value.split(/[;,\n]/).map((code) => code.trim());
  const [main = ''] = chosen;
  return (
    <FieldGroup id={name} label={label} hint={hint} error={error}>
      {hasMain && (
        <label className="mb-3 block max-w-md">
          <span className="mb-1 block text-[0.9375rem] text-muted">{m.catalogue_main()}</span>
          <select
            name={name}
            defaultValue={main}
            className="block min-h-12 w-full rounded-soft border-2 border-field bg-white px-3 py-2"
          >
            <option value="">{m.catalogue_choose()}</option>
            {choices.map((choice) => (
              <option key={choice.value} value={choice.value}>
                {choice.label}
              </option>
            ))}
          </select>
        </label>
      )}
      {hasMain && <p className="text-[0.9375rem] text-muted">{m.catalogue_further()}</p>}
      <ul className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
        {choices.map((choice) => (
          <li key={choice.value}>
            <label className="flex min-h-11 items-center gap-3 py-1">
              <input
                type="checkbox"
                name={name}
                value={choice.value}
                defaultChecked={chosen.includes(choice.value) && !(hasMain && choice.value === main)}
                className="size-6 shrink-0 accent-teal"
              />
              {choice.label}
            </label>
          </li>
        ))}
      </ul>
    </FieldGroup>
  );
}

/** One of several drawings. */
export function DrawingChoice({
  name,
  label,
  hint,
  error,
  value,
  choices,
  drawings,
}: ChoiceProps & { drawings: 'interface' | 'speciality' | 'scene' }) {
  return (
    <FieldGroup id={name} label={label} hint={hint} error={error}>
      <ul className="flex flex-wrap gap-2">
        {choices.map((choice) => (
          <li key={choice.value}>
            <label
              title={choice.label}
              className="flex min-h-12 min-w-12 cursor-pointer items-center justify-center rounded-soft border-2 border-line bg-white p-2 text-teal has-checked:border-teal has-checked:bg-pale has-focus-visible:outline-3 has-focus-visible:outline-deep"
            >
              <input
                type="radio"
                name={name}
                value={choice.value}
                defaultChecked={choice.value === value}
                className="sr-only"
              />
              <Drawing kind={drawings} value={choice.value} />
              <span className="sr-only">{choice.label}</span>
            </label>
          </li>
        ))}
      </ul>
    </FieldGroup>
  );
}

function Drawing({ kind, value }: { kind: 'interface' | 'speciality' | 'scene'; value: string }) {
  if (kind === 'interface') return <Icon name={value} size={26} />;
  if (kind === 'speciality') return <SpecialityIcon name={value} />;
  return <ScenePicture topic={value} seed={value} className="h-16 w-24" />;
}
